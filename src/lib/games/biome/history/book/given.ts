/** §11 Puts together what the book tells: the game, and what the group answered when it looked back. */
import type { Seat } from '../../../../engine/module.ts';
import type { RecordDocument } from '../../../../engine/record.ts';
import { getLocale } from '../../../../paraglide/runtime.js';
import { closingQuestion } from '../../../kit/guide.ts';
import type { Occasion } from '../../../kit/prints.ts';
import type { State } from '../../rules/state.ts';
import { coverSentence, lineKey, lineOf, timesOf, worldName, worldTitle } from '../bookTexts.ts';
import {
	closestCall,
	firstCooperation,
	largestLoss,
	longestChain,
	turningPoints
} from '../debrief.ts';
import type { Given } from './tale.ts';

/** The world's history as a book; the print worker sets its pages. */
export function book(view: State, { table, date, names, talk }: Occasion): RecordDocument {
	const points = talk && view.result ? turningPoints(view, talk.log, { names }) : [];
	const fields = talk?.answers ?? {};
	const told: Given = {
		view,
		title: worldName(fields) || table,
		date: date ?? '',
		names,
		lines: Object.fromEntries(timesOf(view).map((time) => [lineKey(time), lineOf(fields, time)])),
		cover: coverSentence(view, fields),
		points: points.map(({ key, title, when, text, question }) => ({
			title,
			when,
			text,
			question,
			answer: answerTo(talk, key),
			seat: seatOf(view, key)
		})),
		closing: { ...closing(talk), when: '', text: '', seat: null }
	};
	return {
		title: worldTitle(table, fields),
		language: getLocale(),
		blocks: [],
		book: { game: 'biome', told }
	};
}

const answerTo = (talk: Occasion['talk'], key: string): string => (talk?.answers[key] ?? '').trim();

function closing(talk: Occasion['talk']) {
	const { key, title, question } = closingQuestion();
	return { title, question, answer: answerTo(talk, key) };
}

/** Whom a turning point is about: who lost, lent first, held most, or began to work with others. */
function seatOf(view: State, key: string): Seat | null {
	const found: Readonly<Record<string, () => Seat | undefined>> = {
		loss: () => largestLoss(view)?.seat,
		chain: () => longestChain(view)?.chain[0],
		close: () => closestCall(view)?.seat,
		first: () => firstCooperation(view)?.entry.seat
	};
	const [kind = ''] = key.split('.');
	return found[kind]?.() ?? null;
}
