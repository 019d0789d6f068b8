/** Work done in a thread: in order, with what it tells on the way, and only what fells it fails. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { bundle } from '../../../scripts/building/threads.mjs';
import { isGone } from '../../../src/lib/server/base/gone.ts';
import { Dropped, TooMuch } from '../../../src/lib/server/base/orders.ts';
import { Thread } from '../../../src/lib/server/base/thread.ts';
import { newFolder } from '../../folder.ts';

const folder = newFolder();
const source = join(folder, 'thread.ts');
writeFileSync(
	source,
	`import { serve } from ${JSON.stringify(resolve('src/lib/server/base/serve.ts'))};
serve((asked, tell) => {
	if (asked === 'throw') throw new Error('not this one');
	if (asked === 'for ever') for (;;);
	if (asked === 'memory') for (const held = []; ; ) held.push(Array(1e6).fill(held.length));
	for (const part of asked) tell(part);
	return asked.toUpperCase();
});`
);

await bundle(folder, { made: source });
const ann = { workshop: 'one', who: 'ann' };
const name = join(folder, 'made');
const thread = new Thread<string, string, string>(name);
afterEach(() => thread.close());

test('orders of a workshop are done one after the other, and say on the way what is ready', async () => {
	const parts: string[] = [];
	const both = [
		thread.run(
			ann,
			() => 'ab',
			(part) => parts.push(part)
		),
		thread.run(
			ann,
			() => 'cd',
			(part) => parts.push(part)
		)
	];
	expect(await Promise.all(both)).toEqual(['AB', 'CD']);
	expect(parts.join('')).toBe('abcd');
});

test('what throws fails by itself; the next goes on', async () => {
	const [bad, good] = [thread.run(ann, () => 'throw'), thread.run(ann, () => 'a')];
	await expect(bad).rejects.toThrow('not this one');
	expect(await good).toBe('A');
});

test('what makes too much work is given up alone: who waits behind it has the whole time still', async () => {
	const short = new Thread<string, string, string>(name, { work: 300 });
	const [endless, good] = [short.run(ann, () => 'for ever'), short.run(ann, () => 'a')];
	await expect(endless).rejects.toThrow(TooMuch);
	expect(await good).toBe('A');
	await short.close();
});

test('what has only waited for a busy machine goes on: it is the work that counts', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const order = thread.run(ann, () => 'a');
	await vi.advanceTimersByTimeAsync(20_000);
	vi.useRealTimers();
	expect(await order).toBe('A');
});

test('what takes too much memory is given up alone', async () => {
	const [heavy, good] = [thread.run(ann, () => 'memory'), thread.run(ann, () => 'a')];
	await expect(heavy).rejects.toThrow(TooMuch);
	expect(await good).toBe('A');
});

test('who waits when it is closed is refused, and it opens again', async () => {
	const waits = expect(thread.run(ann, () => 'for ever')).rejects.toThrow('closed');
	await thread.close();
	await waits;
	expect(await thread.run(ann, () => 'a')).toBe('A');
});

test('an order is put together when its turn comes; one that cannot be fails by itself', async () => {
	const made: string[] = [];
	const asked = (text: string) => () => (made.push(text), text);
	const first = thread.run(ann, asked('a'));
	const bad = thread.run(ann, () => Promise.reject(new Error('no such sheet')));
	const last = thread.run(ann, asked('b'));
	expect(made).toEqual(['a']);
	await first;
	await expect(bad).rejects.toThrow('no such sheet');
	expect(await last).toBe('B');
});

test('what waits goes with its workshop; others go on', async () => {
	const [first, second] = [thread.run(ann, () => 'a'), thread.run(ann, () => 'b')];
	const other = thread.run({ workshop: 'two', who: 'bob' }, () => 'c');
	const dropped = expect(second).rejects.toThrow(Dropped);
	isGone('one');
	await dropped;
	expect(await Promise.all([first, other])).toEqual(['A', 'C']); // the first was being done
});
