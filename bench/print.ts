/** npm run lab -- bench-print (after npm run build): a sheet, a long record and two books, warm, beside Chromium printing the same pages; and thirty sheets while thirty clients play. With `-- --alone` without these. */
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { createServer } from 'vite';
import type { RecordDocument } from '../src/lib/engine/record.ts';
import { seededSource } from '../src/lib/engine/random.ts';
import { history } from '../src/lib/games/biome/history/record.ts';
import { sheet } from '../src/lib/games/biome/history/sheet/sheet.ts';
import type { State } from '../src/lib/games/biome/rules/state.ts';
import { book } from '../src/lib/games/biome/history/book/given.ts';
import { bookOf, svgOf } from '../src/lib/print/book/book.ts';
import { pdfOf } from '../src/lib/print/pdf.ts';
import { demand, openBrowser, openHouse, type House } from '../test/e2e/house.ts';
import { Student } from '../test/e2e/crowd.ts';
import { longTold, toldGame } from '../test/games/biome/prints/told.ts';
import { pause } from './pause.ts';

const ENTRIES = 200;
const BARS = { sheet: 30, history: 120, book: 60, long: 200, moved: 20 };
/** The most that a book may weigh, in KB, and how many times as fast as Chromium it is to be. */
const WEIGHTS = { book: 250, long: 600 };
const FASTER = 8;
const RUNS = 15;
const CLASS = { tables: 5, seats: 6 };
/** Milliseconds in which each client acts once, and for which the server's loop is watched. */
const PACE = 500;
const WATCHED = 6_000;

const occasion = {
	table: 'The long river',
	date: '21 November 2026',
	names: { 0: 'Łukasz', 1: 'Şule', 2: 'Ελένη', 3: 'Дмитро', 4: 'Hoà', 5: 'Quiet Heron' }
};
const METRICS = 'bench-print';

const short = toldGame({ seats: 4, seed: 3 });
const long = longGame();
const lesson = toldGame({
	seats: 5,
	seed: 47,
	options: { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 }
});
const browser = await openBrowser();
const pages = await printPages();
await compare(
	`sheet of ${String(short.history.length)} entries`,
	BARS.sheet,
	() => sheet(short, 0, occasion),
	(made) => bookOf(made, 'a4')
);
await compare(`history of ${String(long.history.length)} entries`, BARS.history, () =>
	history(long, occasion)
);
await compareBook('book of thirty turns', lesson, 'book');
await compareBook('book of 300 turns', longTold(lesson, 300), 'long');
await pages.close();
await browser.close();
if (!process.argv.includes('--alone')) await thirty();

/** A game that was not over before it had a number of entries, cut off there. */
function longGame(): State {
	for (let seed = 1; ; seed++) {
		const options = { graceRounds: 3, collapsePercent: 'off', equilibriumRounds: 3, startRp: 10 };
		const view = toldGame({ seats: 6, seed, options, turns: ENTRIES });
		if (view.history.length >= ENTRIES) {
			return { ...view, history: view.history.slice(0, ENTRIES) };
		}
	}
}

/** The page `/print` of a record, as the server sets it: where it is. */
async function printPages() {
	const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
	const path = '/src/routes/table/[table]/print/Blocks.svelte';
	type Server = typeof import('svelte/server');
	const { render } = (await vite.ssrLoadModule('svelte/server')) as Server;
	const { default: Blocks } = (await vite.ssrLoadModule(path)) as {
		default: import('svelte').Component<Pick<RecordDocument, 'blocks'>>;
	};
	const sheets = ['/src/app.css', '/src/lib/print/paper.css'];
	const css = await Promise.all(
		sheets.map(async (sheet) => (await vite.transformRequest(`${sheet}?direct`))?.code ?? '')
	);
	let shown = '';
	const http = createHttp((request, response) => {
		if (request.url === '/print') response.setHeader('content-type', 'text/html').end(shown);
		else vite.middlewares(request, response); // its typefaces
	}).listen(0);
	const { port } = http.address() as AddressInfo;
	return {
		addressOf: async (record: RecordDocument) => {
			const { title, language, blocks } = record;
			const leaves = await svgOf(record, 'a4');
			const main =
				leaves === ''
					? `<main class="printed a4"><h1>${title}</h1>${render(Blocks, { props: { blocks } }).body}</main>`
					: `<main class="leaves a4">${leaves}</main>`;
			shown = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><style>${css.join('')}</style>${main}`;
			return `http://localhost:${String(port)}/print`;
		},
		close: async () => {
			http.close();
			await vite.close();
		}
	};
}

/** A book beside the same pages as a browser prints them. */
async function compareBook(name: string, view: State, kind: 'book' | 'long'): Promise<void> {
	const wanted = `at most ${String(WEIGHTS[kind])} KB, at least ${String(FASTER)} times as fast`;
	await compare(
		`${name} (${wanted})`,
		BARS[kind],
		() => book(view, occasion),
		(made) => bookOf(made, 'a4')
	);
}

/** Sets a record both ways, one after the other, once both are warm. */
async function compare(
	name: string,
	bar: number,
	make: () => RecordDocument,
	set: (made: RecordDocument) => Promise<Uint8Array | null> = (made) => pdfOf(made, 'a4')
): Promise<void> {
	const ours = await measured(() => set(make()));
	const page = await (await (browser satisfies Browser).newContext()).newPage();
	await page.goto(await pages.addressOf(make()));
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	const theirs = await measured(() => page.pdf({ format: 'A4', tagged: true, outline: true }));
	const ratio = theirs.median / ours.median;
	console.log(name);
	console.log(`  ${ours.said} (at most ${String(bar)} ms), ${ours.work}, ${ours.size}`);
	console.log(
		`  Chromium, warm: ${theirs.said}, ${theirs.size}: ${ratio.toFixed(1)} times as long`
	);
}

async function measured(set: () => Promise<Uint8Array | null>) {
	const times: number[] = [];
	/** Of the processor alone: the same however much else the machine does. */
	const worked: number[] = [];
	let size = 0;
	for (let run = -RUNS; run < RUNS; run++) {
		const [began, before] = [performance.now(), process.cpuUsage()];
		size = (await set())?.length ?? 0;
		if (run < 0) continue;
		times.push(performance.now() - began);
		const { user, system } = process.cpuUsage(before);
		worked.push((user + system) / 1000);
	}
	const [least, median, most] = [0, 0.5, 1].map((part) => at(times, part)) as [
		number,
		number,
		number
	];
	const said = `median ${median.toFixed(1)} ms, least ${least.toFixed(1)}, most ${most.toFixed(1)}`;
	const work = `${at(worked, 0.5).toFixed(1)} ms of the processor`;
	return { median, said, work, size: `${(size / 1000).toFixed(0)} KB` };
}

/** How much longer the server's event loop takes to come round while it prints a class's sheets. */
async function thirty(): Promise<void> {
	process.env['METRICS_TOKEN'] = METRICS;
	const house = await openHouse();
	const { workshop = '', token = '' } = await demand(house, 'workshops', { body: { title: '7b' } });
	const students: Student[] = [];
	for (let number = 0; number < CLASS.tables; number++) {
		const body = { game: 'biome', seats: CLASS.seats };
		const made = await demand(house, `workshops/${workshop}/tables`, { body, token });
		for (let seat = 0; seat < CLASS.seats; seat++) {
			const joining = { code: made['code'], name: `Student ${String(seat)}`, seat };
			const joined = await demand(house, 'join', { body: joining });
			students.push(new Student(house, made['table'] ?? '', seat, joined['token'] ?? ''));
		}
	}
	const dice = seededSource(7);
	const playing = new AbortController();
	const played = students.map(async (student, place) => {
		await pause((PACE / students.length) * place);
		while (!playing.signal.aborted) await Promise.all([student.act(dice), pause(PACE)]);
	});
	await pause(2 * PACE);
	await sheets(house, students); // the press and its typefaces are warm
	const before = await loopDelay(house, pause(WATCHED));
	const once = await loopDelay(house, Promise.all([sheets(house, students), pause(WATCHED)]));
	const over = await loopDelay(
		house,
		again(() => sheets(house, students), WATCHED)
	);
	playing.abort();
	await Promise.all(played);
	for (const student of students) student.leave();
	await house.close();
	console.log(`the server's event loop beside ${String(students.length)} clients`);
	console.log(`  ${said(before)}`);
	console.log(`  ${said(once)}: a sheet for each (at most ${String(BARS.moved)} ms more)`);
	console.log(`  ${said(over)}: the same over and over`);
}

function said({ p50, p99, max }: Delay): string {
	return `half within ${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(1)}, all within ${max.toFixed(1)}`;
}

/** Every student takes their sheet at once. */
async function sheets(house: House, students: readonly Student[]): Promise<void> {
	const taken = students.map(async ({ table, seat, token }) => {
		const headers = { authorization: `Bearer ${token}` };
		const address = `${house.origin}/api/tables/${table}/print/sheet/${String(seat)}.pdf`;
		await (await fetch(address, { headers })).arrayBuffer();
	});
	await Promise.all(taken);
}

async function again(once: () => Promise<void>, time: number): Promise<void> {
	const until = performance.now() + time;
	while (performance.now() < until) await once();
}

/** Milliseconds between two looks at the clock that are to be ten apart, as the server measured them. */
interface Delay {
	readonly p50: number;
	readonly p99: number;
	readonly max: number;
}

/** How evenly the server's event loop comes round until something is over. */
async function loopDelay(house: House, over: Promise<unknown>): Promise<Delay> {
	await figures(house); // they count from the last time somebody asked
	await over;
	const text = await figures(house);
	const figure = (name: string) =>
		Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (.*)$`, 'm').exec(text)?.[1]) * 1000;
	return { p50: figure('p50'), p99: figure('p99'), max: figure('max') };
}

async function figures({ origin }: House): Promise<string> {
	const headers = { authorization: `Bearer ${METRICS}` };
	return (await fetch(`${origin}/metrics`, { headers })).text();
}

function at(times: readonly number[], part: number): number {
	return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0;
}
