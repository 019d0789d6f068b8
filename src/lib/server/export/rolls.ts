/** Every roll of a table as rows for a spreadsheet. */
import type { Actor, Seat } from '../../engine/module.ts';
import { lineTo, type Entry } from '../../engine/referee.ts';
import { retrace, type Roll } from '../../engine/retrace.ts';
import { wordsOf } from '../../games/words.ts';
import * as m from '../../paraglide/messages.js';
import type { HostedTable } from '../tables/hosted.ts';
import { csvOf } from './csv.ts';
import { readEach, type Found } from './found.ts';
import { storage } from '../storage/store.ts';

/** The rolls of these tables as CSV, what was taken back too; a missing one is named. `names` says who sits where at a table. */
export async function rollsOf(
	found: Found,
	names: (table: string) => Promise<(seat: Seat) => string>
): Promise<string> {
	const { made, missing } = await readEach(found, async (hosted) => {
		const { id } = hosted.table;
		const times = (await storage().entries(id, -1)).map(({ at }) => at);
		return rowsOf(hosted, times, await names(id));
	});
	const lacking = missing.map((title) => [title, m.keep_missing()]);
	return csvOf([head(), ...made.flat(), ...lacking]);
}

const head = () => [
	m.keep_col_table(),
	m.keep_col_game(),
	m.keep_col_entry(),
	m.keep_col_time(),
	m.keep_col_who(),
	m.keep_col_deed(),
	m.keep_col_sides(),
	m.keep_col_dice(),
	m.keep_col_sum(),
	m.keep_col_source(),
	m.keep_col_counts()
];

function rowsOf(
	{ table, game, position }: HostedTable,
	times: readonly number[],
	names: (seat: Seat) => string
) {
	const counting = new Set(lineTo(position.log, position.head).map(({ seq }) => seq));
	return [...retrace(game, position.log)].flatMap(({ entry, rolls }) =>
		rolls.map((roll) => [
			table.title,
			game.about.title,
			entry.seq,
			new Date(times[entry.seq] ?? table.opened).toISOString(),
			...deedOf(game.id, entry, names),
			...diceOf(roll),
			entry.byHand ? m.keep_by_hand() : m.keep_by_app(),
			counting.has(entry.seq) ? m.keep_yes() : m.keep_no()
		])
	);
}

/** Who did it, and what. */
function deedOf(game: string, { deed }: Entry, names: (seat: Seat) => string): [string, string] {
	if (deed.kind !== 'action') return ['', m.keep_setup()];
	const { type } = deed.action;
	return [nameOf(deed.actor, names), wordsOf(game)?.action(type) ?? type];
}

const nameOf = (actor: Actor, names: (seat: Seat) => string): string =>
	actor === 'facilitator' ? m.field_facilitator() : names(actor);

const diceOf = ({ sides, dice }: Roll) => [
	sides,
	dice.join(' '),
	dice.reduce((sum, value) => sum + value, 0)
];
