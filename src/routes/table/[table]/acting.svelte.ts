/** What is done on a phone, and what the table said to the last of it. */
import type { Refused } from '$lib/table/requests.ts';
import type { LiveTable } from '$lib/table/live.svelte.ts';
import type { DiceQuestion } from '$lib/ui/dice.svelte.ts';

/** Follows it from a component; `due` is whether it is this seat's turn. */
export function acting(table: () => LiveTable | null, dice: DiceQuestion, due: () => boolean) {
	let refused = $state.raw<Refused | null>(null);
	/** Once it is their turn, what was refused before no longer counts. */
	$effect(() => {
		if (due()) refused = null;
	});
	return {
		/** Why the last act was refused; null where it was not. */
		get refused() {
			return refused;
		},
		/** Plays it: whether the table took it. */
		act: async (action: unknown) => {
			refused = (await table()?.act(action, dice.ask)) ?? null;
			return refused === null;
		},
		/** Says yes or no to what somebody of the same seat proposes. */
		decide: async (agree: boolean) => {
			refused = (await table()?.decide(agree, dice.ask)) ?? null;
		}
	};
}
