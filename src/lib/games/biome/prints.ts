/** §11 What of a biome game goes on paper. */
import * as m from '../../paraglide/messages.js';
import type { Seat } from '../../engine/module.ts';
import type { RecordDocument } from '../../engine/record.ts';
import type { Occasion, Prints, SeatPrint, TablePrint } from '../kit/prints.ts';
import { challengeCards } from './challenges/cards.ts';
import { atlas } from './history/atlas/given.ts';
import { book, lookedBack, posterOn } from './history/book/given.ts';
import { contributions } from './history/contributions.ts';
import { onePage, pagedOnePage } from './history/onePage.ts';
import { ownPage, pagedOwnPage } from './history/ownPage.ts';
import { history } from './history/record.ts';
import { homeBlocks } from './history/record/home.ts';
import { recordOnPaper } from './history/record/onPaper.ts';
import { blankSheet, booklet, sheet } from './history/sheet/sheet.ts';
import type { State } from './rules/state.ts';

/** A print of what the whole table sees. */
const told = (
	name: TablePrint['name'],
	file: TablePrint['file'],
	record: (state: State, occasion: Occasion) => RecordDocument
) => ({
	name,
	file,
	record: (view: unknown, occasion: Occasion) => record(view as State, occasion)
});

/** The same, set page by page wherever it is read; people's names only where they are asked for. */
const poster = (...given: Parameters<typeof told>) => {
	const print = told(...given);
	return { ...print, paged: print.record };
};

/** A print of a seat, for each that has a sheet. */
const own = (
	name: SeatPrint['name'],
	file: SeatPrint['file'],
	record: (state: State, seat: Seat, occasion: Occasion) => RecordDocument
): SeatPrint => ({
	name,
	file,
	record(view, occasion, seat) {
		const state = view as State;
		return Object.hasOwn(state.sheets, seat) ? record(state, seat, occasion) : null;
	}
});

/** Views come as unknown: only this game's own module makes those that are printed. */
export const prints: Prints = {
	home: (view, occasion, seat) => homeBlocks(view as State, seat, occasion),
	contributions: (view) => contributions(view as State),
	atlas: { cover: true, record: atlas },
	table: {
		history: {
			...told(m.desk_print_history, m.print_file_history, history),
			folds: true,
			paged: (view, occasion) => book(view as State, occasion)
		},
		record: told(m.desk_print_record, m.print_file_record, recordOnPaper),
		debrief: told(m.debrief_title, m.print_file_debrief, lookedBack),
		page: {
			...told(m.class_page, m.class_page_file, onePage),
			paged: (view, occasion) => pagedOnePage(view as State, occasion)
		},
		poster: poster(m.desk_print_poster, m.print_file_poster, posterOn('a3')),
		'poster-large': poster(m.desk_print_poster_large, m.print_file_poster, posterOn('a2')),
		wall: poster(m.desk_print_wall, m.print_file_wall, posterOn('wall')),
		booklet: told(m.desk_print_booklet, m.print_file_booklet, booklet),
		blank: {
			name: m.desk_print_blank,
			file: m.print_file_blank,
			paper: true,
			record: () => blankSheet()
		},
		cards: {
			name: m.print_cards_offer,
			file: m.print_file_cards,
			paper: true,
			record: () => challengeCards()
		}
	},
	seat: {
		sheet: own(m.desk_print_sheets, m.print_file_sheet, sheet),
		own: {
			...own(m.class_own, m.class_own_file, ownPage),
			paged: own(m.class_own, m.class_own_file, pagedOwnPage).record
		}
	},
	given: { table: 'page', seat: 'own' }
};
