/** §13 What a seat takes home between two lessons: its challenge and those it sets, what it has, and room for the answer. */
import type { Block } from '../../../../engine/record.ts';
import * as m from '../../../../paraglide/messages.js';
import { comma } from '../../../../pieces/lists.ts';
import { textOf, titleOf } from '../../challenges/titles.ts';
import { challengerOf, isActive, sheetAt } from '../../rules/sheets.ts';
import { STATS, type Current, type State } from '../../rules/state.ts';
import { entryOf } from '../../rules/together/prepared.ts';
import { tasksOf } from '../../rules/toAct.ts';
import { signed, sphereName, statName } from '../../words/terms.ts';
import { colourOf, placeOf, type Telling } from '../printed.ts';
import { heading, plain, quiet } from '../turns.ts';

/** The blocks below a pupil's name. */
export function homeBlocks(view: State, seat: number, telling: Telling): Block[] {
	if (!isActive(view, seat) || view.phase === 'over') return [];
	return [
		{ ...heading(2, placeOf(view, seat, telling)), colour: colourOf(view, seat) } as Block,
		...have(view, seat),
		...challengesToSet(view, seat, telling),
		...answer(turnOf(view, seat))
	];
}

/** The turn that the seat prepares, or plays. */
const turnOf = (view: State, seat: number): Current | null =>
	entryOf(view, seat) ?? (view.active === seat ? view.current : null);

/** Its stats in a line, and what it can answer with. */
function have(view: State, seat: number): Block[] {
	const { base, mod, resources, pool } = sheetAt(view, seat);
	const stats = STATS.map((stat) =>
		m.list_named({ name: statName(stat), text: signed(base[stat] + mod[stat]) })
	);
	const rows = Object.values(resources)
		.filter(({ rp }) => rp > 0)
		.map(({ name, stat, rp }) => [name, statName(stat), String(rp)]);
	return [
		quiet(stats.join(comma())),
		...(view.phase === 'build' ? [quiet(m.print_rp({ rp: pool }))] : []),
		...(rows.length === 0
			? []
			: [
					{
						kind: 'table',
						caption: '',
						head: [m.print_col_resource(), m.print_col_stat(), m.print_col_rp()],
						rows,
						align: ['start', 'start', 'end']
					} as const
				])
	];
}

/** §3.2 The challenges that wait for this seat's words. */
function challengesToSet(view: State, seat: number, telling: Telling): Block[] {
	const turns = view.step === 'prepare' ? tasksOf(view, seat) : [view];
	return turns
		.filter((turn) => turn.step === 'challenge' && challengerOf(turn) === seat)
		.flatMap(({ active, current }) => [
			heading(
				2,
				m.home_sheet_set_for({
					who: placeOf(view, active, telling),
					sphere: current?.sphere ? sphereName(current.sphere) : ''
				})
			),
			{ kind: 'lines', label: '', count: 3 } as const
		]);
}

/** The challenge, and room for what is done about it. */
function answer(turn: Current | null): Block[] {
	const challenge = turn?.challenge ?? null;
	const title = heading(2, m.home_sheet_challenge());
	if (turn?.plan) return [title, plain(titleOf(challenge)), quiet(m.home_sheet_done())];
	return [
		title,
		...(turn?.sphere ? [quiet(sphereName(turn.sphere))] : []),
		...(challenge
			? [plain(titleOf(challenge)), ...wordsOf(challenge)]
			: [{ kind: 'lines', label: m.home_sheet_not_yet(), count: 2 } as const]),
		{ kind: 'lines', label: m.home_sheet_answer(), count: 6 },
		{ kind: 'lines', label: m.home_sheet_stat(), count: 1 },
		{ kind: 'lines', label: m.home_sheet_use(), count: 2 }
	];
}

/** What a challenge says beside its title. */
function wordsOf(challenge: NonNullable<Current['challenge']>): Block[] {
	const text = textOf(challenge);
	return text === titleOf(challenge) ? [] : [plain(text)];
}
