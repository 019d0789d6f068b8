/** A band has one colour, wherever it is seen. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BAND_TONES } from '../../../src/lib/games/biome/screens/shared/bands.ts';

const SCREENS = 'src/lib/games/biome/screens';
const files = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' }).filter((path) =>
	path.endsWith('.svelte')
);

test('no two bands share a colour', () => {
	expect(new Set(Object.values(BAND_TONES)).size).toBe(4);
});

test('every screen that says a band’s name gives it the band’s colour', () => {
	const said = files.filter((path) =>
		/\b(?:resultOf|bandName)\(/.test(readFileSync(`${SCREENS}/${path}`, 'utf8'))
	);
	expect(said.length).toBeGreaterThan(5);
	for (const path of said) {
		expect(readFileSync(`${SCREENS}/${path}`, 'utf8'), path).toContain('BAND_TONES[');
	}
});
