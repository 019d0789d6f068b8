/** §11 How much of its cards a book tells beside what its table wrote, and by which numbers their notes are found. */
import { saidBy } from '../../../challenges/sources.ts';
import type { State } from '../../../rules/state.ts';
import { headed, metBefore } from '../title.ts';

/** How long all that cards say may be beside what the table wrote, so that six of ten words are the table's: of the story, and of all of the book. */
const OF_OWN = { story: 0.5, book: 0.4 };

/** How much of its cards a book tells. */
export interface CardsTold {
	/** Whether a card's words follow its title; where the table wrote little they stand on the card alone. */
	readonly words: boolean;
	/** Whether each fact stands beside the turn that met its card; in a book of many cards all of them stand at the end. */
	readonly beside: boolean;
	/** By card, the number of its note at the end, in the order of play. */
	readonly notes: ReadonlyMap<string, number>;
}

/** How much of the cards that a table met its book has room for beside its own words. */
export function cardsTold(view: State): CardsTold {
	const said = { own: 0, titles: 0, words: 0, facts: 0, sources: 0 };
	const notes = new Map<string, number>();
	view.history.forEach((turn, at) => {
		if (turn.kind !== 'turn') return;
		const { challenge, plan, narration } = turn;
		const { title, rest, fact } = headed(challenge);
		said.own += plan.solution.length + narration.length;
		if (!challenge?.catalogue) {
			said.own += title.length + rest.length;
			return;
		}
		said.titles += title.length;
		if (metBefore(view, { challenge, at })) return;
		said.words += rest.length;
		if (!fact) return;
		said.facts += fact.fact.length;
		said.sources += saidBy(fact.source).length;
		notes.set(fact.id, notes.size + 1);
	});
	const { own, titles, facts, sources } = said;
	const words = titles + said.words + facts + sources <= own * OF_OWN.book;
	const story = titles + facts + (words ? said.words : 0);
	return { words, beside: story <= own * OF_OWN.story, notes };
}
