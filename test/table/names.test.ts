import { expect, test } from 'vitest';
import { namesNow } from '../../src/lib/table/names.svelte.ts';
import type { Room } from '../../src/lib/table/room.ts';

test('a seat is called by who sits there now, by its computer, or by its number', () => {
	const ann = { name: 'Ann', seat: 0, away: null };
	let room = { seats: 3, people: { ann }, computers: [{ seat: 1 }] } as unknown as Room;
	const names = namesNow(
		() => room,
		(number) => `Seat ${String(number)}`
	);
	expect([0, 1, 2, 3].map(names)).toEqual(['Ann', 'Computer 2', 'Seat 3', 'Seat 4']);
	room = { ...room, people: { ann, kit: { ...ann, name: 'Kit' } } };
	expect(names(0)).toBe('Ann & Kit');
});
