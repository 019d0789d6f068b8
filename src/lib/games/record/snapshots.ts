/** Small boards of a record: how it stood every five turns, with what had moved as arrows. */
import type { GameEvent, Typed } from '../../engine/module.ts';
import type { Figure } from '../../engine/record.ts';
import * as m from '../../paraglide/messages.js';
import type { Occasion } from '../kit/prints.ts';
import type { Names } from '../kit/words.ts';
import { arrow } from '../../pieces/paper/ways.ts';
import type { BoardGame } from './boardGame.ts';
import type { Retold } from './retold.ts';

/** How the board stood after a turn, with what had moved in it. */
export interface Snapshot {
	/** From 1. */
	readonly turn: number;
	readonly figure: Figure;
}

/** From one to the next, and how many there are at most: of a long game they lie further apart. */
const EVERY = 5;
const MOST = 20;

/** The boards, none where it cannot be looked back on; the last turn's is the large one. */
export function snapshotsOf<State, Event extends Typed>(
	game: BoardGame<State, Event>,
	turns: readonly Retold[],
	told: readonly GameEvent[],
	{ occasion: { talk }, names }: { readonly occasion: Occasion; readonly names: Names }
): Snapshot[] {
	const step = EVERY * Math.max(1, Math.ceil((turns.length - 1) / EVERY / MOST));
	const shown = turns.flatMap((turn, at) =>
		(at + 1) % step === 0 && at + 1 < turns.length ? [{ ...turn, number: at + 1 }] : []
	);
	const views = talk?.viewsAfter?.(shown.map(({ seq }) => seq)) ?? [];
	return shown.flatMap(({ number, until, told: own }, at): Snapshot[] => {
		if (views[at] === undefined) return [];
		// only this game's own module makes the views that are printed
		const view = views[at] as State;
		const drawing = game.figure(view, told.slice(0, until));
		const alt = game.told.position(view, names).join(' ');
		const title = m.record_after({ turn: number });
		const ways = own.flatMap((event) => game.way?.(event as Typed as Event) ?? []);
		const marks = [...drawing.marks, ...ways.flatMap(arrow)];
		return [{ turn: number, figure: { ...drawing, marks, title, alt } }];
	});
}
