/** What each seat of a workshop's tables has brought in, for the person who leads: a list, and what its print says. */
import type { Seat } from '../../engine/module.ts';
import type { Measure } from '../../games/kit/guide.ts';
import type { Contribution, ContributionSheet } from '../../games/kit/prints.ts';
import { printsOf } from '../../games/parts.ts';
import * as m from '../../paraglide/messages.js';
import { redact } from '../tables/written/redact.ts';
import type { Appraisal } from '../../table/appraisal.ts';
import { namesIn, type Room } from '../../table/room.ts';
import { appraisalsOf, rubricOf } from '../people/appraisals.ts';
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

/** A sheet with what the desk needs to say something of its people. */
export interface Sheet extends ContributionSheet {
	/** The table's id. */
	readonly at: string;
	readonly seat: Seat;
	/** Nobody, where no names are wanted: what is said of somebody is not said of a number. */
	readonly pupils: readonly (Appraisal & { readonly id: string; readonly name: string })[];
}

/** The sheets of every table, seat by seat, the lines of the rubric, and the titles of the tables that cannot be read. */
export async function sheetsOf(
	workshop: string,
	shown: Shown
): Promise<{ sheets: Sheet[]; rubric: string[]; missing: string[] }> {
	const appraisal = await appraisalsOf(workshop);
	const { made, missing } = await readEach(await tablesIn(workshop), (hosted) =>
		sheetsAt(hosted, shown, appraisal)
	);
	return { sheets: made.flat(), rubric: await rubricOf(workshop), missing };
}

async function sheetsAt(
	{ table: { id } }: HostedTable,
	shown: Shown,
	appraisal: (person: string) => Appraisal
): Promise<Sheet[]> {
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
			...{ at: table.id, seat },
			pupils: shown.names ? pupilsAt(room, seat, appraisal) : [],
			table: table.title,
			game: game.about.title,
			counts,
			parts
		}));
}

const pupilsAt = ({ people }: Room, seat: Seat, appraisal: (person: string) => Appraisal) =>
	Object.entries(people).flatMap(([id, one]) =>
		one.seat === seat ? [{ id, name: one.name, ...appraisal(id) }] : []
	);

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
	const { sheets, rubric, missing } = await sheetsOf(workshop, shown);
	const rows = sheets.flatMap(({ who, table, game, counts, parts, pupils }) => [
		...counts.map(({ label, value }) => [table, game, who, label, '', value]),
		...parts.map(({ what, when, text }) => [table, game, who, what, when, text]),
		...pupils.flatMap((pupil) =>
			saidOf(pupil, rubric).map(({ label, value }) => [table, game, pupil.name, label, '', value])
		)
	]);
	const lacking = missing.map((title) => [title, m.keep_missing()]);
	return csvOf([head(), ...rows, ...lacking]);
}

/** What was said of somebody; nothing of what is empty. */
const saidOf = ({ points, sentence }: Appraisal, rubric: readonly string[]): Measure[] =>
	[
		...rubric.map((label, line) => ({ label, value: String(points[line] ?? '') })),
		{ label: m.appraise_sentence(), value: sentence }
	].filter(({ value }) => value !== '');

const head = () => [
	m.keep_col_table(),
	m.keep_col_game(),
	m.keep_col_who(),
	m.class_col_what(),
	m.class_col_when(),
	m.class_col_text()
];
