/** The largest share of all RP, and whose it is, for both meters. */
import { placeOf, type Telling } from '../../history/printed.ts';
import { sharesOf } from '../../rules/ending.ts';
import type { Biome, State } from '../../rules/state.ts';
import { comma } from '../../../../pieces/lists.ts';

/** What a picture of the world is given: the view, and who is who in it. */
export interface WorldProps {
	readonly view: State;
	readonly telling: Telling;
}

export interface Largest {
	/** In percent of all RP. */
	readonly percent: number;
	/** In percent, where the world collapses; null where it cannot. */
	readonly line: number | null;
	readonly who: string;
	/** Each of them, where several hold as much. */
	readonly biomes: readonly (Biome | null)[];
	readonly biome: Biome | null;
	/** Who plays on, and whether they hold as much as at the round's beginning. */
	readonly playing: readonly { readonly seat: number; readonly holds: boolean }[];
	/** How many of them do. */
	readonly holding: number;
}

/** As it stands now. */
export function largestOf(view: State, telling: Telling): Largest {
	const { seats, largest, line } = sharesOf(view);
	const playing = seats.filter(({ status }) => status === 'active');
	const biomes = largest.seats.map((seat) => view.sheets[seat]?.biome ?? null);
	return {
		percent: largest.percent,
		line,
		who: largest.seats.map((seat) => placeOf(view, seat, telling)).join(comma()),
		biomes,
		biome: biomes[0] ?? null,
		playing,
		holding: playing.filter(({ holds }) => holds).length
	};
}
