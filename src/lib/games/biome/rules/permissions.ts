/** What a seat may do: in which step, who, and what else it needs. What then happens stands in apply.ts. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { refuseBiome, refuseReady, refuseStats } from './setup.ts';
import { refuseGuess } from './together/guesses.ts';
import { refuseBuildPlan, refusePlan } from './plans.ts';
import { isWhole } from '../../../engine/json.ts';
import { isStat, refuseText, type Given } from './given.ts';
import { sheetOf } from './sheets.ts';
import { refusePay } from './society.ts';
import { LIMITS, type SeatAction, type State, type Step } from './state.ts';
import { toAct } from './toAct.ts';
import { meant } from './together/together.ts';
import * as turn from './turn.ts';

/** When a type of action is open, to whom, and what else may be against it. */
interface Duty {
	/** Null: in any step. */
	readonly steps: readonly Step[] | null;
	readonly who: 'toAct' | 'active' | 'any';
	readonly refuse?: (state: State, seat: number, given: Given) => Refusal | null;
}

const DUTIES: Readonly<Record<SeatAction['type'], Duty>> = {
	chooseBiome: {
		steps: ['choose'],
		who: 'toAct',
		refuse: (_s, _seat, given) => refuseBiome(given)
	},
	setStats: { steps: ['choose'], who: 'toAct', refuse: refuseStats },
	ready: { steps: ['choose', 'ready'], who: 'toAct', refuse: refuseReady },
	defineStat: { steps: null, who: 'any', refuse: (_s, _seat, given) => refuseDefinition(given) },
	nameSociety: {
		steps: ['ready'],
		who: 'toAct',
		refuse: (_s, _seat, { name }) => refuseText(name, LIMITS.society, '§5.1')
	},
	rollSphere: { steps: ['sphere'], who: 'toAct' },
	pickSphere: {
		steps: ['pickSphere'],
		who: 'toAct',
		refuse: (_s, _seat, given) => turn.refuseSphere(given)
	},
	setChallenge: {
		steps: ['challenge'],
		who: 'toAct',
		refuse: (state, _seat, given) => turn.refuseChallenge(state, given)
	},
	plan: { steps: ['plan'], who: 'toAct', refuse: refusePlan },
	withdraw: { steps: ['agree', 'consent', 'roll'], who: 'active' },
	agree: {
		steps: ['agree'],
		who: 'toAct',
		refuse: (state, _seat, given) => turn.refuseAgree(state, given)
	},
	consent: {
		steps: ['consent'],
		who: 'toAct',
		refuse: (_s, _seat, given) => turn.refuseConsent(given)
	},
	roll: { steps: ['roll'], who: 'toAct' },
	chooseMixed: {
		steps: ['mixed'],
		who: 'toAct',
		refuse: (_s, _seat, { give }) =>
			give === 'rp' || give === 'stat' ? null : refusal('bad-action', {}, '§3.5')
	},
	payRp: { steps: ['pay'], who: 'toAct', refuse: refusePay },
	lenderRoll: { steps: ['lenderRoll'], who: 'toAct' },
	placeLeftover: { steps: ['leftover'], who: 'toAct', refuse: refuseBuildPlan },
	guess: { steps: null, who: 'any', refuse: refuseGuess },
	narrate: { steps: null, who: 'any', refuse: refuseNarration }
};

/** Why a seat may not do this now, whatever was sent; the first reason that applies. */
export function refuseSeat(state: State, seat: unknown, given: Given): Refusal | null {
	if (state.phase === 'over' && given.type !== 'narrate') return refusal('game-over', {}, '§6');
	if (state.paused) return refusal('paused', {}, '§8.5');
	const sheet = sheetOf(state, seat);
	if (typeof seat !== 'number' || !sheet || sheet.status === 'left') {
		return refusal('not-seated', {}, '§8.10');
	}
	if (!isSeatType(given.type)) return refusal('bad-action');
	const about = meant(state, seat, given);
	if (!about) return refusal('not-your-turn', { seat: toAct(state)[0] ?? state.active }, '§13.2');
	return refuseDuty(about, seat, DUTIES[given.type], given);
}

function refuseDuty(state: State, seat: number, duty: Duty, given: Given): Refusal | null {
	const { steps, who, refuse } = duty;
	if (steps && !steps.includes(state.step)) return refusal('wrong-step', { step: state.step });
	const open = who === 'any' || (who === 'active' ? [state.active] : toAct(state)).includes(seat);
	if (!open) return refusal('not-your-turn', { seat: toAct(state)[0] ?? state.active });
	return refuse?.(state, seat, given) ?? null;
}

const isSeatType = (type: string): type is SeatAction['type'] => Object.hasOwn(DUTIES, type);

/** §1.4 The table's own words for a stat. */
function refuseDefinition({ stat, text }: Given): Refusal | null {
	if (!isStat(stat)) return refusal('bad-stat', {}, '§1.4');
	return refuseText(text, LIMITS.definition, '§1.4');
}

/** §9 A sentence for a turn of one's own. */
function refuseNarration(state: State, seat: number, { entry, text }: Given): Refusal | null {
	const line = isWhole(entry) && entry >= 0 ? state.history[entry] : undefined;
	if (line?.kind !== 'turn') return refusal('no-such-entry', {}, '§9');
	if (line.seat !== seat) return refusal('not-your-turn', { seat: line.seat }, '§9');
	return refuseText(text, LIMITS.narration, '§9');
}
