/** Playing on a hosted table: actions, dice rolled by hand, undo. */
import type { Actor, Refusal } from '../../engine/module.ts';
import { refusal } from '../../engine/module.ts';
import { byHand, cryptoSource, DiceNeeded, type Random } from '../../engine/random.ts';
import { dealing, open, play, rewind } from '../../engine/referee.ts';
import { facilitationOf } from '../../table/facilitation.ts';
import type { Host, HostedTable } from './host.ts';

/** What became of an action. Only `stored` has changed anything. */
export type Played =
	| { readonly kind: 'stored'; readonly seq: number }
	| { readonly kind: 'refused'; readonly refusal: Refusal }
	| { readonly kind: 'closed' }
	/** The facilitator wants everybody's eyes: no seat acts. */
	| { readonly kind: 'paused' }
	/** People roll by hand here: so many more dice, beyond those that were given and used. */
	| {
			readonly kind: 'dice-needed';
			readonly count: number;
			readonly sides: number;
			readonly given: readonly number[];
	  }
	/** More dice than the action rolls, or numbers they cannot show. */
	| { readonly kind: 'bad-dice' };

export interface Extra {
	/** What dice rolled by hand show, in order. */
	readonly dice?: readonly number[] | undefined;
	/** The facilitator acts for a seat. */
	readonly byFacilitator?: boolean;
}

/** The position of a new table, or why it cannot be set up. */
export const setUp = (game: HostedTable['game'], seats: number, options: unknown) =>
	open(game, seats, options, dealing(cryptoSource));

/** Plays one action at a table; a repeated id is answered from the log. Null for an unknown table. */
export async function playOn(
	host: Host,
	table: string,
	actor: Actor,
	id: string,
	action: { type: string },
	extra: Extra = {}
): Promise<Played | null> {
	const done = await host.advance<Played>(table, (hosted) => {
		const before = repeated(hosted, id);
		if (before) return { answer: before };
		if (hosted.table.closed) return { answer: { kind: 'closed' } };
		if (actor !== 'facilitator' && facilitationOf(hosted.position.log).pausedAt !== null) {
			return { answer: { kind: 'paused' } };
		}
		return hosted.table.dice === 'real'
			? playedByHand(hosted, actor, id, action, extra)
			: playedByApp(hosted, actor, id, action, extra);
	});
	return settled(done);
}

const settled = (done: { seq: number } | { answer: Played } | null): Played | null =>
	!done || 'answer' in done ? (done?.answer ?? null) : { kind: 'stored', seq: done.seq };

function repeated({ position }: HostedTable, id: string): Played | null {
	const entry = position.log.find((one) => one.id === id);
	return entry ? { kind: 'stored', seq: entry.seq } : null;
}

function playedByApp(
	{ game, position }: HostedTable,
	actor: Actor,
	id: string,
	action: { type: string },
	{ dice, byFacilitator = false }: Extra
) {
	if (dice) return { answer: { kind: 'bad-dice' } as const };
	return answered(
		play(game, position, actor, action, dealing(cryptoSource), { id, byFacilitator })
	);
}

const answered = (made: ReturnType<typeof play>) =>
	'refused' in made ? { answer: { kind: 'refused', refusal: made.refused } as const } : made;

function playedByHand(
	{ game, position }: HostedTable,
	actor: Actor,
	id: string,
	action: { type: string },
	{ dice = [], byFacilitator = false }: Extra
) {
	const shown = new ShownDice(dice);
	try {
		const made = play(game, position, actor, action, (draws) => shown.random(draws), {
			id,
			byFacilitator,
			byHand: true
		});
		if (!('refused' in made) && shown.used < dice.length) {
			return { answer: { kind: 'bad-dice' } as const };
		}
		return answered(made);
	} catch (needed) {
		if (!(needed instanceof DiceNeeded)) throw needed;
		return { answer: shown.missing(needed) };
	}
}

/** Dice as people typed them in, and how many of them were taken so far. */
class ShownDice {
	readonly #values: readonly number[];
	used = 0;

	constructor(values: readonly number[]) {
		this.#values = values;
	}

	random(draws: number[]): Random {
		const inner = byHand(this.#values, cryptoSource, draws);
		const counted = <Value>(count: number, value: Value): Value => {
			this.used += count;
			return value;
		};
		return {
			die: (sides) => counted(1, inner.die(sides)),
			dice: (count, sides) => counted(count, inner.dice(count, sides)),
			shuffle: (items) => inner.shuffle(items)
		};
	}

	/** Too few of them are asked for; enough of them that still do not fit are wrong. */
	missing({ count, sides }: DiceNeeded): Played {
		const rest = this.#values.slice(this.used);
		if (rest.length >= count || rest.some((value) => value > sides)) return { kind: 'bad-dice' };
		return { kind: 'dice-needed', count, sides, given: this.#values.slice(0, this.used) };
	}
}

/** Goes back to the position after entry `to`. Where the game has words for it, its history says what was taken back. */
export async function rewindOn(
	host: Host,
	table: string,
	id: string,
	{ to, reason, what }: { to: number; reason: string; what: string }
): Promise<Played | null> {
	const done = await host.advance<Played>(table, (hosted) => {
		const before = repeated(hosted, id);
		if (before) return { answer: before };
		if (hosted.table.closed) return { answer: { kind: 'closed' } };
		if (to === hosted.position.head) {
			return { answer: { kind: 'refused', refusal: refusal('nothing-to-undo') } };
		}
		return answered(rewind(hosted.game, hosted.position, to, reason, id));
	});
	if (done && 'seq' in done) await noteUndo(host, table, `${id}.undo`, what);
	return settled(done);
}

/** A line in the game's own history. A game without such an action simply has none. */
async function noteUndo(host: Host, table: string, id: string, what: string): Promise<void> {
	const hosted = await host.table(table);
	const note = hosted?.game.action.parse({ type: 'noteUndo', what });
	if (note && 'action' in note) await playOn(host, table, 'facilitator', id, note.action);
}
