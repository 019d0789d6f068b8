/** A device is called to its turn as whoever holds it has chosen. */
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../../../src/routes/table/[table]/calling.ts';

afterEach(() => {
	vi.unstubAllGlobals();
});

/** A device with this look, and what it is asked to do. */
function holding(dataset: Record<string, string>) {
	const did = { shakes: 0, tones: 0 };
	vi.stubGlobal('document', { documentElement: { dataset } });
	vi.stubGlobal('navigator', { vibrate: () => (did.shakes += 1) });
	vi.stubGlobal('AudioContext', function () {
		did.tones += 1;
		throw new Error('enough is known');
	});
	return did;
}

test.each([
	[{}, { shakes: 1, tones: 0 }],
	[{ shake: 'off' }, { shakes: 0, tones: 0 }],
	[
		{ shake: 'off', sound: 'on' },
		{ shakes: 0, tones: 1 }
	],
	[
		{ shake: 'on', sound: 'on' },
		{ shakes: 1, tones: 1 }
	]
])('chosen %o, it does %o', (chosen, expected) => {
	const did = holding(chosen);
	call();
	expect(did).toEqual(expected);
});

test('a device that cannot shake stays quiet', () => {
	holding({});
	vi.stubGlobal('navigator', {});
	expect(call).not.toThrow();
});
