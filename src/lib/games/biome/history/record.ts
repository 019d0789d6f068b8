/** §11 The world history: everything a table did, at any moment of its game, as a record to read, print and keep. */
import type { Block, RecordDocument, Table } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { endingWords } from '../words/ending.ts';
import { COVER, lineOf, pickedIn, worldTitle } from './bookTexts.ts';
import { worlds, type World } from './ledger.ts';
import type { Occasion } from '../../kit/prints.ts';
import { colourOf, placeOf, playerOf, type Telling } from './printed.ts';
import { numbers, realChallenges, reflection, resources } from './record/appendix.ts';
import { sheetBlocks } from './sheetRecord.ts';
import { foresight } from '../rules/together/guesses.ts';
import { sheetAt, toldSeats } from '../rules/sheets.ts';
import { STATS, type State } from '../rules/state.ts';
import { statName } from '../words/terms.ts';
import { heading, plain, roundBlocks, roundsOf } from './turns.ts';
import { worldWheel } from './wheel.ts';
import { comma } from '../../../pieces/lists.ts';

const table = (given: Table): Block => ({ kind: 'table', ...given });
const PAGE: Block = { kind: 'break' };

/** The whole history as one document. */
export function history(view: State, occasion: Occasion): RecordDocument {
	const { date, talk } = occasion;
	return {
		title: worldTitle(occasion.table, talk?.answers ?? {}),
		subtitle: date ? m.print_history_subtitle({ date }) : m.print_subtitle_undated(),
		language: getLocale(),
		blocks: [
			...cover(view, occasion),
			PAGE,
			heading(2, m.print_contents()),
			{ kind: 'contents' },
			...meanings(view),
			...ages(view, occasion),
			...beforePeople(view, occasion),
			...rounds(view, occasion),
			...theEnd(view, occasion),
			...numbers(view, occasion),
			...resources(view, occasion),
			...realChallenges(view, occasion),
			...reflection(view, occasion),
			...toldSeats(view).flatMap((seat) => [PAGE, ...sheetChapter(view, seat, occasion)])
		]
	};
}

export function cover(view: State, { talk, ...telling }: Occasion): Block[] {
	const seats = toldSeats(view);
	const societies = seats.map((seat) => sheetAt(view, seat).society).filter((name) => name !== '');
	const turns = view.history.filter(({ kind }) => kind === 'turn').length;
	const [ages, round] = [roundsOf(view, 'build').length, roundsOf(view, 'society').length];
	const players = seats.map((seat) => playerOf(view, seat, telling)).join(comma());
	return [
		{ kind: 'figure', figure: worldWheel(view, telling) },
		{
			kind: 'facts',
			facts: [
				{ label: m.print_fact_players(), value: players },
				...(societies.length > 0
					? [{ label: m.print_fact_societies(), value: societies.join(comma()) }]
					: []),
				{
					label: m.print_fact_time(),
					value: m.print_fact_time_value({ ages, rounds: round, turns })
				},
				{ label: m.print_fact_end(), value: ending(view, telling)?.title ?? m.print_not_over() }
			]
		},
		...told(pickedIn(view, talk?.answers[COVER] ?? '')?.turn.narration ?? '')
	];
}

const ending = (view: State, telling: Telling) =>
	endingWords(view, (seat) => playerOf(view, seat, telling));

export const meanings = (view: State): Block[] => [
	heading(1, m.print_meanings()),
	table({
		caption: '',
		head: [m.print_col_stat(), m.print_col_our_words()],
		rows: STATS.map((stat) => [statName(stat), view.glossary[stat] || m.print_not_defined()])
	})
];

/** Words of the table's own; nothing where there are none. */
export const told = (text: string): Block[] =>
	text === '' ? [] : [{ kind: 'paragraph', tone: 'quote', text }];

/** Phase 1, age by age. */
function ages(view: State, { talk, ...telling }: Occasion): Block[] {
	const all = roundsOf(view, 'build');
	return [
		heading(1, m.print_ages()),
		...(all.length === 0 ? [plain(m.print_ages_none())] : []),
		...all.flatMap(({ round, entries }) => [
			heading(2, m.print_chart_age({ round })),
			...told(lineOf(talk?.answers ?? {}, { phase: 'build', round })),
			...roundBlocks(view, entries, telling)
		])
	];
}

/** Whether phase 1 lies behind the table. */
const peopled = (view: State) =>
	view.phase === 'between' || view.phase === 'society' || roundsOf(view, 'society').length > 0;

/** The world when the first people came: all Resources by biome, with the RP they had then. */
export function beforePeople(view: State, telling: Telling): Block[] {
	if (!peopled(view)) return [];
	const then = rpBeforePeople(view);
	const rows = toldSeats(view).flatMap((seat) => {
		const held = Object.entries(sheetAt(view, seat).resources).filter(([id]) => then.has(id));
		return held.map(([id, { name, stat }]) => [
			placeOf(view, seat, telling),
			name,
			statName(stat),
			String(then.get(id) ?? 0)
		]);
	});
	const world = worlds(view).findLast(({ when }) => when === 'build');
	return [
		PAGE,
		heading(1, m.print_before_people()),
		plain(m.print_before_people_text()),
		...(world ? [wheelAt(view, telling, world, m.print_wheel_before_people())] : []),
		table({
			caption: m.print_before_people(),
			head: [m.print_col_player(), m.print_col_resource(), m.print_col_stat(), m.print_col_rp()],
			rows: rows.length > 0 ? rows : [[m.print_no_resources(), '', '', '']],
			align: ['start', 'start', 'start', 'end']
		})
	];
}

/** Today's RP of every Resource of phase 1, less what phase 2 changed. */
function rpBeforePeople(view: State): Map<string, number> {
	const then = new Map<string, number>();
	for (const { resources } of Object.values(view.sheets)) {
		for (const [id, { rp }] of Object.entries(resources)) then.set(id, rp);
	}
	for (const { entries } of roundsOf(view, 'society')) {
		for (const entry of entries) {
			if (entry.kind !== 'turn') continue;
			for (const change of entry.changes) {
				if (change.what === 'rp') then.set(change.id, (then.get(change.id) ?? 0) - change.by);
			}
		}
	}
	for (const [id, rp] of then) if (rp <= 0) then.delete(id);
	return then;
}

const wheelAt = (view: State, telling: Telling, world: World, title: string): Block => ({
	kind: 'figure',
	figure: { ...worldWheel(view, telling, world), title },
	size: 'small'
});

/** Phase 2, round by round, each with the wheel at its end. */
function rounds(view: State, { talk, ...telling }: Occasion): Block[] {
	const all = roundsOf(view, 'society');
	if (all.length === 0) return [];
	const moments = worlds(view);
	const titleAt = (world: World) =>
		world === moments.at(-1) && !view.result
			? m.print_wheel_now()
			: m.print_wheel_round_end({ round: world.round });
	return [
		PAGE,
		heading(1, m.print_rounds()),
		...all.flatMap(({ round, entries }) => {
			const world = moments.find((moment) => moment.when === 'society' && moment.round === round);
			return [
				heading(2, m.print_chart_round({ round })),
				...told(lineOf(talk?.answers ?? {}, { phase: 'society', round })),
				...roundBlocks(view, entries, telling),
				...(world ? [wheelAt(view, telling, world, titleAt(world))] : [])
			];
		})
	];
}

export function theEnd(view: State, telling: Telling): Block[] {
	const words = ending(view, telling);
	return [
		heading(1, m.print_end()),
		...(words ? [heading(2, words.title), plain(words.why)] : [plain(m.print_not_over())]),
		...foreseen(view, telling)
	];
}

/** §14 Who foresaw how often what the dice would bring, in one line; nothing where nobody guessed. */
function foreseen(view: State, telling: Telling): Block[] {
	const each = foresight(view).map(({ seat, right, of }) =>
		m.print_foreseen_of({ who: placeOf(view, seat, telling), right, of })
	);
	return each.length === 0 ? [] : [plain(m.print_foreseen({ each: each.join(comma()) }))];
}

/** A sheet as a chapter of a longer document. */
function sheetChapter(view: State, seat: number, occasion: Occasion): Block[] {
	const text = placeOf(view, seat, occasion);
	return [
		{ kind: 'heading', level: 1, text, colour: colourOf(view, seat) },
		...sheetBlocks(view, seat, occasion)
	];
}
