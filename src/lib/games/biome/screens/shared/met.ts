/** A challenge that is being met, with its sphere. */
import type { Current, Sphere, State } from '../../rules/state.ts';

export interface Met {
	readonly sphere: Sphere;
	readonly challenge: NonNullable<Current['challenge']>;
}

/** The challenge of the turn, once somebody has set it. */
export function metIn({ current }: State): Met | null {
	const { sphere, challenge } = current ?? {};
	return sphere && challenge ? { sphere, challenge } : null;
}
