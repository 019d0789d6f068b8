import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Led } from '../../../src/lib/games/kit/pictures.ts';
import Bell from '../../../src/routes/workshop/[workshop]/clock/Bell.svelte';

/** A picture that nobody looks at here. */
const nothing = () => ({});
const bell = (led: Led) =>
	render(Bell, {
		props: {
			workshop: 'w',
			table: 't',
			seq: 0,
			view: {},
			pictures: { Board: nothing, led },
			act: () => Promise.resolve(true),
			onWall: false
		}
	}).body;

test('the bell asks how long the lesson lasts, and reads the log before it reckons', () => {
	const html = bell({ Bell: nothing });
	expect(html).toContain('Reading the log');
	expect(html).toContain('type="time"');
	expect(html).toContain('Enter the length of the lesson');
});

test('of a game that cannot tell it does not pretend to know the end', () => {
	expect(bell({})).toContain('The length of this game cannot be predicted.');
	expect(bell({})).not.toContain('Reading the log');
});
