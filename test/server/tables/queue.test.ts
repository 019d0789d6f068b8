/** Work in order, and work that is done once for all who ask. */
import { afterEach, expect, test, vi } from 'vitest';
import { Soon } from '../../../src/lib/server/tables/queue.ts';

afterEach(() => {
	vi.useRealTimers();
});

test('who comes while something is about to be done hears of the same; who comes later, of another', async () => {
	const done: string[] = [];
	const soon = new Soon();
	const work = (key: string) => soon.run(key, () => Promise.resolve(void done.push(key)));
	await Promise.all([work('one'), work('two'), work('one'), work('one')]);
	expect(done.toSorted()).toEqual(['one', 'two']);
	await work('one');
	expect(done).toHaveLength(3);
});

test('what fails fails for all who asked, and is tried again for the next', async () => {
	const soon = new Soon();
	const failing = () => soon.run('one', () => Promise.reject(new Error('away')));
	const answers = await Promise.allSettled([failing(), failing()]);
	expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	await expect(soon.run('one', () => Promise.resolve())).resolves.toBeUndefined();
});
