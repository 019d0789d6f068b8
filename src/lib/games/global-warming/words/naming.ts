/** Places and coins in plain words, for whoever does not see the board. */
import * as m from '../../../paraglide/messages.js';
import type { Reader } from '../../kit/words.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { squareName, valueName } from '../../../pieces/names.ts';
import { pawnAt } from '../rules/island.ts';
import { candidates, sinksIn, tileOn, type Extent } from '../rules/layout.ts';
import type { Coin, Face, State } from '../rules/state.ts';
import { comma } from '../../../pieces/lists.ts';

/** The suits as a tile's name and a coin have them: "suns". */
export const suitName = {
	suns: m.global_warming_suns,
	moons: m.global_warming_moons,
	crowns: m.global_warming_crowns,
	arms: m.global_warming_arms
} as const;

/** A tile as players call it: "ace of moons". */
export const tileName = ({ suit, value }: Face): string =>
	m.global_warming_tile({ suit: suitName[suit](), value: valueName(value) });

/** "3 of suns, Robin’s pawn, may sink next"; without a tile "water". */
export function placeWords(view: State, cell: Cell, { seat, names }: Reader): string {
	const tile = tileOn(view, cell);
	if (!tile) return m.global_warming_water();
	const pawn = pawnAt(view, cell);
	const sinks = sinksIn(view, tile);
	const told = [
		tileName(tile),
		pawn < 0 ? null : pawn === seat ? m.global_warming_your_pawn() : pawnOf(names(pawn)),
		sinks === null ? null : sinkWords(sinks)
	];
	return told.filter((word) => word !== null).join(comma());
}

const pawnOf = (who: string): string => m.global_warming_pawn_of({ who });

const sinkWords = (turns: number): string =>
	turns === 1 ? m.global_warming_sinks_next() : m.global_warming_sinks_in({ turns });

/** A place with what is there: columns and rows are counted as the board shows them. */
export const cellWords = (
	view: State,
	cell: Cell,
	{ from }: Pick<Extent, 'from'>,
	reader: Reader
): string =>
	`${placeWords(view, cell, reader)}, ${squareName([cell[0] - from[0], cell[1] - from[1]])}`;

/** The face of a die: "blank", "ace", "2" … */
export const faceName = (face: number): string =>
	face === 0 ? m.global_warming_blank() : valueName(face);

/** What a coin shows: "suns", "3". */
export const coinWords = ({ suit, value }: Coin): string =>
	suit === null ? valueName(value ?? 0) : suitName[suit]();

/** The tiles that a coin may sink: "ace of suns, 4 of suns". */
export const candidateWords = (view: State, coin: Coin): string =>
	candidates(view, coin).map(tileName).join(comma());
