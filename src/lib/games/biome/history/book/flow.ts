/** How ages, rounds and turns find their places on pages: an opener stays with two turns, a short line with the turn before it. */
import { tall } from '../../../record/stack.ts';
import { onGrid, type Grid } from './grid.ts';
import type { Ease } from './margin.ts';

/** Something that is set across a page. */
export interface Block {
	readonly kind: 'opener' | 'turn' | 'line' | 'rest';
	readonly height: number;
	readonly draw: (y: number) => void;
	/** What the page is called at its foot from here on. */
	readonly chapter?: string;
	/** The same with what was put off, where there is room. */
	readonly fuller?: () => Block;
}

/** Millimetres above an opener that does not begin a page. */
const ABOVE = 12;
/** Between two turns: the least that is reckoned with, and what is left and right of it. */
const GAP = { tight: 2.4, planned: 3.4, least: 3.2, most: 8 };
/** An opener begins higher up than a turn: so much above its name. */
const HEAD = 9;
const openerTop = ({ head }: Grid): number => head - HEAD;

const gapBefore = (block: Block, before: Block | undefined, gap: number): number => {
	if (!before) return 0;
	if (block.kind === 'opener') return ABOVE;
	return before.kind === 'opener' ? 0 : gap;
};

/** Parts blocks into pages; tight ones have less between them. */
export function paged(blocks: readonly Block[], grid: Grid, ease: Ease): Block[][] {
	const room = grid.bottom - openerTop(grid) + 1;
	const between = ease === 'tight' ? GAP.tight : GAP.planned;
	const pages: Block[][] = [];
	let page: Block[] = [];
	let used = 0;
	blocks.forEach((block, index) => {
		const gap = gapBefore(block, page.at(-1), between);
		if (page.length > 0 && used + gap + together(blocks, index, between) > room) {
			pages.push(page);
			[page, used] = [[], 0];
		}
		const head = page.length === 0 && block.kind !== 'opener' ? grid.top - openerTop(grid) : 0;
		used += gapBefore(block, page.at(-1), between) + block.height + head;
		page.push(block);
	});
	return page.length > 0 ? notAlone([...pages, page], room, between) : pages;
}

/** Less of a page than this is not left alone on it. */
const LEAST = 0.22;

/** How much of a page blocks take. */
const takenBy = (blocks: readonly Block[], gap: number): number =>
	blocks.reduce((sum, block, at) => sum + block.height + gapBefore(block, blocks[at - 1], gap), 0);

/** Whether a page may begin with this block: an opener stays with two turns, and what follows a turn with that. */
function mayBegin(blocks: readonly Block[], at: number): boolean {
	const [before, beforeThat] = [blocks[at - 1], blocks[at - 2]];
	const { kind } = blocks[at] ?? {};
	if (kind === 'line' || kind === 'rest' || before?.kind === 'opener') return false;
	return beforeThat?.kind !== 'opener';
}

/** Where little is left for the last page, as much of the one before comes along as it takes. */
function notAlone(pages: Block[][], room: number, gap: number): Block[][] {
	const [before, last] = pages.slice(-2);
	if (pages.length < 2 || !before || !last || takenBy(last, gap) >= LEAST * room) return pages;
	for (let from = before.length - 1; from > 0; from--) {
		const moved = [...before.slice(from), ...last];
		const taken = takenBy(moved, gap);
		if (taken > room - ABOVE) break;
		if (taken < LEAST * room || !mayBegin(before, from)) continue;
		return [...pages.slice(0, -2), before.slice(0, from), moved];
	}
	return pages;
}

/** How much room is needed for a block and those that it must stay with. */
function together(blocks: readonly Block[], at: number, gap: number): number {
	const [block, next, after] = blocks.slice(at, at + 3);
	if (!block) return 0;
	const kept =
		block.kind === 'opener'
			? [next, after]
			: block.kind === 'turn' && next?.kind === 'line'
				? [next]
				: [];
	return kept.reduce((sum, one) => sum + (one ? one.height + gap : 0), block.height);
}

/** Draws a page's blocks; returns the chapter that it ends in. */
export function setPage(blocks: readonly Block[], grid: Grid): string | undefined {
	const { bottom } = grid;
	const begin = blocks[0]?.kind === 'opener' ? openerTop(grid) : grid.top;
	const full = filled(blocks, bottom - begin);
	const { places } = placed(full, begin, bottom);
	full.forEach((block, index) => block.draw(places[index] ?? begin));
	return full.findLast(({ chapter }) => chapter !== undefined)?.chapter;
}

interface Placed {
	/** Where each block begins. */
	readonly places: readonly number[];
	readonly end: number;
}

/** What room is left is shared out between the turns, as much as keeps them on the page. */
function placed(blocks: readonly Block[], begin: number, bottom: number): Placed {
	for (let gap = GAP.most; gap > GAP.least; gap -= 0.3) {
		const tried = placedWith(blocks, begin, gap, onGrid);
		if (tried.end <= bottom) return tried;
	}
	const free = placedWith(blocks, begin, GAP.least, (y) => y);
	return free.end <= bottom ? free : placedWith(blocks, begin, GAP.tight, (y) => y);
}

function placedWith(
	blocks: readonly Block[],
	begin: number,
	gap: number,
	rounded: (y: number) => number
): Placed {
	let y = begin;
	const places = blocks.map((block, index) => {
		y += gapBefore(block, blocks[index - 1], gap);
		if (block.kind === 'turn') y = rounded(y);
		const place = y;
		y += block.height;
		return place;
	});
	return { places, end: y };
}

/** Gives room that is left first to what was put off. */
function filled(blocks: readonly Block[], room: number): Block[] {
	const gaps = blocks.reduce(
		(sum, block, index) => sum + gapBefore(block, blocks[index - 1], 5.8),
		0
	);
	let spare = room - tall(blocks) - gaps;
	const eased = (block: Block): Block => {
		const fuller = block.fuller?.();
		const more = (fuller?.height ?? 0) - block.height;
		if (!fuller || more > spare) return block;
		spare -= more;
		return eased(fuller);
	};
	return blocks.map(eased);
}
