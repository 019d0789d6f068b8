/** What each seat of a workshop's tables has brought in, for the person who leads: a list, and what its print says. */
import type { Contribution, ContributionSheet } from '../../games/kit/prints.ts';
import { printsOf } from '../../games/parts.ts';
import * as m from '../../paraglide/messages.js';
import { redact } from '../tables/written/redact.ts';
import { namesIn } from '../../table/room.ts';
import type { HostedTable } from '../tables/hosted.ts';
import { movesBySeat } from '../tables/moves.ts';
import { drafts, host, hostedTable } from '../tables/tables.ts';
import { csvOf } from './csv.ts';
import { readEach, tablesIn } from './found.ts';

/** What is told beside the game: people's names, and what the desk keeps off. */
interface Shown {
	readonly names: boolean;
	readonly hidden: boolean;
}

/** The sheets of every table, seat by seat, and the titles of the tables that cannot be read. */
export async function sheetsOf(
	workshop: string,
	shown: Shown
): Promise<{ sheets: ContributionSheet[]; missing: string[] }> {
	const { made, missing } = await readEach(await tablesIn(workshop), (hosted) =>
		sheetsAt(hosted, shown)
	);
	return { sheets: made.flat(), missing };
}

async function sheetsAt({ table: { id } }: HostedTable, shown: Shown) {
	await drafts.keep(id);
	const hosted = await hostedTable(id);
	if (!hosted) return [];
	const { table, game, facilitation } = hosted;
	const room = await host.room(hosted);
	const nobody = (number: number) => m.seat_number({ number });
	const names = shown.names ? namesIn(room, nobody) : (seat: number) => nobody(seat + 1);
	const taken = new Set(Object.values(room.people).map(({ seat }) => seat));
	return (await contributionsAt(hosted, shown.hidden ? [] : facilitation.hidden))
		.filter(({ seat, parts }) => taken.has(seat) || parts.length > 0)
		.map(({ seat, counts, parts }) => ({
			who: names(seat),
			table: table.title,
			game: game.about.title,
			counts,
			parts
		}));
}

/** What the game says of each seat; of a game without words of people's own, how often each has moved. */
async function contributionsAt({ game, position, table }: HostedTable, hidden: readonly string[]) {
	const view = redact(game.view(position.state, 'table'), hidden);
	const own = (await printsOf(game.id))?.contributions?.(view);
	if (own) return own;
	const moves = movesBySeat(position);
	return Array.from({ length: table.seats }, (_, seat): Contribution => ({
		seat,
		counts: [{ label: m.class_moves(), value: String(moves[seat] ?? 0) }],
		parts: []
	}));
}

/** The sheets as a list for spreadsheets: a line for each count and each text. */
export async function listOfContributions(workshop: string, shown: Shown): Promise<string> {
	const { sheets, missing } = await sheetsOf(workshop, shown);
	const rows = sheets.flatMap(({ who, table, game, counts, parts }) => [
		...counts.map(({ label, value }) => [table, game, who, label, '', value]),
		...parts.map(({ what, when, text }) => [table, game, who, what, when, text])
	]);
	const lacking = missing.map((title) => [title, m.keep_missing()]);
	return csvOf([head(), ...rows, ...lacking]);
}

const head = () => [
	m.keep_col_table(),
	m.keep_col_game(),
	m.keep_col_who(),
	m.class_col_what(),
	m.class_col_when(),
	m.class_col_text()
];
