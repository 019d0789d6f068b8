/** The world from its first age to its end, age by age and round by round, with a sentence that was told in each. */
import { chaptersOf } from '../history/chapters.ts';
import { holdings } from '../history/holdings.ts';
import type { State, TurnEntry, TurnPhase } from '../rules/state.ts';
import { viewAfter } from './after.ts';
import { sceneOf, type Scene } from './scene.ts';

/** The end of an age or a round. */
export interface Frame {
	readonly phase: TurnPhase;
	readonly round: number;
	readonly scene: Scene;
	/** A turn of it whose sentence was told; null where none was. */
	readonly told: TurnEntry | null;
}

/** In milliseconds: an age or a round is shown so long, less where all would take longer than half a minute. */
const EACH = 2_000;
const ALL = 26_000;

/** How long each of so many frames is shown. */
export const eachOf = (frames: number): number => Math.min(EACH, ALL / Math.max(1, frames));

/** A frame for each age and round that was played, the first one first. */
export function framesOf(view: State): Frame[] {
	const { held } = holdings(view);
	return chaptersOf(view.history, null).flatMap(({ phase, round, entries }): Frame[] => {
		const last = entries.at(-1)?.at;
		if (phase === null || last === undefined) return [];
		const told = entries.findLast(
			({ entry }) => entry.kind === 'turn' && entry.narration.trim() !== ''
		)?.entry;
		const scene = sceneOf(viewAfter(view, held.slice(0, last + 1), { phase, round }));
		return [{ phase, round, scene, told: told?.kind === 'turn' ? told : null }];
	});
}
