/** What is going on at a table, for whoever sees many tables side by side. */
import * as m from '../../../paraglide/messages.js';
import type { Measure, Scene } from '../../kit/guide.ts';
import type { Names } from '../../kit/words.ts';
import { titleOf } from '../challenges/titles.ts';
import { placesOf } from '../rules/together/progress.ts';
import { lensOf } from '../rules/together/prepared.ts';
import { allSeats, challengerOf } from '../rules/sheets.ts';
import type { Entry, State } from '../rules/state.ts';
import { endingWords } from '../words/ending.ts';
import { openWords, preparedWords } from '../words/prepared.ts';
import { statusOf } from '../words/status.ts';
import { placeOf } from './printed.ts';
import { lineOf, meansOf, whoIsWho, type Planned } from './story.ts';
import { whenOf } from './whenOf.ts';

type Written = Readonly<Record<string, string>>;

/** How many sentences of the history are told again. */
const TOLD = 3;

/** What is met and answered now, what was told last, whose turn it was how often, and who waits for whom. */
export const scene = (view: State, names: Names, written: Written): Scene => ({
	now: nowAt(view, names, written),
	told: view.history.flatMap((entry) => toldOf(view, entry, names)).slice(-TOLD),
	turns: {
		called: m.class_turns(),
		bySeat: allSeats(view).map(
			(seat) => view.history.filter((entry) => entry.kind === 'turn' && entry.seat === seat).length
		)
	},
	waits: waitsAt(view, names)
});

/** Totals, corrections and what was taken back. */
const NOT_TOLD: ReadonlySet<Entry['kind']> = new Set(['round', 'undo', 'correct', 'reassign']);

/** An entry as one sentence: of a turn what was told of it, else how it was answered; none of what is no sentence of the story. */
function toldOf(view: State, entry: Entry, names: Names): string[] {
	if (NOT_TOLD.has(entry.kind)) return [];
	const telling = whoIsWho(view, names);
	if (entry.kind !== 'turn' || entry.narration !== '') return [lineOf(view, entry, telling)];
	const who = placeOf(view, entry.seat, telling);
	return [m.chronicle_who({ who, what: planWords(view, entry, names) })];
}

function nowAt(view: State, names: Names, written: Written): Measure[] {
	const ended = endingWords(view, names);
	if (ended) return [{ label: ended.title, value: ended.why }];
	if (view.step !== 'prepare') return turnNow(view, names, written);
	return placesOf(view).flatMap(({ seat }) => {
		const turn = lensOf(view, seat);
		const parts = turn ? partsOf(turn, names, written) : null;
		const value = [parts?.challenge, parts?.answer].filter(Boolean).join(' – ');
		return value === '' ? [] : [{ label: names(seat), value }];
	});
}

/** The turn in progress: its challenge, then its answer. */
function turnNow(view: State, names: Names, written: Written): Measure[] {
	const name = names(view.active);
	const { challenge, answer } = partsOf(view, names, written);
	const by = names(challengerOf(view));
	const label = view.current?.challenge
		? m.class_challenge({ name })
		: m.class_challenge_draft({ by, name });
	return [
		...(challenge === '' ? [] : [{ label, value: challenge }]),
		...(answer === '' ? [] : [{ label: m.class_answer({ name }), value: answer }])
	];
}

/** The challenge and the answer of a turn as far as they stand, handed in or still being written. */
function partsOf(view: State, names: Names, written: Written) {
	const { active, current } = view;
	if (!current) return { challenge: '', answer: '' };
	const field = (name: string, seat: number) =>
		(written[`${name}.${String(whenOf(view))}.${String(seat)}`] ?? '').trim();
	const challenge = current.challenge
		? titleOf(current.challenge)
		: field('challenge', challengerOf(view));
	const { plan } = current;
	const answer = planWords(view, { seat: active, plan }, names) || field('answer', active);
	return { challenge, answer };
}

/** What the plan of a seat says; one without words, what it puts in; '' where there is none. */
export function planWords(view: State, { seat, plan }: Planned, names: Names): string {
	if (!plan) return '';
	const { solution } = plan;
	return solution.trim() === '' ? meansOf(view, { seat, plan }, whoIsWho(view, names)) : solution;
}

/** While all prepare, everybody's own state; else the one thing that the table waits for. */
function waitsAt(view: State, names: Names): string[] {
	if (view.step === 'over') return [];
	if (view.step !== 'prepare') return [statusOf(view, null, names).act];
	const open = placesOf(view).filter(({ entry, prepared }) => entry !== null && !prepared);
	return [
		preparedWords(view),
		...open.map((place) =>
			m.class_preparing({ name: names(place.seat), what: openWords(place, names) })
		)
	];
}
