/** The only caller of `apply`: sets up, checks, plays, replays and rewinds. The log is the table; states are folds of it. */
import { copyJson, type Json } from './json.ts';
import {
	audienceOf,
	refusal,
	type Actor,
	type AnyModule,
	type Audience,
	type GameEvent,
	type Refusal,
	type Seat
} from './module.ts';
import { recording, replaying, type Random, type Source } from './random.ts';

/** Something told, and to whom: everybody, or only these seats. */
export interface Told {
	readonly event: GameEvent;
	readonly seats?: readonly Seat[];
}

/** What was done: the set-up (always entry 0), an action, a return to an earlier entry, or something set beside the game. */
export type Deed =
	| { readonly kind: 'setup'; readonly seats: number; readonly options: unknown }
	| { readonly kind: 'action'; readonly actor: Actor; readonly action: { type: string } }
	| { readonly kind: 'rewind'; readonly to: number; readonly reason: string }
	| { readonly kind: 'desk'; readonly set: Readonly<Record<string, Json>> };

/** One line of the log. It is never changed; `seq` rises by one from 0. */
export interface Entry {
	readonly seq: number;
	/** The sender's own id of it: a repeat is the same entry. */
	readonly id: string;
	readonly deed: Deed;
	/** Every number drawn, in order, so that a replay needs no seed. */
	readonly draws: readonly number[];
	/** True where people rolled real dice and typed in what they showed. */
	readonly byHand?: true;
	/** Who really acted, where it was nobody of that seat. */
	readonly by?: 'facilitator' | 'computer';
	readonly told: readonly Told[];
}

/** A table between two actions. */
export interface Position {
	readonly log: readonly Entry[];
	/** The last entry that counts: a rewind moves it back. */
	readonly head: number;
	readonly state: unknown;
}

/** Where numbers come from and where they are noted: made anew for every entry. */
export type Dealer = (draws: number[]) => Random;

/** A dealer that draws from a source, such as `cryptoSource`. */
export const dealing =
	(source: Source): Dealer =>
	(draws) =>
		recording(source, draws);

type Answer =
	| { readonly position: Position; readonly entry: Entry }
	| { readonly refused: Refusal };

/** Sets a table up: entry 0. Refuses options or a number of seats that the game does not have. */
export function open(
	module: AnyModule,
	seats: number,
	given: unknown,
	deal: Dealer,
	id = 'setup'
): Answer {
	if (!module.about.seats.includes(seats)) return { refused: refusal('bad-seats', { seats }) };
	const filled = module.options.fill(given, seats);
	if ('refused' in filled) return filled;
	const draws: number[] = [];
	const state = module.setup(seats, copyJson(filled.options), deal(draws));
	const deed: Deed = { kind: 'setup', seats, options: filled.options };
	const entry: Entry = { seq: 0, id, deed, draws, told: [] };
	return { entry, position: { log: [entry], head: 0, state } };
}

/** What else is to be said of an action. */
interface Playing {
	readonly id?: string;
	readonly byHand?: boolean;
	readonly by?: Entry['by'] | undefined;
	readonly spent?: boolean;
}

/**
 * Plays one action, or answers why not; then nothing has changed.
 * Whoever is done with the position may have it `spent`: its own state and log are written to, which saves copies.
 */
export function play(
	module: AnyModule,
	position: Position,
	actor: Actor,
	action: { type: string },
	deal: Dealer,
	{ id = String(position.log.length), byHand = false, by, spent = false }: Playing = {}
): Answer {
	const refused = judge(module, position.state, actor, action);
	if (refused) return { refused };
	const draws: number[] = [];
	const told: Told[] = [];
	const state = spent ? position.state : copyJson(position.state);
	applyTo(module, state, actor, action, deal(draws), told);
	const entry: Entry = {
		seq: position.log.length,
		id,
		deed: { kind: 'action', actor, action: copyJson(action) },
		draws,
		...(byHand && draws.length > 0 ? { byHand: true } : {}),
		...(by ? { by } : {}),
		told
	};
	return { entry, position: { log: followed(position, entry, spent), head: entry.seq, state } };
}

/** The log with one more entry: a spent position gives its own away, so that a long game copies none. */
function followed({ log }: Position, entry: Entry, spent: boolean): readonly Entry[] {
	if (!spent) return [...log, entry];
	(log as Entry[]).push(entry);
	return log;
}

/** The state after an action that `legal` lists, with nothing noted: for looking ahead. */
export function ahead(
	module: AnyModule,
	state: unknown,
	actor: Actor,
	action: { type: string },
	random: Random
): unknown {
	const next = copyJson(state);
	module.apply(next, actor, copyJson(action), { random, tell: () => undefined });
	return next;
}

/** Why an actor may not do this now, judged by what that actor may know; or null. */
export const judge = (
	module: AnyModule,
	state: unknown,
	actor: Actor,
	action: { type: string }
): Refusal | null => module.refuse(module.view(state, audienceOf(actor)), actor, action);

/** What somebody who plays on keeps of earlier states, so that few need to be made anew from the set-up. */
export interface Past {
	/** The state after an entry, for the asker to write to; undefined where it is not kept. */
	recall(seq: number): unknown;
	/** Takes the state after an entry, which comes `actions` actions after one that was kept. */
	remember(seq: number, state: unknown, actions: number): void;
}

const FORGETFUL: Past = { recall: () => undefined, remember: () => undefined };

/** Goes back to the position after entry `to` (0 the set-up), by an entry that says so. Refuses an entry that is not there. */
export function rewind(
	module: AnyModule,
	position: Position,
	to: number,
	reason: string,
	id = String(position.log.length),
	past = FORGETFUL
): Answer {
	const target = position.log[to];
	if (!target || target.deed.kind === 'rewind' || target.deed.kind === 'desk')
		return { refused: refusal('no-such-entry', { to }) };
	const deed: Deed = { kind: 'rewind', to, reason };
	const entry: Entry = { seq: position.log.length, id, deed, draws: [], told: [] };
	const log = [...position.log, entry];
	return { entry, position: { log, head: to, state: stateAt(module, log, to, past) } };
}

/** Notes what the desk has set beside the game: the state stays, and no rewind takes it back. */
export function note(
	position: Position,
	set: Readonly<Record<string, Json>>,
	id = String(position.log.length)
): { readonly position: Position; readonly entry: Entry } {
	const deed: Deed = { kind: 'desk', set: copyJson(set) };
	const entry: Entry = { seq: position.log.length, id, deed, draws: [], told: [] };
	return { entry, position: { ...position, log: [...position.log, entry] } };
}

/** The last entry that counts at the end of a log, or of its first `length` entries: a rewind moves it back, what the desk set leaves it. */
export function headOf(log: readonly Entry[], length = log.length): number {
	for (let seq = length - 1; seq > 0; seq--) {
		const deed = log[seq]?.deed;
		if (deed?.kind === 'rewind') return Math.min(deed.to, seq - 1);
		if (deed?.kind === 'action') return seq;
	}
	return 0;
}

/** The position that a stored log leads to. Throws when the log is not one of this module's. */
export function replay(module: AnyModule, log: readonly Entry[], past = FORGETFUL): Position {
	const head = headOf(log);
	return { log, head, state: stateAt(module, log, head, past) };
}

/** The entries that count at entry `to`, set-up first: those that later rewinds left standing. */
export const lineTo = (log: readonly Entry[], to: number): Entry[] =>
	[...upFrom(log, to)].reverse();

/** The same the other way round: each entry is followed by the one on which it was played. */
function* upFrom(log: readonly Entry[], from: number): Generator<Entry> {
	for (let seq = from; ; seq = headOf(log, seq)) {
		const entry = log[seq];
		if (entry) yield entry;
		if (!entry || seq === 0) return;
	}
}

/** The actions that no longer count once the game goes on from entry `to`. */
export function undoneBy({ log, head }: Pick<Position, 'log' | 'head'>, to: number): Entry[] {
	const undone: Entry[] = [];
	// whichever is later cannot be on the other's line
	for (let [from, kept] = [head, to]; from !== kept;) {
		if (from < kept) {
			kept = headOf(log, kept);
			continue;
		}
		const entry = log[from];
		if (entry?.deed.kind === 'action') undone.push(entry);
		from = headOf(log, from);
	}
	return undone.reverse();
}

/** The state after entry `to`, from nothing but the log, and from what is kept of its past. */
export function stateAt(
	module: AnyModule,
	log: readonly Entry[],
	to: number,
	past = FORGETFUL
): unknown {
	const line: Entry[] = [];
	let state: unknown;
	for (const entry of upFrom(log, to)) {
		state = past.recall(entry.seq) ?? setUpBy(module, entry);
		if (state !== undefined) break;
		line.push(entry);
	}
	if (state === undefined) throw new Error('a log begins with its set-up');
	for (const [before, { seq, deed, draws }] of line.reverse().entries()) {
		if (deed.kind !== 'action') continue;
		applyTo(module, state, deed.actor, deed.action, replaying(draws), []);
		past.remember(seq, state, before + 1);
	}
	return state;
}

function setUpBy(module: AnyModule, { deed, draws }: Entry): unknown {
	if (deed.kind !== 'setup') return undefined;
	return module.setup(deed.seats, copyJson(deed.options), replaying(draws));
}

/** What of an entry an audience may learn: what was told to all, and to this seat. */
export const toldTo = (entry: Entry, audience: Audience): GameEvent[] =>
	entry.told
		.filter(({ seats }) => !seats || (audience !== 'table' && seats.includes(audience)))
		.map(({ event }) => event);

/** The same for a screen: what shows chance says how much of it. */
export const shownTo = (module: AnyModule, entry: Entry, audience: Audience): GameEvent[] =>
	toldTo(entry, audience).map((event) => {
		const thrown = module.throws?.[event.type];
		if (thrown === undefined) return event;
		return { ...event, throws: typeof thrown === 'function' ? thrown(event) : thrown };
	});

function applyTo(
	module: AnyModule,
	state: unknown,
	actor: Actor,
	action: { type: string },
	random: Random,
	told: Told[]
): void {
	module.apply(state, actor, copyJson(action), {
		random,
		// an event may hold parts of the state, which later actions write to
		tell(event, seats) {
			told.push({ event: copyJson(event), ...(seats ? { seats: [...seats] } : {}) });
		}
	});
}
