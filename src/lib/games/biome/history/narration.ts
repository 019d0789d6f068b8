/** Where the sentence for a turn is drafted: a field of the story that no other turn can inherit. */
import type { Draft } from '../../../engine/module.ts';
import { kept } from '../rules/given.ts';
import { LIMITS, type Action, type State, type TurnEntry } from '../rules/state.ts';

/**
 * The story key of the turn at `index` of the history. Beside the index stands a print of what
 * happened in it, so that a turn played anew after a rewind begins with an empty field.
 */
export function narrationKey(index: number, entry: TurnEntry): string {
	const { sphere, challenge, plan, roll, seat } = entry;
	return `narration.${index}.${printOf([seat, sphere, challenge?.text, plan, roll.dice])}`;
}

/** A number of at most six digits that tells what happened from nearly anything else. */
export function printOf(what: unknown): number {
	let print = 7;
	for (const letter of JSON.stringify(what)) {
		print = (print * 31 + (letter.codePointAt(0) ?? 0)) % 999_983;
	}
	return print;
}

/** §9 The sentences of all turns: what stands in a field is kept, as far as the history takes it. */
export const drafts = ({ history }: State): Draft<Action>[] =>
	history.flatMap((turn, entry) => {
		if (turn.kind !== 'turn') return [];
		const keep = (written: string): Action | null => {
			const text = kept(Array.from(kept(written)).slice(0, LIMITS.narration).join(''));
			return text === '' || text === turn.narration ? null : { type: 'narrate', entry, text };
		};
		return [{ name: narrationKey(entry, turn), seat: turn.seat, keep }];
	});
