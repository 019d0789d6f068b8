/** How things that one taps answer a question: what a hand, a row or a button of one's own is given. */
import type { HTMLButtonAttributes } from 'svelte/elements';
import type { Board } from '../../../pieces/picking/picker.svelte.ts';

/** For each thing: whether it may be chosen, whether it is, and what a tap on it does. */
export interface Taps<Thing> {
	readonly can: (thing: Thing) => boolean;
	readonly chosen: (thing: Thing) => boolean;
	readonly choose: (thing: Thing) => void;
	/** Says why it cannot be chosen. */
	readonly ask: (thing: Thing) => void;
	/** Its question and answer: "hand=12", for what is dragged. */
	readonly answer: (thing: Thing) => string;
	/** What makes a button of it, where it is none in a row of cards. */
	readonly button: (thing: Thing) => HTMLButtonAttributes;
}

/** Which question each thing answers, and the action by which it is told why one cannot choose it. */
export function tapsOf<Thing extends string | number, Action>(
	picker: Board,
	asks: (thing: Thing) => string,
	tries: (thing: Thing) => Action,
	why: (action: Action) => void
): Taps<Thing> {
	const can = (thing: Thing) => picker.can(asks(thing), String(thing));
	const chosen = (thing: Thing) => picker.picked(asks(thing), String(thing));
	const choose = (thing: Thing) => void picker.choose(asks(thing), String(thing));
	const ask = (thing: Thing) => why(tries(thing));
	const answer = (thing: Thing) => `${asks(thing)}=${String(thing)}`;
	const button = (thing: Thing) => ({
		'aria-pressed': chosen(thing),
		'aria-disabled': !can(thing),
		'data-answer': answer(thing),
		onclick: () => {
			if (can(thing)) choose(thing);
			else ask(thing);
		}
	});
	return { can, chosen, choose, ask, answer, button };
}

/** As by two taps: a card, and where it was dropped, in the order in which the game asks for them. */
export async function dropped(picker: Board, card: string, onto: string | null): Promise<void> {
	const stepOf = (said: string) => {
		const [asks = '', ...answer] = said.split('=');
		return { asks, answer: answer.join('=') };
	};
	const steps = [card, ...(onto === null ? [] : [onto])].map(stepOf);
	const target = steps[1];
	if (target && picker.can(target.asks, target.answer)) steps.reverse();
	for (const { asks, answer } of steps)
		if (picker.can(asks, answer) && !picker.picked(asks, answer)) await picker.choose(asks, answer);
}
