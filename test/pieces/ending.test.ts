/** The end card: whose win it says, and when paper flies. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { ending, lateness, type End } from '../../src/lib/pieces/ending/ending.ts';
import WonCard from '../../src/lib/pieces/ending/WonCard.svelte';

const names = (seat: number) => ['Robin', 'Mona', 'Kit'][seat] ?? '';
const end: End = {
	winners: [1],
	why: 'Mona has found all coins.',
	places: [
		{ place: 1, seat: 1, says: '6 coins' },
		{ place: 2, seat: 0, says: '4 coins' },
		{ place: 2, seat: 2, says: '4 coins' }
	]
};
/** What the card says, for a seat. */
const says = (shown: End, seat: number | null = null) =>
	render(WonCard, { props: { end: shown, names, seat } })
		.body.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

test('the winner is named to others and called you on their own phone', () => {
	expect(says(end)).toContain('Mona wins Mona has found all coins.');
	expect(says(end, 0)).toContain('Mona wins');
	expect(says(end, 1)).toContain('You win!');
});

test('who has as much stands at the same place, each beside the mark of the seat', () => {
	expect(says(end)).toMatch(/1\. 2 Mona 6 coins 2\. 1 Robin 4 coins 2\. 3 Kit 4 coins$/);
});

test('a win that is shared names all, and where nobody wins no paper flies', () => {
	expect(says({ ...end, winners: [0, 1] }, 0)).toContain('Robin and Mona share the win');
	const lost = { ...end, winners: [], places: end.places.slice(0, 1) };
	expect(says(lost)).toBe('The end Nobody wins Mona has found all coins.');
	const body = (shown: End) => render(WonCard, { props: { end: shown, names } }).body;
	expect(body(end)).toContain('<i ');
	expect(body(lost)).not.toContain('<i ');
});

test('winners come first whatever they have, then the others by their figure', () => {
	const told = ending(
		() => ({ reason: 'over', winners: [2] }),
		() => ({ instead: 'Kit was there first.', more: null }),
		() => ({ seats: [0, 1, 2], figure: (seat) => [5, 9, 1][seat] ?? 0, says: String })
	)({}, names);
	expect(told?.places.map(({ place, seat }) => [place, seat])).toEqual([
		[1, 2],
		[2, 1],
		[3, 0]
	]);
	expect([lateness([1, 0], 1), lateness([1, 0], 0), lateness([1, 0], 2)]).toEqual([0, 1, 2]);
});

test('the laurel is about the winner’s own mark, and about all of theirs where a win is shared', () => {
	const marks = (winners: readonly number[]) => {
		const { body } = render(WonCard, { props: { end: { ...end, winners }, names } });
		const picture = body.slice(body.indexOf('class="picture'), body.indexOf('role="status"'));
		return [...picture.matchAll(/<text[^>]*>(\d)</g)].map(([, number]) => number);
	};
	expect(marks([1])).toEqual(['2']);
	expect(marks([0, 2])).toEqual(['1', '3']);
	expect(marks([])).toEqual([]);
});
