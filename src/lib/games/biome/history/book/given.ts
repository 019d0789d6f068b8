/** §11 Puts together what the book tells: the game, and what the group answered when it looked back. */
import type { Seat } from '../../../../engine/module.ts';
import type { RecordDocument } from '../../../../engine/record.ts';
import * as m from '../../../../paraglide/messages.js';
import { getLocale } from '../../../../paraglide/runtime.js';
import { closingQuestion } from '../../../kit/guide.ts';
import type { Occasion } from '../../../kit/prints.ts';
import { isBuildPlan, type RoundEntry, type State, type TurnEntry } from '../../rules/state.ts';
import { coverSentence, lineKey, lineOf, timesOf, worldName, worldTitle } from '../bookTexts.ts';
import {
	closestCall,
	firstCooperation,
	largestLoss,
	longestChain,
	turningPoints
} from '../debrief.ts';
import type { Drawn, Given, Talked } from './tale.ts';
import { chapterName } from './words.ts';

/** The world's history as a book, in brief too; the print worker sets its pages. */
export function book(view: State, occasion: Occasion): RecordDocument {
	const given = givenOf(view, occasion);
	const as = (told: unknown): RecordDocument => ({
		title: worldTitle(occasion.table, occasion.talk?.answers ?? {}),
		language: getLocale(),
		blocks: [],
		book: { game: 'biome', told }
	});
	return { ...as(given), shorter: [as({ brief: given }), as({ world: given })] };
}

/** The pages of looking back by themselves: what the group is asked, with its answers or with room for them. */
export const lookedBack = (view: State, occasion: Occasion): RecordDocument => ({
	title: m.print_reflection(),
	language: getLocale(),
	blocks: [],
	book: { game: 'biome', told: { talk: givenOf(view, occasion) } }
});

/** The world as a poster of this size, or as a long wall; the print worker draws it. */
export const posterOn =
	(poster: NonNullable<RecordDocument['poster']>) =>
	(view: State, occasion: Occasion): RecordDocument => {
		const given = givenOf(view, occasion);
		return {
			title: worldTitle(occasion.table, occasion.talk?.answers ?? {}),
			language: getLocale(),
			poster,
			blocks: [],
			book: { game: 'biome', told: poster === 'wall' ? { wall: given } : { poster: given } }
		};
	};

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
		points: points.map(({ key, title, text, question }) => ({
			title,
			text,
			question,
			answer: answerTo(talk, key),
			...shownOf(view, key)
		})),
		closing: { ...closing(talk), when: '', text: '', seat: null, drawn: null }
	};
}

const answerTo = (talk: Occasion['talk'], key: string): string => (talk?.answers[key] ?? '').trim();

function closing(talk: Occasion['talk']) {
	const { key, title, question } = closingQuestion();
	return { title, question, answer: answerTo(talk, key) };
}

/** What a turning point came from: its turn or round, whom it is about, and what is drawn beside it. */
interface Moment {
	readonly entry: RoundEntry | TurnEntry;
	readonly seat: Seat;
	readonly drawn: Drawn | null;
}

const MOMENTS: Readonly<Record<string, (view: State) => Moment | null>> = {
	loss: (view) => {
		const loss = largestLoss(view);
		return loss && { ...loss, drawn: { kind: 'lost', rp: loss.rp } };
	},
	chain: (view) => {
		const found = longestChain(view);
		const [seat] = found?.chain ?? [];
		if (!found || seat === undefined) return null;
		return { entry: found.entry, seat, drawn: { kind: 'hands', seats: found.chain } };
	},
	close: (view) => {
		const close = closestCall(view);
		return close && { ...close, drawn: { kind: 'round', round: close.entry.round } };
	},
	first: (view) => {
		const entry = firstCooperation(view)?.entry;
		if (!entry) return null;
		const { seat, plan } = entry;
		const borrow = isBuildPlan(plan) ? null : plan.borrow;
		return { entry, seat, drawn: borrow && { kind: 'hands', seats: [borrow.seat, seat] } };
	}
};

/** When it was, as its chapter is called, whom it is about, and what is drawn of it. */
function shownOf(view: State, key: string): Pick<Talked, 'when' | 'seat' | 'drawn'> {
	const [kind = ''] = key.split('.');
	const moment = MOMENTS[kind]?.(view);
	if (!moment) return { when: '', seat: null, drawn: null };
	const { phase, round } = moment.entry;
	const when = chapterName({ people: phase === 'society', round });
	return { when, seat: moment.seat, drawn: moment.drawn };
}
