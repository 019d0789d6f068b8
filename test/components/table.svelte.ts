/** A table without a server: what a page follows is played by the same referee on this page. */
import type { AnyModule, Audience, Seat } from '../../src/lib/engine/module.ts';
import { choose } from '../../src/lib/engine/playout.ts';
import { randomFrom, seededSource, type Random } from '../../src/lib/engine/random.ts';
import { facilitationOf } from '../../src/lib/table/facilitation.ts';
import type { LiveTable } from '../../src/lib/table/live.svelte.ts';
import { LocalGame } from '../../src/lib/table/localGame.svelte.ts';
import type { Refused } from '../../src/lib/table/requests.ts';
import type { Room } from '../../src/lib/table/room.ts';
import type { Start } from '../../src/lib/table/start.ts';

/** What the pages of a table are given. */
interface PageData {
	readonly table: string;
	readonly start: Start;
	/** What `following` hands on in a test. */
	readonly live: LiveTable;
}

export class PlayedTable {
	readonly game: LocalGame;
	readonly seat: Seat | null;
	readonly gone = null;
	readonly proposal = null;
	readonly status = 'saved';
	readonly unsaved = [];
	readonly handedBack = [];
	/** What the server would answer in place of playing; null where it plays. */
	refuses: Refused | null = null;
	/** When the desk stopped the table; null while it goes on. */
	pausedAt: number | null = $state(null);
	/** What the desk says. */
	note: Room['note'] = $state(null);
	readonly #chance: Random;

	/** A game, for the fewest that can play it and as ever unless said, as this seat sees it; null for the wall. */
	constructor(module: AnyModule, seat: Seat | null, seed = 1, seats?: number, options = {}) {
		this.#chance = randomFrom(seededSource(seed));
		const fewest = Math.max(2, module.about.seats[0] ?? 2);
		this.game = new LocalGame(module, seats ?? fewest, options, seededSource(seed));
		this.seat = seat;
	}

	get audience(): Audience {
		return this.seat ?? 'table';
	}
	get view() {
		return this.game.view(this.audience);
	}
	get latest() {
		return this.game.latest(this.audience);
	}

	get room(): Room {
		const { game } = this;
		const seats = Array.from({ length: game.seats }, (_, seat) => seat);
		const people = seats.map((seat) => [
			`person-${String(seat)}`,
			{ name: `Player ${String(seat + 1)}`, seat, away: null }
		]);
		return {
			...facilitationOf([]),
			...{ pausedAt: this.pausedAt, note: this.note },
			...{ title: 'Oak', called: '', code: 'JC4M7P', game: game.module.id, seats: game.seats },
			...{ dice: 'app', locked: false, closed: false, open: [], pictures: {}, next: null },
			...{ agree: false, single: false, phase: null, unseen: [], waits: game.toAct },
			...{ over: game.over, down: null, led: null, since: null, asking: {}, reactions: false },
			people: Object.fromEntries(people) as Room['people']
		};
	}

	act(action: unknown): Promise<Refused | null> {
		if (this.refuses) return Promise.resolve(this.refuses);
		const played = this.game.act(this.seat ?? 'facilitator', action as { type: string });
		return Promise.resolve(played ? null : { code: 'refused', message: 'Not now.' });
	}

	/** Lets somebody who is waited for play; false once nobody is. */
	playOn(others = false): boolean {
		const { game } = this;
		const waits = game.toAct.filter((one) => !others || one !== this.seat);
		if (waits.length === 0) return false;
		for (let tries = 0; tries < 20; tries++) {
			const { seat, action } = choose(game.module, game.position, this.#chance, true);
			if (waits.includes(seat) && game.act(seat, action)) return true;
		}
		return false;
	}

	draft = (key: string) => this.game.draft(key);
	sheet = () => null;
	openSheet = () => undefined;
	retry = () => undefined;
	close(): void {
		this.game.close();
	}

	/** What a page begins with. */
	get data(): PageData {
		const documents = { view: 'view', room: 'room', story: null, sheets: [] };
		const start = {
			...{ ...this.latest, view: this.view as Start['view'], seat: this.seat },
			...{ person: null, room: this.room, expires: Date.now() + 86_400_000, documents }
		};
		// the page asks for no more than what stands above
		return { table: 'oak', start, live: this as unknown as LiveTable };
	}
}
