/** What can be printed of a table, by its address: which document it is and what its file is called. */
import type { RecordDocument } from '../engine/record.ts';
import { challengeCards } from '../games/biome/challenges/cards.ts';
import type { Occasion } from '../games/biome/history/printed.ts';
import { booklet, history, sheet } from '../games/biome/history/record.ts';
import { blankSheet } from '../games/biome/history/sheetRecord.ts';
import type { State } from '../games/biome/rules/state.ts';
import * as m from '../paraglide/messages.js';

/** A document to print. */
export type Print =
	| { readonly kind: 'history' | 'booklet' | 'blank' | 'cards' }
	| { readonly kind: 'sheet'; readonly seat: number };

/** Whether this game has records to print. */
export const isPrintable = (game: string): boolean => game === 'biome';

/** The record of a biome table; null for a sheet that is not there. */
export function recordOf(state: unknown, print: Print, occasion: Occasion): RecordDocument | null {
	const view = state as State; // the caller has asked isPrintable
	switch (print.kind) {
		case 'history':
			return history(view, occasion);
		case 'booklet':
			return booklet(view, occasion);
		case 'blank':
			return blankSheet();
		case 'cards':
			return challengeCards();
		case 'sheet':
			return Object.hasOwn(view.sheets, print.seat) ? sheet(view, print.seat, occasion) : null;
	}
}

/** What the file is called, without its ending. */
export function fileName(print: Print, table: string): string {
	switch (print.kind) {
		case 'history':
			return m.print_file_history({ table });
		case 'booklet':
			return m.print_file_booklet({ table });
		case 'blank':
			return m.print_file_blank();
		case 'cards':
			return m.print_file_cards();
		case 'sheet':
			return m.print_file_sheet({ table, seat: print.seat + 1 });
	}
}

/** The header that names a download: plain letters for old browsers, all letters for the others (RFC 5987). */
export function dispositionOf(name: string, ending = 'pdf'): string {
	const safe = name
		.normalize('NFC')
		.replace(/[\p{C}\s/\\:*?"<>|]+/gu, ' ')
		.trim();
	const ascii = safe
		.normalize('NFKD')
		.replace(/[^ -~]+/g, '')
		.replace(/[%;]/g, '')
		.trim();
	const encoded = encodeURIComponent(safe).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16)}`
	);
	const plain = ascii === '' ? 'print' : ascii;
	return `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${encoded}.${ending}`;
}
