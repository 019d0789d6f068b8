/** A challenge as weather: over the whole of the stretch that it is for, and over nothing that is to be read. */
import { expect, test } from 'vitest';
import { BIOMES, SPHERES, type Sphere } from '../../../../src/lib/games/biome/rules/state.ts';
import { laidOut } from '../../../../src/lib/games/biome/world/layout/layout.ts';
import type { Mark } from '../../../../src/lib/games/biome/world/marks.ts';
import { weather } from '../../../../src/lib/games/biome/world/paint/weather/weather.ts';
import { DAY } from '../../../../src/lib/games/biome/world/palette.ts';
import type { Scene } from '../../../../src/lib/games/biome/world/scene.ts';

const WALL = { width: 1240, height: 896, piece: 134, letters: [25, 22, 20] };

const world = (seats: number, each: number): Scene => ({
	seats: Array.from({ length: seats }, (_, seat) => ({
		...{ seat, biome: BIOMES[seat % BIOMES.length] ?? 'forest', rp: 4, scar: null },
		pieces: Array.from({ length: each }, (__, at) => ({
			...{ id: `r${String(seat)}-${String(at)}`, name: `otter dams ${String(at)}` },
			...{ stat: 'resilience' as const, rp: 1 + (at % 3), state: 'whole' as const, from: null }
		}))
	})),
	...{ loans: [], weather: null, sag: null, ending: null }
});

interface Point {
	readonly x: number;
	readonly y: number;
}

/** Where its cuts begin, and where their long bows and arches end. */
const begins = (marks: readonly Mark[], over: Point & { scale: number }): Point[] =>
	marks.flatMap((mark) => {
		if (mark.kind === 'words') return [];
		if (mark.kind === 'group') {
			const { x, y, scale } = mark;
			const at = { x: over.x + x * over.scale, y: over.y + y * over.scale };
			return begins(mark.marks, { ...at, scale: scale * over.scale });
		}
		return [
			...mark.d.matchAll(/(?:M|C\S+ \S+ \S+ \S+ |A\S+ \S+ 0 0 1 )(-?[\d.]+) (-?[\d.]+)/g)
		].map(([, x, y]) => ({
			x: over.x + Number(x) * over.scale,
			y: over.y + Number(y) * over.scale
		}));
	});

/** The weather of each stretch of a world. */
function weathersOf(scene: Scene, sphere: Sphere, mirrored: boolean) {
	const layout = laidOut(scene, { ...WALL, mirrored });
	return layout.strips.flatMap((strip) =>
		strip.stretches.map((stretch) => ({
			...{ layout, strip, stretch },
			marks: weather(sphere, strip, stretch, layout, DAY)
		}))
	);
}

const cases = SPHERES.flatMap((sphere) =>
	[2, 5, 8].map((seats) => [sphere, seats, seats > 5 ? 6 : 3] as const)
);

test.each(cases)(
	'%s over %i players reaches from one end of its stretch to the other',
	(sphere, seats, each) => {
		for (const { marks, stretch } of weathersOf(world(seats, each), sphere, false)) {
			const [cuts] = marks;
			const xs = begins(cuts ? [cuts] : [], { x: 0, y: 0, scale: 1 }).map(({ x }) => x);
			const wide = stretch.to - stretch.from;
			for (const part of [0, 1, 2, 3]) {
				const [from, to] = [
					stretch.from + (wide * part) / 4,
					stretch.from + (wide * (part + 1)) / 4
				];
				expect(xs.some((x) => x >= from - 2 && x <= to)).toBe(true);
			}
			expect(JSON.stringify(marks)).not.toContain('NaN');
		}
	}
);

test.each(cases)(
	'%s over %i players: neither its ring nor what falls meets a piece or a tag',
	(sphere, seats, each) => {
		for (const mirrored of [false, true])
			for (const { marks, layout, strip } of weathersOf(world(seats, each), sphere, mirrored)) {
				const falls = begins(fallingIn(marks), { x: 0, y: 0, scale: 1 });
				const ring = marks.at(-1);
				const all = [...falls, ...(ring?.kind === 'group' ? [ring] : [])];
				expect(all.length).toBeGreaterThan(0);
				for (const { x, y } of all) {
					const under = layout.pieces.filter(
						(of) => of.strip === strip.biome && Math.abs(x - of.x) < of.high * 0.45
					);
					expect(under.filter((of) => y > of.y - of.high && y < of.y)).toEqual([]);
					const tags = layout.tags.filter((tag) => Math.abs(x - tag.x) < tag.width / 2);
					expect(tags.filter((tag) => y > tag.y && y < tag.y + tag.height)).toEqual([]);
				}
			}
	}
);

const fallingIn = (marks: readonly Mark[]): Mark[] =>
	marks.flatMap((mark) => {
		if (mark.kind !== 'group') return [];
		return mark.key.startsWith('falls') ? [mark] : fallingIn(mark.marks);
	});
