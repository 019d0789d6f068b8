/** What is told of a world, on the page beside its planet: sentence by sentence, and how it ended. */
import * as m from '../../../../paraglide/messages.js';
import type { Letters } from '../../../kit/canvas.ts';
import { beside, tall, type Item } from '../../../record/stack.ts';
import { sheetAt } from '../../rules/sheets.ts';
import { disc } from '../book/emblems.ts';
import type { Setting } from '../book/grid.ts';
import { QUIET, RULE, TOLD_INK, EDGE } from '../book/inks.ts';
import { brief } from '../book/title.ts';
import * as type from '../book/type.ts';
import { chapterName } from '../book/words.ts';
import { toldIn, type Told } from '../bookTexts.ts';
import { titleOf, whyWords } from '../book/ending.ts';
import { heldWords } from '../book/opener.ts';
import { strip } from '../book/strip.ts';

/** Between the two columns. */
const GAP = 8;

/** A line of a column. */
interface Line extends Item {
	/** Whether what follows stands in the same column. */
	readonly stays: boolean;
}

/** The items in two columns no higher than `room`; null where they have none. */
function columned(items: readonly Line[], room: number): readonly (readonly Line[])[] | null {
	const cuts = items.flatMap((_, at) => (items[at - 1]?.stays === true ? [] : [at]));
	const high = (at: number) => Math.max(tall(items.slice(0, at)), tall(items.slice(at)));
	const [best] = [...cuts, items.length].toSorted((a, b) => high(a) - high(b));
	if (best === undefined || high(best) > room) return null;
	return [items.slice(0, best), items.slice(best)];
}

/** What the land takes without its words. */
const LAND = 34;

/** What all of it takes at the foot of a page. */
const landHeight = (setting: Setting): number => LAND + endHeight(setting);

/** What the words of the end take. */
const endHeight = (setting: Setting): number =>
	setting.tale.view.result ? 8 + why(setting).length * type.BODY.leading : 0;

function why(setting: Setting) {
	const { canvas, grid, tale } = setting;
	const { result } = tale.view;
	return result ? canvas.rows(whyWords(setting, result), type.BODY, grid.width) : [];
}

/** How it ended, and the world unrolled as it stands. */
function land(setting: Setting, top: number): void {
	const { canvas, grid, tale } = setting;
	const { result } = tale.view;
	const last = tale.rings.at(-1);
	canvas.shape(`M${grid.left} ${top + 1}H${grid.right}`, { stroke: EDGE, width: 0.3 });
	if (result) {
		const place = { x: grid.left, y: top + 7.4 };
		type.say(setting, 'P', titleOf(result), type.HEADING, place);
		type.put(setting, 'P', why(setting), type.BODY, { x: grid.left, y: top + 13 });
	}
	if (!last) return;
	const head = top + endHeight(setting) + 3;
	const alt = m.book_strip({ when: chapterName(last), held: heldWords(setting, last) });
	canvas.figure(alt, [grid.left, head, grid.width, grid.bottom - head], () => {
		strip(canvas, tale, tale.rings, { ...MEASURES, x: grid.left, y: head + 19, width: grid.width });
	});
}

const MEASURES = { plant: 8.6, ground: 4.4, bar: 1.2, dense: 1.08, hills: 1, gap: 0.3 };

const HEAD = type.sized(type.CHAPTER, 24, 9);
const INDENT = 8;

/** How closely the sentences are set: the first way in which all have room. */
interface Ease {
	readonly told: Letters;
	/** Whether what came is said above each. */
	readonly asked: boolean;
}
const EASES: readonly Ease[] = [
	{ told: type.sized(type.TOLD, 14, 6.2), asked: true },
	{ told: type.TOLD, asked: true },
	{ told: type.sized(type.TOLD, 11, 4.8), asked: true },
	{ told: type.sized(type.TOLD, 11, 4.8), asked: false },
	{ told: type.sized(type.TOLD, 9.5, 4), asked: false }
];

/** Draws the page. */
export function toldPage(setting: Setting): void {
	const { canvas, grid, tale } = setting;
	const title = m.class_page_sentences();
	canvas.bookmark(title, 2, 18);
	type.say(setting, 'H2', title, HEAD, { x: grid.left - 0.4, y: grid.head });
	const foot = grid.bottom - landHeight(setting);
	const told = toldIn(tale.view);
	const top = grid.head + 7;
	if (told.length === 0) {
		const none = canvas.rows(m.class_page_sentences_none(), type.BODY_SLANT, grid.width);
		type.put(setting, 'P', none, type.BODY_SLANT, { x: grid.left, y: top + 4, ink: QUIET });
	} else {
		const { set, all } = chosen(setting, told, foot - top - 6);
		beside(set, { left: grid.left, step: (grid.width + GAP) / 2, top });
		const more = all ? [] : canvas.rows(m.book_atlas_more(), type.SMALL_SLANT, grid.width);
		const place = { x: grid.right, y: foot - 1, ink: QUIET, align: 1 };
		type.put(setting, 'P', more, type.SMALL_SLANT, place);
	}
	land(setting, foot);
}

/** All sentences in the largest letters in which they have room; in the smallest as many as fit, spread evenly over the game. */
function chosen(setting: Setting, told: readonly Told[], room: number) {
	for (const ease of EASES) {
		const set = columned(linesOf(setting, told, ease), room);
		if (set) return { set, all: true };
	}
	const [ease] = EASES.slice(-1);
	let set: readonly (readonly Line[])[] = [];
	let [least, most] = [0, told.length - 1];
	while (ease && least < most) {
		const count = Math.ceil((least + most) / 2);
		const some = told.filter((_, at) => stays(at, count, told.length));
		const tried = columned(linesOf(setting, some, ease), room);
		if (tried) [set, least] = [tried, count];
		else most = count - 1;
	}
	return { set, all: false };
}

/** Whether this one is among `count` of so many that lie evenly apart. */
const stays = (at: number, count: number, all: number): boolean =>
	Math.floor(((at + 1) * count) / all) > Math.floor((at * count) / all);

/** The names of ages and rounds, each with the sentences that were told then. */
function linesOf(setting: Setting, told: readonly Told[], ease: Ease): Line[] {
	const { tale } = setting;
	let before = -1;
	return told.flatMap(({ turn }) => {
		const people = turn.phase === 'society';
		const ring = tale.rings.findIndex((one) => one.people === people && one.round === turn.round);
		const heads = ring >= 0 && ring !== before;
		before = ring;
		return [...(heads ? [headed(setting, ring)] : []), sentence(setting, turn, ease)];
	});
}

function headed(setting: Setting, at: number): Line {
	const { canvas, tale } = setting;
	const width = columnOf(setting);
	const ring = tale.rings[at];
	const name = ring ? chapterName(ring) : '';
	const line = ring && ring.line !== '' ? canvas.even(ring.line, LINE, width) : [];
	const draw = (x: number, y: number) => {
		type.say(setting, 'H3', name, type.LABEL, { x, y: y + 5 });
		canvas.shape(`M${x} ${y + 6.4}h${width}`, { stroke: RULE, width: 0.25 });
		type.put(setting, 'P', line, LINE, { x, y: y + 10.6, ink: QUIET, width });
	};
	return { height: 8.4 + line.length * LINE.leading, stays: true, draw };
}

const LINE = type.sized(type.TOLD, 10.5, 4.6);

/** A sentence in the colour of who told it, below what came. */
function sentence(setting: Setting, turn: Told['turn'], { told, asked }: Ease): Line {
	const { canvas, tale } = setting;
	const width = columnOf(setting) - INDENT;
	const rows = canvas.even(turn.narration.trim(), told, width);
	const came = asked ? canvas.rows(brief(turn.challenge).title, type.SMALL, width) : [];
	const { biome } = sheetAt(tale.view, turn.seat);
	const above = came.length === 0 ? 0 : came.length * type.SMALL.leading + 0.6;
	const draw = (x: number, y: number) => {
		canvas.inside('Sect', () => {
			if (biome) disc(canvas, biome, { x: x + 2.8, y: y + 3, r: 2.8 });
			const place = { x: x + INDENT, ink: QUIET, width };
			type.put(setting, 'P', came, type.SMALL, { ...place, y: y + 3.4 });
			const ink = biome ? TOLD_INK[biome] : 'ink';
			const first = y + above + told.leading * 0.76;
			type.put(setting, 'BlockQuote', rows, told, { ...place, y: first, ink });
		});
	};
	return { height: Math.max(6, above + rows.length * told.leading) + 2, stays: false, draw };
}

const columnOf = ({ grid }: Setting): number => (grid.width - GAP) / 2;
