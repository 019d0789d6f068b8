import { expect, test, vi } from 'vitest';
import {
	addressOf,
	placeAfter,
	tabIn,
	toTab,
	toTable
} from '../../../src/routes/workshop/[workshop]/table/tabs.ts';

const at = (search: string) => new URL(`http://localhost/workshop/w${search}`);

test('the address says which tab is open; what it does not know opens the first', () => {
	expect(tabIn(at('?table=a&tab=papers'))).toBe('papers');
	expect([at('?table=a'), at('?tab=ink')].map(tabIn)).toEqual(['now', 'now']);
});

test('the tab that was turned to stays open though Kit has forgotten it, and on the server that of the address', () => {
	const asked = { url: at('?table=a&tab=people'), state: {} };
	expect(tabIn(addressOf(asked))).toBe('people');
	vi.stubGlobal('location', at('?table=a&tab=now'));
	expect(tabIn(addressOf(asked))).toBe('now');
	vi.unstubAllGlobals();
});

test('another tab keeps the table, another table keeps the tab', () => {
	expect(toTab(at('?table=a&tab=now'), 'people')).toBe('?table=a&tab=people');
	expect(toTable(at('?table=a&tab=people'), 'b')).toBe('?table=b&tab=people');
	expect(toTable(at('?table=a&game=hunt'), 'b')).toBe('?table=b');
});

test('arrows go round, Home and End to the ends, the space bar stays, other keys lead nowhere', () => {
	expect([0, 1, 2].map((place) => placeAfter('ArrowRight', place))).toEqual([1, 2, 0]);
	expect([0, 1, 2].map((place) => placeAfter('ArrowLeft', place))).toEqual([2, 0, 1]);
	expect(['Home', 'End', ' ', 'x'].map((key) => placeAfter(key, 1))).toEqual([0, 2, 1, null]);
});
