/** What a seat does, once permissions.ts has let it pass. */
import type { Play } from '../../../engine/module.ts';
import { chooseBiome, nameSociety, ready, setStats } from './setup.ts';
import { payBuildMixed, placeLeftover } from './build.ts';
import { textOfCard } from '../challenges/challenges.ts';
import { turnOf, type TellBiome } from './current.ts';
import { guess } from './together/guesses.ts';
import { kept } from './given.ts';
import { lenderRoll, payOwnMixed, payRp } from './society.ts';
import { isBuildPlan, type SeatAction, type State } from './state.ts';
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
	applyTo(about, seat, action, play, tell);
	settle(state, about, tell);
}

function applyTo(
	state: State,
	seat: number,
	action: SeatAction,
	play: Play<BiomeEvent>,
	tell: TellBiome
): void {
	switch (action.type) {
		case 'chooseBiome':
			chooseBiome(state, seat, action.biome, action.facet, tell);
			return;
		case 'setStats':
			setStats(state, seat, action.stats, tell);
			return;
		case 'ready':
			ready(state, seat, tell);
			return;
		case 'nameSociety':
			nameSociety(state, seat, action.name, tell);
			return;
		case 'defineStat':
			defineStat(state, seat, action, tell);
			return;
		case 'narrate':
			narrate(state, seat, action.entry, action.text, tell);
			return;
		case 'guess':
			guess(state, seat, action.seat, action.band, tell);
			return;
		case 'placeLeftover':
			placeLeftover(state, seat, action, tell);
			return;
		default:
			applyInTurn(state, seat, action, play, tell);
	}
}

type TurnAction = Exclude<
	SeatAction,
	{
		type:
			| 'chooseBiome'
			| 'setStats'
			| 'ready'
			| 'nameSociety'
			| 'defineStat'
			| 'narrate'
			| 'guess'
			| 'placeLeftover';
	}
>;

/** §3, §5 The steps of a turn. */
function applyInTurn(
	state: State,
	seat: number,
	action: TurnAction,
	play: Play<BiomeEvent>,
	tell: TellBiome
): void {
	switch (action.type) {
		case 'rollSphere':
			turn.rollSphere(state, play);
			return;
		case 'pickSphere':
			turn.pickSphere(state, action.sphere, tell);
			return;
		case 'setChallenge':
			setChallenge(state, seat, action.text, action.catalogue ?? null, tell);
			return;
		case 'plan':
			turn.plan(state, action, tell);
			return;
		case 'withdraw':
			turn.withdraw(state, tell);
			return;
		case 'agree':
			turn.agree(state, seat, action, tell);
			return;
		case 'consent':
			turn.consent(state, seat, action.ok, tell);
			return;
		case 'roll':
			turn.roll(state, play);
			return;
		case 'chooseMixed':
			chooseMixed(state, seat, action.give, tell);
			return;
		case 'payRp':
			payRp(state, seat, action.id, tell);
			return;
		case 'lenderRoll':
			lenderRoll(state, seat, play);
	}
}

type Definition = Extract<SeatAction, { type: 'defineStat' }>;

/** §1.4 */
function defineStat(state: State, seat: number, { stat, text }: Definition, tell: TellBiome): void {
	state.glossary[stat] = kept(text);
	tell({ type: 'defined', seat, stat });
}

/** §3.2 */
function setChallenge(
	state: State,
	by: number,
	text: string | null | undefined,
	catalogue: string | null,
	tell: TellBiome
): void {
	const told = kept(text) || (catalogue ? textOfCard(catalogue) : '');
	turnOf(state).challenge = { text: told, catalogue, by };
	state.step = 'plan';
	tell({ type: 'challenged', seat: state.active, by, catalogue });
}

/** §3.5, §5.4 */
function chooseMixed(state: State, seat: number, give: 'rp' | 'stat', tell: TellBiome): void {
	const current = turnOf(state);
	const { plan } = current;
	if (!plan) throw new Error('a mixed success comes of a plan');
	current.choice = give;
	tell({ type: 'paid', seat, choice: give });
	if (isBuildPlan(plan)) payBuildMixed(state, plan, give, tell);
	else payOwnMixed(state, plan, give, tell);
}

/** §9 */
function narrate(state: State, seat: number, entry: number, text: string, tell: TellBiome): void {
	const line = state.history[entry];
	if (line?.kind === 'turn') line.narration = kept(text);
	tell({ type: 'narrated', seat, entry });
}
