import type { LiveTable } from '$lib/table/live.svelte.ts';
import type { Room } from '$lib/table/room.ts';

/** Whether there is something to say over the foot: by the desk, by the team, or by this device. */
export const isSaid = (room: Room, table: LiveTable | null): boolean =>
	[room.next, room.adjourned, room.note, room.look, room.led, table?.proposal].some(
		(one) => one !== null && one !== undefined
	) ||
	room.clocks.length > 0 ||
	Object.keys(room.asking).length > 0 ||
	(table !== null && (table.handedBack.length > 0 || table.keeps === false));
