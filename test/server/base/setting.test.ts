import { afterEach, expect, test, vi } from 'vitest';
import { setting } from '../../../src/lib/server/base/setting.ts';

afterEach(() => vi.unstubAllEnvs());

test('what is set to nothing counts as not set', () => {
	vi.stubEnv('PORT', '');
	expect(setting('PORT')).toBeUndefined();
	vi.stubEnv('PORT', undefined);
	expect(setting('PORT')).toBeUndefined();
	vi.stubEnv('PORT', '0');
	expect(setting('PORT')).toBe('0');
});
