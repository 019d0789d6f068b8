/** What conform holds against a redeal that deals a thing twice, over all games of an examination. */
import { describe, expect, test } from 'vitest';
import type { Exam } from '../../../src/lib/engine/conform/flaw.ts';
import { nothingObserved } from '../../../src/lib/engine/conform/observed.ts';
import { noteUsed, usedFlaws } from '../../../src/lib/engine/conform/used.ts';
import type { AnyModule } from '../../../src/lib/engine/module.ts';

const LOW = [1, 2, 3, 4];
const HIGH = [5, 6, 7, 8];

interface Table {
	hand: number[];
	shown: number[];
}

/** An examination of so many games in which a hand and what was shown last are never of the same cards. */
function examined(games: number): (real: Table, dealt: Table) => void {
	const exam: Exam = {
		module: {} as AnyModule,
		met: new Map(),
		observed: nothingObserved()
	};
	const note = (state: Table, dealt: Table) => {
		exam.observed.counted.clear();
		const hidden = state.hand.map((_, index) => ['hand', String(index)]);
		noteUsed(exam, { state, log: [], head: 0 }, dealt, hidden, 0);
		flaws = [...usedFlaws(exam)].map(({ detail }) => detail);
	};
	for (let game = 0; game < games; game += 1) {
		const [hand, shown] = game % 2 ? [LOW, HIGH] : [HIGH, LOW];
		note({ hand, shown }, { hand, shown });
	}
	return note;
}
let flaws: string[] = [];

describe('a redeal that deals to a hand what has been shown', () => {
	test('is wrong where no hand ever held it', () => {
		const note = examined(40);
		expect(flaws).toEqual([]);
		note({ hand: LOW, shown: HIGH }, { hand: HIGH, shown: HIGH });
		expect(flaws).toEqual(['the redeal for seat 0 deals 5 to hand, where shown has it already']);
	});

	test('is right where a later game deals it to a hand as well, as after a pile is made anew', () => {
		const note = examined(40);
		note({ hand: LOW, shown: HIGH }, { hand: HIGH, shown: HIGH });
		note({ hand: LOW, shown: [4, 5, 6, 7] }, { hand: LOW, shown: [4, 5, 6, 7] });
		expect(flaws).toEqual([]);
	});

	test('is not spoken of after a few games', () => {
		const note = examined(2);
		note({ hand: LOW, shown: HIGH }, { hand: HIGH, shown: HIGH });
		expect(flaws).toEqual([]);
	});
});
