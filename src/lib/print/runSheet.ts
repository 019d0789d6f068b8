/** The run sheet: a lesson on two pages, for the hand of the person who leads it. */
import type { RecordDocument } from '../engine/record.ts';
import { timed, type Guide, type Lesson } from '../games/kit/guide.ts';
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** The plan of a lesson with this game, and what to say at every step of it. */
export function runSheet(title: string, guide: Guide, lesson: Lesson): RecordDocument {
	const plan = timed(guide.parts(lesson));
	return {
		title: m.guide_sheet_title({ game: title }),
		subtitle: m.guide_sheet_subtitle({ minutes: lesson }),
		language: getLocale(),
		fit: true,
		blocks: [
			{ kind: 'heading', level: 2, text: m.guide_sheet_before() },
			{ kind: 'paragraph', text: guide.before(), tone: 'plain' },
			{
				kind: 'table',
				caption: m.guide_timeline(),
				head: [m.guide_col_when(), m.guide_col_what(), m.guide_col_do()],
				rows: plan.map(({ from, to, title, task }) => [m.guide_from_to({ from, to }), title, task])
			},
			{ kind: 'heading', level: 2, text: m.guide_sheet_rescue() },
			{ kind: 'paragraph', text: guide.rescue(), tone: 'plain' },
			{ kind: 'break' },
			{
				kind: 'table',
				caption: m.guide_sheet_script(),
				head: [m.guide_col_step(), m.guide_col_say(), m.guide_col_watch(), m.guide_col_minutes()],
				rows: guide
					.cues()
					.map(({ title, say, watch, minutes }) => [title, say, watch, String(minutes)]),
				align: ['start', 'start', 'start', 'end']
			}
		]
	};
}
