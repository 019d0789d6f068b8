/** Every game goes on by its dates though somebody never comes, and what is played over days is the same game as in class. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyModule, Seat } from '../../../src/lib/engine/module.ts';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { dealing, judge, note, open, play, replay } from '../../../src/lib/engine/referee.ts';
import type { Entry, Position } from '../../../src/lib/engine/referee.ts';
import { retrace } from '../../../src/lib/engine/retrace.ts';
import { glance } from '../../../src/lib/engine/search/glance.ts';
import { games } from '../../../src/lib/games/registry.ts';
import { asJson, type Set } from '../../../src/lib/table/facilitation.ts';
import * as turns from '../../../src/lib/table/lessons/turn.ts';

const DAYS = 30;

/** A table that is played a turn each day; of its seats the last never comes. */
class OverDays {
	position: Position;
	turn: turns.TurnDue;
	now = 0;
	readonly game: AnyModule;
	readonly #seats: number;
	readonly #chance;
	readonly #deal;

	constructor(game: AnyModule, seed: number, late: turns.Late) {
		this.game = game;
		this.#seats = game.about.seats.find((seats) => seats > 1) ?? 1;
		this.#chance = randomFrom(seededSource(seed));
		this.#deal = dealing(seededSource(seed + 1));
		const begun = open(game, this.#seats, {}, this.#deal);
		if ('refused' in begun) throw new Error(begun.refused.code);
		this.position = begun.position;
		const said = { day: '2027-03-27', hour: '02:30', zone: 'Europe/Berlin', every: 1 };
		this.turn = { ...said, by: 1, late, up: false, missed: [], ...turns.openedAt(this) };
		this.#note();
	}

	get over(): boolean {
		return this.game.outcome(this.position.state) !== null;
	}

	/** Until it is over, or the days are. */
	playOn(): void {
		while (!this.over && this.now < DAYS)
			if (!this.#step() && !this.#somebodyPlays()) this.now += 1;
	}

	/** What happens by itself. */
	#step(): boolean {
		const step = turns.stepAt(this, this.turn, this.now);
		switch (step?.kind) {
			case undefined:
				return false;
			case 'up':
				this.turn = { ...this.turn, up: true, missed: step.missed };
				this.#note();
				return true;
			case 'next': {
				const by = (this.turn.by ?? 0) + 1;
				const anew = step.anew ? turns.openedAt(this) : {};
				this.turn = { ...this.turn, ...anew, by, up: false };
				this.#note();
				return true;
			}
			case 'skip':
				return this.#skip(step.seat) || this.#actFor(step.seat, () => true);
			case 'play':
				return this.#actFor(step.seat, () => true);
			case 'answer':
				return this.#actFor(step.seat, (after) => !turns.begins(this, after.state, step.seat));
		}
	}

	/** Whether one of those who come could do something that is no second turn. */
	#somebodyPlays(): boolean {
		const came = turns.awaited(this, this.turn).filter((seat) => seat !== this.#seats - 1);
		return came.some((seat) =>
			this.#actFor(seat, (after) => !turns.isSecond(this, after, this.turn, seat))
		);
	}

	#actFor(seat: Seat, may: (after: Position) => boolean): boolean {
		const { game, position } = this;
		const view = game.view(position.state, seat);
		const listed = [...game.legal(view, seat)];
		const first = glance({ module: game, view, seat }, listed, 1, this.#chance);
		for (const action of first ? [first, ...listed] : listed) {
			const answer = play(game, position, seat, action, this.#deal);
			if ('refused' in answer || !may(answer.position)) continue;
			this.position = answer.position;
			return true;
		}
		return false;
	}

	#skip(seat: Seat): boolean {
		const { game, position } = this;
		const action = game.facilitate?.skipped?.(seat);
		if (!action || judge(game, position.state, 'facilitator', action)) return false;
		const answer = play(game, position, 'facilitator', action, this.#deal);
		if ('refused' in answer) return false;
		this.position = answer.position;
		return true;
	}

	#note(): void {
		({ position: this.position } = note(this.position, asJson({ turn: this.turn })));
	}
}

/** The same log without what the desk set. */
const inClass = (log: readonly Entry[]): Entry[] =>
	log.filter(({ deed }) => deed.kind !== 'desk').map((entry, seq) => ({ ...entry, seq }));

/** The most dates that followed one another while nobody did anything. */
function idleDates(log: readonly Entry[]): number {
	let [idle, most] = [0, 0];
	for (const { deed } of log) {
		if (deed.kind !== 'desk') idle = 0;
		else if ((deed.set as Set).turn?.up === false) idle += 1;
		most = Math.max(most, idle);
	}
	return most;
}

test.each(games.map((game) => [game.id, game] as const))(
	'%s goes on by its dates, and is the same world, told the same, as in class',
	(_, game) => {
		fc.assert(
			fc.property(fc.nat({ max: 1e6 }), fc.constantFrom('skip', 'computer'), (seed, late) => {
				const table = new OverDays(game, seed, late);
				table.playOn();
				const { position } = table;
				expect(idleDates(position.log)).toBeLessThanOrEqual(1);
				const alone = inClass(position.log);
				const retold = [...retrace(game, alone)];
				expect(retold.map(({ entry }) => entry)).toEqual(alone);
				for (const log of [alone, position.log])
					expect(replay(game, log).state).toEqual(position.state);
			}),
			{ numRuns: 3 }
		);
	}
);
