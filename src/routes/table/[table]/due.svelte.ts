/** When the table waits for the seat of this phone, and what the phone does then. */
import { untrack } from 'svelte';
import type { Seat } from '$lib/engine/module.ts';
import { rolling } from '$lib/pieces/dice/rolling.svelte.ts';
import type { Told } from '$lib/pieces/trail.ts';
import type { Room } from '$lib/table/room.ts';

interface Due {
	/** Whether the table waits for this seat, which dice that still move do not say. */
	readonly now: boolean;
	/** Whether somebody has waited here, or had time: their page then shows reactions, which are no part of the first load. */
	waited: boolean;
}

/** Follows it from a component, and calls whoever holds the phone once it is their turn. */
export function dueTo(seat: () => Seat | null, room: () => Room, told: () => Told): Due {
	const move = rolling(told);
	const now = $derived(isAwaited(seat(), room()) && !move.now);
	let waited = $state(false);
	let called = untrack(() => now);
	$effect(() => {
		if (!now) waited = true;
		if (now && !called) void callThem();
		called = now;
	});
	return {
		get now() {
			return now;
		},
		get waited() {
			return waited;
		},
		set waited(is) {
			waited = is;
		}
	};
}

const isAwaited = (seat: Seat | null, { over, pausedAt, waits }: Room) =>
	seat !== null && !over && pausedAt === null && waits.includes(seat);

/** Out of reach it is quiet. */
const callThem = () =>
	import('./calling.ts').then(
		({ call }) => call(),
		() => null
	);
