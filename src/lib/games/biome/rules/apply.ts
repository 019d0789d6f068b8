/** What a seat does, once permissions.ts has let it pass. */
import type { Play } from '../../../engine/module.ts';
import { forTypeOf, type ByType } from '../../kit/byType.ts';
import { chooseBiome, nameSociety, ready, setStats } from './setup.ts';
import { payBuildMixed, placeLeftover } from './build.ts';
import { textOfCard } from '../challenges/challenges.ts';
import { turnOf, type TellBiome } from './current.ts';
import { guess } from './together/guesses.ts';
import { kept } from './given.ts';
import { lenderRoll, payOwnMixed, payRp } from './society.ts';
import { isBuildPlan, type Of, type SeatAction, type State } from './state.ts';
import { meant, settle } from './together/together.ts';
import * as turn from './turn.ts';
import type { BiomeEvent } from './events.ts';

/** Plays a seat's action that has been let pass, on the turn that it is about. */
export function applySeat(
	state: State,
	seat: number,
	action: SeatAction,
	play: Play<BiomeEvent>
): void {
	const about = meant(state, seat, action) ?? state;
	const tell = play.tell;
	forTypeOf(APPLY, action)(about, seat, action, tell, play);
	settle(state, about, tell);
}

const APPLY: ByType<
	SeatAction,
	[state: State, seat: number],
	void,
	[tell: TellBiome, play: Play<BiomeEvent>]
> = {
	chooseBiome: (state, seat, { biome, facet }, tell) => {
		chooseBiome(state, seat, biome, facet, tell);
	},
	setStats: (state, seat, { stats }, tell) => setStats(state, seat, stats, tell),
	ready: (state, seat, _, tell) => ready(state, seat, tell),
	nameSociety: (state, seat, { name }, tell) => nameSociety(state, seat, name, tell),
	defineStat,
	narrate,
	guess: (state, seat, { seat: of, band }, tell) => guess(state, seat, of, band, tell),
	placeLeftover,
	// §3, §5 the steps of a turn
	rollSphere: (state, _, __, ___, play) => turn.rollSphere(state, play),
	pickSphere: (state, _, { sphere }, tell) => turn.pickSphere(state, sphere, tell),
	setChallenge,
	plan: (state, _, action, tell) => turn.plan(state, action, tell),
	withdraw: (state, _, __, tell) => turn.withdraw(state, tell),
	agree: turn.agree,
	consent: (state, seat, { ok }, tell) => turn.consent(state, seat, ok, tell),
	roll: (state, _, __, ___, play) => turn.roll(state, play),
	chooseMixed,
	payRp: (state, seat, { id }, tell) => payRp(state, seat, id, tell),
	lenderRoll: (state, seat, _, __, play) => lenderRoll(state, seat, play)
};

/** §1.4 */
function defineStat(
	state: State,
	seat: number,
	{ stat, text }: Of<'defineStat'>,
	tell: TellBiome
): void {
	state.glossary[stat] = kept(text);
	tell({ type: 'defined', seat, stat });
}

/** §3.2 */
function setChallenge(state: State, by: number, card: Of<'setChallenge'>, tell: TellBiome): void {
	const { text, catalogue = null } = card;
	const told = kept(text) || (catalogue ? textOfCard(catalogue) : '');
	turnOf(state).challenge = { text: told, catalogue, by };
	state.step = 'plan';
	tell({ type: 'challenged', seat: state.active, by, catalogue });
}

/** §3.5, §5.4 */
function chooseMixed(state: State, seat: number, at: Of<'chooseMixed'>, tell: TellBiome): void {
	const { give } = at;
	const current = turnOf(state);
	const { plan } = current;
	if (!plan) throw new Error('a mixed success comes of a plan');
	current.choice = give;
	tell({ type: 'paid', seat, choice: give });
	if (isBuildPlan(plan)) payBuildMixed(state, plan, give, tell);
	else payOwnMixed(state, plan, give, tell);
}

/** §9 */
function narrate(
	state: State,
	seat: number,
	{ entry, text }: Of<'narrate'>,
	tell: TellBiome
): void {
	const line = state.history[entry];
	if (line?.kind === 'turn') line.narration = kept(text);
	tell({ type: 'narrated', seat, entry });
}
