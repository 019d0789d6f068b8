/** What the types of the contract see of a game's own events and refusals. */
import { expect, expectTypeOf, test } from 'vitest';
import { anyModule, refusal, type GameModule, type Play } from '../../../src/lib/engine/module.ts';
import type { Refusals, Sentences } from '../../../src/lib/games/kit/words.ts';

interface Taken {
	readonly type: 'taken';
	readonly count: number;
}

test('events may be interfaces, and only those of the game are told', () => {
	expectTypeOf<Parameters<Play<Taken>['tell']>[0]>().toEqualTypeOf<Taken>();
	expectTypeOf<keyof Sentences<Taken>>().toEqualTypeOf<'taken'>();
	expectTypeOf<GameModule<object, { type: 'take' }, object, Taken>>().toExtend<
		Parameters<typeof anyModule>[0]
	>();
	expect(anyModule).toBeTypeOf('function');
});

test('a game that lists its codes has a sentence for each, and for those of the host', () => {
	expectTypeOf<keyof Refusals<'heap-empty'>>().toEqualTypeOf<
		'heap-empty' | 'bad-option' | 'bad-seats'
	>();
	expectTypeOf(refusal('heap-empty').code).toEqualTypeOf<'heap-empty'>();
	expect(refusal('heap-empty', { left: 0 }, '§2')).toEqual({
		code: 'heap-empty',
		params: { left: 0 },
		rule: '§2'
	});
});
