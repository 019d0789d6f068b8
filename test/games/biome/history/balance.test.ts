/** The end of a world in balance, on half a sheet, and what it came to in numbers, in every language. */
import { afterEach, expect, test } from 'vitest';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import * as m from '../../../../src/lib/paraglide/messages.js';
import { getLocale, overwriteGetLocale } from '../../../../src/lib/paraglide/runtime.js';
import { toldGame } from '../prints/told.ts';
import { occasionOf, setOn } from './set.ts';

const options = { phase1Rounds: 2, maxRounds: 2, collapsePercent: 'off', equilibriumRounds: 3 };
const game = toldGame({ seats: 3, seed: 47, options });
const balanced = (): State => ({
	...game,
	result: {
		...{ reason: 'equilibrium', winners: [0, 1, 2], by: [], existing: 21 },
		totals: { 0: 7, 1: 7, 2: 7 }
	}
});

const spoken = getLocale;
afterEach(() => {
	overwriteGetLocale(spoken);
});

/** How wide the white in the middle of the planet is where its last line stands, in millimetres. */
const MIDDLE = 30;

test.each(['en', 'de', 'fr', 'es', 'pl', 'uk', 'ar'] as const)(
	'%s: that nothing was lost is said within the planet, and no count is cut',
	(language) => {
		overwriteGetLocale(() => language);
		const { lines } = setOn(balanced(), occasionOf('Thornwater'), 'a4', true);
		const [first = '', second = ''] = m.book_none_lost().split(/\s/u);
		const said = lines.filter(
			({ text, size }) => size === 9 && new RegExp(`^${first}\\s${second}`, 'u').test(text)
		);
		expect(said).toHaveLength(1);
		for (const { left, right } of said) expect(right - left).toBeLessThan(MIDDLE);
		expect(lines.map(({ text }) => text)).toContain(m.book_count_passed());
	}
);
