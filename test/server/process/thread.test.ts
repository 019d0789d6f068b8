/** Work done in a thread: in order, with what it tells on the way, and only what fells it fails. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Thread, TooMuch } from '../../../src/lib/server/process/thread.ts';

const file = join(mkdtempSync(join(tmpdir(), 'borrowed-earth-')), 'thread.ts');
writeFileSync(
	file,
	`import { serve } from ${JSON.stringify(resolve('src/lib/server/process/serve.ts'))};
serve((asked, tell) => {
	if (asked === 'throw') throw new Error('not this one');
	if (asked === 'for ever') for (;;);
	if (asked === 'memory') for (const held = []; ; ) held.push(Array(1e6).fill(held.length));
	for (const part of asked) tell(part);
	return asked.toUpperCase();
});`
);

const thread = new Thread<string, string, string>(file);
afterEach(() => thread.close());

test('orders are done one after the other, and say on the way what is ready', async () => {
	const parts: string[] = [];
	const both = [
		thread.run('ab', (part) => parts.push(part)),
		thread.run('cd', (part) => parts.push(part))
	];
	expect(await Promise.all(both)).toEqual(['AB', 'CD']);
	expect(parts.join('')).toBe('abcd');
});

test('what throws fails by itself; the next goes on', async () => {
	const [bad, good] = [thread.run('throw'), thread.run('a')];
	await expect(bad).rejects.toThrow('not this one');
	expect(await good).toBe('A');
});

test('what takes too long is given up alone: who waits behind it has the whole time still', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const [endless, good] = [thread.run('for ever'), thread.run('a')];
	const why = expect(endless).rejects.toThrow(TooMuch);
	vi.advanceTimersByTime(20_000);
	vi.useRealTimers();
	await why;
	expect(await good).toBe('A');
});

test('what takes too much memory is given up alone', async () => {
	const [heavy, good] = [thread.run('memory'), thread.run('a')];
	await expect(heavy).rejects.toThrow(TooMuch);
	expect(await good).toBe('A');
});

test('who waits when it is closed is refused, and it opens again', async () => {
	const waits = expect(thread.run('for ever')).rejects.toThrow('closed');
	await thread.close();
	await waits;
	expect(await thread.run('a')).toBe('A');
});
