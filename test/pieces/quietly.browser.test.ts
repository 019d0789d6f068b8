/** What is fetched apart and cannot be had is left out, and that is no fault of the page. */
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import Chips from '../../src/lib/pieces/pictures/Chips.svelte';
import Quietly from '../../src/lib/pieces/picking/Quietly.svelte';
import { show } from '../components/mounting.ts';

const Part = Quietly as unknown as Component<Record<string, unknown>>;
const drawn = () => document.querySelectorAll('svg').length;

test('it comes with what it is given', async () => {
	await show(Part, { load: () => Promise.resolve({ default: Chips }), amount: 7 });
	await expect.poll(drawn).toBe(1);
});

test('out of reach nothing stands there, and nothing is thrown', async () => {
	const thrown: unknown[] = [];
	const hear = (event: PromiseRejectionEvent) => {
		event.preventDefault();
		thrown.push(event.reason);
	};
	addEventListener('unhandledrejection', hear);
	const load = () => Promise.reject(new TypeError('Failed to fetch'));
	await show(Part, { load });
	// once the page has had time to complain
	await new Promise((done) => setTimeout(done));
	await new Promise(requestAnimationFrame);
	removeEventListener('unhandledrejection', hear);
	expect(thrown).toEqual([]);
	expect(drawn()).toBe(0);
});
