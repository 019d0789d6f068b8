/** The log of a game under work, kept in this tab: after a reload it is played again, as far as the rules still let it. */
import type { AnyModule } from '$lib/engine/module.ts';
import type { Entry } from '$lib/engine/referee.ts';
import { LocalGame } from '$lib/table/localGame.svelte.ts';

/** Stores a game under the address that it is seen at. */
export const store = (address: string, { position }: LocalGame): void => {
	sessionStorage.setItem(address, JSON.stringify(position.log));
};

/** The game that was stored, and how many of its actions fit no more; null where there is none, or its set-up does not fit. */
export function stored(address: string, module: AnyModule) {
	const log = sessionStorage.getItem(address);
	if (log === null) return null;
	try {
		return LocalGame.resumed(module, JSON.parse(log) as Entry[]);
	} catch {
		return null;
	}
}
