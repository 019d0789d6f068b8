import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BIOMES, STATS } from '../../../../src/lib/games/biome/rules/state.ts';
import { laidOut } from '../../../../src/lib/games/biome/world/layout/layout.ts';
import { listLook } from '../../../../src/lib/games/biome/world/layout/list.ts';
import type { Layout, Tag } from '../../../../src/lib/games/biome/world/layout/stage.ts';
import { widthOfText } from '../../../../src/lib/games/biome/world/layout/widths.ts';
import { runsOf } from '../../../whole.ts';
import type { Scene, ScenePiece } from '../../../../src/lib/games/biome/world/scene.ts';

const WALL = { width: 1200, height: 896, piece: 134, letters: [25, 22, 20] };
const OLD_WALL = { ...WALL, width: 800 };
const WORDS = ['otter', 'dams', 'fog', 'nets', 'the', 'listening', 'tree', 'map', 'bread', 'stone'];

const piece: fc.Arbitrary<Omit<ScenePiece, 'id'>> = fc.record({
	name: fc
		.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
		.map((all) => all.join(' ')),
	stat: fc.constantFrom(...STATS),
	rp: fc.integer({ min: 1, max: 9 }),
	state: fc.constantFrom('whole', 'torn', 'stub'),
	from: fc.constantFrom(null, { seat: 0, id: 'r1', biome: 'forest' as const })
});

const worlds = (most: number): fc.Arbitrary<Scene> =>
	fc
		.array(
			fc.record({
				biome: fc.constantFrom(...BIOMES),
				pieces: fc.array(piece, { maxLength: most }),
				scar: fc.constantFrom(null, { sphere: 'biosphere' as const, age: 0 })
			}),
			{ minLength: 1, maxLength: 8 }
		)
		.map((seats) => ({
			seats: seats.map((one, seat) => ({
				...one,
				seat,
				rp: 4,
				pieces: one.pieces.map((held, at) => ({ ...held, id: `r${String(seat)}-${String(at)}` }))
			})),
			loans: [],
			weather: null,
			sag: { seat: 0, by: 0.7 },
			ending: null
		}));

const touch = (a: Tag, b: Tag) =>
	Math.abs(a.x - b.x) < (a.width + b.width) / 2 && a.y < b.y + b.height && b.y < a.y + a.height;

const overlaps = ({ tags }: Layout) =>
	tags.flatMap((a, at) => tags.slice(0, at).filter((b) => touch(a, b)));

test('no two tags overlap, in 1,000 random worlds on walls of both shapes', () => {
	fc.assert(
		fc.property(worlds(12), fc.constantFrom(WALL, OLD_WALL), (scene, size) => {
			expect(overlaps(laidOut(scene, size))).toEqual([]);
		}),
		{ numRuns: runsOf(1000) }
	);
});

test('every piece has a tag or a number, and a number stands in the list', () => {
	fc.assert(
		fc.property(worlds(12), (scene) => {
			const { pieces, tags, listed } = laidOut(scene, WALL);
			const said = tags.flatMap(({ of, also }) => [of, ...also]);
			expect(said.length).toBe(pieces.length);
			expect(new Set(said.map((one) => one.piece.id)).size).toBe(pieces.length);
			const numbered = tags.flatMap((tag) => (tag.number === null ? [] : [tag.of, ...tag.also]));
			expect(listed.map(({ of }) => of)).toEqual(numbered);
		}),
		{ numRuns: 100 }
	);
});

test('letters on tags are 20 px or more, and tags, pieces and strips stay on the stage', () => {
	fc.assert(
		fc.property(worlds(6), fc.boolean(), (scene, mirrored) => {
			const layout = laidOut(scene, { ...WALL, mirrored });
			expect(layout.letter).toBeGreaterThanOrEqual(20);
			for (const tag of layout.tags) {
				expect(tag.x - tag.width / 2).toBeGreaterThanOrEqual(0);
				expect(tag.x + tag.width / 2).toBeLessThanOrEqual(WALL.width);
				expect(tag.y + tag.height).toBeLessThanOrEqual(WALL.height);
			}
			for (const one of layout.pieces) expect(one.y - one.high).toBeGreaterThan(-20);
			expect(layout.strips.at(-1)?.foot).toBeLessThanOrEqual(WALL.height + 1);
		}),
		{ numRuns: 100 }
	);
});

const NAMES =
	'sleeping buds,ice library,drum herd,moss bread,the map of the wind,reindeer radio,otter dams,owl school,the listening tree,night market,the hundred flowers,kite messengers,fog nets,night lizards,cool jars,singing whales,mushroom telephone,grandma’s map,Wanderkaninchenbau'.split(
		','
	);

/** Eight players who have six Resources each, named by a class. */
const eight = (seed: number): Scene => ({
	seats: Array.from({ length: 8 }, (_, seat) => ({
		...{ seat, biome: BIOMES[(seat + seed) % BIOMES.length] ?? 'forest', rp: 8, scar: null },
		pieces: Array.from({ length: 6 }, (__, at) => ({
			...{ id: `r${String(seat)}-${String(at)}`, stat: 'resilience' as const },
			name: NAMES[(seat * 6 + at + seed * 5) % NAMES.length] ?? '',
			...{ rp: 1 + (at % 3), state: 'whole' as const, from: null }
		}))
	})),
	...{ loans: [], weather: null, sag: null, ending: null }
});

test.each([
	['wide', WALL],
	['old', OLD_WALL]
])(
	'on a %s wall at least two thirds of eight players’ six Resources each are named, the others are listed',
	(_, size) => {
		for (const seed of [0, 1, 2, 3]) {
			const { listed, tags, strips, floor } = laidOut(eight(seed), size);
			expect(tags.filter(({ lines }) => lines.length > 0).length).toBeGreaterThanOrEqual(32);
			expect(listed.length).toBeLessThanOrEqual(16);
			expect(strips.at(-1)?.foot).toBeLessThanOrEqual(floor + 1);
		}
	}
);

test('read from the right it is the same world the other way round', () => {
	fc.assert(
		fc.property(worlds(6), (scene) => {
			const [plain, mirrored] = [false, true].map((one) =>
				laidOut(scene, { ...WALL, mirrored: one })
			);
			expect(mirrored?.tags.map(({ x }) => Math.round(WALL.width - x))).toEqual(
				plain?.tags.map(({ x }) => Math.round(x))
			);
		}),
		{ numRuns: 20 }
	);
});

test('beside another stage each strip lies at its height, and begins and ends there', () => {
	fc.assert(
		fc.property(worlds(8), (scene) => {
			const beside = laidOut(scene, WALL);
			const fewer = {
				...scene,
				sag: null,
				seats: scene.seats.map((seat) => ({ ...seat, pieces: seat.pieces.slice(0, 2) }))
			};
			const size = { ...WALL, piece: beside.piece, letters: [beside.letter], beside };
			const { strips } = laidOut(fewer, size);
			expect(strips.map(({ base, foot }) => [base, foot])).toEqual(
				beside.strips.map(({ base, foot }) => [base, foot])
			);
			for (const { ridge, base } of strips) {
				expect(ridge(0)).toBeCloseTo(base);
				expect(ridge(WALL.width)).toBeCloseTo(base);
			}
		}),
		{ numRuns: runsOf(100) }
	);
});

test('pieces of a strip that sags lean towards its middle, those of others stand upright', () => {
	const seats = (['forest', 'tundra'] as const).map((biome, seat) => ({
		...{ seat, biome, rp: 8, scar: null },
		pieces: Array.from({ length: 4 }, (_, at) => ({
			...{ id: `r${String(seat)}-${String(at)}`, name: `otter dams ${String(at)}` },
			...{ stat: 'resilience' as const, rp: 2, state: 'whole' as const, from: null }
		}))
	}));
	const still = { seats, loans: [], weather: null, sag: null, ending: null };
	const leans = (scene: Scene, mirrored: boolean) =>
		laidOut(scene, { ...WALL, mirrored }).pieces.map(({ lean, strip, x }) => ({ lean, strip, x }));
	for (const mirrored of [false, true]) {
		const upright = leans(still, mirrored);
		const sagging = leans({ ...still, sag: { seat: 0, by: 1 } }, mirrored);
		for (const [at, { lean, strip, x }] of sagging.entries()) {
			const more = lean - (upright[at]?.lean ?? 0);
			if (strip === 'tundra') expect(more).toBe(0);
			else if (Math.abs(x - WALL.width / 2) > 120)
				expect(more * Math.sign(WALL.width / 2 - x)).toBeGreaterThan(6);
		}
	}
});

test('on a wide wall no name in the list is cut, and no two entries lie on each other', () => {
	for (const seed of [0, 1, 2, 3]) {
		const { listed, size } = laidOut(eight(seed), WALL);
		const { entries, names, rows } = listLook(listed, size);
		expect(entries.length).toBe(listed.length);
		for (const [at, { of }] of listed.entries()) {
			const wide = widthOfText(of.piece.name, 20);
			expect(wide).toBeLessThanOrEqual(names);
			const [own, next] = [entries[at], entries[at + 1]];
			expect(own?.row).toBeLessThan(rows);
			if (own && next && next.row === own.row) expect(next.x - own.x).toBeGreaterThan(wide + 56);
		}
	}
});
