import { expect, test, vi } from 'vitest';
import { suggestName } from '../src/lib/server/people/suggestName.ts';
import { newCode, newToken } from '../src/lib/server/base/tokens.ts';

test('the same ids, codes and names are made up each time that this file is run', async () => {
	const made = async () => {
		vi.resetModules();
		await import('./seed.ts');
		return [newToken(), newToken(), newCode(), suggestName()];
	};
	const once = await made();
	expect(new Set(once).size).toBe(once.length);
	expect(await made()).toEqual(once);
});
