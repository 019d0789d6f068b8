/** Looking back: the turning points with what the group answered, or with lines to answer on. */
import type { Seat } from '../../../../engine/module.ts';
import type { Row } from '../../../kit/canvas.ts';
import * as m from '../../../../paraglide/messages.js';
import { lines, paged, stack, tall, type Piece } from '../../../record/stack.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { Biome } from '../../rules/state.ts';
import { disc, loan, pips, pipsWide, type Pip } from './emblems.ts';
import type { Setting } from './grid.ts';
import { EDGE, QUIET, RULE } from './inks.ts';
import { wheel } from './rings.ts';
import type { Drawn, Tale, Talked } from './tale.ts';
import { BODY, BODY_SLANT, chapterOf, NAME, put, say, TABLE_TOLD, TOLD, TURN } from './type.ts';

/** A piece of the chapter. */
interface Part extends Piece {
	/** Whether a question begins with it. */
	readonly begins?: boolean;
}

/** Below the chapter's name, and below the head of a page that goes on. */
const FIRST = 13;
const NEXT = 5;

/** Which headings its name and its questions are: of a chapter, or of pages by themselves. */
interface Levels {
	readonly name: 'H1' | 'H2';
	readonly part: 'H2' | 'H3';
}
const CHAPTER: Levels = { name: 'H2', part: 'H3' };
export const ALONE: Levels = { name: 'H1', part: 'H2' };

/** The pages of looking back, each as what draws it. */
export function lookingBack(setting: Setting, levels = CHAPTER): (() => void)[] {
	const { grid, tale } = setting;
	const parts = [
		...tale.points.flatMap((point) => pointParts(setting, point, levels)),
		...closing(setting, levels)
	];
	const [first, next] = [grid.head + FIRST, grid.top + NEXT];
	const bottom = grid.bottom + 3;
	const pages = notAlone(paged(parts, [first, bottom], [next, bottom]), bottom - next);
	return pages.map((page, index) => () => {
		if (index === 0) heading(setting, levels);
		stack(page, index === 0 ? first : next);
	});
}

/** Less of a page than this is not left alone on it. */
const LEAST = 0.25;

/** Where little is left for the last page, the question that it belongs to comes along, or else as much before it as it takes. */
function notAlone(pages: readonly Part[][], room: number): readonly Part[][] {
	const [before, last] = pages.slice(-2);
	if (!before || !last || tall(last) >= LEAST * room) return pages;
	const asked = before.findLastIndex(({ begins }) => begins);
	const places = [asked, ...before.map((_, at) => at).toReversed()];
	const taken = (at: number) => tall(before.slice(at)) + tall(last);
	const from = places.find((at) => at > 0 && taken(at) <= room && taken(at) >= LEAST * room);
	if (from === undefined) return pages;
	return [...pages.slice(0, -2), before.slice(0, from), [...before.slice(from), ...last]];
}

function heading(setting: Setting, { name }: Levels): void {
	setting.canvas.bookmark(m.print_reflection(), 1, 18);
	const { left, head } = setting.grid;
	say(setting, name, m.print_reflection(), chapterOf(setting), { x: left - 0.4, y: head });
}

/** How many lines of an answer stay together. */
const TOGETHER = 6;

/** Rows in stretches that a page can be turned between. */
function stretched(setting: Setting, rows: readonly Row[], style: typeof TOLD): Part[] {
	const { grid } = setting;
	return Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, index) => {
		const now = rows.slice(index * TOGETHER, (index + 1) * TOGETHER);
		const place = { x: grid.story, down: 0.6, ink: 'accent', width: grid.storyWidth } as const;
		return lines(setting, 'BlockQuote', [now, style], place);
	});
}

const gap = (height: number): Part => ({ height, draw: () => undefined });

function pointParts(setting: Setting, point: Talked, levels: Levels): Part[] {
	const { canvas, grid } = setting;
	const text = canvas.rows(point.text, BODY, grid.storyWidth);
	const question = canvas.rows(point.question, BODY_SLANT, grid.storyWidth);
	const title = canvas.even(point.title, TURN, grid.storyWidth);
	const told = 5.6 + (title.length - 1) * TURN.leading;
	const asked = told + text.length * 5;
	const draw = (y: number) => {
		put(setting, levels.part, title, TURN, { x: grid.story, y });
		beside(setting, point, y);
		put(setting, 'P', text, BODY, { x: grid.story, y: y + told });
		put(setting, 'P', question, BODY_SLANT, { x: grid.story, y: y + asked, ink: QUIET });
	};
	const height = Math.max(asked + question.length * 5 + 1, besideHeight(point) - LEAST_BELOW);
	if (point.answer !== '') {
		const head = { height, begins: true, draw };
		const answer = canvas.even(point.answer.trim(), TOLD, grid.storyWidth);
		return [head, ...stretched(setting, answer, TOLD), gap(7)];
	}
	// lines to write on never stand apart from their question
	const asking = (y: number) => {
		draw(y);
		ruled(setting, y + height + 2, [0, 8], grid.story + grid.storyWidth);
	};
	return [{ height: height + 23, begins: true, draw: asking }];
}

/** When it was, and whom it is about. */
function beside(setting: Setting, { when, seat, drawn }: Talked, y: number): void {
	const { canvas, grid, tale } = setting;
	const biome = seat === null ? undefined : tale.biomes[tale.seats.indexOf(seat)];
	if (biome) disc(canvas, biome, { x: grid.lane, y: y - 1.6, r: 3.5 });
	if (when !== '') say(setting, 'P', when, NAME, { x: grid.margin, y });
	if (drawn) pictured(setting, drawn, y + HEADED);
}

/** The line above a picture in the margin, a loan's height, and how wide a small world is. */
const HEADED = 2.4;
const HAND = 7;
const WORLD = 8.5;
/** What follows a question at the least: its answer, or lines. */
const LEAST_BELOW = 8;
/** How many loans of a chain are drawn, the last ones. */
const LOANS = 3;

const loansOf = (seats: readonly Seat[]): (readonly [Seat, Seat])[] =>
	seats
		.flatMap((seat, at) => {
			const from = seats[at - 1];
			return from === undefined ? [] : [[from, seat] as const];
		})
		.slice(-LOANS);

/** How far its margin reaches below the first line, in millimetres. */
function besideHeight({ drawn }: Talked): number {
	if (drawn?.kind === 'hands') return HEADED + loansOf(drawn.seats).length * HAND;
	return drawn?.kind === 'round' ? HEADED + 2 * WORLD : HEADED + HAND;
}

function pictured(setting: Setting, drawn: Drawn, y: number): void {
	const { canvas, grid, tale } = setting;
	switch (drawn.kind) {
		case 'hands':
			canvas.aside(() => {
				loansOf(drawn.seats).forEach(([lender, borrower], at) => {
					const middle = y + (at + 0.5) * HAND;
					loan(canvas, grid.margin, middle, biomeAt(tale, lender), biomeAt(tale, borrower));
				});
			});
			return;
		case 'lost': {
			const most = Math.floor(grid.marginWidth / pipsWide(1));
			canvas.aside(() => {
				const kinds = Array<Pip>(Math.min(most, drawn.rp)).fill('lost');
				pips(canvas, kinds, grid.margin, y + 2.4);
			});
			return;
		}
		case 'round': {
			const ring = tale.rings.find(({ people, round }) => people && round === drawn.round);
			if (!ring) return;
			const middle = { x: grid.margin + WORLD, y: y + WORLD };
			canvas.aside(() => wheel(canvas, tale, { middle, r: WORLD, ring, thick: 0.27 }));
		}
	}
}

const biomeAt = ({ view }: Tale, seat: Seat): Biome => sheetAt(view, seat).biome ?? 'grassland'; // who lends or borrows has one

/** Lines to write on. */
function ruled({ canvas, grid }: Setting, y: number, places: readonly number[], to: number): void {
	canvas.aside(() => {
		for (const place of places) {
			canvas.shape(`M${grid.story} ${y + place}H${to}`, { stroke: RULE, width: 0.28 });
		}
	});
}

/** The question about all of it, and room for who reads the book. */
function closing(setting: Setting, { part }: Levels): Part[] {
	const { canvas, grid, tale } = setting;
	const { title, question, answer } = tale.closing;
	const wide = grid.right - grid.story;
	const asked = canvas.rows(question, BODY_SLANT, wide);
	const answered = answer === '' ? [] : canvas.even(answer.trim(), TABLE_TOLD, wide);
	const head = (y: number) => {
		canvas.shape(`M${grid.left} ${y - 2}H${grid.right}`, { stroke: EDGE, width: 0.3 });
		say(setting, part, title, TURN, { x: grid.story, y: y + 6 });
		put(setting, 'P', asked, BODY_SLANT, { x: grid.story, y: y + 12, ink: QUIET });
		if (answer === '') ruled(setting, y + 14 + asked.length * 5, [0, 8], grid.right);
	};
	const reader = (y: number) => {
		say(setting, 'P', m.book_reader(), BODY_SLANT, { x: grid.story, y: y + 4, ink: QUIET });
		ruled(setting, y + 13, [0, 9, 18], grid.right);
	};
	return [
		{ height: 13.6 + asked.length * 5 + (answer === '' ? 17 : 0), begins: true, draw: head },
		...stretched(setting, answered, TABLE_TOLD),
		{ height: 31, draw: reader }
	];
}
