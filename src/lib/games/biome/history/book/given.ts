/** §11 Puts together what the book tells: the game, and what the group answered when it looked back. */
import type { Seat } from '../../../../engine/module.ts';
import type { RecordDocument } from '../../../../engine/record.ts';
import * as m from '../../../../paraglide/messages.js';
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
export const book = (view: State, occasion: Occasion): RecordDocument => ({
	title: worldTitle(occasion.table, occasion.talk?.answers ?? {}),
	language: getLocale(),
	blocks: [],
	book: { game: 'biome', told: givenOf(view, occasion) }
});

/** The pages of looking back by themselves: what the group is asked, with its answers or with room for them. */
export const lookedBack = (view: State, occasion: Occasion): RecordDocument => ({
	title: m.print_reflection(),
	language: getLocale(),
	blocks: [],
	book: { game: 'biome', told: { talk: givenOf(view, occasion) } }
});

/** What every page of a table tells. */
export function givenOf(view: State, { table, date, names, talk }: Occasion): Given {
	const points = talk && view.result ? turningPoints(view, talk.log, { names }) : [];
	const fields = talk?.answers ?? {};
	return {
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
