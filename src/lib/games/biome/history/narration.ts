/** Where the sentence for a turn is drafted: a field of the story that no other turn can inherit. */
import type { TurnEntry } from '../rules/state.ts';

/**
 * The story key of the turn at `index` of the history. Beside the index stands a print of what
 * happened in it, so that a turn played anew after a rewind begins with an empty field.
 */
export function narrationKey(index: number, entry: TurnEntry): string {
	const { sphere, challenge, plan, roll, seat } = entry;
	let print = 7;
	for (const letter of JSON.stringify([seat, sphere, challenge?.text, plan, roll.dice])) {
		print = (print * 31 + (letter.codePointAt(0) ?? 0)) % 999_983;
	}
	return `narration.${index}.${print}`;
}
