/** What the worlds of a class have in common: the same challenge as several tables met it, side by side. */
import * as m from '../../../../paraglide/messages.js';
import { factOf, type Fact } from '../../challenges/facts.ts';
import { saidBy } from '../../challenges/sources.ts';
import { isCard, textOf, titleOf } from '../../challenges/titles.ts';
import { stack, type Piece } from '../../../record/stack.ts';
import type { Ground, Setting } from '../book/grid.ts';
import { QUIET, RULE } from '../book/inks.ts';
import * as type from '../book/type.ts';
import { cellOf, cellsOf, closingCell } from './cell.ts';
import { commonIn, type Common } from './met.ts';

/** At most so many pages, two beside each other twice. */
const PAGES = 4;
/** Below the pages' name, and from one challenge to the next. */
const HEAD = 20;
const APART = 8;

/** A piece of a challenge. */
interface Part extends Piece {
	/** What a page is not ended behind. */
	readonly stays?: true;
}

/** The pages, each as what draws it. */
export function commonPages(ground: Ground, worlds: readonly Setting[]): (() => void)[] {
	const { grid } = ground;
	const entries = [
		...closing(ground, worlds),
		...commonIn(worlds).map((common) => entryOf(ground, common))
	];
	const pages = paged(entries, [grid.head + HEAD, grid.top], grid.bottom);
	return pages.map((page, index) => () => {
		if (index === 0) headed(ground, entries.length === 0);
		stack(page, index === 0 ? grid.head + HEAD : grid.top);
	});
}

function headed({ canvas, grid }: Ground, none: boolean): void {
	const title = m.book_common();
	canvas.bookmark(title, 1, 18);
	const { rows, style } = type.fitting({ canvas }, title, grid.width, [
		{ style: type.CHAPTER, most: 1 },
		{ style: type.sized(type.CHAPTER, 24, 9), most: 2 }
	]);
	type.put({ canvas }, 'H2', rows, style, { x: grid.left - 0.4, y: grid.head });
	const text = none ? m.book_common_none() : m.book_common_text();
	const y = grid.head + (rows.length - 1) * style.leading + 8.4;
	type.say({ canvas }, 'P', text, type.TABLE_TOLD, { x: grid.left, y, ink: QUIET });
}

/** As many of them as the pages have room for, each whole; the first page begins lower. */
function paged(
	entries: readonly (readonly Part[])[],
	[first, next]: readonly [number, number],
	bottom: number
): Part[][] {
	let pages: Part[][] = [[]];
	let y = first;
	for (const entry of entries) {
		const tried = pages.map((page) => [...page]);
		let at = y;
		entry.forEach((piece, index) => {
			const kept = piece.stays ? (entry[index + 1]?.height ?? 0) : 0;
			if (at + piece.height + kept > bottom && at > next) {
				tried.push([]);
				at = next;
			}
			tried.at(-1)?.push(piece);
			at += piece.height;
		});
		if (tried.length > PAGES) continue;
		[pages, y] = [tried, at + APART];
		pages.at(-1)?.push({ height: APART, draw: () => undefined });
	}
	return pages;
}

/** A challenge with how each world met it. */
function entryOf(ground: Ground, { challenge, met }: Common): Part[] {
	const fact = factOf(challenge.catalogue ?? '');
	const text = challenge.catalogue && isCard(challenge) ? textOf(challenge) : '';
	const cells = met.map((one) => cellOf(one));
	const last = fact ? [checked(ground, fact)] : [];
	return [named(ground, titleOf(challenge), text), ...cellsOf(ground, cells), ...last];
}

/** What is true about it, and where that stands. */
function checked({ canvas, grid }: Ground, { fact, source }: Fact): Piece {
	const said = canvas.rows(m.book_true({ fact }), type.SMALL_SLANT, grid.width);
	const where = canvas.rows(saidBy(source), type.SMALL, grid.width);
	const high = said.length * type.SMALL.leading;
	const draw = (y: number) => {
		const place = { x: grid.left, ink: QUIET, width: grid.width };
		type.put({ canvas }, 'P', said, type.SMALL_SLANT, { ...place, y: y + 3 });
		// below what it says, in whatever letters
		type.put({ canvas }, 'P', where, type.SMALL, { x: grid.left, y: y + 3 + high, ink: QUIET });
	};
	return { height: high + where.length * type.SMALL.leading + 2, draw };
}

/** The question that all were asked in the end, where at least two worlds answered it. */
function closing(ground: Ground, worlds: readonly Setting[]): Part[][] {
	const cells = worlds.filter(({ tale }) => tale.closing.answer !== '').map(closingCell);
	const [first] = worlds;
	if (!first || cells.length < 2) return [];
	const { title, question } = first.tale.closing;
	return [[named(ground, title, question), ...cellsOf(ground, cells)]];
}

function named({ canvas, grid }: Ground, title: string, text: string): Part {
	const rows = canvas.even(title, type.HEADING, grid.width);
	const below = text === '' ? [] : canvas.rows(text, type.BODY, grid.width);
	const high = rows.length * type.HEADING.leading;
	const draw = (y: number) => {
		canvas.shape(`M${grid.left} ${y}H${grid.right}`, { stroke: RULE, width: 0.25 });
		canvas.bookmark(title, 2, y);
		type.put({ canvas }, 'H3', rows, type.HEADING, { x: grid.left, y: y + 6.4, width: grid.width });
		const place = { x: grid.left, y: y + high + 5.6, width: grid.width };
		type.put({ canvas }, 'P', below, type.BODY, place);
	};
	return { height: high + below.length * type.BODY.leading + 4, stays: true, draw };
}
