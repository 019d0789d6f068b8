/** What of a board game goes on paper: its record. */
import type { Typed } from '../../engine/module.ts';
import type { Block, RecordDocument } from '../../engine/record.ts';
import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { BoardGame } from './boardGame.ts';
import { recordOf, type GameRecord } from './gameRecord.ts';
import type { Prints } from '../kit/prints.ts';
import type { Ends } from './ends.ts';

const quiet = (text: string): Block[] =>
	text === '' ? [] : [{ kind: 'paragraph', tone: 'quiet', text }];

/** A table, where it has enough rows to be one. */
const table = (
	least: number,
	caption: string,
	head: readonly string[],
	rows: readonly (readonly string[])[]
): Block[] => (rows.length < least ? [] : [{ kind: 'table', caption, head, rows }]);

/** The record as a screen shows it, block by block. */
function blocksOf({ figure, result, key, head, why, seats, turns, credit }: GameRecord): Block[] {
	const places = seats.flatMap(({ place, who, says }) =>
		place === null ? [] : [[String(place), who, says]]
	);
	const ends = [m.record_col_place(), m.print_col_player(), m.record_col_end()];
	const lines = turns.map(({ text }, index) => [String(index + 1), text]);
	return [
		{ kind: 'heading', level: 2, text: head },
		{ kind: 'paragraph', tone: 'plain', text: why },
		{ kind: 'figure', figure },
		...quiet(key),
		...(result ? [{ kind: 'figure', figure: result } as const] : []),
		...table(2, m.ending_places(), ends, places),
		...table(1, m.record_turns(), [m.record_col_turn(), m.record_col_what()], lines),
		...quiet(credit)
	];
}

function documentOf(told: GameRecord): RecordDocument {
	const { title, subtitle } = told;
	return { title, subtitle, language: getLocale(), blocks: blocksOf(told) };
}

/** How tables ended, their boards beside who won. */
const endsOf = (told: Ends): RecordDocument => ({
	title: told.title,
	language: getLocale(),
	blocks: [],
	book: { game: 'kit', told }
});

/** The prints of a board game: its record, on paper set page by page by the kit's own `book.ts`. */
export const boardPrints = <State, Event extends Typed>(game: BoardGame<State, Event>): Prints => ({
	table: {
		history: {
			name: m.record_print,
			file: m.record_print_file,
			// only this game's own module makes the views that are printed
			record: (view, occasion) => documentOf(recordOf(game, view as State, occasion, false)),
			folds: true,
			paged: (view, occasion) => {
				const told = recordOf(game, view as State, occasion, true);
				const { title } = told;
				const brief = endsOf({ title, subtitle: '', ends: [told] });
				return { ...documentOf(told), book: { game: 'kit', told }, shorter: [brief] };
			}
		}
	},
	seat: {},
	atlas: {
		record: (title, tables) => {
			const ends = tables.map(({ view, occasion }) =>
				recordOf(game, view as State, occasion, false)
			);
			return endsOf({ title: game.about.title, subtitle: title, ends });
		}
	}
});
