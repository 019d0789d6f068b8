/** The world in a narrow band, as each chapter of the book opens with it. */
import { expect, test } from 'vitest';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { bandOf } from '../../../../src/lib/games/biome/world/band.ts';
import { banded } from '../../../../src/lib/games/biome/world/layout/band.ts';
import { FAR_TO_NEAR } from '../../../../src/lib/games/biome/world/layout/stage.ts';
import type { Mark } from '../../../../src/lib/games/biome/world/marks.ts';
import { DAY } from '../../../../src/lib/games/biome/world/palette.ts';
import { sceneOf } from '../../../../src/lib/games/biome/world/scene.ts';
import { framesOf } from '../../../../src/lib/games/biome/world/trailer.ts';
import { game } from '../play.ts';

const SIZE = { width: 2_000, height: 200, mirrored: false };
const seeds = [1, 2, 3, 4, 5];

function played(seats: number, seed: number): State {
	const { start, moves } = game(seats, seed, { most: 400, interfering: false });
	return moves.at(-1)?.after ?? start;
}

/** Where each piece stands, by its group's name. */
const standing = (marks: readonly Mark[]) =>
	new Map(
		marks.flatMap((mark) =>
			mark.kind === 'group' && mark.key.startsWith('piece') ? [[mark.key, mark] as const] : []
		)
	);

test.each(seeds)('each Resource keeps its place from chapter to chapter, seed %i', (seed) => {
	const view = played(5, seed);
	const layout = banded(sceneOf(view), SIZE);
	const bands = framesOf(view).map(({ scene }) => ({
		scene,
		pieces: standing(bandOf(layout, scene, DAY))
	}));
	expect(bands.length).toBeGreaterThan(1);
	const last = bands.at(-1)?.pieces ?? new Map<string, never>();
	for (const { scene, pieces } of bands) {
		const there = scene.seats.flatMap((seat) => seat.pieces.map(({ id }) => `piece ${id}`));
		expect([...pieces.keys()].toSorted()).toEqual(there.toSorted());
		for (const [key, { x, y }] of pieces) {
			expect([x, y]).toEqual([last.get(key)?.x, last.get(key)?.y]);
		}
	}
});

test.each([2, 5, 8].flatMap((seats) => seeds.map((seed) => [seats, seed] as const)))(
	'with %i seats no piece stands where it hides one of its strip or of the strip behind, seed %i',
	(seats, seed) => {
		for (const mirrored of [false, true]) {
			const { pieces } = banded(sceneOf(played(seats, seed)), { ...SIZE, mirrored });
			for (const [at, one] of pieces.entries()) {
				expect(one.x - one.high / 2).toBeGreaterThanOrEqual(0);
				expect(one.x + one.high / 2).toBeLessThanOrEqual(SIZE.width);
				expect(one.y - one.high).toBeGreaterThanOrEqual(-8);
				for (const other of pieces.slice(0, at)) {
					const strips = [one, other].map(({ strip }) => FAR_TO_NEAR.indexOf(strip));
					const near = Math.abs((strips[0] ?? 0) - (strips[1] ?? 0)) < 2;
					if (near) expect(Math.abs(one.x - other.x)).toBeGreaterThan(one.high * 0.9);
				}
			}
		}
	}
);
