/** How to lead a table: what to say, what to watch, and how a lesson runs. */
import type { GameEvent, Seat, Word as Said } from '../../engine/module.ts';
import * as m from '../../paraglide/messages.js';
import type { Word } from './words.ts';

/** The lengths of a lesson that there is a plan for, in minutes. */
export const LESSONS = [45, 90, 180] as const;
export type Lesson = (typeof LESSONS)[number];

/** One moment of play as the person who leads it needs it. */
export interface Cue {
	readonly title: string;
	/** To be read aloud. */
	readonly say: string;
	readonly watch: string;
	/** How long it takes at a table that is used to it. */
	readonly minutes: number;
}

/** One part of a lesson. */
export interface Part {
	readonly title: string;
	readonly minutes: number;
	/** What the person who leads does. */
	readonly task: string;
	/** What they say to every table in it: when it begins, or its time is up. */
	readonly says?: Said;
}

/** A word of the run sheet, and when it is due: so many of so many minutes of a lesson. */
export interface Due {
	readonly word: Said;
	readonly minute: number;
	readonly of: number;
}

/** What looking back needs of an entry of the log. */
export interface LogLine {
	readonly seq: number;
	/** Of an undo: the last entry that still counted. */
	readonly to?: number;
	readonly told: readonly GameEvent[];
}

/** A moment worth talking about after the end. */
export interface TurningPoint {
	/** The field of the story that holds the group’s answer: what it was, and the entry of the log. */
	readonly key: string;
	/** The entry of the log at which it happened; null for what is asked of the whole game. */
	readonly seq: number | null;
	readonly when: string;
	readonly title: string;
	readonly text: string;
	readonly question: string;
}

/** One question put to every table, with this table's answer. */
export interface Measure {
	readonly label: string;
	readonly value: string;
}

/** What is going on at a table, for whoever sees many tables side by side. */
export interface Scene {
	/** What is being met and answered. */
	readonly now: readonly Measure[];
	/** The latest sentences of its story, the newest last. */
	readonly told: readonly string[];
	/** How often each seat has had its turn, and what that is called. */
	readonly turns: { readonly called: string; readonly bySeat: readonly number[] };
	/** Who waits for whom. */
	readonly waits: readonly string[];
}

/** How a table of one game is led. Its functions are given views that this game's own module made. */
export interface Guide {
	/** Every cue, in the order of play. */
	readonly cues: () => readonly Cue[];
	/** The cue for where a table stands. */
	readonly cueAt: (view: unknown, moment: Moment) => Cue;
	/** The lesson from its first minute to its last. */
	readonly parts: (lesson: Lesson) => readonly Part[];
	/** What lies ready before people come in. */
	readonly before: Word;
	/** What helps when something goes wrong. */
	readonly rescue: Word;
	/** Where a game turned, in the order of play. */
	readonly turningPoints?: (
		view: unknown,
		log: readonly LogLine[],
		names: (seat: Seat) => string
	) => readonly TurningPoint[];
	/** A table in the figures by which tables of this game are compared. */
	readonly measures?: (view: unknown, names: (seat: Seat) => string) => readonly Measure[];
	/** A field of an action that one may wonder about: what if the turn had gone without it. */
	readonly whatIf?: { readonly field: string; readonly played: Word; readonly otherwise: Word };
	/** What is going on at a table; `written` is what people have not handed in yet, by the fields of the story. */
	readonly scene?: (
		view: unknown,
		names: (seat: Seat) => string,
		written: Readonly<Record<string, string>>
	) => Scene;
}

/** What holds of any game at any time. */
export interface Moment {
	/** Whether anybody has played yet. */
	readonly begun: boolean;
	readonly over: boolean;
}

/** What a group may talk about when its game has ended: where it turned, where that is known, and one question for all. */
export const talkAbout = (
	guide: Guide,
	view: unknown,
	log: readonly LogLine[],
	names: (seat: Seat) => string
): TurningPoint[] => [...(guide.turningPoints?.(view, log, names) ?? []), closingQuestion()];

export const closingQuestion = (): TurningPoint => ({
	key: 'closing.0',
	seq: null,
	when: '',
	title: m.debrief_closing_title(),
	text: '',
	question: m.debrief_closing()
});

/** When each part of a lesson begins and ends, in minutes from its start. */
export function timed(parts: readonly Part[]): (Part & { from: number; to: number })[] {
	let to = 0;
	return parts.map((part) => {
		const from = to;
		to += part.minutes;
		return { ...part, from, to };
	});
}

/** The moments that every game has. */
const cue =
	(title: () => string, say: () => string, watch: () => string, minutes: number) => (): Cue => ({
		title: title(),
		say: say(),
		watch: watch(),
		minutes
	});
const ANY_CUES = {
	begin: cue(m.guide_any_begin_title, m.guide_any_begin_say, m.guide_any_begin_watch, 5),
	turn: cue(m.guide_any_turn_title, m.guide_any_turn_say, m.guide_any_turn_watch, 2),
	secret: cue(m.guide_any_turn_title, m.guide_any_secret_say, m.guide_any_secret_watch, 2),
	over: cue(m.guide_any_over_title, m.guide_any_over_say, m.guide_any_over_watch, 8)
};

/** A guide with the moments that every game has, in which a turn is led so. */
const guideWith = (turn: 'turn' | 'secret'): Guide => ({
	cues: () => [ANY_CUES.begin(), ANY_CUES[turn](), ANY_CUES.over()],
	cueAt(_view, { begun, over }) {
		if (over) return ANY_CUES.over();
		return begun ? ANY_CUES[turn]() : ANY_CUES.begin();
	},
	parts: (lesson) => {
		const [arrive, rules, play, pause, on, talk] = ANY_MINUTES[lesson];
		return [
			{ title: m.guide_stop_arrive(), minutes: arrive, task: m.guide_stop_arrive_do() },
			{ title: m.guide_any_stop_rules(), minutes: rules, task: m.guide_any_stop_rules_do() },
			{ title: m.guide_any_stop_play(), minutes: play, task: m.guide_any_stop_play_do() },
			{ title: m.guide_stop_break(), minutes: pause, task: m.guide_stop_break_do() },
			{ title: m.guide_any_stop_play_on(), minutes: on, task: m.guide_any_stop_play_on_do() },
			{ title: m.guide_any_stop_talk(), minutes: talk, task: m.guide_any_stop_talk_do() }
		].filter(({ minutes }) => minutes > 0);
	},
	before: m.guide_any_before,
	rescue: m.guide_any_rescue
});

/** The guide to any game that brings none of its own. */
export const plainGuide: Guide = guideWith('turn');

/** The guide to a game in which people know or choose what others must not see. */
export const secretGuide: Guide = guideWith('secret');

const ANY_MINUTES = {
	45: [5, 8, 24, 0, 0, 8],
	90: [6, 12, 52, 0, 0, 20],
	180: [10, 20, 60, 10, 50, 30]
} as const;
