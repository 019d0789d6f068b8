/** The sheets round the table: whose they are, what they hold, who sits next to whom. */
import { isWhole } from '../../../engine/json.ts';
import type { Resource, Sheet, StatBlock, State } from './state.ts';

/** The sheet of a seat; none for anything that is not a seat of this table. */
export function sheetOf(state: State, seat: unknown): Sheet | undefined {
	if (!isWhole(seat)) return undefined;
	const key = String(seat);
	return Object.hasOwn(state.sheets, key) ? state.sheets[key] : undefined;
}

/** The sheet of a seat that is known to be there. Throws where it is not: our own mistake. */
export function sheetAt(state: State, seat: number): Sheet {
	const sheet = sheetOf(state, seat);
	if (!sheet) throw new Error(`no sheet ${seat}`);
	return sheet;
}

/** A seat's Resource; none for anything that is not the id of one. */
export function resourceOf(state: State, seat: unknown, id: unknown): Resource | undefined {
	const resources = sheetOf(state, seat)?.resources;
	return resources && typeof id === 'string' && Object.hasOwn(resources, id)
		? resources[id]
		: undefined;
}

/** All seats ever taken, clockwise. */
export const allSeats = (state: State): number[] =>
	Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => sheetOf(state, seat));

/** The seats that have a story. */
export const toldSeats = (state: State): number[] =>
	allSeats(state).filter((seat) => hasStory(state, seat));

/** Whether a seat is in the game, left a Resource behind, or was there when turns were played: nobody misses one that left before, unless a reason was given. */
export function hasStory(state: State, seat: unknown): boolean {
	const sheet = sheetOf(state, seat);
	if (sheet?.status !== 'left') return sheet !== undefined;
	if (Object.keys(sheet.resources).length > 0) return true;
	if (sheet.biome === null) return false;
	const first = state.history.findIndex(({ kind }) => kind === 'turn' || kind === 'skip');
	const left = state.history.findIndex((entry) => entry.kind === 'leave' && entry.seat === seat);
	const entry = state.history[left];
	const told = entry?.kind === 'leave' && entry.reason !== '';
	return left < 0 || told || (first >= 0 && first < left);
}

/** The seats that play. */
export const activeSeats = (state: State): number[] =>
	allSeats(state).filter((seat) => isActive(state, seat));

/** The seats that have not left: those that play, and those that will. */
export const stayingSeats = (state: State): number[] =>
	allSeats(state).filter((seat) => sheetOf(state, seat)?.status !== 'left');

export const isActive = (state: State, seat: unknown): boolean =>
	sheetOf(state, seat)?.status === 'active';

/** Everybody at play but the acting seat. */
export const others = (state: State): number[] =>
	activeSeats(state).filter((seat) => seat !== state.active);

/** The seats clockwise from this one, itself first. */
export const clockwiseFrom = (state: State, first: number): number[] =>
	Array.from({ length: state.seats }, (_, step) => (first + step) % state.seats);

/** §3.2 The right-hand neighbour of the acting seat, who sets the challenge; alone, one sets one's own. */
export function challengerOf(state: State): number {
	const nearestLast = clockwiseFrom(state, state.active);
	return nearestLast.findLast((seat) => isActive(state, seat)) ?? state.active;
}

/** §3.2 Whose challenges a seat sets: its nearest neighbour to the left at play; null for one who plays alone, or does not play. */
export function challengedBy(state: State, seat: number): number | null {
	if (!isActive(state, seat)) return null;
	const [, ...next] = clockwiseFrom(state, seat);
	return next.find((one) => isActive(state, one)) ?? null;
}

/** §2 A sheet's RP: its pool and all its Resources. */
export const rpOf = (sheet: Sheet): number =>
	sheet.pool + Object.values(sheet.resources).reduce((sum, { rp }) => sum + rp, 0);

/** §2 RP of every sheet, by seat as text. */
export const totalsOf = (state: State): Record<string, number> =>
	Object.fromEntries(allSeats(state).map((seat) => [String(seat), rpOf(sheetAt(state, seat))]));

/** §2 Existing RP: those of all sheets, also of players who left. */
export const existingRp = (state: State): number =>
	allSeats(state).reduce((sum, seat) => sum + rpOf(sheetAt(state, seat)), 0);

/** Four zeros. */
export const noStats = (): StatBlock => ({
	resilience: 0,
	adaptability: 0,
	biodiversity: 0,
	regeneration: 0
});

/** A fresh sheet with these RP in its pool. */
export const newSheet = (pool: number): Sheet => ({
	biome: null,
	facet: '',
	society: '',
	base: noStats(),
	mod: noStats(),
	pool,
	resources: {},
	status: 'active',
	ready: false
});
