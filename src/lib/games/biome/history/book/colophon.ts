/** What is true, with where to check it; and how the book came about. */
import * as m from '../../../../paraglide/messages.js';
import type { Fact } from '../../challenges/facts.ts';
import type { Sphere, TurnEntry } from '../../rules/state.ts';
import { ring } from './emblems.ts';
import type { Setting } from './grid.ts';
import { EDGE, QUIET, RULE } from './inks.ts';
import { BODY_SLANT, CHAPTER, END, NAME, put, say, sized, SMALL, TABLE_TOLD } from './type.ts';
import { headed } from './words.ts';

const COLUMN = { width: 84, gap: 10, indent: 9 };
/** What the counts and the words below them take. */
const FOOT = 34;
const FACT = sized(SMALL, 9, 4);

/** The last pages; so many as the facts need. */
export function colophon(setting: Setting, turnPage: () => void): void {
	const { canvas, grid } = setting;
	const met = metIn(setting).map((one) => block(setting, one));
	const bottom = grid.bottom - FOOT;
	let low = 40;
	let rest = met;
	if (met.length > 0) {
		canvas.bookmark(m.book_true_title(), 1, 18);
		say(setting, 'H2', m.book_true_title(), CHAPTER, { x: grid.left - 0.4, y: 27 });
		const line = m.book_true_line();
		say(setting, 'P', line, sized(TABLE_TOLD, 13), { x: grid.left, y: 35, ink: QUIET });
	}
	for (let top = 43; rest.length > 0; top = 22) {
		const all = heightOf(rest);
		const last = fits(rest, bottom - top);
		const most = last ? balanced(rest) : grid.bottom - top;
		const columns = [take(rest, Math.min(most, all)), [] as Entry[]];
		columns[1] = take(rest.slice(columns[0]?.length), last ? Infinity : most);
		columns.forEach((column, index) => {
			let y = top;
			for (const entry of column) {
				entry.draw(grid.left + index * (COLUMN.width + COLUMN.gap), y);
				y += entry.height;
			}
			low = Math.max(low, y);
		});
		rest = rest.slice(columns.flat().length);
		if (rest.length > 0 || !last) turnPage();
		if (!last) low = 22;
	}
	made(setting, Math.max(low + 8, 244 - grid.short));
}

interface Met {
	readonly title: string;
	readonly fact: Fact;
	readonly sphere: Sphere | null;
}

/** The catalogue's challenges that the table met, each once. */
function metIn({ tale }: Setting): Met[] {
	const met = new Map<string, Met>();
	for (const entry of tale.view.history) {
		if (entry.kind !== 'turn') continue;
		const { title, fact } = headed(entry.challenge);
		if (fact && !met.has(fact.id)) met.set(fact.id, { title, fact, sphere: entry.sphere });
	}
	return [...met.values()];
}

interface Entry {
	readonly height: number;
	readonly draw: (x: number, y: number) => void;
}

const heightOf = (entries: readonly Entry[]) =>
	entries.reduce((sum, { height }) => sum + height, 0);

/** The first of these that fit so much room. */
function take(entries: readonly Entry[], room: number): Entry[] {
	let used = 0;
	const end = entries.findIndex(({ height }) => (used += height) > room + 0.01);
	return entries.slice(0, end < 0 ? entries.length : Math.max(1, end));
}

/** The lowest two columns that hold all of these. */
function balanced(entries: readonly Entry[]): number {
	const all = heightOf(entries);
	const tops = entries.map((_, index) => heightOf(entries.slice(0, index + 1)));
	const best = tops.reduce(
		(low, top) => (Math.max(top, all - top) < Math.max(low, all - low) ? top : low),
		all
	);
	return best;
}

const fits = (entries: readonly Entry[], room: number): boolean => {
	const first = balanced(entries);
	return Math.max(first, heightOf(entries) - first) <= room;
};

function block(setting: Setting, { title, fact, sphere }: Met): Entry {
	const { canvas } = setting;
	const wide = COLUMN.width - COLUMN.indent;
	const name = canvas.even(title, sized(NAME, 11, 4.4), wide);
	const said = canvas.rows(fact.fact, FACT, wide);
	const source = canvas.rows(fact.source, SMALL, wide);
	const where = [canvas.cut(shown(fact.url), SMALL, wide)];
	const saidAt = 3.6 + name.length * 4.4;
	const sourceAt = saidAt + said.length * FACT.leading;
	const whereAt = sourceAt + source.length * SMALL.leading;
	const draw = (x: number, y: number) => {
		const left = x + COLUMN.indent;
		canvas.inside('Sect', () => {
			if (sphere) canvas.aside(() => ring(canvas, sphere, { x: x + 3, y: y + 2.2, r: 3 }));
			put(setting, 'H3', name, sized(NAME, 11, 4.4), { x: left, y: y + 3.4 });
			put(setting, 'P', said, FACT, { x: left, y: y + saidAt });
			put(setting, 'P', source, SMALL, { x: left, y: y + sourceAt, ink: QUIET });
			const box = [left, y + whereAt - 3, wide, where.length * SMALL.leading] as const;
			canvas.link(fact.url, fact.source, box, () => {
				put(setting, 'P', where, SMALL, { x: left, y: y + whereAt, ink: 'accent' });
			});
		});
	};
	return { height: whereAt + where.length * SMALL.leading + 1.4, draw };
}

/** An address as it is read: without what every address begins with. */
const shown = (url: string): string => url.replace(/^https?:\/\/(www\.)?/u, '').replace(/\/$/u, '');

/** What was played, in numbers; who told it, when, and what it was made with. */
function made(setting: Setting, top: number): void {
	const { canvas, grid, tale } = setting;
	canvas.aside(() => {
		canvas.shape(`M${grid.left} ${top - 6}H${grid.right}`, { stroke: EDGE, width: 0.3 });
	});
	const large = sized(END, 22);
	countsOf(setting).forEach(({ value, text }, index) => {
		const x = grid.left + index * 35.6;
		say(setting, 'P', String(value), large, { x, y: top + 4 });
		put(setting, 'P', [canvas.cut(text, SMALL, 34)], SMALL, { x, y: top + 9, ink: QUIET });
	});
	const names = tale.seats.flatMap((seat) => tale.names[seat] ?? []);
	const words = [
		tale.date === '' ? '' : m.book_made_on({ date: tale.date }),
		names.length > 0 ? m.book_made_by({ names: names.join(', ') }) : '',
		m.book_made(),
		canvas.missing ? m.book_missing() : ''
	];
	const small = sized(SMALL, 9, 4.2);
	const rows = canvas.rows(words.filter((one) => one !== '').join(' '), small, 120);
	put(setting, 'P', rows, small, { x: grid.left, y: top + 17 });
	const x = grid.right - 52;
	say(setting, 'P', m.book_belongs(), sized(BODY_SLANT, 10), { x, y: top + 17 });
	canvas.aside(() => {
		canvas.shape(`M${x} ${top + 27}H${grid.right}`, { stroke: RULE, width: 0.3 });
	});
}

function countsOf({ tale }: Setting): { value: number; text: string }[] {
	const turns = tale.view.history.filter((entry): entry is TurnEntry => entry.kind === 'turn');
	const dice = turns.flatMap(({ roll, lender }) => [...roll.dice, ...(lender?.dice ?? [])]);
	const said = turns.flatMap(({ challenge, plan, narration }) => [
		challenge?.text ?? '',
		plan.solution,
		narration
	]);
	const words = said.join(' ').split(/\s+/u).filter(Boolean).length;
	const borrowed = turns.filter(({ plan }) => plan.borrow).length;
	return [
		{ value: turns.length, text: m.book_count_turns({ count: turns.length }) },
		{ value: words, text: m.book_count_words({ count: words }) },
		{ value: dice.length, text: m.book_count_dice({ count: dice.length }) },
		{ value: dice.filter((eyes) => eyes > 4).length, text: m.book_count_passed() },
		{ value: borrowed, text: m.book_count_borrowed({ count: borrowed }) }
	];
}
