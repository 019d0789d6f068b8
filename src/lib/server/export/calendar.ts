/** The next lesson as a file for calendars. */
import ical from 'ical-generator';
import * as m from '../../paraglide/messages.js';
import { DUE_WORDS } from '../../table/lessons/dueWords.ts';
import type { Adjourned } from '../../table/facilitation.ts';
import type { TurnDue } from '../../table/lessons/turn.ts';
import { hashOf } from '../base/tokens.ts';
import { endOf } from '../workshops/adjourning.ts';

interface Lesson {
	/** What tells it from other workshops': the same file again moves what is in the calendar. */
	readonly workshop: string;
	readonly title: string;
	/** A join code. */
	readonly code: string;
}

/** One event for the lesson, and one for the turn that is due until then where it has an hour. Their times are in UTC, so that no change to summer time moves them: the calendar says them in its reader's zone. */
export function calendarOf(
	{ workshop, title, code }: Lesson,
	next: Adjourned,
	turn: Pick<TurnDue, 'by'> | null = null
): string {
	const start = new Date(next.at);
	const calendar = ical({ prodId: { company: 'Borrowed Earth', product: 'lessons' } });
	calendar.createEvent({
		id: hashOf(workshop),
		sequence: Math.floor(Date.now() / 60_000),
		start,
		end: new Date(endOf(next)),
		summary: title,
		description: `${DUE_WORDS[next.due]()}\n${m.nexttime_event_code({ code })}`
	});
	if (turn?.by != null) {
		calendar.createEvent({
			id: hashOf(`${workshop} turn`),
			sequence: Math.floor(Date.now() / 60_000),
			start: new Date(turn.by),
			end: new Date(turn.by),
			summary: m.overdays_event({ title }),
			description: m.nexttime_event_code({ code })
		});
	}
	return calendar.toString();
}
