/** What lies within a shape, or near its edge. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgesOf, isNear } from '../../src/lib/print/outline.ts';

/** A part of a ring about 0, from `from` to `to` radians. */
function ring(from: number, to: number, [inner, outer]: readonly [number, number]): string {
	const at = (r: number, angle: number) =>
		`${String(r * Math.cos(angle))} ${String(r * Math.sin(angle))}`;
	const large = to - from > Math.PI ? 1 : 0;
	const out = `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}`;
	return `${out}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
}

describe('a place', () => {
	test('lies within a part of a ring where its angle and its distance do', () => {
		const angle = fc.double({ min: 0, max: 6, noNaN: true });
		const given = fc.tuple(angle, fc.double({ min: 0.1, max: 6, noNaN: true }), angle);
		fc.assert(
			fc.property(given, fc.double({ min: 1, max: 99, noNaN: true }), ([from, by, turn], far) => {
				const edges = edgesOf(ring(from, from + by, [40, 60]));
				const place = [far * Math.cos(from + turn), far * Math.sin(from + turn)] as const;
				// straight edges stand for arcs: just at the edge either answer will do
				fc.pre(Math.abs(turn - by) > 0.02 && turn > 0.02 && turn < 6.2);
				fc.pre(Math.abs(far - 40) > 0.5 && Math.abs(far - 60) > 0.5);
				expect(isNear(edges, place, 0)).toBe(turn < by && far > 40 && far < 60);
			})
		);
	});

	test.each([
		['M0 0h10v10h-10Z', [5, 5], 0, true],
		['M0 0h10v10h-10Z', [13, 5], 2.9, false],
		['M0 0h10v10h-10Z', [13, 14], 5, true],
		['M0 0H10V10H0ZM3 3H7V7H3Z', [5, 5], 1.9, false],
		['M0 0H10V10H0ZM3 3H7V7H3Z', [5, 5], 2, true],
		['M0 0l10 0 0 10Z', [9, 5], 0, true],
		['M0 0l10 0 0 10Z', [1, 5], 0, false]
	] as const)('is near %s at %o within %d: %s', (d, place, reach, near) => {
		expect(isNear(edgesOf(d), place, reach)).toBe(near);
	});
});
