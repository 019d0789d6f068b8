/** How well the world stands: a computer player wants equilibrium, so every seat stands as the world does. */
import { statOf } from './dice.ts';
import { collapseLine } from './ending.ts';
import { below, meanOf, prospectsOf } from './prospects.ts';
import { activeSeats, existingRp, rpOf, sheetAt } from './sheets.ts';
import { STATS, type Action, type Biome, type State } from './state.ts';

export const weights = {
	existing: 0.03,
	strength: 0.05,
	heaviest: -0.5,
	over: -0.5,
	behind: -0.5,
	won: 10
} as const;

/** RP for each player, the dice of everybody's best Resource, the largest share as a part of the line and whether it is over it, and who has fewer RP than when the round began: all as the plans that stand may turn out. */
export function worth(view: State): Record<keyof typeof weights, number> {
	const prospects = [...prospectsOf(view)];
	const players = Math.max(1, prospects.length);
	const expected = prospects.map(([, prospect]) => meanOf(prospect));
	const dormant =
		existingRp(view) - prospects.reduce((sum, [seat]) => sum + rpOf(sheetAt(view, seat)), 0);
	const existing = expected.reduce((sum, rp) => sum + rp, dormant);
	const line = collapseLine(view);
	const heaviest =
		line === null || existing === 0 ? 0 : (100 * Math.max(0, ...expected)) / existing / line;
	const strength = prospects.reduce((sum, [seat]) => sum + strengthOf(view, seat), 0);
	const behind = prospects.reduce(
		(sum, [seat, prospect]) => sum + below(prospect, view.roundStart[String(seat)] ?? 0),
		0
	);
	return {
		existing: existing / players,
		strength: strength / players,
		heaviest,
		over: heaviest >= 1 ? 1 : 0,
		behind: view.phase === 'society' ? behind / players : 0,
		won: view.result ? (view.result.reason === 'equilibrium' ? 1 : -1) : 0
	};
}

/** §4.1 The dice of a seat's best plan with one Resource of its own, beside those that every roll begins with. */
function strengthOf(view: State, seat: number): number {
	const resources = Object.values(sheetAt(view, seat).resources).filter(({ rp }) => rp > 0);
	const dice = resources.map(({ stat, rp }) => rp + statOf(view, seat, stat));
	return Math.max(...dice, ...STATS.map((stat) => statOf(view, seat, stat)));
}

/** With all simulations a decision takes 80 ms for each seat, and where everybody prepares at once up to a second. */
export const effort = ({ options, seats }: State): number =>
	options.tempo === 'together' ? 0.25 : 2.7 / Math.max(3, seats);

/** What leads round in a circle, or is a matter of taste: a choice made anew, a biome that somebody has, a card that was told, a plan taken back, a no, a guess; to go on without a name. */
export function idles(view: State, seat: number, action: Action): boolean {
	switch (action.type) {
		case 'chooseBiome':
			return sheetAt(view, seat).biome !== null || isTaken(view, action.biome);
		case 'agree':
			return !action.ok || (action.stat ?? null) !== null;
		case 'consent':
			return !action.ok;
		case 'setChallenge':
			return (action.text ?? null) !== null || isTold(view, action.catalogue);
		case 'setStats':
		case 'withdraw':
		case 'guess':
			return true;
		case 'nameSociety':
			return sheetAt(view, seat).society !== '';
		case 'ready':
			return view.step === 'ready' && sheetAt(view, seat).society === '';
		default:
			return false;
	}
}

const isTaken = (view: State, biome: Biome): boolean =>
	activeSeats(view).some((seat) => sheetAt(view, seat).biome === biome);

/** Whether the world has met this card of the catalogue. */
const isTold = (view: State, card: unknown): boolean =>
	view.history.some((entry) => entry.kind === 'turn' && entry.challenge?.catalogue === card);
