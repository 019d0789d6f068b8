/** The log of a game under work, kept in this tab: after a reload it is played again, as far as the rules still let it. */
import type { AnyModule } from '$lib/engine/module.ts';
import type { Entry } from '$lib/engine/referee.ts';
import { AloneGame } from '$lib/table/localGame.svelte.ts';

/** Keeps a game under the address that it is seen at. */
export const keep = (address: string, { position }: AloneGame): void => {
	sessionStorage.setItem(address, JSON.stringify(position.log));
};

/** The game that was kept, and how many of its actions fit no more; null where there is none, or its set-up does not fit. */
export function kept(address: string, module: AnyModule) {
	const log = sessionStorage.getItem(address);
	if (log === null) return null;
	try {
		return AloneGame.resumed(module, JSON.parse(log) as Entry[]);
	} catch {
		return null;
	}
}
