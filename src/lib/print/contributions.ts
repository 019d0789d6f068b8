/** What each seat has brought in, a page each, for the person who leads. */
import type { Block, RecordDocument } from '../engine/record.ts';
import type { ContributionSheet } from '../games/kit/prints.ts';
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** The sheets of a workshop as one record, with what is said of everybody, or room to write it; a table that cannot be read is named first. */
export const contributionSheets = (
	workshop: string,
	sheets: readonly ContributionSheet[],
	rubric: readonly string[],
	missing: readonly string[]
): RecordDocument => ({
	title: m.class_sheets_title({ workshop }),
	subtitle: m.class_sheets_text(),
	language: getLocale(),
	blocks: [
		...missing.map((table) => quiet(m.class_sheets_missing({ table }))),
		...(sheets.length === 0 ? [quiet(m.class_sheets_none())] : []),
		...sheets.flatMap((sheet, index): Block[] => [
			...(index > 0 ? [{ kind: 'break' } as const] : []),
			...sheetBlocks(sheet),
			...sheet.pupils.flatMap((pupil) => pupilBlocks(pupil, rubric))
		])
	]
});

const quiet = (text: string): Block => ({ kind: 'paragraph', text, tone: 'quiet' });

const sheetBlocks = ({ who, table, game, counts, parts }: ContributionSheet): Block[] => [
	{ kind: 'heading', level: 1, text: who },
	quiet(m.class_sheets_where({ table, game })),
	{ kind: 'facts', facts: counts },
	parts.length === 0
		? quiet(m.class_sheets_no_words())
		: {
				kind: 'table',
				caption: '',
				head: [m.class_col_what(), m.class_col_when(), m.class_col_text()],
				rows: parts.map(({ what, when, text }) => [what, when, text])
			}
];

/** Points that were not given are left free, for a pen. */
const pupilBlocks = (
	{ name, points, sentence }: ContributionSheet['pupils'][number],
	rubric: readonly string[]
): Block[] => [
	{
		kind: 'table',
		caption: m.appraise_of({ name }),
		head: [m.appraise_line(), m.appraise_points()],
		rows: rubric.map((line, at) => [line, String(points[at] ?? '')]),
		align: ['start', 'end']
	},
	...(sentence === '' ? [] : [{ kind: 'paragraph', text: sentence, tone: 'plain' } as const])
];
