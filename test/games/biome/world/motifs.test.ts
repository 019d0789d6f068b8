import { expect, test } from 'vitest';
import { BIOMES, STATS } from '../../../../src/lib/games/biome/rules/state.ts';
import { motifOf, variantOf } from '../../../../src/lib/games/biome/world/motifs/motifs.ts';
import { DAY, NIGHT } from '../../../../src/lib/games/biome/world/palette.ts';
import { pieceMarks } from '../../../../src/lib/games/biome/world/piece.ts';

const VARIANTS = [0, 1, 2] as const;
const all = BIOMES.flatMap((biome) =>
	STATS.flatMap((stat) => VARIANTS.map((variant) => motifOf(biome, stat, variant)))
);

test('there are sixty motifs, and no two are alike', () => {
	const drawn = new Set(all.map((strokes) => strokes.map(({ d }) => d).join('')));
	expect(drawn.size).toBe(60);
});

test('every motif has a light and a dark or pale face, so that it is read without its colour', () => {
	for (const strokes of all) {
		const tones = new Set(strokes.map(({ tone }) => tone));
		expect(tones.has('dark') || tones.has('pale') || tones.has('light')).toBe(true);
		expect(strokes.some(({ d }) => d.includes('NaN'))).toBe(false);
	}
});

test('a name has the same motif however it is spaced or capitalised, and names are spread over all three', () => {
	expect(variantOf('  Otter Dams ')).toBe(variantOf('otter dams'));
	const names = Array.from({ length: 300 }, (_, at) => `name ${String(at)}`);
	const counts = VARIANTS.map((one) => names.filter((name) => variantOf(name) === one).length);
	expect(Math.min(...counts)).toBeGreaterThan(60);
});

test('a torn piece shows the white of the paper along its tear, a stub is the same whatever stood there', () => {
	const cut = { name: 'otter dams', biome: 'forest', stat: 'resilience' } as const;
	for (const palette of [DAY, NIGHT]) {
		const torn = pieceMarks(palette, { ...cut, state: 'torn' });
		expect(torn.map((mark) => mark.kind === 'group' && mark.clip !== undefined)).toEqual([
			true,
			true
		]);
		expect(JSON.stringify(torn[0])).toContain(palette.tag);
		expect(pieceMarks(palette, { ...cut, state: 'stub' })).toEqual(
			pieceMarks(palette, { ...cut, name: 'owl school', state: 'stub' })
		);
	}
});
