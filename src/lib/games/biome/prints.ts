/** §11 What of a biome game goes on paper. */
import * as m from '../../paraglide/messages.js';
import type { Prints } from '../kit/prints.ts';
import { challengeCards } from './challenges/cards.ts';
import { book } from './history/book/given.ts';
import { contributions } from './history/contributions.ts';
import { onePage } from './history/onePage.ts';
import { ownPage } from './history/ownPage.ts';
import { booklet, history, sheet } from './history/record.ts';
import { blankSheet } from './history/sheetRecord.ts';
import type { State } from './rules/state.ts';

/** Views come as unknown: only this game's own module makes those that are printed. */
export const prints: Prints = {
	contributions: (view) => contributions(view as State),
	table: {
		history: {
			name: m.desk_print_history,
			file: m.print_file_history,
			record: (view, occasion) => history(view as State, occasion),
			paged: (view, occasion) => book(view as State, occasion)
		},
		record: {
			name: m.desk_print_record,
			file: m.print_file_record,
			record: (view, occasion) => history(view as State, occasion)
		},
		page: {
			name: m.class_page,
			file: m.class_page_file,
			record: (view, occasion) => onePage(view as State, occasion)
		},
		booklet: {
			name: m.desk_print_booklet,
			file: m.print_file_booklet,
			record: (view, occasion) => booklet(view as State, occasion)
		},
		blank: {
			name: m.desk_print_blank,
			file: m.print_file_blank,
			paper: true,
			record: () => blankSheet()
		},
		cards: {
			name: m.print_file_cards,
			file: m.print_file_cards,
			paper: true,
			record: () => challengeCards()
		}
	},
	seat: {
		sheet: {
			name: m.desk_print_sheets,
			file: m.print_file_sheet,
			record(view, occasion, seat) {
				const state = view as State;
				return Object.hasOwn(state.sheets, seat) ? sheet(state, seat, occasion) : null;
			}
		},
		own: {
			name: m.class_own,
			file: m.class_own_file,
			record(view, occasion, seat) {
				const state = view as State;
				return Object.hasOwn(state.sheets, seat) ? ownPage(state, seat, occasion) : null;
			}
		}
	},
	given: { table: 'page', seat: 'own' }
};
