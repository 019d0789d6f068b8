/** A table's line at the desk: where it stands, what it needs, and which table comes first. */
import { lessonOf } from '$lib/games/kit/times.ts';
import { wordsOf } from '$lib/games/words.ts';
import * as m from '$lib/paraglide/messages.js';
import { comma, listed } from '$lib/pieces/lists.ts';
import type { Hand } from '$lib/table/facilitation.ts';
import { apart, type DeskLine } from '$lib/table/room.ts';

export type Line = DeskLine & { readonly table: string };

/** What a part of the desk is given that speaks of several tables. */
export interface OfTables {
	readonly lines: readonly Line[];
	/** Milliseconds since 1970. */
	readonly now: number;
	readonly say: (sentence: string | null) => void;
}

/** One sentence of a line; `help` asks for the facilitator. */
export interface Saying {
	readonly text: string;
	readonly help: boolean;
}

export interface Summary {
	/** Phase and round, or how it ended. */
	readonly where: string;
	/** What it needs before what else there is to say. */
	readonly says: readonly Saying[];
	/** How much it needs the facilitator: 0 for a table that gets on, less for one where nobody plays any more. */
	readonly need: number;
}

const MINUTE = 60_000;
/** A table that has waited so long for the same act may need help. */
const LONG = 3 * MINUTE;
/** So long before a clock ends something, the facilitator is told. */
const SOON = 2 * MINUTE;
/** By what is the more urgent. */
const NEEDS = {
	broken: 10,
	hand: 9,
	names: 8,
	texts: 7,
	marked: 6,
	ready: 5,
	ends: 4,
	waits: 3,
	near: 2,
	offline: 1
} as const;
const NOBODY_PLAYS = -1;

/** Why a table stands still. */
const DOWN = { removed: m.elsewhere_line_removed, broken: m.elsewhere_line_broken } as const;

/** What the line of a table says at this time. */
export function summaryOf(line: Line, now: number): Summary {
	const figure = (line.gist && wordsOf(line.game)?.gist(line.gist)) ?? '';
	const plays = line.outcome === null && !line.closed;
	const some = isPlayed(line) || Object.keys(line.waiting).length > 0;
	const needs = [...(plays && some ? needsOf(line, now, figure) : []), ...hurtIn(line)].sort(
		(one, other) => other.need - one.need
	);
	const left = plays ? leftOf(line, now) : null;
	const clock = left === null ? '' : endsOf(left);
	const rest = [nowOf(line, now), clock, figure, turnsOf(line)].filter(
		(text) => text !== '' && !needs.some((need) => need.text === text)
	);
	return {
		where: line.down ? DOWN[line.down]() : whereOf(line),
		says: [
			...needs.map(({ text }) => ({ text, help: true })),
			...rest.map((text) => ({ text, help: false }))
		],
		need: Math.max(plays ? 0 : NOBODY_PLAYS, ...needs.map(({ need }) => need))
	};
}

/** Why this table wants the facilitator, the most urgent first. */
function needsOf(line: Line, now: number, figure: string): { text: string; need: number }[] {
	// between two lessons nobody is there, and nothing waits
	const here = !line.adjourned;
	const waits = here && !line.paused && !line.gathering && now - line.at >= LONG;
	const names = Object.keys(line.waiting).length;
	const texts = Object.keys(line.reports).length;
	const soon = leftOf(line, now);
	const ready = line.words?.includes('begin') ?? false;
	return [
		...(line.down === 'broken' ? [{ text: m.elsewhere_broken(), need: NEEDS.broken }] : []),
		...(line.hand ? [{ text: askedOf(line, line.hand, now), need: NEEDS.hand }] : []),
		...(names > 0 ? [{ text: m.gather_line_waiting({ count: names }), need: NEEDS.names }] : []),
		...(texts > 0 ? [{ text: m.gather_line_reports({ count: texts }), need: NEEDS.texts }] : []),
		...(ready ? [{ text: m.everyone_ready(), need: NEEDS.ready }] : []),
		...(soon !== null && soon <= SOON ? [{ text: endsOf(soon), need: NEEDS.ends }] : []),
		...(waits ? [{ text: nowOf(line, now), need: NEEDS.waits }] : []),
		...(line.gist?.near && figure !== '' ? [{ text: figure, need: NEEDS.near }] : []),
		...(here && line.away > 0 ? [{ text: offlineOf(line), need: NEEDS.offline }] : [])
	];
}

/** How long its clock still runs, in milliseconds; null where none ends anything. */
const leftOf = ({ ends = null }: Line, now: number): number | null => ends && ends - now;

const endsOf = (left: number): string =>
	m.everyone_ends({ minutes: Math.max(1, Math.ceil(left / MINUTE)) });

/** Who of the table asks for the facilitator, and for how long already. */
export function askedOf(line: Line, { seat, at }: Hand, now: number): string {
	const what = m.hand_asks({ who: whoOf(line, seat) });
	const minutes = Math.floor((now - at) / MINUTE);
	return minutes > 0 ? m.seeing_so_long({ what, minutes }) : what;
}

/** Marked texts want the facilitator, whether anybody plays there or not. */
const hurtIn = ({ marked = 0 }: Line): { text: string; need: number }[] =>
	marked > 0 ? [{ text: m.words_line({ count: marked }), need: NEEDS.marked }] : [];

/** Who of the table has no connection. */
export const offlineOf = ({ absent }: Line): string =>
	m.seeing_offline({ names: absent.map(apart).join(comma()) });

/** Whom and what it waits for, and for how long already. */
export function nowOf(line: Line, now: number): string {
	if (line.outcome !== null) return m.desk_line_over();
	if (line.closed) return m.desk_line_closed();
	if (!isPlayed(line)) return m.desk_line_empty();
	const minutes = Math.floor((now - line.at) / MINUTE);
	const what = doingOf(line);
	return minutes > 0 && !line.adjourned && what !== '' ? m.seeing_so_long({ what, minutes }) : what;
}

function doingOf(line: Line): string {
	const { game, paused, gathering, step, people, prepared, toAct, adjourned } = line;
	if (adjourned) return m.nexttime_line({ when: lessonOf(adjourned) });
	if (paused) return m.desk_line_paused();
	if (gathering) return m.desk_line_people({ count: people });
	const names = listed(toAct.map((seat) => whoOf(line, seat)));
	if (prepared) return preparedWords(prepared, names);
	if (names === '') return '';
	const what = wordsOf(game)?.step(step ?? '') ?? null;
	return what === null ? m.desk_line_turns({ names }) : m.seeing_wait({ names, what });
}

/** Who has come and is waited for, as one phrase; '' for nobody. */
export const waitedFor = ({ toAct, names }: Line): string =>
	toAct
		.map((seat) => names[seat] ?? '')
		.filter((name) => name !== '')
		.join(comma());

const preparedWords = (prepared: NonNullable<Line['prepared']>, names: string): string =>
	names === '' ? m.seeing_prepared(prepared) : m.seeing_prepared_but({ ...prepared, names });

/** Who sits at a seat; the computer says so, and a seat that nobody holds has its number. */
export function whoOf({ names, computers = [] }: Line, seat: number): string {
	const { [seat]: name = '' } = names;
	if (name !== '') return apart(name);
	const number = seat + 1;
	return computers.includes(seat) ? m.computer_at({ number }) : m.desk_seat({ number });
}

/** Whether anybody plays there: people, or the computer. */
const isPlayed = ({ people, computers = [] }: Line): boolean => people > 0 || computers.length > 0;

/** How many turns everybody has had, where the game counts them. */
function turnsOf(line: Line): string {
	const list = line.turns.flatMap((turns, seat) =>
		turns === null ? [] : [m.seeing_turns_one({ who: whoOf(line, seat), turns })]
	);
	return list.length > 0 ? m.seeing_turns({ list: list.join(' · ') }) : '';
}

/** The tables by need, those that need as much in the order in which they were opened. */
export const byNeed = (lines: readonly Line[], now: number): string[] =>
	lines
		.map((line) => ({ table: line.table, need: summaryOf(line, now).need }))
		.sort((a, b) => b.need - a.need)
		.map(({ table }) => table);

/** The lines in an order that was decided before; tables that it does not know come last. */
export function inOrder<One extends Line>(lines: readonly One[], order: readonly string[]): One[] {
	const place = (line: One) => {
		const index = order.indexOf(line.table);
		return index < 0 ? order.length : index;
	};
	return lines.toSorted((a, b) => place(a) - place(b));
}

/** The chapter and round, or what is done now in a game whose chapters have no names; or how it ended. */
export function whereOf({
	game,
	outcome,
	phase,
	step,
	round
}: Pick<DeskLine, 'game' | 'outcome' | 'phase' | 'step' | 'round'>): string {
	const words = wordsOf(game);
	if (outcome !== null) return words?.end(outcome) ?? m.desk_phase_over();
	const name = words?.phase(phase ?? '') ?? words?.phase(step ?? '') ?? '';
	return name !== '' && round !== null ? m.desk_line_round({ phase: name, round }) : name;
}
