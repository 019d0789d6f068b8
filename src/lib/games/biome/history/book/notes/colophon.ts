/** What is true, with where to check it; the register; and how the book came about. */
import * as m from '../../../../../paraglide/messages.js';
import { placed, tall, type Item } from '../../../../record/stack.ts';
import { factOf, type Fact } from '../../../challenges/facts.ts';
import { saidBy } from '../../../challenges/sources.ts';
import { isCard } from '../../../challenges/titles.ts';
import type { TurnEntry } from '../../../rules/state.ts';
import { hasBack, owner } from '../folded.ts';
import type { Setting } from '../grid.ts';
import { EDGE, QUIET } from '../inks.ts';
import { chapterOf, END, list, NAME, put, say, sized, SMALL } from '../type.ts';
import { register } from '../../register/register.ts';

const COLUMN = { gap: 10, indent: 7 };
const NOTE = sized(SMALL, 9, 3.8);
const columnOf = ({ grid }: Setting): number => (grid.width - COLUMN.gap) / 2;
/** What the counts and the words below them take. */
const FOOT = 23;

/** The last pages, as many as the facts and the register need. */
export function colophon(setting: Setting, turnPage: () => void): void {
	const { grid } = setting;
	const foot = grid.bottom - FOOT - 5;
	const low = register(setting, [facts(setting, turnPage), foot], turnPage);
	made(setting, Math.max(low + 6, grid.bottom - 28));
}

/** Where facts begin below the chapter's name. */
const FIRST = 11;

/** Sets all facts; returns how far down the last page they reach. */
function facts(setting: Setting, turnPage: () => void): number {
	const { grid } = setting;
	const bottom = grid.bottom - FOOT;
	const first = grid.head + FIRST;
	let rest = entriesFor(setting);
	if (rest.length === 0) return grid.top;
	heading(setting);
	for (let top = first; ; top = grid.top) {
		const room = balanced(rest);
		if (room <= bottom - top) return setColumns(setting, rest, top, room).low;
		const { taken } = setColumns(setting, rest, top, grid.bottom - top);
		rest = rest.slice(taken);
		turnPage();
		if (rest.length === 0) return grid.top;
	}
}

function heading(setting: Setting): void {
	const { canvas, grid } = setting;
	canvas.bookmark(m.book_true_title(), 1, 18);
	const place = { x: grid.left - 0.4, y: grid.head };
	say(setting, 'H2', m.book_true_title(), chapterOf(setting), place);
}

/** Two columns of at most this height: how many entries they took, and where they end. */
function setColumns(setting: Setting, entries: readonly Item[], top: number, room: number) {
	const { grid } = setting;
	const first = take(entries, room);
	const columns = [first, take(entries.slice(first.length), room)];
	const step = columnOf(setting) + COLUMN.gap;
	const places = placed(columns, { left: grid.left, step, top: 0 });
	list(setting, places, ({ item, x, y }) => item.draw(x, top + y));
	return { low: top + Math.max(...columns.map(tall)), taken: places.length };
}

interface Noted extends Fact {
	readonly id: string;
	readonly number: number;
}

/** The first of these that fit so much room. */
function take(entries: readonly Item[], room: number): Item[] {
	let used = 0;
	const end = entries.findIndex(({ height }) => (used += height) > room + 0.01);
	return entries.slice(0, end < 0 ? entries.length : Math.max(1, end));
}

/** The height of the lowest two columns that hold all of these. */
function balanced(entries: readonly Item[]): number {
	const all = tall(entries);
	const tops = entries.map((_, index) => tall(entries.slice(0, index + 1)));
	return tops.reduce((low, top) => Math.min(low, Math.max(top, all - top)), all);
}

/** Every card that the table met, by the number at its turn. */
const entriesFor = (setting: Setting): Item[] =>
	Array.from(setting.facts.notes).flatMap(([id, number]) => {
		const fact = factOf(id);
		return fact ? note(setting, { ...fact, id, number }) : [];
	});

/** Between two notes. */
const APART = 1.9;

/** A fact, where it does not stand beside its turn, and where to check it. */
function note(setting: Setting, { id, number, fact, source, url }: Noted): Item {
	const { canvas, facts } = setting;
	const wide = columnOf(setting) - COLUMN.indent;
	const said = facts.told.has(id) ? [] : canvas.rows(fact, NOTE, wide);
	const where = canvas.rows(m.book_source({ source: saidBy(source), url: shown(url) }), NOTE, wide);
	const whereAt = 3 + said.length * NOTE.leading;
	const high = where.length * NOTE.leading;
	const draw = (x: number, y: number) => {
		const left = x + COLUMN.indent;
		say(setting, 'P', String(number), NAME, { x, y: y + 3 });
		put(setting, 'P', said, NOTE, { x: left, y: y + 3 });
		canvas.link(url, source, [left, y + whereAt - 3, wide, high], () =>
			put(setting, 'P', where, NOTE, { x: left, y: y + whereAt, ink: 'accent' })
		);
	};
	return { height: whereAt - 3 + high + APART, draw };
}

/** An address as it is read: without what every address begins with. */
const shown = (url: string): string => url.replace(/^https?:\/\/(www\.)?/u, '').replace(/\/$/u, '');

/** What was played, in numbers; what it was made with. Who told it stands on page 2. */
function made(setting: Setting, top: number): void {
	const { canvas, grid } = setting;
	canvas.shape(`M${grid.left} ${top - 6}H${grid.right}`, { stroke: EDGE, width: 0.3 });
	const large = sized(END, 22);
	countsOf(setting).forEach(({ value, text }, index) => {
		const x = grid.left + index * (grid.width / 5);
		say(setting, 'P', String(value), large, { x, y: top + 4 });
		put(setting, 'P', [canvas.cut(text, SMALL, grid.width / 5 - 1.6)], SMALL, {
			x,
			y: top + 9,
			ink: QUIET
		});
	});
	const words = canvas.missing ? `${m.book_made()} ${m.book_missing()}` : m.book_made();
	const small = sized(SMALL, 9, 4.2);
	const rows = canvas.rows(words, small, grid.width - 58);
	put(setting, 'P', rows, small, { x: grid.left, y: top + 15 });
	if (!hasBack(setting)) owner(setting, grid.right - 52, top + 15, 52);
}

function countsOf({ tale }: Setting): { value: number; text: string }[] {
	const turns = tale.view.history.filter((entry): entry is TurnEntry => entry.kind === 'turn');
	const dice = turns.flatMap(({ roll, lender }) => [...roll.dice, ...(lender?.dice ?? [])]);
	const said = turns.flatMap(({ challenge, plan, narration }) => [
		challenge && !isCard(challenge) ? challenge.text : '',
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
