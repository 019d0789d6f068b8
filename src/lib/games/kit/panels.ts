/** Four drawn moments of a game, for its rules: each a true position of one game that was played out. */
import type { AnyModule, GameEvent } from '../../engine/module.ts';
import { playedOut } from '../../engine/playout.ts';
import { toldTo, type Position } from '../../engine/referee.ts';
import type { Kind } from './kinds.ts';
import type { Word } from './words.ts';

export const PANELS = ['setup', 'turn', 'special', 'end'] as const;
export type PanelName = (typeof PANELS)[number];

/** A drawn moment: when something is told, the first time where it does not say, and a sentence to it. */
export interface Moment {
	readonly told: string;
	readonly time?: number;
	readonly says: Word;
}

/** A moment at the game's edge, for which nothing need be told. */
type Edge = Partial<Moment> & Pick<Moment, 'says'>;

/** Which game is played out for the panels, and which of its moments they show. */
export interface Panels {
	/** Here and not in the listing, which every phone loads. */
	readonly kinds: readonly Kind[];
	/** By which chance, and by how many. */
	readonly played: { readonly seats: number; readonly seed: number };
	/** When all is set up; before anybody has acted where nothing is told. */
	readonly setup: Edge;
	readonly turn: Moment;
	/** What makes this game unlike others. */
	readonly special: Moment;
	/** When it is over. */
	readonly end: Edge;
}

/** A position as everybody sees it, with what had just happened. */
export interface PanelPosition {
	readonly name: PanelName;
	/** How many actions had been played. */
	readonly seq: number;
	readonly view: unknown;
	readonly events: readonly GameEvent[];
}

/** Plays the game out, with a rest after each action, and notes its four moments. Throws where one of them does not come. */
export async function positionsOf(
	module: AnyModule,
	panels: Panels,
	rest: () => Promise<void>
): Promise<PanelPosition[]> {
	const noted = new Map<PanelName, PanelPosition>();
	/** How many entries have told so. */
	const times = new Map<string, number>();
	for (const { log, state } of playedOut(module, { ...panels.played, options: {} })) {
		const entry = log.at(-1);
		const events = entry ? toldTo(entry, 'table') : [];
		for (const type of new Set(events.map((event) => event.type)))
			times.set(type, (times.get(type) ?? 0) + 1);
		const over = module.outcome(state) !== null;
		for (const name of PANELS.filter((one) =>
			isAt(one, panels[one], { events, times, over, log })
		)) {
			const view: unknown = structuredClone(module.view(state, 'table'));
			noted.set(name, { name, seq: log.length - 1, view, events });
		}
		await rest();
	}
	return PANELS.map((name) => {
		const found = noted.get(name);
		if (!found) throw new Error(`"${panels[name].told ?? name}" is not told so often`);
		return found;
	});
}

/** Where the game stands while it is played out. */
interface Standing extends Pick<Position, 'log'> {
	readonly events: readonly GameEvent[];
	readonly times: ReadonlyMap<string, number>;
	readonly over: boolean;
}

/** Whether a moment is now: where nothing need be told, the set-up is the first entry. */
function isAt(name: PanelName, { told, time = 1 }: Edge, standing: Standing): boolean {
	const { events, times, over, log } = standing;
	if (told === undefined) return name === 'end' ? over : log.length === 1;
	return times.get(told) === time && events.some(({ type }) => type === told);
}
