/** One screen, one task, in letters of every size and kind: the act stays in view on a phone. */
import { expect, test } from 'vitest';
import { LETTERS, setLetters } from '../components/seen.ts';
import { showPhone } from '../components/tables.ts';
import { isWhole, partOf } from '../whole.ts';
import { boards, played } from './taskByTask.ts';

/** Every game in all letters where there is time; else a third of them in one kind each. */
const set = partOf(boards).flatMap(([id, game], place) =>
	(isWhole ? LETTERS : LETTERS.slice(place % LETTERS.length, (place % LETTERS.length) + 1)).map(
		(letters) => [id, letters, game] as const
	)
);

test.each(set)(
	'%s with letters set to %j: the task and its button are in view on a phone, and the sentence is whole',
	async (_id, letters, game) => {
		const table = await showPhone(game, { width: 390, height: 844 });
		setLetters(letters);
		const { tasks } = await played(table);
		expect(tasks).toBeGreaterThan(0);
	}
);
