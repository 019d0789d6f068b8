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
	expect(names(0)).toBe('Team Ann & Kit');
});

test('a name that runs from right to left is set apart in a sentence, any other stays as it is', () => {
	const sits = (name: string) => ({ seats: 1, people: { one: { name, seat: 0 } } });
	const called = (name: string) => namesNow(() => sits(name) as unknown as Room, String)(0);
	expect(called('أمل')).toBe('\u2068أمل\u2069');
	expect(called('נועה')).toBe('\u2068נועה\u2069');
	expect(called('Łukasz')).toBe('Łukasz');
	expect(called('Оленка')).toBe('Оленка');
});
