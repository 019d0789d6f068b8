import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Away } from '../../../src/lib/server/base/away.ts';
import { stored } from '../../../src/lib/server/sync/storing.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const edit = [{ document: 'story', bytes: Uint8Array.of(1) }];

test('a database that is away for a moment is asked again, until it answers whose the documents are', async () => {
	const addUpdates = vi.fn<() => Promise<readonly string[]>>().mockRejectedValueOnce(new Away());
	addUpdates.mockRejectedValueOnce(new Away()).mockResolvedValue(['story']);
	const asked = stored({ addUpdates }, edit);
	await vi.runAllTimersAsync();
	expect(await asked).toEqual(['story']);
	expect(addUpdates).toHaveBeenCalledTimes(3);
});

test('one that is away for five seconds, or refuses for another reason, is given up', async () => {
	const away = vi.fn<() => Promise<readonly string[]>>().mockRejectedValue(new Away());
	const asked = expect(stored({ addUpdates: away }, edit)).rejects.toThrow(Away);
	await vi.runAllTimersAsync();
	await asked;
	expect(away).toHaveBeenCalledTimes(21);
	const full = vi.fn<() => Promise<readonly string[]>>().mockRejectedValue(new Error('disk full'));
	await expect(stored({ addUpdates: full }, edit)).rejects.toThrow('disk full');
	expect(full).toHaveBeenCalledTimes(1);
});
