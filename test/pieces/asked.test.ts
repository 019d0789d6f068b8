import { expect, test } from 'vitest';
import { Asked } from '../../src/lib/pieces/picking/asked.svelte.ts';

const reasons = { far: () => 'That is too far.', taken: () => 'That is taken.' };

test('what was asked is answered until something happens', async () => {
	let now = 1;
	const asked = new Asked(
		() => now,
		() => Promise.resolve(reasons)
	);
	expect(asked.why).toBeNull();
	await asked.ask(({ far }) => far());
	expect(asked.why).toBe('That is too far.');
	now = 2;
	expect(asked.why).toBeNull();
});

test('a late answer never takes the place of a newer one, nor comes back once it is forgotten', async () => {
	const waiting: ((loaded: typeof reasons) => void)[] = [];
	const asked = new Asked(
		() => 1,
		() => new Promise<typeof reasons>((resolve) => waiting.push(resolve))
	);
	const [first, second] = [asked.ask(({ far }) => far()), asked.ask(({ taken }) => taken())];
	waiting[1]?.(reasons);
	await second;
	waiting[0]?.(reasons);
	await first;
	expect(asked.why).toBe('That is taken.');

	const third = asked.ask(({ far }) => far());
	asked.forget();
	waiting[2]?.(reasons);
	await third;
	expect(asked.why).toBeNull();
});

test('where the reasons cannot be fetched, that is said, and asking again tries again', async () => {
	let offline = true;
	const asked = new Asked(
		() => 1,
		() => (offline ? Promise.reject(new Error('no network')) : Promise.resolve(reasons))
	);
	await asked.ask(({ far }) => far());
	expect(asked.why).toMatch(/could not be loaded/);
	offline = false;
	await asked.ask(({ far }) => far());
	expect(asked.why).toBe('That is too far.');
});
