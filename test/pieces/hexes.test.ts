import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	hexCorners,
	hexesAround,
	hexMiddle,
	hexOutline,
	rosette,
	rosettesAround,
	turned,
	type Hex
} from '../../src/lib/pieces/geometry/hexes.ts';
import { keyOf } from '../../src/lib/pieces/geometry/squares.ts';
import { parts } from '../../src/lib/pieces/geometry/ways.ts';

const coordinate = fc.integer({ min: -6, max: 6 });
const hex: fc.Arbitrary<Hex> = fc.tuple(coordinate, coordinate);

describe('hexes', () => {
	test('six lie around each, equally far, and each has it as a neighbour in turn', () => {
		fc.assert(
			fc.property(hex, (at) => {
				const [x, y] = hexMiddle(at, 10);
				for (const other of hexesAround(at)) {
					const [ox, oy] = hexMiddle(other, 10);
					expect(Math.hypot(x - ox, y - oy)).toBeCloseTo(Math.sqrt(3) * 10);
					expect(hexesAround(other).map(keyOf)).toContain(keyOf(at));
				}
			})
		);
	});

	test('six turns bring a hex home, and a turn keeps neighbours together', () => {
		fc.assert(
			fc.property(hex, (at) => {
				expect([1, 2, 3, 4, 5, 6].reduce<Hex>((now) => turned(now), at)).toEqual(at);
				const around = hexesAround(at).map((other) => keyOf(turned(other)));
				expect(around.sort()).toEqual(hexesAround(turned(at)).map(keyOf).sort());
			})
		);
	});

	test('a rosette and the six around it cover 49 hexes, none twice, all joined', () => {
		fc.assert(
			fc.property(hex, (at) => {
				const all = [at, ...rosettesAround(at)].flatMap(rosette);
				expect(new Set(all.map(keyOf)).size).toBe(49);
				expect(parts(all, hexesAround)).toHaveLength(1);
			})
		);
	});

	test('the outline of one hex is its corners, of a rosette its eighteen outer ones', () => {
		fc.assert(
			fc.property(hex, (at) => {
				expect(hexOutline([at], 10)).toEqual(hexCorners(at, 10));
				const line = hexOutline(rosette(at), 10);
				expect(line).toHaveLength(18);
				line.forEach(([x, y], index) => {
					const [nx, ny] = line[(index + 1) % 18] ?? [NaN, NaN];
					expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(10);
				});
			})
		);
	});
});
