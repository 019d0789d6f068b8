/** Which challenges several worlds of a class have met. */
import { textOf } from '../../challenges/titles.ts';
import type { Challenge, TurnEntry } from '../../rules/state.ts';
import type { Setting } from '../book/grid.ts';

/** How a world met a challenge. */
export interface Met {
	readonly setting: Setting;
	readonly turn: TurnEntry;
}

/** A challenge that at least two worlds met, as each of them did. */
export interface Common {
	readonly challenge: Challenge;
	readonly met: readonly Met[];
}

/** A card by its name, what somebody wrote by its words, however they are typed. */
const keyOf = (challenge: Challenge): string =>
	challenge.catalogue ?? textOf(challenge).trim().toLocaleLowerCase().replace(/\s+/gu, ' ');

/** How many letters a table wrote about it. */
const said = ({ turn }: Met): number =>
	turn.narration.trim().length + turn.plan.solution.trim().length;

/** What several worlds met, that of most worlds first; a world that met it twice has the turn of which it wrote more. */
export function commonIn(worlds: readonly Setting[]): Common[] {
	const found = new Map<string, { challenge: Challenge; met: Map<Setting, Met> }>();
	for (const setting of worlds) {
		for (const turn of setting.tale.view.history) {
			if (turn.kind !== 'turn' || !turn.challenge) continue;
			const { challenge } = turn;
			const one = found.get(keyOf(challenge)) ?? { challenge, met: new Map<Setting, Met>() };
			found.set(keyOf(challenge), one);
			const [before, now] = [one.met.get(setting), { setting, turn }];
			if (!before || said(now) > said(before)) one.met.set(setting, now);
		}
	}
	const words = ({ met }: Common) => met.reduce((sum, one) => sum + said(one), 0);
	return [...found.values()]
		.map(({ challenge, met }) => ({ challenge, met: [...met.values()] }))
		.filter(({ met }) => met.length > 1)
		.toSorted((a, b) => b.met.length - a.met.length || words(b) - words(a));
}
