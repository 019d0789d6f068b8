/** npm run lab -- bench-first-load [--beside TREE]: what a phone fetches at a table in each language, and what the board of each game adds, in bytes as they are sent. TREE is another built checkout, measured in the same run. Build first. */
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright';
import { games } from '../src/lib/games/registry.ts';
import { openBrowser, openHouse, type House } from '../test/e2e/house.ts';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'pl', 'uk', 'ar'];

/** Packed bytes of scripts and styles, by their addresses. */
type Fetched = ReadonlyMap<string, number>;

/** What was measured in a tree, by language or game. */
interface Measured {
	readonly scripts: Readonly<Record<string, number>>;
	readonly styles: Readonly<Record<string, number>>;
	readonly board: Readonly<Record<string, number>>;
}

const { values } = parseArgs({ options: { beside: { type: 'string' } } });
const trees = ['.', ...(values.beside === undefined ? [] : [values.beside])];
const browser = await openBrowser();
const measured: Measured[] = [];
for (const tree of trees) measured.push(await measure(tree));
await browser.close();

console.log(['', ...trees].map((tree) => tree.padEnd(20)).join(''));
for (const locale of LANGUAGES) row(`scripts, ${locale}`, ({ scripts }) => scripts[locale]);
row('styles', ({ styles }) => styles['en']);
for (const { id } of games) row(id, ({ board }) => board[id]);

function row(name: string, of: (one: Measured) => number | undefined): void {
	const figures = measured.map((one) => String(of(one) ?? '–').padEnd(20));
	console.log([name.padEnd(20), ...figures].join(''));
}

async function measure(tree: string): Promise<Measured> {
	const house = await openHouse(tmpdir(), null, tree);
	try {
		const context = await browser.newContext({ serviceWorkers: 'block' });
		const tables = await seated(context, house);
		const state = await context.storageState();
		await context.close();
		const scripts: Record<string, number> = {};
		const styles: Record<string, number> = {};
		let board: Record<string, number> = {};
		for (const locale of LANGUAGES) {
			const fetched = new Map<string, Fetched>();
			// a few tell what belongs to all; what each board adds is asked in one language
			const some = locale === LANGUAGES[0] ? [...tables] : [...tables].slice(0, 3);
			for (const [game, table] of some) {
				const device = await browser.newContext({
					...{ locale, storageState: state, serviceWorkers: 'block' },
					viewport: { width: 390, height: 664 }
				});
				fetched.set(game, await fetchedAt(device, `${house.origin}/table/${table}`));
				await device.close();
			}
			const all = shared([...fetched.values()].slice(0, 3));
			scripts[locale] = sum(all, '.js');
			styles[locale] = sum(all, '.css');
			if (locale !== LANGUAGES[0]) continue;
			const own = (one: Fetched) => new Map([...one].filter(([url]) => !all.has(url)));
			board = Object.fromEntries([...fetched].map(([game, one]) => [game, sum(own(one))]));
		}
		return { scripts, styles, board };
	} finally {
		await house.close();
	}
}

/** Opens a table of each game that the tree has, and sits down at it; the tables by game. */
async function seated(context: BrowserContext, { origin }: House): Promise<Map<string, string>> {
	const post = async (path: string, data: object) => {
		const answer = await context.request.post(origin + path, { data, headers: { origin } });
		return answer.ok() ? ((await answer.json()) as Record<string, string>) : null;
	};
	const opened = await post('/api/workshops', { title: 'Light' });
	const tables = new Map<string, string>();
	for (const { id, about } of games) {
		const game = { game: id, seats: about.seats[0] };
		const table = await post(`/api/workshops/${opened?.['workshop'] ?? ''}/tables`, game);
		const place = table && (await post('/api/join', { code: table['code'], name: 'Robin' }));
		if (place?.['table'] !== undefined) tables.set(id, place['table']);
	}
	// a phone leads no workshop
	await context.clearCookies({ name: /^w_/ });
	return tables;
}

/** All that a page fetches until it is quiet. */
async function fetchedAt(context: BrowserContext, address: string): Promise<Fetched> {
	const page = await context.newPage();
	const fetched = new Map<string, Promise<number>>();
	page.on('response', (response) => {
		const url = response.url();
		if (!response.ok() || !/\.(js|css)$/.test(url) || fetched.has(url)) return;
		fetched.set(
			url,
			fetch(url).then(async (again) => gzipSync(Buffer.from(await again.arrayBuffer())).length)
		);
	});
	await page.goto(address, { waitUntil: 'networkidle' });
	const entries = [...fetched].map(async ([url, bytes]) => [url, await bytes] as const);
	return new Map(await Promise.all(entries));
}

function sum(fetched: Fetched, ending = ''): number {
	return [...fetched].reduce((all, [url, bytes]) => all + (url.endsWith(ending) ? bytes : 0), 0);
}

/** What is fetched for most games. */
function shared(all: readonly Fetched[]): Fetched {
	const most = ([url]: readonly [string, number]) =>
		all.filter((one) => one.has(url)).length > all.length / 2;
	return new Map(all.flatMap((one) => [...one]).filter(most));
}
