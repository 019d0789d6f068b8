/** A game on one device, without a server: the same referee, every seat at one table. */
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { Actor, AnyModule, Audience, GameEvent, Refusal, Seat } from '../engine/module.ts';
import { byHand, cryptoSource, DiceNeeded, replaying, type Source } from '../engine/random.ts';
import {
	dealing,
	open,
	play,
	shownTo,
	toldTo,
	type Dealer,
	type Entry,
	type Position
} from '../engine/referee.ts';
import { sameJson } from '../engine/json.ts';
import { draftsOf } from './draftsOf.ts';

/** Dice that were written down beforehand are too few, or do not fit. */
export interface Missing {
	readonly count: number;
	readonly sides: number;
}

/** Deals what was dealt before. */
const again =
	(draws: readonly number[]): Dealer =>
	(noted) => {
		noted.push(...draws);
		return replaying(draws);
	};

export class LocalGame {
	readonly module: AnyModule;
	readonly seats: number;
	/** Why the last action was not played. */
	refused = $state.raw<Refusal | null>(null);
	missing = $state.raw<Missing | null>(null);
	#past: readonly Position[] = $state.raw([]);
	readonly #texts = new Y.Doc();
	readonly #awareness = new Awareness(this.#texts);
	/** A text of the story by its name, for the boards that have some. */
	readonly draft = draftsOf(this.#texts, this.#awareness);

	/** Where its chance comes from. */
	readonly #source: Source;

	/** Begins a game. Throws where the game cannot be set up so. */
	constructor(
		module: AnyModule,
		seats: number,
		options: unknown = {},
		source: Source = cryptoSource,
		deal: Dealer = dealing(source)
	) {
		this.module = module;
		this.seats = seats;
		this.#source = source;
		const made = open(module, seats, options, deal);
		if ('refused' in made) throw new Error(made.refused.code);
		this.#past = [made.position];
	}

	/** The game of a log, and how many of its entries the rules do not let pass any more. Throws where not even the set-up fits. */
	static resumed(module: AnyModule, [first, ...entries]: readonly Entry[]) {
		if (first?.deed.kind !== 'setup') throw new Error('a log begins with a set-up');
		const { seats, options } = first.deed;
		const game = new LocalGame(module, seats, options, cryptoSource, again(first.draws));
		const at = entries.findIndex((entry) => !game.replays(entry));
		return { game, lost: at < 0 ? 0 : entries.length - at };
	}

	/** Plays an entry once more; false where the rules have changed so that it does not fit. */
	replays({ deed, draws }: Entry): boolean {
		if (deed.kind !== 'action') return false;
		try {
			const made = play(this.module, this.position, deed.actor, deed.action, again(draws));
			if ('position' in made) this.#past = [...this.#past, made.position];
			return 'position' in made;
		} catch {
			return false; // rules under work throw, or draw other dice
		}
	}

	/** The position as the rules have it, secrets and all. */
	get state(): unknown {
		return this.position.state;
	}

	get position(): Position {
		const now = this.#past.at(-1);
		if (!now) throw new Error('a game begins with its set-up');
		return now;
	}

	get over(): boolean {
		return this.module.outcome(this.state) !== null;
	}

	/** The seats that the game waits for. */
	get toAct(): readonly Seat[] {
		return this.module.toAct(this.view('table'));
	}

	get canGoBack(): boolean {
		return this.#past.length > 1;
	}

	/** What an audience sees. */
	view(audience: Audience): Record<string, unknown> {
		return this.module.view(this.state, audience) as Record<string, unknown>;
	}

	/** Whether a seat sees what the table does not: then nobody else may look. */
	hasSecrets(seat: Seat): boolean {
		return !sameJson(this.view(seat), this.view('table'));
	}

	/** What an audience was told of the last entry. */
	latest(audience: Audience): { seq: number; events: readonly GameEvent[] } {
		const last = this.position.log.at(-1);
		return { seq: last?.seq ?? 0, events: last ? shownTo(this.module, last, audience) : [] };
	}

	/** What an audience was told since the set-up, oldest first. */
	told(audience: Audience): readonly GameEvent[] {
		return this.position.log.flatMap((entry) => toldTo(entry, audience));
	}

	/** Plays an action; false when the rules refuse it, or when the dice written down do not do. */
	act(actor: Actor, action: { type: string }, dice: readonly number[] = []): boolean {
		this.refused = null;
		this.missing = null;
		const deal: Dealer =
			dice.length === 0 ? dealing(this.#source) : (draws) => byHand(dice, this.#source, draws);
		try {
			const made = play(this.module, this.position, actor, action, deal);
			if ('refused' in made) this.refused = made.refused;
			else this.#past = [...this.#past, made.position];
			return !('refused' in made);
		} catch (needed) {
			if (!(needed instanceof DiceNeeded)) throw needed;
			this.missing = { count: needed.count, sides: needed.sides };
			return false;
		}
	}

	/** Takes the last action back. */
	goBack(): void {
		this.refused = null;
		this.missing = null;
		if (this.canGoBack) this.#past = this.#past.slice(0, -1);
	}

	/** Ends what would go on by itself. */
	close(): void {
		this.#awareness.destroy();
		this.#texts.destroy();
	}
}
