/** One position at which a game is tried: the good move and what came of it go as they went, all else by chance. */
import type { AnyModule, GameEvent, Seat } from '$lib/engine/module.ts';
import { randomFrom, seededSource, type Random } from '$lib/engine/random.ts';
import { toldTo, type Entry } from '$lib/engine/referee.ts';
import { sameJson } from '$lib/engine/json.ts';
import type { Speech } from '$lib/games/kit/sample.ts';
import { positionOf, type Tries, type TryName } from '$lib/games/kit/tries.ts';
import { LocalGame } from '$lib/table/localGame.svelte.ts';

/** Milliseconds between what others do, so that everybody sees it. */
const PACE = 700;

export class Trial {
	readonly seat: Seat;
	readonly game: LocalGame;
	/** The good move. */
	readonly good: { readonly type: string };
	readonly #after: readonly Entry[];
	/** How long the log is before anything is done here. */
	readonly #begins: number;
	readonly #speech: Speech | null;
	readonly #random: Random;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Throws where the rules do not let that game pass any more. */
	constructor(module: AnyModule, tries: Tries, name: TryName, speech: Speech | null) {
		const { seat, before, after } = positionOf(tries, name);
		this.#speech = speech;
		this.#random = randomFrom(seededSource(tries.seed));
		const { game } = LocalGame.resumed(module, before.slice(0, 1));
		this.game = game;
		for (const entry of before.slice(1)) this.#follow(entry);
		this.seat = seat;
		this.#after = after;
		this.#begins = game.position.log.length;
		this.good = actionOf(after[0]);
	}

	/** Whether anything has been done here. */
	get touched(): boolean {
		return this.game.position.log.length > this.#begins;
	}

	/** What the seat was told since then, the oldest first. */
	get told(): readonly GameEvent[] {
		return this.game.position.log.slice(this.#begins).flatMap((entry) => toldTo(entry, this.seat));
	}

	/** Plays an action of the seat; false when the rules refuse it. */
	act(action: { type: string }): boolean {
		const [good, ...later] = this.#after;
		if (this.touched || !good || !sameJson(action, this.good)) {
			const taken = this.game.act(this.seat, action);
			// what others did then belongs to the game as it was played
			if (taken) clearTimeout(this.#timer);
			return taken;
		}
		this.#follow(good);
		this.#goOn(later);
		return true;
	}

	/** Plays what others did then, one after the other. */
	#goOn([next, ...later]: readonly Entry[]): void {
		if (!next) return;
		this.#timer = setTimeout(() => {
			this.#follow(next);
			this.#goOn(later);
		}, PACE);
	}

	/** Plays an entry as it was played, with words of the reader's language. */
	#follow(entry: Entry): void {
		const { deed } = entry;
		if (deed.kind !== 'action' || deed.actor === 'facilitator') throw new Error('nobody acts here');
		const { actor, action } = deed;
		const said = this.#speech?.(this.game.view(actor), actor, action, this.#random) ?? action;
		if (!this.game.replays({ ...entry, deed: { ...deed, action: said } })) {
			throw new Error(`the rules refuse ${JSON.stringify(said)}`);
		}
	}

	/** Takes back all that was done here. */
	goBack(): void {
		clearTimeout(this.#timer);
		while (this.touched) this.game.goBack();
	}

	close(): void {
		clearTimeout(this.#timer);
		this.game.close();
	}
}

function actionOf(entry: Entry | undefined): { type: string } {
	if (entry?.deed.kind !== 'action') throw new Error('a position to try has a good move');
	return entry.deed.action;
}
