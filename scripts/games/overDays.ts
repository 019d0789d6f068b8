/** Games that are played a turn each by dates, with one who never comes: what happens next in them. */
import type { AnyModule, Seat } from '../../src/lib/engine/module.ts';
import { chooseFor, type Chooser, type Chosen } from '../../src/lib/engine/playout.ts';
import { randomFrom, seededSource } from '../../src/lib/engine/random.ts';
import { dealing, play, type Position } from '../../src/lib/engine/referee.ts';
import * as turns from '../../src/lib/table/lessons/turn.ts';

/** Which game it is; `days` without end where it is played until it is over. */
interface Started {
	readonly game: AnyModule;
	readonly seats: number;
	readonly seed: number;
	readonly late: turns.Late;
	/** Whether people take the best-looking of a few actions. */
	readonly purposeful?: boolean;
	readonly days?: number;
}

/** A table with a date each day, whose last seat never comes. */
export class OverDays {
	readonly #started: Required<Started>;
	readonly #chance;
	readonly #deal;
	#turn: turns.TurnDue | null = null;
	#now = 0;

	constructor(started: Started) {
		this.#started = { days: Infinity, purposeful: false, ...started };
		this.#chance = randomFrom(seededSource(started.seed));
		this.#deal = dealing(seededSource(started.seed + 1));
	}

	/** What somebody does next, or the date as it stands from now on; null where nobody is to act, or no day is left. */
	next(position: Position): Chosen | turns.TurnDue | null {
		const { game, days } = this.#started;
		if (!this.#turn) return this.#opened(position);
		while (this.#now < days) {
			if (game.toAct(game.view(position.state, 'table')).length === 0) return null;
			const found =
				this.#step(position, this.#turn) ?? this.#somebody({ game, position }, this.#turn);
			if (found) return found;
			this.#now += 1;
		}
		return null;
	}

	#opened(position: Position): turns.TurnDue {
		const said = { day: '2027-03-27', hour: '02:30', zone: 'Europe/Berlin', every: 1 };
		const none = { by: 1, up: false, missed: [], late: this.#started.late };
		return this.#set({ ...said, ...none, ...this.#openedAt(position) });
	}

	/** As the server opens a turn, which notes it; here it may be noted or not. */
	#openedAt(position: Position): Pick<turns.TurnDue, 'opened' | 'before'> {
		const { opened, before } = turns.openedAt({ game: this.#started.game, position });
		return { opened: opened - 1, before };
	}

	#set(turn: turns.TurnDue): turns.TurnDue {
		this.#turn = turn;
		return turn;
	}

	/** What happens by itself. */
	#step(position: Position, turn: turns.TurnDue): Chosen | turns.TurnDue | null {
		const table = { game: this.#started.game, position };
		const step = turns.stepAt(table, turn, this.#now);
		switch (step?.kind) {
			case undefined:
				return null;
			case 'up':
				return this.#set({ ...turn, up: true, missed: step.missed });
			case 'next': {
				const anew = step.anew ? this.#openedAt(position) : {};
				return this.#set({ ...turn, ...anew, by: (turn.by ?? 0) + 1, up: false });
			}
			case 'skip': {
				const action = turns.skipOf(table, step.seat);
				if (action) return { actor: 'facilitator', action };
				return this.#actOf(position, step.seat, () => true);
			}
			case 'play':
				return this.#actOf(position, step.seat, () => true);
			case 'answer':
				return this.#actOf(
					position,
					step.seat,
					(after) => !turns.begins(table, after.state, step.seat)
				);
		}
	}

	/** What one of those who come could do that is no second turn. */
	#somebody(table: { game: AnyModule; position: Position }, turn: turns.TurnDue): Chosen | null {
		const { seats } = this.#started;
		const came = turns.awaited(table, turn).filter((seat) => seat !== seats - 1);
		const first = came.length > 1 ? this.#chance.die(came.length) : 0;
		for (const seat of [...came.slice(first), ...came.slice(0, first)]) {
			const act = this.#actOf(
				table.position,
				seat,
				(after) => !turns.isSecond(table, after, turn, seat)
			);
			if (act) return act;
		}
		return null;
	}

	#actOf(position: Position, seat: Seat, may: (after: Position) => boolean): Chosen | null {
		const { game, purposeful } = this.#started;
		const first = chooseFor(game, position, seat, this.#chance, purposeful);
		const listed = game.legal(game.view(position.state, seat), seat);
		for (const action of first ? [first, ...listed] : listed) {
			const answer = play(game, position, seat, action, this.#deal);
			if (!('refused' in answer) && may(answer.position)) return { actor: seat, action };
		}
		return null;
	}
}

/** How many dates may follow one another while nobody does anything: one ends the turn, and one opens the next. */
const IDLE = 4;

/** Plays a game over days; of each two seeds that follow one another a game leaves out the turns that were missed, or the computer takes them. Throws where no date lets the game go on. */
export function overDays(
	game: AnyModule,
	seats: number,
	seed: number,
	purposeful: boolean
): Chooser {
	const late = Math.floor(seed / 2) % 2 === 1 ? 'skip' : 'computer';
	const table = new OverDays({ game, seats, seed, late, purposeful });
	return (position) => {
		for (let idle = 0; idle < IDLE; idle++) {
			const next = table.next(position);
			if (next === null || 'actor' in next) return next;
		}
		throw new Error(`${IDLE} dates came, and nobody did anything`);
	};
}
