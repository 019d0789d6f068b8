/** What each seat has brought in, a page each, for the person who leads. */
import type { RecordDocument } from '../engine/record.ts';
import type { ContributionSheet } from '../games/kit/prints.ts';
import type { Brought } from '../games/record/brought.ts';
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** The sheets of a workshop as one record, with what is said of everybody, or room to write it; a table that cannot be read is named first. */
export function contributionSheets(
	workshop: string,
	sheets: readonly ContributionSheet[],
	rubric: readonly string[],
	missing: readonly string[]
): RecordDocument {
	const title = m.class_sheets_title({ workshop });
	const none = sheets.length === 0 ? [m.class_sheets_none()] : [];
	const notes = [...missing.map((table) => m.class_sheets_missing({ table })), ...none];
	const brought: Brought = { title, notes, sheets, rubric };
	return { title, language: getLocale(), blocks: [], book: { game: '', told: { brought } } };
}
