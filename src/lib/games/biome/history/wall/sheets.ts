/** The sheets of the long wall: an age or a round each, or as much of one as has room for its sentences. */
import { sceneOf, type Scene } from '../../world/scene.ts';
import { viewAfter } from '../../world/after.ts';
import type { TurnEntry, TurnPhase } from '../../rules/state.ts';
import { chaptersOf } from '../chapters.ts';
import type { Tale } from '../book/tale.ts';

/** What stands on a sheet: a moment of the world, and what was told until then since the sheet before. */
export interface WallSheet {
	readonly phase: TurnPhase;
	readonly round: number;
	/** Whether its age or round has begun on another sheet. */
	readonly goesOn: boolean;
	readonly told: readonly TurnEntry[];
	readonly scene: Scene;
}

/** How many of these sentences, the first ones, have room on a sheet below this land; one at least. */
type Room = (told: readonly TurnEntry[], scene: Scene) => number;

/** The sheets of all ages and rounds that were played, the first one first. */
export function sheetsOf(tale: Tale, room: Room): WallSheet[] {
	return chaptersOf(tale.view.history, null).flatMap(({ phase, round, entries }): WallSheet[] => {
		if (phase === null) return [];
		const turns = entries.flatMap(({ at, entry }) =>
			entry.kind === 'turn' && entry.narration.trim() !== '' ? [{ at, entry }] : []
		);
		const last = entries.at(-1)?.at ?? 0;
		const sheets: WallSheet[] = [];
		const sceneAt = (at: number) =>
			sceneOf(viewAfter(tale.view, tale.held.slice(0, at + 1), { phase, round }));
		const end = sceneAt(last);
		let rest = turns;
		do {
			const all = rest.map(({ entry }) => entry);
			const here = rest.slice(0, room(all, end));
			rest = rest.slice(here.length);
			const told = here.map(({ entry }) => entry);
			const scene = rest.length > 0 ? sceneAt(here.at(-1)?.at ?? last) : end;
			sheets.push({ phase, round, goesOn: sheets.length > 0, told, scene });
		} while (rest.length > 0);
		return sheets;
	});
}
