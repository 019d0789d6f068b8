/** A plan of three lessons on two pages, for the hand of the person who leads them. */
import type { Block, RecordDocument } from '$lib/engine/record.ts';
import * as m from '$lib/paraglide/messages.js';
import { getLocale } from '$lib/paraglide/runtime.js';
import { comma } from '$lib/pieces/lists.ts';
import type { Plan, PlannedLesson } from './plans.ts';

export function planRecord({ name, aims, ready, beside, lessons }: Plan): RecordDocument {
	const [first, ...further] = lessons;
	return {
		title: name,
		subtitle: m.plans_text(),
		language: getLocale(),
		fit: true,
		blocks: [
			heading(m.plans_aims()),
			...aims.map(plain),
			plain(m.plans_pack({ packs: ready.names.join(comma()) })),
			heading(m.plans_beside({ game: beside.title })),
			plain(beside.why),
			...(first ? lessonBlocks(first) : []),
			{ kind: 'break' },
			...further.flatMap(lessonBlocks)
		]
	};
}

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const plain = (text: string): Block => ({ kind: 'paragraph', text, tone: 'plain' });

const lessonBlocks = ({ title, parts, home }: PlannedLesson): Block[] => [
	heading(title),
	{
		kind: 'table',
		caption: '',
		head: [m.guide_col_when(), m.guide_col_what(), m.guide_col_do()],
		rows: parts.map(({ from, to, title: what, task }) => [
			m.guide_from_to({ from, to }),
			what,
			task
		])
	},
	plain(m.plans_home({ task: home }))
];
