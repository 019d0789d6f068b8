/** The seats of a game on one device that the computer plays. */
import type { Seat } from '$lib/engine/module.ts';
import { cryptoSource, randomFrom } from '$lib/engine/random.ts';
import { BUDGET, type Level } from '$lib/engine/search/decide.ts';
import { speechOf } from '$lib/games/parts.ts';
import type { LocalGame } from '$lib/table/localGame.svelte.ts';
import { Thinker } from './thinker.ts';

/** Milliseconds that the computer takes at least, so that everybody sees what it does. */
const PACE = 900;

export class Computers {
	/** By seat, how well the computer plays it. */
	levels: Readonly<Partial<Record<Seat, Level>>> = $state.raw({});
	/** Whether this device could not think. */
	failed = $state(false);
	readonly #game: LocalGame;
	readonly #thinker = new Thinker();
	readonly #pace: number;
	/** How often what is thought of has changed: an older thought is worth nothing. */
	#turn = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(game: LocalGame, levels: Computers['levels'], pace = PACE) {
		this.#game = game;
		this.levels = levels;
		this.#pace = pace;
	}

	/** The seats that people play on this device. */
	get people(): readonly Seat[] {
		return Array.from({ length: this.#game.seats }, (_, seat) => seat).filter(
			(seat) => this.levels[seat] === undefined
		);
	}

	/** The seats that people are waited for. */
	get waited(): readonly Seat[] {
		return this.#game.toAct.filter((seat) => this.levels[seat] === undefined);
	}

	/** Gives a seat to the computer, or with null takes it back. */
	give(seat: Seat, level: Level | null): void {
		const rest = Object.entries(this.levels).filter(([other]) => Number(other) !== seat);
		this.levels = Object.fromEntries(level === null ? rest : [...rest, [seat, level]]);
	}

	/** Lets the computer play where the game waits for it; called anew whenever that may have changed. */
	follow(): void {
		const turn = (this.#turn += 1);
		clearTimeout(this.#timer);
		const seat = this.#game.over ? undefined : this.#game.toAct.find((one) => this.levels[one]);
		const level = seat === undefined ? undefined : this.levels[seat];
		if (seat === undefined || level === undefined) return;
		this.#timer = setTimeout(() => {
			void this.#play(seat, level, turn).catch(() => this.#fail());
		}, this.#pace);
	}

	async #play(seat: Seat, level: Level, turn: number): Promise<void> {
		const { module } = this.#game;
		const view = this.#game.view(seat);
		const { action } = await this.#thinker.think({
			game: module.id,
			view,
			seat,
			told: this.#game.told(seat),
			budget: BUDGET[level],
			seed: cryptoSource(2 ** 32)
		});
		const speech = await speechOf(module.id);
		if (turn !== this.#turn) return;
		const said = speech?.(view, seat, action, randomFrom(cryptoSource)) ?? action;
		if (!this.#game.act(seat, said)) this.#fail();
	}

	/** Its seats are people's from now on: no game stands still. */
	#fail(): void {
		this.failed = true;
		this.levels = {};
	}

	/** Takes actions back until a person is waited for. */
	goBack(): void {
		do this.#game.goBack();
		while (this.#game.canGoBack && this.waited.length === 0);
	}

	close(): void {
		this.#turn += 1;
		clearTimeout(this.#timer);
		this.#thinker.close();
	}
}
