/** npm run new-game -- ID [--secret] [--players 2-4]: lays out a small game that works, open or with secrets, in a folder of its own under `games`. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, type FormatConfig } from 'oxfmt';
import { CONTRACT } from '../src/lib/engine/module.ts';
import { stop } from './command.ts';
import { ELSEWHERE, nameFault } from './games/found.mjs';
import { camel } from './games/lists.mjs';
import { root as here } from './install.mjs';

/** An open game to begin with: counters from a heap. */
const OPEN = join(import.meta.dirname, 'new-game');
/** One with a secret choice: the example, under another name. */
const SECRET = join(import.meta.dirname, '../examples/tidepool');

export interface Wish {
	/** Whether seats choose at once and in secret. */
	readonly secret?: boolean;
	/** The possible numbers of seats, rising. */
	readonly players?: readonly number[];
}

const titled = (id: string): string =>
	id
		.split('-')
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(' ');

/** Lays a game out under `root`; the files it wrote. Throws for a name that cannot be one, or is taken. */
export async function newGame(root: string, id: string, wish: Wish = {}): Promise<string[]> {
	const fault = nameFault(id);
	if (fault !== null) throw new Error(`"${id}" is no name for a game: ${fault}`);
	const folder = `${ELSEWHERE}/${id}`;
	for (const taken of [folder, `src/lib/games/${id}`])
		if (existsSync(join(root, taken))) throw new Error(`${taken} is there already`);
	const written: string[] = [];
	for (const [file, text] of wish.secret ? secretFiles(id) : openFiles(id)) {
		const path = `${folder}/${file}`;
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), await formatted(path, seated(text, wish.players)));
		written.push(path);
	}
	return written;
}

/** Each file of an open game, with its text. */
const openFiles = (id: string): [string, string][] =>
	globSync('**/*.txt', { cwd: OPEN }).map((template) => [
		named(template.replace(/\.txt$/, ''), id),
		named(readFileSync(join(OPEN, template), 'utf8'), id)
	]);

/** Each file of a game with secrets: its words in English alone, for the author to change. */
const secretFiles = (id: string): [string, string][] =>
	globSync('**/*.*', { cwd: SECRET })
		.filter((file) => !file.startsWith('messages/de'))
		.map((file) => [
			renamed(file, id),
			renamed(readFileSync(join(SECRET, file), 'utf8'), id).replace('"en", "de"', '"en"')
		]);

const named = (text: string, id: string): string =>
	text
		.replaceAll('__id__', id)
		.replaceAll('__name__', camel(id))
		.replaceAll('__key__', id.replaceAll('-', '_'))
		.replaceAll('__Title__', titled(id))
		.replaceAll('__contract__', String(CONTRACT));

const renamed = (text: string, id: string): string =>
	text
		.replaceAll('tidepool_', `${id.replaceAll('-', '_')}_`)
		.replaceAll(/\{ tidepool \}|tidepool(?=\.about)|(?<=const )tidepool/g, (word) =>
			word.replace('tidepool', camel(id))
		)
		.replaceAll('always(tidepool', `always(${camel(id)}`)
		.replaceAll('tidepool', id)
		.replaceAll('Tidepool', titled(id));

const seated = (text: string, players: readonly number[] = []): string =>
	players.length === 0 ? text : text.replace('seats: [2, 3, 4]', `seats: [${players.join(', ')}]`);

/** As everything here is written; nothing else is touched. */
async function formatted(path: string, text: string): Promise<string> {
	if (path.includes('/scenarios/')) return text;
	const style = JSON.parse(readFileSync(join(here, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
	const sortTailwindcss = { stylesheet: join(here, 'src/app.css') };
	const { code } = await format(path, text, { ...style, sortTailwindcss });
	return code;
}

/** "2-4" as its numbers, "3" as one; ends the process for anything else. */
function playersIn(text: string): number[] {
	const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
	const [least, most] = [Number(from), Number(to)];
	if (!(least >= 1 && most >= least && most <= 12)) return stop('--players is such as 2-4');
	return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

if (import.meta.main) {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { secret: { type: 'boolean' }, players: { type: 'string' } }
	});
	try {
		const players = values.players === undefined ? [] : playersIn(values.players);
		const [id = ''] = positionals;
		const written = await newGame(process.cwd(), id, { secret: values.secret ?? false, players });
		console.log([...written, '', 'Now: npm run sync, and read docs/modules.md.'].join('\n'));
	} catch (problem) {
		console.error(problem instanceof Error ? problem.message : problem);
		process.exitCode = 1;
	}
}
