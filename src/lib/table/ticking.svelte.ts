/** The server's time, second by second, and what the clocks of a table are called. */
import { onMount } from 'svelte';
import * as m from '../paraglide/messages.js';
import type { Running } from './clocks.ts';
import { learnTime, serverNow } from './servertime.ts';

export const CLOCK_NAMES = {
	turn: m.told_clock_turn,
	phase: m.told_clock_phase,
	table: m.told_clock_table
} satisfies Record<Running['of'], () => string>;

/** While a component stands, the time by the server's clock: a device's own may be wrong. */
export function ticking(): { readonly now: number } {
	let now = $state(serverNow());
	onMount(() => {
		const look = () => (now = serverNow());
		void learnTime().then(look);
		const tick = setInterval(look, 1000);
		return () => clearInterval(tick);
	});
	return {
		get now() {
			return now;
		}
	};
}
