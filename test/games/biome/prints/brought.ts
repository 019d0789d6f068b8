/** The contribution sheets of a table, with what is said of its first pupil and room to say it of the second. */
import type { RecordDocument } from '../../../../src/lib/engine/record.ts';
import { contributions } from '../../../../src/lib/games/biome/history/contributions.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { contributionSheets } from '../../../../src/lib/print/contributions.ts';

const PUPILS = [
	{ name: 'Wilhelmina-Konstantinova', points: [2, null], sentence: 'She asked before she lent.' },
	{ name: 'Łukasz', points: [], sentence: '' }
];
const RUBRIC = [
	'Thinks in systems',
	'Says what may be true of a whole world, and why it may not be'
];

/** As they are printed for these people, with the tables that are left out. */
export const broughtBy = (
	view: State,
	names: Readonly<Record<number, string>> = {},
	missing: readonly string[] = ['A table that cannot be read']
): RecordDocument =>
	contributionSheets(
		'7b',
		contributions(view).map(({ seat, ...brought }) => ({
			...{ ...brought, who: names[seat] ?? `Seat ${String(seat + 1)}` },
			...{ table: 'Thornwater', game: 'Biome', pupils: seat === 0 ? PUPILS : [] }
		})),
		RUBRIC,
		missing
	);
