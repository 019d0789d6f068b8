import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { actionOf, bare, cell, whole } from '../../../src/lib/games/kit/schema.ts';

const Simple = v.variant('type', [
	v.strictObject({ type: v.literal('step'), to: cell }),
	v.variant('face', [
		v.strictObject({ type: v.literal('roll'), face: v.literal('hop'), by: whole }),
		v.strictObject({ type: v.literal('roll'), face: v.literal('dig') })
	]),
	bare('rest')
]);
const Shared = v.variant('face', [
	v.strictObject({ type: v.literal('roll'), face: v.literal('hop'), by: whole }),
	v.strictObject({ type: v.literal('roll'), face: v.literal('dig') })
]);
const SHAPES: Readonly<Record<string, v.GenericSchema>> = {
	'a type for each': Simple,
	'one type for two': Shared,
	'made of what was read': v.pipe(
		Simple,
		v.transform(({ type }) => ({ type, read: true }))
	),
	'several types for one': v.variant('type', [
		v.strictObject({ of: whole, type: v.picklist(['a', 'b']) }),
		bare('rest')
	]),
	'no alternatives': v.strictObject({ type: v.literal('rest') })
};

const SENT: readonly unknown[] = [
	{ type: 'step', to: [0, 1] },
	{ type: 'step', to: [0] },
	{ type: 'step' },
	{ type: 'step', to: [0, 1], more: 1 },
	{ type: 'roll', face: 'hop', by: 2 },
	{ type: 'roll', face: 'hop' },
	{ type: 'roll', face: 'dig' },
	{ type: 'roll', face: 'swap' },
	{ type: 'roll' },
	{ type: 'rest' },
	{ type: 'rest', more: 1 },
	{ type: 'a', of: 1 },
	{ type: 'a', of: 'x' },
	{ type: 'b' },
	{ type: 'constructor' },
	{ type: null },
	{ type: undefined },
	{ type: { type: 'rest' } },
	{},
	[],
	null,
	'rest',
	7
];

describe.each(Object.entries(SHAPES))('an action is read as by the whole shape: %s', (_, shape) => {
	test.each(SENT.map((sent) => [JSON.stringify(sent), sent]))('%s', (_text, sent) => {
		const parsed = v.safeParse(shape, sent);
		expect(actionOf(shape).parse(sent)).toEqual(
			parsed.success ? { action: parsed.output } : { field: v.getDotPath(parsed.issues[0]) ?? '' }
		);
	});
});
