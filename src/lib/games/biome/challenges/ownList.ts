/** A class's own challenges as a list to paste, a line each, and as a file: written out, and read back. */
import * as m from '../../../paraglide/messages.js';
import { PACK_LIMITS, type OwnChallenge } from '../pack/classPack.ts';
import { SPHERES } from '../rules/state.ts';
import { sphereName } from '../words/terms.ts';
import { comma } from '../../../pieces/lists.ts';

/** What was read: every challenge, or a sentence for each that is wrong. */
export interface ReadList {
	readonly own: readonly OwnChallenge[];
	readonly wrong: readonly string[];
}

/** A challenge as it was typed: nothing of it is believed. */
export type Typed = Readonly<Record<keyof OwnChallenge, string>>;

/** The challenge, or why it is none. */
export function judged(typed: Typed): OwnChallenge | string {
	const said = plain(typed.sphere).toLowerCase();
	const sphere = SPHERES.find((one) => one === said || sphereName(one).toLowerCase() === said);
	const spheres = SPHERES.map((one) => sphereName(one)).join(comma());
	const [text, fact, source] = [plain(typed.text), plain(typed.fact), plain(typed.source)];
	if (!sphere) return m.pack_wrong_sphere({ given: plain(typed.sphere), spheres });
	if (text === '') return m.pack_wrong_empty();
	if (text.length > PACK_LIMITS.text) return m.pack_wrong_text({ most: PACK_LIMITS.text });
	if (fact.length > PACK_LIMITS.fact) return m.pack_wrong_fact({ most: PACK_LIMITS.fact });
	if (source.length > PACK_LIMITS.source) return m.pack_wrong_source({ most: PACK_LIMITS.source });
	return { sphere, text, fact, source };
}

/** On one line. */
const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** One line for each, with tabs between its parts: it can be pasted here and into a spreadsheet. */
export const listOf = (own: readonly OwnChallenge[]): string =>
	own
		.map(({ sphere, text, fact, source }) => [sphereName(sphere), text, fact, source])
		.map((parts) => parts.map(quoted).join('\t'))
		.join('\n');

/** Reads `sphere; text; fact; source`, a line each, or columns of a spreadsheet. Empty lines and its headings are passed over. */
export function readList(list: string): ReadList {
	const lines = list.split(/\r\n|\r|\n/u).map((line, index) => ({ line, number: index + 1 }));
	const filled = lines.filter(({ line }) => line.trim() !== '');
	const headed = partsOf(filled[0]?.line ?? '')
		.sphere.trim()
		.toLowerCase();
	const body = headed === m.challenges_sphere().toLowerCase() ? filled.slice(1) : filled;
	return gathered(
		body.map(({ line, number }) => ({ found: judged(partsOf(line)), number })),
		m.pack_line
	);
}

/** The file that takes them to another workshop. */
export const fileOf = (own: readonly OwnChallenge[]): string =>
	`${JSON.stringify({ format: FORMAT, version: 1, challenges: own }, null, '\t')}\n`;

const FORMAT = 'borrowed-earth-challenges';

/** Reads such a file; null where it is none. */
export function readOwnFile(file: string): ReadList | null {
	const challenges = challengesIn(file);
	return challenges === null
		? null
		: gathered(
				challenges.map((one, index) => ({ found: judged(typedIn(one)), number: index + 1 })),
				m.pack_entry
			);
}

function challengesIn(file: string): readonly unknown[] | null {
	try {
		const given: unknown = JSON.parse(file);
		const list = typeof given === 'object' && given && 'challenges' in given && given.challenges;
		return Array.isArray(list) ? list : null;
	} catch {
		return null;
	}
}

function typedIn(given: unknown): Typed {
	const parts = new Map(Object.entries(typeof given === 'object' && given ? given : {}));
	const part = (name: keyof OwnChallenge): string => {
		const text: unknown = parts.get(name);
		return typeof text === 'string' ? text : '';
	};
	return { sphere: part('sphere'), text: part('text'), fact: part('fact'), source: part('source') };
}

function gathered(
	read: readonly { readonly found: OwnChallenge | string; readonly number: number }[],
	sentence: (what: { number: number; why: string }) => string
): ReadList {
	const own = read.flatMap(({ found }) => (typeof found === 'string' ? [] : [found]));
	const wrong = read.flatMap(({ found, number }) =>
		typeof found === 'string' ? [sentence({ number, why: found })] : []
	);
	return { own, wrong };
}

/** The parts of a line; what comes after the fourth belongs to the source. */
function partsOf(line: string): Typed {
	const [sphere = '', text = '', fact = '', ...source] = line.includes('\t')
		? line.split('\t').map(unquoted)
		: line.split(/[;؛]/);
	return { sphere, text, fact, source: source.join(line.includes('\t') ? ' ' : ';') };
}

/** As a spreadsheet copies a cell that begins with a quotation mark. */
const quoted = (cell: string): string =>
	cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

const unquoted = (cell: string): string =>
	/^".*"$/u.test(cell) && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell;
