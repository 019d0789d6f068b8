/** Four drawn moments of a game, for its rules: each a true position of one game that was played out. */
import type { AnyModule, GameEvent } from '../../engine/module.ts';
import { playOut } from '../../engine/playout.ts';
import { stateAt, toldTo } from '../../engine/referee.ts';
import type { Kind } from './kinds.ts';
import type { Word } from './words.ts';

export const PANELS = ['setup', 'turn', 'special', 'end'] as const;
export type PanelName = (typeof PANELS)[number];

/** The moment at which something is told; the first time, where it does not say. */
export interface Moment {
	readonly told: string;
	readonly time?: number;
}

/** Which game is played out for the panels, and which of its moments they show; the last is its end. */
export interface Panels {
	/** Here and not in the listing, which every phone loads. */
	readonly kinds: readonly Kind[];
	readonly seats: number;
	/** Of the chance by which it is played. */
	readonly seed: number;
	/** When all is set up; missing where that is so before anybody has acted. */
	readonly setup?: Moment;
	readonly turn: Moment;
	/** What makes this game unlike others. */
	readonly special: Moment;
	/** One sentence to each. */
	readonly captions: Readonly<Record<PanelName, Word>>;
}

/** A position as everybody sees it, with what had just happened. */
export interface PanelPosition {
	readonly name: PanelName;
	/** How many actions had been played. */
	readonly seq: number;
	readonly view: unknown;
	readonly events: readonly GameEvent[];
}

/** Plays the game out and looks back at its four moments. Throws where one of them does not come. */
export function positionsOf(module: AnyModule, panels: Panels): PanelPosition[] {
	const { seats, seed } = panels;
	const { log } = playOut(module, { seats, options: {}, seed }).position;
	const told = log.map((entry) => toldTo(entry, 'table'));
	return PANELS.map((name) => {
		const seq = seqOf(panels, name, told);
		const view = module.view(stateAt(module, log, seq), 'table');
		return { name, seq, view, events: told[seq] ?? [] };
	});
}

/** At which entry of the log a moment is, given what was told of each. */
function seqOf(panels: Panels, name: PanelName, told: readonly (readonly GameEvent[])[]): number {
	if (name === 'end') return told.length - 1;
	const moment = panels[name];
	if (!moment) return 0;
	const seqs = told.flatMap((events, seq) =>
		events.some(({ type }) => type === moment.told) ? [seq] : []
	);
	const seq = seqs[(moment.time ?? 1) - 1];
	if (seq === undefined) throw new Error(`"${moment.told}" is not told so often`);
	return seq;
}
