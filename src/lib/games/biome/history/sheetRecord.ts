/** §11 A character sheet as a chapter of the record. */
import type { Block } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { fateLine, resourceHistoriesOf, originLine } from './resourceHistory.ts';
import type { Occasion } from '../../kit/prints.ts';
import { placeOf, personOf, type Telling } from './printed.ts';
import { sheetAt } from '../rules/sheets.ts';
import { STATS, isBuildPlan, type Resource, type State, type TurnEntry } from '../rules/state.ts';
import { consequencesOf, lineOf, resultOf, timeOf } from './story.ts';
import { signed, sphereName, statName } from '../words/terms.ts';
import { titleOf } from '../challenges/titles.ts';
import { diceOf, heading, plain, quiet } from './turns.ts';
import { comma, semicolon } from '../../../pieces/lists.ts';

/** Everything on a sheet, below its name. */
export const sheetBlocks = (view: State, seat: number, occasion: Occasion): Block[] => [
	...identity(view, seat, occasion),
	...picture(seat, occasion),
	...stats(view, seat),
	...resources(view, seat, occasion),
	...challenges(view, seat, occasion),
	...loans(view, seat, occasion),
	...notes(seat, occasion),
	...corrections(view, seat, occasion)
];

/** Who it is, where, and how its society is called. */
export function identity(view: State, seat: number, telling: Telling): Block[] {
	const { facet, society, pool, status } = sheetAt(view, seat);
	const person = personOf(seat, telling);
	const pooled = view.phase === 'setup' || view.phase === 'build';
	const facts = [
		{
			label: m.print_sheet_person(),
			value: status === 'left' ? m.print_left_with({ person }) : person
		},
		{ label: m.print_sheet_facet(), value: facet },
		{ label: m.print_sheet_society(), value: society },
		{ label: m.print_sheet_pool(), value: pooled ? m.print_rp({ rp: pool }) : '' }
	];
	return [{ kind: 'facts', facts: facts.filter(({ value }) => value !== '') }];
}

/** What its people drew or photographed. */
export function picture(seat: number, { pictures, written }: Occasion): Block[] {
	const found = pictures?.[seat];
	const { caption = '' } = written?.[seat] ?? {};
	return found ? [{ kind: 'picture', picture: found, words: caption.trim() }] : [];
}

/** The five stats with their modifiers, in the table's own words. */
function stats(view: State, seat: number): Block[] {
	const { base, mod } = sheetAt(view, seat);
	return [
		heading(2, m.print_sheet_stats()),
		{
			kind: 'table',
			caption: '',
			head: statHead(),
			rows: STATS.map((stat) => [
				statName(stat),
				signed(base[stat]),
				signed(mod[stat]),
				signed(base[stat] + mod[stat]),
				view.glossary[stat]
			]),
			align: ['start', 'end', 'end', 'end', 'start']
		}
	];
}

const statHead = () => [
	m.print_col_stat(),
	m.print_col_base(),
	m.print_col_modifier(),
	m.print_col_now(),
	m.print_col_our_words()
];

const resourceHead = () => [
	m.print_col_resource(),
	m.print_col_stat(),
	m.print_col_rp(),
	m.print_col_origin(),
	m.print_col_fate()
];

function resources(view: State, seat: number, telling: Telling): Block[] {
	const rows = resourceHistoriesOf(view, seat).map((life) => [
		life.resource.name,
		statName(life.resource.stat),
		pips(life.resource),
		originLine(view, life, telling),
		fateLine(view, life, telling)
	]);
	const head = heading(2, m.print_sheet_resources());
	if (rows.length === 0) return [head, quiet(m.print_no_resources())];
	return [head, { kind: 'table', caption: '', head: resourceHead(), rows }];
}

/** How many dots can be counted at a glance. */
const MOST_PIPS = 10;
/** The RP of a Resource as dots, where they can be counted. */
export const pips = ({ rp }: Resource) => {
	if (rp === 0) return m.sheet_exhausted();
	return rp > MOST_PIPS ? String(rp) : `${String(rp)} ${'•'.repeat(rp)}`;
};

const turnsOf = (view: State): TurnEntry[] => view.history.filter((entry) => entry.kind === 'turn');

const whenOf = ({ phase, round, sphere }: TurnEntry) =>
	[timeOf(phase, round), ...(sphere ? [sphereName(sphere)] : [])].join(comma());

const challengeHead = () => [
	m.print_col_moment(),
	m.print_col_challenge(),
	m.print_col_answer(),
	m.print_col_dice(),
	m.print_col_outcome()
];

/** What a turn changed: the sheet's own changes without its name. */
export const changesFor = (view: State, turn: TurnEntry, telling: Telling): string[] =>
	consequencesOf(view, turn, telling).map(({ seat, what, text }) =>
		seat === turn.seat ? what : text
	);

function challenges(view: State, seat: number, telling: Telling): Block[] {
	const rows = turnsOf(view)
		.filter((turn) => turn.seat === seat)
		.map((turn) => [
			whenOf(turn),
			titleOf(turn.challenge),
			[turn.plan.solution, statName(turn.plan.stat)].filter((text) => text !== '').join(' · '),
			diceOf(turn.roll),
			[resultOf(turn.roll), ...changesFor(view, turn, telling)].join(semicolon())
		]);
	const head = heading(2, m.print_sheet_challenges());
	if (rows.length === 0) return [head, quiet(m.print_sheet_no_challenges())];
	return [head, { kind: 'table', caption: '', head: challengeHead(), rows }];
}

/** Round by round: what was borrowed, and what was lent. */
function loans(view: State, seat: number, telling: Telling): Block[] {
	const rows = new Map<string, [string[], string[]]>();
	for (const turn of turnsOf(view)) {
		const borrow = isBuildPlan(turn.plan) ? null : turn.plan.borrow;
		if (!borrow || (turn.seat !== seat && borrow.seat !== seat)) continue;
		const { rp } = borrow;
		const name = view.sheets[borrow.seat]?.resources[borrow.id]?.name ?? '';
		const when = timeOf(turn.phase, turn.round);
		const [borrowed, lent] = rows.get(when) ?? [[], []];
		if (turn.seat === seat) {
			borrowed.push(m.print_borrowed({ rp, name, who: placeOf(view, borrow.seat, telling) }));
		} else lent.push(m.print_lent({ rp, name, who: placeOf(view, turn.seat, telling) }));
		rows.set(when, [borrowed, lent]);
	}
	const head = heading(2, m.print_sheet_loans());
	if (rows.size === 0) return [head, quiet(m.print_sheet_no_loans())];
	const lines = Array.from(rows, ([when, kinds]) => [when, ...kinds.map((all) => all.join('\n'))]);
	return [
		head,
		{
			kind: 'table',
			caption: '',
			head: [m.print_col_moment(), m.print_col_borrowed(), m.print_col_lent()],
			rows: lines
		}
	];
}

/** What the people of the seat wrote down beside the game. */
function notes(seat: number, { written, pictures }: Occasion): Block[] {
	const { notes = '', caption = '' } = written?.[seat] ?? {};
	const lines = [
		...(notes.trim() === '' ? [] : [plain(notes.trim())]),
		...(caption.trim() === '' || pictures?.[seat]
			? []
			: [quiet(m.print_sheet_picture({ caption: caption.trim() }))])
	];
	return lines.length > 0 ? [heading(2, m.print_sheet_notes()), ...lines] : [];
}

function corrections(view: State, seat: number, telling: Telling): Block[] {
	const lines = view.history
		.filter((entry) => entry.kind === 'correct' && entry.seat === seat)
		.map((entry) => quiet(lineOf(view, entry, telling)));
	return lines.length > 0 ? [heading(2, m.print_sheet_corrections()), ...lines] : [];
}
