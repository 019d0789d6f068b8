/** Tables side by side: the same questions, each table's answers, only of what the whole room may see. */
import type { Json } from '../../engine/json.ts';
import { guideOf } from '../../games/guides.ts';
import type { Measure } from '../../games/kit/guide.ts';
import { gameOf } from '../../games/registry.ts';
import * as m from '../../paraglide/messages.js';
import { namesIn, seatsOf } from '../../table/room.ts';
import { startAt } from '../tables/queries.ts';
import { hostedTable } from '../tables/tables.ts';
import { linesOf } from './workshops.ts';

/** One table in figures, and what a picture of it is drawn from. */
export interface Column {
	readonly table: string;
	readonly title: string;
	readonly game: string;
	/** What the whole room may see; null before the game has begun. */
	readonly view: Record<string, Json> | null;
	readonly seq: number;
	/** Who plays, by seat. */
	readonly names: readonly string[];
	readonly over: boolean;
	readonly measures: readonly Measure[];
}

/** Every table of a workshop; people go by their seats where their names are not to be said. */
export const columnsOf = async (workshop: string, named = true): Promise<Column[]> =>
	Promise.all((await linesOf(workshop)).map((line) => columnOf(line, named)));

/** The two that the desk has set side by side on this table's projector; null where it has not, or one is gone. */
export async function columnsAt(table: string): Promise<Column[] | null> {
	const hosted = await hostedTable(table);
	if (!hosted) return null;
	const { view, compare } = hosted.facilitation.screen;
	if (view !== 'compare') return null;
	const lines = await linesOf(hosted.table.workshop);
	const chosen = compare.flatMap((id) => lines.filter((line) => line.table === id));
	return chosen.length === 2 ? Promise.all(chosen.map((line) => columnOf(line, true))) : null;
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

async function columnOf(
	{ table, title, game, outcome, seq }: Line,
	named: boolean
): Promise<Column> {
	const over = outcome !== null;
	const played = { label: m.debrief_measure_game(), value: gameOf(game)?.about.title ?? game };
	const seen = seq > 0 ? await seenAt(table, game, { over, named }) : UNSEEN;
	return { table, title, game, seq, over, ...seen, measures: [played, ...seen.measures] };
}

type Seen = Pick<Column, 'view' | 'names' | 'measures'>;
const UNSEEN: Seen = { view: null, names: [], measures: [] };

/** It may stand on the wall, as everything that the table sees. */
async function seenAt(
	table: string,
	game: string,
	{ over, named }: { over: boolean; named: boolean }
): Promise<Seen> {
	const start = await startAt(table, { facilitator: true, member: null }, true);
	if (!start) return UNSEEN;
	const { view, room } = start;
	const seatName = (number: number) => m.desk_seat({ number });
	const names = named ? namesIn(room, seatName) : (seat: number) => seatName(seat + 1);
	const { measures: own } = await guideOf(game);
	const measures = own?.(view, names) ?? plainMeasures(seatsOf(room).map(names), over);
	const players = Array.from({ length: room.seats }, (_, seat) => names(seat));
	return { view, names: players, measures };
}

/** What can be asked of any game. */
const plainMeasures = (players: readonly string[], over: boolean): Measure[] => [
	{
		label: m.debrief_measure_end(),
		value: over ? m.debrief_measure_over() : m.debrief_measure_going()
	},
	{
		label: m.debrief_measure_players(),
		value: players.join(m.list_comma())
	}
];
