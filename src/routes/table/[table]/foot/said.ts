import type { LiveTable } from '$lib/table/live.svelte.ts';
import type { Room } from '$lib/table/room.ts';

/** Whether there is something to say over the foot: by the desk, by the team, or by this device. */
export const isSaid = (room: Room, table: LiveTable | null): boolean =>
	[
		...[room.next, room.adjourned, room.note, room.look, room.led, room.clocks[0]],
		...[Object.keys(room.asking)[0], table?.proposal, table?.handedBack[0]],
		table?.keeps === false || null
	].some((one) => (one ?? null) !== null);
