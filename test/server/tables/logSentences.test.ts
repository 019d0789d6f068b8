import { expect, test } from 'vitest';
import { saidOf } from '../../../src/lib/server/tables/logSentences.ts';

const names = (seat: number) => `Seat ${seat + 1}`;
const UNREADABLE = ['This line of the log cannot be read.'];
type Entry = Parameters<typeof saidOf>[1];

test('an entry that cannot be put into words is one line that says so', () => {
	const action = { kind: 'action', actor: 0, action: { type: 'draft' } } as const;
	const drafted = (color: string) => ({ ...action, told: [{ type: 'drafted', seat: 0, color }] });
	expect(saidOf('hunt', drafted('nonsense'), names)).toEqual(UNREADABLE);
	expect(saidOf('hunt', drafted('R'), names)).not.toEqual(UNREADABLE);
	const vanished = { did: 'vanished', seat: 0, at: 1 };
	const desk: Entry = { kind: 'desk', told: [], set: { person: vanished } };
	expect(saidOf('hunt', desk, names)).toEqual(UNREADABLE);
});
