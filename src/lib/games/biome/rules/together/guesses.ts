/** §14 Guesses: who expects which band of a turn; hidden from others until its dice fall, and without effect on the world. */
import { refusal, type Audience, type Refusal } from '../../../../engine/module.ts';
import type { Random } from '../../../../engine/random.ts';
import type { TellBiome } from '../current.ts';
import { isBeforeDice } from '../dice.ts';
import type { Given } from '../given.ts';
import { isObject, isWhole } from '../../../../engine/json.ts';
import { entryOf, preparing } from './prepared.ts';
import { isActive, toldSeats } from '../sheets.ts';
import {
	BANDS,
	type Action,
	type Band,
	type Current,
	type Guesses,
	type Prepared,
	type State
} from '../state.ts';

/** §14 The turn of a seat whose dice have not fallen: the one in progress, or one that is prepared. */
function openTurn(state: State, seat: unknown): Current | undefined {
	const entry = entryOf(state, seat);
	if (entry) return entry;
	const isActing = isWhole(seat) && seat === state.active;
	return isActing && isBeforeDice(state.current) ? state.current : undefined;
}

/** §14 Every seat whose turn may be guessed at. */
const openSeats = (state: State): number[] =>
	[...new Set([state.active, ...preparing(state)])].filter((seat) => openTurn(state, seat));

export function refuseGuess(state: State, seat: number, { seat: of, band }: Given): Refusal | null {
	if (openSeats(state).length === 0) return refusal('wrong-step', { step: state.step }, '§14');
	if (of === seat || !isActive(state, seat) || !openTurn(state, of)) {
		return refusal('not-your-turn', { seat: state.active }, '§14');
	}
	return BANDS.some((known) => known === band) ? null : refusal('bad-action', {}, '§14');
}

/** §14 A later guess takes the place of an earlier one. */
export function guess(state: State, seat: number, of: number, band: Band, tell: TellBiome): void {
	const turn = openTurn(state, of);
	if (turn) turn.guesses = { ...turn.guesses, [String(seat)]: band };
	tell({ type: 'guessed', seat, of });
}

/** The guesses that a seat has not made yet. */
export function* guessing(view: State, seat: number): Generator<Action & { type: 'guess' }> {
	if (!isActive(view, seat)) return;
	for (const of of openSeats(view)) {
		const made = Object.hasOwn(openTurn(view, of)?.guesses ?? {}, String(seat));
		if (of === seat || made) continue;
		for (const band of BANDS) yield { type: 'guess', seat: of, band };
	}
}

/** What becomes of one guess. */
type Veil = (band: Band | null, seat: string) => Band | null;

/** The same turn with every guess passed through the veil; itself where nobody has guessed. */
function veiled<Turn extends Current>(turn: Turn, veil: Veil): Turn {
	if (!turn.guesses) return turn;
	const guesses: Guesses = {};
	for (const seat of Object.keys(turn.guesses))
		guesses[seat] = veil(turn.guesses[seat] ?? null, seat);
	return { ...turn, guesses };
}

/** The state with the guesses at all open turns passed through the veil; itself where there are none. */
function behind(state: State, veil: Veil): State {
	const { current, prepared } = state;
	const now = isBeforeDice(current) ? veiled(current, veil) : current;
	const waiting: Record<string, Prepared> = {};
	let changed = now !== current;
	for (const [seat, turn] of Object.entries(prepared ?? {})) {
		waiting[seat] = veiled(turn, veil);
		changed ||= waiting[seat] !== turn;
	}
	if (!changed) return state;
	return { ...state, current: now, ...(prepared ? { prepared: waiting } : {}) };
}

/** §14 What an audience sees: of guesses at open turns its own alone, of the others only that they were made. */
export const view = (state: State, audience: Audience): State =>
	behind(state, (band, seat) => (seat === String(audience) ? band : null));

/** A state in which every guess that is hidden is some guess. */
export const redeal = (seen: State, _audience: Audience, random: Random): State =>
	behind(seen, (band) => band ?? BANDS[random.die(BANDS.length) - 1] ?? 'mixed');

/** Whether an action is hidden from others in the log: a guess, also one that is made for a seat. */
export function isSecret(action: Action): boolean {
	if (action.type === 'actFor') return isObject(action.action) && action.action.type === 'guess';
	return action.type === 'guess';
}

/** How often a biome foresaw what the dice would bring to others. */
export interface Foresight {
	readonly seat: number;
	readonly right: number;
	readonly of: number;
}

/** §14 Who foresaw how often; only seats that guessed. */
export function foresight(view: State): Foresight[] {
	const turns = view.history.filter((entry) => entry.kind === 'turn');
	return toldSeats(view).flatMap((seat) => {
		const made = turns.filter(({ guesses }) => Object.hasOwn(guesses ?? {}, String(seat)));
		const right = made.filter(({ guesses, roll }) => guesses?.[String(seat)] === roll.band).length;
		return made.length > 0 ? [{ seat, right, of: made.length }] : [];
	});
}
