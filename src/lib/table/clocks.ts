/** What a table's clocks show at a moment, for every screen alike. */
import { endOf, type Clock } from './facilitation.ts';
import type { Room } from './room.ts';

/** A clock as people see it. */
export interface Running {
	readonly of: Clock['of'];
	/** Milliseconds, 0 when its time is up. */
	readonly left: number;
	/** Whether it stands still, because the table waits. */
	readonly still: boolean;
}

const MINUTE = 60_000;

/** The clocks that run at this time by the server's clock; none once the game has ended. */
export function clocksAt(
	room: Pick<Room, 'clocks' | 'since' | 'pausedAt' | 'phase' | 'over'>,
	now: number
): Running[] {
	if (room.over) return [];
	const still = room.pausedAt !== null;
	return room.clocks.flatMap((clock) => {
		const end = endOf(clock, room.since ?? clock.from, room.phase);
		return end === null
			? []
			: [{ of: clock.of, left: Math.max(0, end - (room.pausedAt ?? now)), still }];
	});
}

/** "12:05", as a clock shows what is left. */
export const digitsOf = (left: number): string =>
	`${Math.floor(left / MINUTE)}:${String(Math.floor((left % MINUTE) / 1000)).padStart(2, '0')}`;
