/** What lies over a phone's foot is fetched only where there is something to say. */
import { expect, test } from 'vitest';
import { facilitationOf } from '../../../../src/lib/table/facilitation.ts';
import type { Room } from '../../../../src/lib/table/room.ts';
import { isSaid } from '../../../../src/routes/table/[table]/foot/said.ts';

const quiet: Room = {
	...facilitationOf([]),
	...{ title: 'Oak', called: '', code: 'JC4M7P', game: 'hunt', seats: 2, dice: 'app' },
	...{ locked: false, closed: false, open: [], pictures: {}, next: null, agree: false },
	...{ single: false, phase: null, unseen: [], waits: [0], over: false, down: null, led: null },
	...{ since: null, reactions: false, people: {}, asking: {} }
};

test('nothing is said at a table where nothing has happened', () => {
	expect(isSaid(quiet, null)).toBe(false);
});

test.each<[string, Partial<Room>]>([
	['a note', { note: { text: 'Speak up', at: 0 } }],
	['what the facilitator did first of all', { led: 0 }],
	['somebody who would like to come in', { asking: { a: { name: 'Ann', seat: 0 } } }],
	['the next game', { next: 'oak' }]
])('%s is said', (_what, now) => {
	expect(isSaid({ ...quiet, ...now }, null)).toBe(true);
});
