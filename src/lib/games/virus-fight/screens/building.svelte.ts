/** §2.1 The program of one seat: while it is built, which the page keeps, and once it is set, which the table does. */
import { onMount } from 'svelte';
import type { Seat } from '../../../engine/module.ts';
import { NOTHING } from './drafting.ts';
import type { State, Program } from '../rules/state.ts';

/** By the address of the table and the seat. Only a device writes to it, never the server. */
const kept = new Map<string, Program>();

/** What was built of a seat's program so far. */
const takeUp = (table: string, seat: Seat): Program => kept.get(`${table} ${seat}`) ?? NOTHING;

/** Keeps what has been built. */
const layDown = (table: string, seat: Seat, program: Program): void => {
	kept.set(`${table} ${seat}`, program);
};

export class Building {
	/** As far as it is built. */
	built = $state.raw(NOTHING);
	readonly #view: () => State;
	readonly #seat: () => Seat | null;

	/** Of a component: takes up what this device has built before. */
	constructor(view: () => State, seat: () => Seat | null) {
		this.#view = view;
		this.#seat = seat;
		onMount(() => {
			const here = seat();
			if (here !== null) this.built = takeUp(location.pathname, here);
		});
		$effect(() => {
			const here = seat();
			if (here !== null) layDown(location.pathname, here, this.open ? this.built : NOTHING);
		});
	}

	/** As the table keeps it: true where it is another's, and null before it is set. */
	get #set() {
		const seat = this.#seat();
		return seat === null ? null : (this.#view().programs[seat] ?? null);
	}

	/** Whether this seat builds now. */
	get open(): boolean {
		return this.#view().phase === 'program' && this.#seat() !== null && this.#set === null;
	}

	/** What the board shows of it before all are set. */
	get draft() {
		const [seat, set] = [this.#seat(), this.#set];
		if (seat === null || this.#view().phase !== 'program' || set === true) return null;
		return { seat, program: set ?? this.built };
	}
}
