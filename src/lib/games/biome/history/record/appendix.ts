/** §11 What stands behind the story in a record: figures and tables, Resources, what is true, and looking back. */
import type { Block, Table } from '../../../../engine/record.ts';
import * as m from '../../../../paraglide/messages.js';
import { closingQuestion, type TurningPoint } from '../../../kit/guide.ts';
import type { Occasion } from '../../../kit/prints.ts';
import { isSameChallenge, type OwnChallenge } from '../../pack/classPack.ts';
import { packIn } from '../../pack/given.ts';
import { challengeOf } from '../../challenges/catalogue.ts';
import { factOf } from '../../challenges/facts.ts';
import type { State } from '../../rules/state.ts';
import { toldSeats } from '../../rules/sheets.ts';
import { statName } from '../../words/terms.ts';
import { flowChart, flowTable, statChart, statTable } from '../charts.ts';
import { turningPoints } from '../debrief.ts';
import { worldNow } from '../ledger.ts';
import { placeOf, type Telling } from '../printed.ts';
import { fateLine, originLine, resourceHistoriesOf } from '../resourceHistory.ts';
import { rpChart, rpTable } from '../rpChart.ts';
import { heading, plain, quiet } from '../turns.ts';
import { wheelTable } from '../wheel.ts';

const PAGE: Block = { kind: 'break' };
const table = (given: Table): Block => ({ kind: 'table', ...given });

/** The figures, each with its table. */
export function numbers(view: State, telling: Telling): Block[] {
	const { loans } = worldNow(view);
	return [
		heading(1, m.print_numbers()),
		table(wheelTable(view, telling)),
		{ kind: 'figure', figure: rpChart(view, telling) },
		table(rpTable(view, telling)),
		...(loans.length > 0
			? [
					{ kind: 'figure', figure: flowChart(view, telling) } as const,
					table(flowTable(view, telling))
				]
			: [quiet(m.print_loans_none())]),
		{ kind: 'figure', figure: statChart(view, telling) },
		table(statTable(view, telling))
	];
}

/** Every Resource with origin and fate. */
export function resources(view: State, telling: Telling): Block[] {
	const rows = toldSeats(view)
		.flatMap((seat) => resourceHistoriesOf(view, seat))
		.map((life) => [
			life.resource.name,
			placeOf(view, life.seat, telling),
			statName(life.resource.stat),
			originLine(view, life, telling),
			fateLine(view, life, telling)
		]);
	if (rows.length === 0) return [];
	const head = [
		m.print_col_resource(),
		m.print_col_player(),
		m.print_col_stat(),
		m.print_col_origin(),
		m.print_col_fate()
	];
	return [heading(1, m.print_resources()), table({ caption: '', head, rows })];
}

/** The catalogue's challenges that the table met, each with its fact and where to check it. */
export function realChallenges(view: State, { pack }: Telling): Block[] {
	const met = view.history.map((entry) =>
		entry.kind === 'turn' ? (entry.challenge?.catalogue ?? '') : ''
	);
	const blocks = [...new Set(met)].flatMap((id) => {
		const [entry, fact] = [challengeOf(id), factOf(id)];
		if (!entry || !fact) return [];
		return [
			heading(2, entry.title),
			plain(fact.fact),
			{ ...quiet(m.print_source({ source: fact.source, url: fact.url })), url: fact.url }
		];
	});
	const ours = (packIn(pack)?.own ?? [])
		.filter((one) => one.fact !== '' && isMet(view, one))
		.flatMap(({ text, fact, source }) => [
			heading(2, text),
			plain(fact),
			...(source === '' ? [] : [quiet(source)])
		]);
	const all = [...blocks, ...ours];
	if (all.length === 0) return [];
	return [PAGE, heading(1, m.print_facts()), plain(m.print_facts_text()), ...all];
}

/** Whether a challenge of the class's own was set at this table. */
const isMet = (view: State, one: OwnChallenge): boolean =>
	view.history.some(
		(entry) =>
			entry.kind === 'turn' &&
			entry.sphere !== null &&
			entry.challenge !== null &&
			!entry.challenge.catalogue &&
			isSameChallenge(one, { sphere: entry.sphere, text: entry.challenge.text.trim() })
	);

/** What the group answered when it looked back; before that, room to write by hand. */
export function reflection(view: State, { talk, ...telling }: Occasion): Block[] {
	const points = talk && view.result ? turningPoints(view, talk.log, telling) : [];
	const answered = talk && view.result ? [...points, closingQuestion()] : [];
	return [
		heading(1, m.print_reflection()),
		...answered.flatMap((point) => talkedAbout(point, talk?.answers[point.key] ?? '')),
		{ kind: 'lines', label: m.print_reflect_one(), count: 2 },
		{ kind: 'lines', label: m.print_reflect_two(), count: 2 },
		{ kind: 'lines', label: m.print_reflect_three(), count: 2 }
	];
}

/** A turning point with its question and its answer, or with room for one. */
const talkedAbout = ({ title, when, text, question }: TurningPoint, answer: string): Block[] => [
	heading(2, when === '' ? title : m.debrief_when({ title, when })),
	...(text === '' ? [] : [plain(text)]),
	...(answer.trim() === ''
		? [{ kind: 'lines', label: question, count: 2 } as const]
		: [quiet(question), { kind: 'paragraph', text: answer.trim(), tone: 'quote' } as const])
];
