import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '$lib/engine/json.ts';
import { difference, flatten, unflatten } from '$lib/table/flat.ts';

const key = fc.string({
	unit: fc.constantFrom(...Array.from('abcdefghijk0123456789_')),
	minLength: 1,
	maxLength: 4
});
const scalar = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ maxLength: 5 }));
const json = fc.letrec<{ any: Json; object: Record<string, Json> }>((tie) => ({
	any: fc.oneof(
		{ maxDepth: 4 },
		scalar,
		fc.array(scalar, { maxLength: 20 }),
		fc.array(tie('any'), { maxLength: 4 }),
		tie('object')
	),
	object: fc.dictionary(key, tie('any'), { maxKeys: 5 })
})).object;

test('a view comes back from its paths as it was', () => {
	fc.assert(
		fc.property(json, (view) => {
			expect(unflatten(flatten(view))).toEqual(view);
		})
	);
});

test('the difference of two views turns one into the other', () => {
	fc.assert(
		fc.property(json, json, (from, to) => {
			const paths = flatten(from);
			const { set, deleted } = difference(paths, flatten(to));
			for (const path of deleted) paths.delete(path);
			for (const [path, value] of set) paths.set(path, value);
			expect(unflatten(paths)).toEqual(to);
		})
	);
});

test('what did not change is not in the difference', () => {
	const view = { deep: { list: [1, 2], other: 'x' }, empty: {} };
	expect(difference(flatten(view), flatten({ ...view, empty: {}, more: 1 }))).toEqual({
		set: [['more', 1]],
		deleted: []
	});
});

test('a short list of scalars is one path, a nested one a path an element', () => {
	expect([...flatten({ dice: [1, 2], history: [{ kind: 'turn' }] })]).toEqual([
		['dice', [1, 2]],
		['history.length', 1],
		['history.0.kind', 'turn']
	]);
});

test('a key with a dot is our own mistake', () => {
	expect(() => flatten({ 'a.b': 1 })).toThrow(/no dot/);
});
