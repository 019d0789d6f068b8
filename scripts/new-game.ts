/** npm run new-game -- ID [--secret|--cards] [--players 2-4]: lays out a small game that works, open, with secrets or with cards, in a folder of its own under `games`. */
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
/** Those that are laid out under another name: with a secret choice, and with hands, a row and a deck. */
const EXAMPLES = join(import.meta.dirname, '../examples');
const SECRET = 'tidepool';
const CARDS = 'low-tide-market';

export interface Wish {
	/** Whether seats choose at once and in secret. */
	readonly secret?: boolean;
	/** Whether it is played with cards: hands, a row, a deck, and three things to do. */
	readonly cards?: boolean;
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
	const example = wish.cards ? CARDS : wish.secret ? SECRET : null;
	const files = example === null ? openFiles(id) : exampleFiles(example, id);
	// the dev server takes a game in as soon as it has this one
	const last = ([file]: readonly string[]): number => Number(file === 'game.json');
	for (const [file, text] of files.toSorted((one, other) => last(one) - last(other))) {
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

/** Each file of an example: its words in English alone, for the author to change. */
const exampleFiles = (example: string, id: string): [string, string][] =>
	globSync('**/*.*', { cwd: join(EXAMPLES, example) })
		.filter((file) => !file.startsWith('messages/de'))
		.map((file) => {
			const text = readFileSync(join(EXAMPLES, example, file), 'utf8');
			const own = unsigned(renamed(text, example, id)).replace('"en", "de"', '"en"');
			return [renamed(file, example, id), own];
		});

const named = (text: string, id: string): string =>
	text
		.replaceAll('__id__', id)
		.replaceAll('__name__', camel(id))
		.replaceAll('__key__', keyOf(id))
		.replaceAll('__Title__', titled(id))
		.replaceAll('__contract__', String(CONTRACT));

const keyOf = (id: string): string => id.replaceAll('-', '_');

/** A text of one game as another's: its messages, its name in code, its id, its title. */
function renamed(text: string, from: string, to: string): string {
	const inCode = `\\{ ${camel(from)}(?= \\}| as )|${camel(from)}(?=\\.about)|(?<=const |always\\()${camel(from)}`;
	return text
		.replaceAll(`${keyOf(from)}_`, `${keyOf(to)}_`)
		.replaceAll(new RegExp(inCode, 'g'), (name) => name.replace(camel(from), camel(to)))
		.replaceAll(from, to)
		.replaceAll(titled(from), titled(to));
}

/** A text of an example without who made that, and from what: its author says it. */
const unsigned = (text: string): string =>
	text
		.replace(/(?<=\n\t\tdesigners: ).*/, '[],')
		.replace(/(?<=\n\t\tyear: ).*/, 'null,')
		.replace(/(?<=\n\t\tlicence: ).*/, "'say which',")
		.replace(/(?<=\n\t\tsource: ).*/, "'say where the rules were found',")
		.replace(/(?<=\n- \*\*Designer\*\*: ).*/, 'who made it')
		.replace(/(?<=\n- \*\*Year\*\*: ).*/, 'when')
		.replace(/(?<=\n- \*\*Licence.*\*\*: ).*/, 'which; told here in our own words')
		.replace(/(?<=\n- \*\*Source\*\*: ).*/, 'where the rules were found');

/** A text with the players that were asked for, wherever it says how many play. */
function seated(text: string, players: readonly number[] = []): string {
	const [least, most] = [players[0], players.at(-1)];
	if (least === undefined || most === undefined) return text;
	const said = least === most ? String(least) : `${least} to ${most}`;
	return text
		.replace(/seats: \[2, 3, 4(, 5)?\]/, `seats: [${players.join(', ')}]`)
		.replace(/(?<=\*\*Players\*\*: )2 to [45]/, said)
		.replace(/Two to (four|five)(?= can play this)/, said);
}

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
		options: {
			secret: { type: 'boolean', default: false },
			cards: { type: 'boolean', default: false },
			players: { type: 'string' }
		}
	});
	try {
		const players = values.players === undefined ? [] : playersIn(values.players);
		const [id = ''] = positionals;
		const { secret, cards } = values;
		const written = await newGame(process.cwd(), id, { secret, cards, players });
		console.log([...written, '', 'Now: npm run sync, and read docs/modules.md.'].join('\n'));
	} catch (problem) {
		console.error(problem instanceof Error ? problem.message : problem);
		process.exitCode = 1;
	}
}
