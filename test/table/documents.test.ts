import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOf, parseName, type DocumentName } from '$lib/table/documents.ts';

const id = fc
	.uint8Array({ minLength: 16, maxLength: 16 })
	.map((bytes) => Buffer.from(bytes).toString('base64url'));
const seat = fc.nat(99);
const epoch = fc.nat(999_999);
const name: fc.Arbitrary<DocumentName> = fc.oneof(
	fc.record({
		kind: fc.constant('view' as const),
		table: id,
		audience: fc.oneof(seat, fc.constant('table' as const)),
		epoch
	}),
	fc.record({ kind: fc.constant('sheet' as const), table: id, seat }),
	fc.record({ kind: fc.constant('story' as const), table: id }),
	fc.record({ kind: fc.constant('room' as const), table: id, epoch }),
	fc.record({ kind: fc.constant('desk' as const), workshop: id })
);

test('every document’s name is read as it was written', () => {
	fc.assert(
		fc.property(name, (one) => {
			expect(parseName(nameOf(one))).toEqual(one);
		})
	);
});

test('anything else names no document', () => {
	const table = 'A'.repeat(22);
	for (const wrong of [
		'',
		table,
		`${table}/view`,
		`${table}/view/00`,
		`${table}/view/0@0`,
		`${table}/view/-1`,
		`${table}/sheet/100`,
		`${table}/story/`,
		`../${table}/story`,
		`${'A'.repeat(21)}/story`,
		`${table}/view/table@1000000`
	]) {
		expect(parseName(wrong), wrong).toBeNull();
	}
});
