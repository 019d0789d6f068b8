/** What seats that are to act may do: everything but texts, of which there is one example each. */
import { CHALLENGE_IDS } from '../challenges/ids.ts';
import { guessing } from './together/guesses.ts';
import { mayGoUnaided } from './plans.ts';
import { naming } from './together/prepared.ts';
import { tasksOf, toAct } from './toAct.ts';
import { others, resourceOf, sheetAt } from './sheets.ts';
import {
	BIOMES,
	SPHERES,
	STATS,
	type ResourceChoice,
	type SeatAction,
	type SocietyPlan,
	type Stat,
	type StatBlock,
	type State
} from './state.ts';
import { boundStat } from './turn.ts';

/** Stands for a text that a player would write. */
const EXAMPLE = '…';

/** §1.3 One of the blocks that a player may make. */
const OWN_BLOCK: StatBlock = { resilience: 0, adaptability: 1, biodiversity: 1, regeneration: -1 };

/** The actions open to a seat that the game waits for. */
export function* legal(view: State, seat: number): Generator<SeatAction> {
	if (view.step === 'prepare') {
		const tasks = tasksOf(view, seat);
		if (tasks.length === 0) return;
		for (const turn of tasks) yield* inTask(turn, seat);
	} else {
		if (!toAct(view).includes(seat)) return;
		yield* STEPS[view.step](view, seat);
	}
	yield* guessing(view, seat);
}

/** §13.2 What is left to do for one of the turns that are prepared. */
function* inTask(turn: State, seat: number): Generator<SeatAction> {
	for (const action of STEPS[turn.step](turn, seat)) yield naming(action, turn.active);
}

const STEPS: Readonly<Record<State['step'], (view: State, seat: number) => Iterable<SeatAction>>> =
	{
		choose: choosing,
		ready: () => [{ type: 'nameSociety', name: EXAMPLE }, { type: 'ready' }],
		sphere: () => [{ type: 'rollSphere' }],
		pickSphere: () => SPHERES.map((sphere) => ({ type: 'pickSphere', sphere })),
		challenge: challenging,
		plan: (view, seat) =>
			view.phase === 'build' ? building(view, seat, 'plan') : living(view, seat),
		agree: agreeing,
		consent: () => [true, false].map((ok) => ({ type: 'consent', ok })),
		roll: () => [{ type: 'roll' }, { type: 'withdraw' }],
		mixed: () => [
			{ type: 'chooseMixed', give: 'rp' },
			{ type: 'chooseMixed', give: 'stat' }
		],
		pay: (view, seat) =>
			Object.entries(sheetAt(view, seat).resources).flatMap(([id, { rp }]) =>
				rp > 0 ? [{ type: 'payRp' as const, id }] : []
			),
		lenderRoll: () => [{ type: 'lenderRoll' }],
		leftover: (view, seat) => building(view, seat, 'placeLeftover'),
		prepare: () => [],
		over: () => []
	};

function* choosing(view: State, seat: number): Generator<SeatAction> {
	for (const biome of BIOMES) yield { type: 'chooseBiome', biome };
	if (sheetAt(view, seat).biome === null) return;
	if (view.options.customStats !== 'off') yield { type: 'setStats', stats: OWN_BLOCK };
	yield { type: 'ready' };
}

function* challenging(view: State): Generator<SeatAction> {
	const sphere = view.current?.sphere;
	const fitting = sphere ? CHALLENGE_IDS[sphere] : [];
	for (const catalogue of fitting) yield { type: 'setChallenge', catalogue };
	if (view.options.inventedChallenges) yield { type: 'setChallenge', text: EXAMPLE };
}

/** §3.3, §3.7 Each stat, each amount, a new Resource or one that stands under the stat. */
function* building(
	view: State,
	seat: number,
	type: 'plan' | 'placeLeftover'
): Generator<SeatAction> {
	const { pool, resources } = sheetAt(view, seat);
	for (const stat of STATS) {
		const standing = Object.keys(resources).filter((id) => resources[id]?.stat === stat);
		const choices: ResourceChoice[] = [{ name: EXAMPLE }, ...standing.map((id) => ({ id }))];
		for (let rp = 1; rp <= pool; rp++) {
			for (const resource of choices) yield { type, stat, rp, resource };
		}
	}
}

type Use = Pick<SocietyPlan, 'own' | 'borrow'>;

/** §5.3 Every use of Resources, under every stat it can fall under, with every stat that may stand in. */
function* living(view: State, seat: number): Generator<SeatAction> {
	for (const use of uses(view, seat)) {
		const bound = resourceOf(view, seat, use.own?.id)?.stat;
		const stats: readonly Stat[] = bound ? [bound] : STATS;
		for (const statFrom of sources(view, use)) {
			for (const stat of stats) yield { type: 'plan', stat, ...use, statFrom };
		}
	}
}

function* uses(view: State, seat: number): Generator<Use> {
	const own = [...amounts(view, seat, Infinity)];
	const limit = view.options.borrowLimit === 1 ? 1 : Infinity;
	const lent = others(view).flatMap((lender) =>
		[...amounts(view, lender, limit)].map((part) => ({ seat: lender, ...part }))
	);
	if (mayGoUnaided(view, seat)) yield { own: null, borrow: null };
	for (const part of own) yield { own: part, borrow: null };
	for (const borrow of lent) yield { own: null, borrow };
	if (!view.options.mixOwnAndBorrowed) return;
	for (const part of own) for (const borrow of lent) yield { own: part, borrow };
}

function* amounts(view: State, seat: number, limit: number): Generator<{ id: string; rp: number }> {
	for (const [id, resource] of Object.entries(sheetAt(view, seat).resources)) {
		for (let rp = 1; rp <= Math.min(resource.rp, limit); rp++) yield { id, rp };
	}
}

function sources(view: State, { borrow }: Use): SocietyPlan['statFrom'][] {
	const lender = borrow ? (['lender'] as const) : [];
	const anybody = view.options.statSource === 'any';
	const helpers = anybody ? others(view).filter((seat) => seat !== borrow?.seat) : [];
	return ['own', ...lender, ...helpers];
}

/** §3.4 Yes, no, and where one word is enough, yes under another stat. */
function* agreeing(view: State): Generator<SeatAction> {
	yield { type: 'agree', ok: true };
	yield { type: 'agree', ok: false };
	if (view.options.agreement !== 'one') return;
	const bound = boundStat(view);
	for (const stat of bound ? [bound] : STATS) yield { type: 'agree', ok: true, stat };
}
