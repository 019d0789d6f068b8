/** What the seats of a table are called, as a page of it follows that. */
import type { Seat } from '../engine/module.ts';
import { apart, namesIn, type Room } from './room.ts';

/** The name of each seat now, from a component: whoever asks hears of a change only where a name has changed, not of all that goes on in the room. */
export function namesNow(
	room: () => Room,
	nobody: (number: number) => string
): (seat: Seat) => string {
	// one text: where it is the same, nobody hears of it
	const all = $derived.by(() => {
		const names = namesIn(room(), nobody);
		return JSON.stringify(Array.from({ length: room().seats }, (_, seat) => apart(names(seat))));
	});
	const list = $derived(JSON.parse(all) as string[]);
	return (seat) => list[seat] ?? nobody(seat + 1);
}
