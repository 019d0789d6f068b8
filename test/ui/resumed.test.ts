/** What somebody was in the middle of survives loading the page again, as long as it fits. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBegun, resumed } from '../../src/lib/ui/resumed.ts';

const USUAL = { stat: 'resilience', rp: 1 };
const always = () => true;
let kept: Map<string, string>;

beforeEach(() => {
	kept = new Map();
	vi.stubGlobal('location', { pathname: '/table/oak' });
	vi.stubGlobal('sessionStorage', {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => kept.set(name, value)
	});
});
afterEach(() => vi.unstubAllGlobals());

test('what was begun comes back, on the same page under the same name alone', () => {
	keepBegun('plan.1', { stat: 'adaptability', rp: 3 });
	expect(resumed('plan.1', USUAL, always)).toEqual({ stat: 'adaptability', rp: 3 });
	expect(resumed('plan.2', USUAL, always)).toEqual(USUAL);
	vi.stubGlobal('location', { pathname: '/table/elm' });
	expect(resumed('plan.1', USUAL, always)).toEqual(USUAL);
});

test('what does not fit any more is left', () => {
	keepBegun('plan.1', { rp: 9 });
	expect(resumed('plan.1', USUAL, ({ rp }) => rp < 5)).toEqual(USUAL);
	expect(resumed('plan.1', USUAL, always)).toEqual({ stat: 'resilience', rp: 9 });
});

test.each(['', 'null', '7', '{"rp":', '"words"'])('what an older page kept, %j, is left', (odd) => {
	kept.set('/table/oak plan.1', odd);
	expect(resumed('plan.1', USUAL, always)).toEqual(USUAL);
});

test('a browser that keeps nothing begins with the usual', () => {
	const refuse = () => {
		throw new Error('not allowed');
	};
	vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
	keepBegun('plan.1', { rp: 2 });
	expect(resumed('plan.1', USUAL, always)).toEqual(USUAL);
});
