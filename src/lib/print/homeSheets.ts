/** What is due until the next lesson, a page for each seat to write on. */
import type { Block, RecordDocument } from '../engine/record.ts';
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

export interface HomeSheet {
	readonly who: string;
	readonly table: string;
	readonly game: string;
	/** What is due, and by when: a sentence each. */
	readonly due: readonly string[];
	/** What the game says of the seat; nothing of a game that says nothing. */
	readonly blocks: readonly Block[];
}

/** The sheets of a workshop as one record; a table that cannot be read is named first. */
export const homeSheets = (
	workshop: string,
	sheets: readonly HomeSheet[],
	missing: readonly string[]
): RecordDocument => ({
	title: m.home_sheet_title({ workshop }),
	language: getLocale(),
	fit: true,
	blocks: [
		...missing.map((table) => quiet(m.home_sheet_missing({ table }))),
		...(sheets.length === 0 ? [quiet(m.home_sheet_empty())] : []),
		...sheets.flatMap((sheet, index): Block[] => [
			...(index > 0 ? [{ kind: 'break', leaf: true } as const] : []),
			...blocksOf(sheet)
		])
	]
});

const quiet = (text: string): Block => ({ kind: 'paragraph', text, tone: 'quiet' });

const blocksOf = ({ who, table, game, due, blocks }: HomeSheet): Block[] => [
	{ kind: 'heading', level: 1, text: who },
	quiet(m.class_sheets_where({ table, game })),
	...due.map((text): Block => ({ kind: 'paragraph', text, tone: 'plain' })),
	...(blocks.length > 0
		? blocks
		: [{ kind: 'lines', label: m.home_sheet_move(), count: 8 } as const])
];
