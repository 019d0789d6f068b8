/** The world as a scene of paper: plain JSON from a view and nothing else, so that the same log has the same scene, what was taken back included. */
import type { Seat } from '../../../engine/module.ts';
import { collapseLine, sharesOf } from '../rules/ending.ts';
import { rpOf, sheetAt, toldSeats } from '../rules/sheets.ts';
import type { Biome, Reason, Resource, Sphere, Stat, State, TurnEntry } from '../rules/state.ts';
import { loansOf, type SceneLoan } from './loans.ts';

/** One Resource. */
export interface ScenePiece {
	readonly id: string;
	readonly name: string;
	readonly stat: Stat;
	readonly rp: number;
	/** A loss of phase 2 tore it; its last point leaves a stub. */
	readonly state: 'whole' | 'torn' | 'stub';
	/** Of a copy: whose motif it keeps. */
	readonly from: { readonly seat: Seat; readonly id: string; readonly biome: Biome } | null;
}

/** What one player has in the world. */
export interface SceneSeat {
	readonly seat: Seat;
	readonly biome: Biome;
	/** All RP, those in the pool included. */
	readonly rp: number;
	readonly pieces: readonly ScenePiece[];
	/** The newest failure of the last rounds; `age` in rounds, 0 for this one. */
	readonly scar: { readonly sphere: Sphere | null; readonly age: number } | null;
}

export interface Scene {
	readonly seats: readonly SceneSeat[];
	/** In order, the oldest first. */
	readonly loans: readonly SceneLoan[];
	/** The challenge that is being met. */
	readonly weather: { readonly seat: Seat; readonly sphere: Sphere } | null;
	/** Whose strip sags, and how far: 0 far from the line of collapse, 1 at it. */
	readonly sag: { readonly seat: Seat; readonly by: number } | null;
	readonly ending: Reason | null;
}

/** A scar is gone after so many rounds. */
const SCAR_ROUNDS = 3;
/** A strip begins to sag at this part of the line of collapse. */
const SAGS_AT = 0.8;

/** The scene of a world as it stands. */
export function sceneOf(view: State): Scene {
	const turns = view.history.filter((entry) => entry.kind === 'turn');
	const torn = new Set(turns.flatMap(lossesOf));
	return {
		seats: toldSeats(view).flatMap((seat) => seatOf(view, seat, { turns, torn })),
		loans: loansOf(view, turns),
		weather: weatherOf(view),
		sag: sagOf(view),
		ending: view.result?.reason ?? null
	};
}

/** The same without what passes: threads, weather, scars. */
export const atRest = (scene: Scene): Scene => ({
	...scene,
	seats: scene.seats.map((seat) => ({ ...seat, scar: null })),
	loans: [],
	weather: null
});

/** A failure of phase 1 costs only points put forward: what it would have made never stands there. */
const lossesOf = ({ phase, changes }: TurnEntry): string[] =>
	phase === 'build'
		? []
		: changes.flatMap((change) => (change.what === 'rp' && change.by < 0 ? [change.id] : []));

interface Told {
	readonly turns: readonly TurnEntry[];
	/** The ids of what lost RP. */
	readonly torn: ReadonlySet<string>;
}

function seatOf(view: State, seat: Seat, { turns, torn }: Told): SceneSeat[] {
	const sheet = sheetAt(view, seat);
	if (sheet.biome === null) return [];
	const pieces = Object.entries(sheet.resources).map(([id, resource]) =>
		pieceOf(view, id, resource, torn.has(id))
	);
	const scar = scarOf(view, turns, seat);
	return [{ seat, biome: sheet.biome, rp: rpOf(sheet), pieces, scar }];
}

function pieceOf(view: State, id: string, resource: Resource, torn: boolean): ScenePiece {
	const { name, stat, rp, from } = resource;
	const biome = from ? view.sheets[String(from.seat)]?.biome : null;
	return {
		id,
		name,
		stat,
		rp,
		state: rp === 0 ? 'stub' : torn ? 'torn' : 'whole',
		from: from && biome ? { ...from, biome } : null
	};
}

function scarOf(view: State, turns: readonly TurnEntry[], seat: Seat): SceneSeat['scar'] {
	const failed = turns.findLast(
		(turn) => turn.seat === seat && turn.phase === phaseOf(view) && turn.roll.band === 'failure'
	);
	const age = failed ? view.round - failed.round : SCAR_ROUNDS;
	return failed && age < SCAR_ROUNDS ? { sphere: failed.sphere, age } : null;
}

/** The phase that was played last: older scars have healed. */
const phaseOf = ({ phase, history }: State): string | undefined =>
	phase === 'over' ? history.findLast((entry) => entry.kind === 'turn')?.phase : phase;

/** The sphere that a turn meets, until its dice have been counted. */
function weatherOf({ current, active, phase }: State): Scene['weather'] {
	const turning = phase === 'build' || phase === 'society';
	return turning && current?.sphere ? { seat: active, sphere: current.sphere } : null;
}

/** §6.3 How near the heaviest is to the line, in hundredths. */
function sagOf(view: State): Scene['sag'] {
	const line = collapseLine(view);
	const seat = view.result?.by[0] ?? sharesOf(view).largest.seats[0];
	if (line === null || seat === undefined || !['society', 'over'].includes(view.phase)) return null;
	if (view.phase === 'over' && view.result?.reason !== 'collapse') return null;
	const share = sharesOf(view).seats.find((one) => one.seat === seat)?.percent ?? 0;
	const by = Math.min(1, (share / line - SAGS_AT) / (1 - SAGS_AT));
	return by > 0 ? { seat, by: Math.round(by * 100) / 100 } : null;
}
