/** What each seat brought to the table: challenges for others, answers, sentences, and loans and guesses as a count. */
import * as m from '../../../paraglide/messages.js';
import type { Contribution, Part } from '../../kit/prints.ts';
import { titleOf } from '../challenges/titles.ts';
import { foresight } from '../rules/together/guesses.ts';
import { sheetAt, toldSeats } from '../rules/sheets.ts';
import { TOLD_INK } from './book/inks.ts';
import { worldNow } from './ledger.ts';
import type { State, TurnEntry } from '../rules/state.ts';
import { timeOf } from './story.ts';

/** Every seat that is told of, with what it brought in the turns that have been played. */
export function contributions(view: State): Contribution[] {
	const turns = view.history.filter((entry) => entry.kind === 'turn');
	const { loans } = worldNow(view);
	const guesses = foresight(view);
	return toldSeats(view).map((seat) => {
		const set = turns.flatMap((turn) => challengeBy(turn, seat));
		const own = turns.filter((turn) => turn.seat === seat);
		const answers = own.flatMap((turn) => said(turn, ANSWER, turn.plan.solution));
		const sentences = own.flatMap((turn) => toldBy(view, turn));
		const lent = loans.reduce((sum, { lender, count }) => sum + (lender === seat ? count : 0), 0);
		const guessed = guesses.find((one) => one.seat === seat);
		const { right, of } = guessed ?? { right: 0, of: 0 };
		return {
			seat,
			counts: [
				{ label: m.class_set(), value: String(set.length) },
				{ label: m.class_answers(), value: String(answers.length) },
				{ label: m.class_sentences(), value: String(sentences.length) },
				{ label: m.class_lent(), value: String(lent) },
				...(of > 0 ? [{ label: m.class_guesses(), value: m.class_guesses_of({ right, of }) }] : [])
			],
			parts: [...set, ...answers, ...sentences]
		};
	});
}

/** A challenge from the catalogue goes by its title, one of their own by its words. */
function challengeBy(turn: TurnEntry, seat: number): Part[] {
	const { challenge } = turn;
	return challenge?.by === seat ? said(turn, CHALLENGE, titleOf(challenge)) : [];
}

/** What one is called, and all of its kind. */
interface Kind {
	readonly what: () => string;
	readonly under: () => string;
}
const CHALLENGE: Kind = { what: m.class_part_challenge, under: m.class_set };
const ANSWER: Kind = { what: m.class_part_answer, under: m.class_answers };
const SENTENCE: Kind = { what: m.class_part_sentence, under: m.class_sentences };

const said = ({ phase, round }: TurnEntry, { what, under }: Kind, text: string): Part[] =>
	text.trim() === '' ? [] : [{ what: what(), under: under(), when: timeOf(phase, round), text }];

/** A sentence that was told, in the colour of its biome. */
function toldBy(view: State, turn: TurnEntry): Part[] {
	const { biome } = sheetAt(view, turn.seat);
	const ink = biome ? TOLD_INK[biome] : 'ink';
	return said(turn, SENTENCE, turn.narration).map((part) => ({ ...part, told: ink }));
}
