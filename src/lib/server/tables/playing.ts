/** Playing on a hosted table: actions, dice rolled by hand, undo. */
import { refusal, type Actor, type Refusal } from '../../engine/module.ts';
import { byHand, cryptoSource, DiceNeeded, type Random } from '../../engine/random.ts';
import { dealing, open, play, rewind, type Entry, type Position } from '../../engine/referee.ts';
import { isSecond } from '../../table/lessons/turn.ts';
import type { Advanced, Host } from './host.ts';
import type { HostedTable } from './hosted.ts';

/** What became of an action. Only `stored` has changed anything. */
export type Played =
	| { readonly kind: 'stored'; readonly seq: number }
	| { readonly kind: 'refused'; readonly refusal: Refusal }
	| { readonly kind: 'closed' }
	/** The game is not there, or has made a mistake: the table can only be looked at. */
	| { readonly kind: 'down' }
	/** The facilitator wants everybody's eyes: no seat acts. */
	| { readonly kind: 'paused' }
	/** One turn each is due until the next date, and this seat has had its own. */
	| { readonly kind: 'turn-taken' }
	/** People roll by hand here: how many more dice are needed, beyond those that were given and used. */
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
	/** Who acts, where it is nobody of that seat. */
	readonly by?: Entry['by'];
	/** The table as the caller has just seen it; see `Host.advance`. */
	readonly known?: HostedTable;
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
	const next = (hosted: HostedTable) => {
		const before = repeated(hosted, id) ?? standsStill(hosted);
		if (before) return { answer: before };
		if (actor !== 'facilitator' && hosted.facilitation.pausedAt !== null) {
			return { answer: { kind: 'paused' } as const };
		}
		const made =
			hosted.table.dice === 'real' && !hosted.game.rollsTell
				? playedByHand(hosted, actor, id, action, extra)
				: playedByApp(hosted, actor, id, action, extra);
		return tooSoon(hosted, actor, made, extra) ?? made;
	};
	return settled(await host.advance<Played>(table, next, extra.known));
}

/** Where one turn each is due, a second one waits; the desk may play it all the same. */
function tooSoon(
	hosted: HostedTable,
	actor: Actor,
	made: { readonly position: Position } | { readonly answer: Played },
	{ by }: Extra
): { answer: Played } | null {
	const { turn } = hosted.facilitation;
	if ('answer' in made || actor === 'facilitator' || by === 'facilitator') return null;
	if (!isSecond(hosted, made.position, turn, actor)) return null;
	return { answer: { kind: 'turn-taken' } };
}

/** Why nothing more happens at a table; null where it goes on. */
const standsStill = ({ table, down }: HostedTable): Played | null =>
	down ? { kind: 'down' } : table.closed ? { kind: 'closed' } : null;

/** What became of what a table was asked. */
export const settled = (done: Advanced<Played> | null): Played | null =>
	!done || 'answer' in done ? (done?.answer ?? null) : { kind: 'stored', seq: done.seq };

/** What became of the entry with this id, where the log has one. */
export function repeated({ trail }: HostedTable, id: string): Played | null {
	const seq = trail.seqOf(id);
	return seq === null ? null : { kind: 'stored', seq };
}

function playedByApp(
	{ game, position }: HostedTable,
	actor: Actor,
	id: string,
	action: { type: string },
	{ dice, by }: Extra
) {
	if (dice) return { answer: { kind: 'bad-dice' } as const };
	return answered(play(game, position, actor, action, dealing(cryptoSource), { id, by }));
}

const answered = (made: ReturnType<typeof play>) =>
	'refused' in made ? { answer: { kind: 'refused', refusal: made.refused } as const } : made;

function playedByHand(
	{ game, position }: HostedTable,
	actor: Actor,
	id: string,
	action: { type: string },
	{ dice = [], by }: Extra
) {
	const shown = new ShownDice(dice);
	try {
		const made = play(game, position, actor, action, (draws) => shown.random(draws), {
			id,
			by,
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

/** A return to entry `to`: why, and what the game's own history says of it. */
export interface Back {
	readonly to: number;
	readonly reason: string;
	readonly what: string;
	/** Only while the table still stands at this entry. */
	readonly head?: number | undefined;
	/** As in `Extra`. */
	readonly known?: HostedTable;
}

/** Goes back to the position after entry `to`. Where the game has words for it, its history says what was taken back. */
export async function rewindOn(
	host: Host,
	table: string,
	id: string,
	{ to, reason, what, head, known }: Back
): Promise<Played | null> {
	const next = (hosted: HostedTable) => {
		const before = repeated(hosted, id) ?? standsStill(hosted);
		if (before) return { answer: before };
		if (head !== undefined && head !== hosted.position.head) {
			return { answer: { kind: 'refused', refusal: refusal('moved-on') } as const };
		}
		if (to === hosted.position.head) {
			return { answer: { kind: 'refused', refusal: refusal('nothing-to-undo') } as const };
		}
		return answered(rewind(hosted.game, hosted.position, to, reason, id, hosted.trail));
	};
	const done = await host.advance<Played>(table, next, known);
	if (done && 'seq' in done) await noteUndo(host, done.hosted, `${id}.undo`, what);
	return settled(done);
}

/** A line in the game's own history. A game without such an action simply has none. */
async function noteUndo(host: Host, known: HostedTable, id: string, what: string): Promise<void> {
	const note = known.game.facilitate?.undone?.(what);
	if (note) await playOn(host, known.table.id, 'facilitator', id, note, { known });
}
