/** What the computer writes where a player would: an answer that fits biome and sphere, a name for what comes of it. */
import type { Random } from '../../../engine/random.ts';
import { CHALLENGE_IDS } from '../challenges/ids.ts';
import { sheetOf } from '../rules/sheets.ts';
import { SPHERES, type Action, type Biome, type Of, type State } from '../rules/state.ts';
import { lensOf } from '../rules/together/prepared.ts';
import { EXAMPLES, PLACES, SOCIETY } from './examples.ts';

/** The seat's action with sentences in the place of examples; what nobody writes stays as it is. */
export function speech(view: State, seat: number, action: Action, random: Random): Action {
	const biome = sheetOf(view, seat)?.biome;
	switch (action.type) {
		case 'chooseBiome':
			return { ...action, facet: PLACES[action.biome][0]() };
		case 'nameSociety':
			return biome ? { ...action, name: PLACES[biome][1]() } : action;
		case 'setChallenge':
			return challenged(view, action, random);
		case 'plan':
			return biome ? planned(view, seat, biome, action) : action;
		case 'placeLeftover':
			return biome ? named(view, seat, biome, action) : action;
		default:
			return action;
	}
}

/** The turn that is meant: one that is prepared, or the one in progress. */
const turnOf = (view: State, seat: number): State => lensOf(view, seat) ?? view;

/** §3.2 A card of the sphere in place of words of one's own. */
function challenged(view: State, action: Of<'setChallenge'>, random: Random): Of<'setChallenge'> {
	const sphere = turnOf(view, action.for ?? view.active).current?.sphere;
	if (!sphere || typeof action.catalogue === 'string') return action;
	const [catalogue = null] = random.shuffle(CHALLENGE_IDS[sphere]);
	const named = action.for === undefined ? {} : { for: action.for };
	return catalogue === null ? action : { type: 'setChallenge', catalogue, ...named };
}

/** §3.3, §5.3 How the challenge is met. */
function planned(view: State, seat: number, biome: Biome, action: Of<'plan'>): Of<'plan'> {
	const sphere = turnOf(view, seat).current?.sphere;
	if (!sphere) return action;
	const answer = view.phase === 'society' ? SOCIETY[sphere] : EXAMPLES[biome][sphere][0];
	return { ...named(view, seat, biome, action), solution: answer() };
}

/** §3.3 A new Resource gets the name that fits, or another one of the biome's where the seat has that already. */
function named<One extends Of<'plan' | 'placeLeftover'>>(
	view: State,
	seat: number,
	biome: Biome,
	action: One
): One {
	if (!action.resource || 'id' in action.resource) return action;
	const sphere = turnOf(view, seat).current?.sphere;
	const order = sphere ? [sphere, ...SPHERES.filter((one) => one !== sphere)] : SPHERES;
	const names = order.map((one) => EXAMPLES[biome][one][1]());
	const has = Object.values(sheetOf(view, seat)?.resources ?? {}).map(({ name }) => name);
	const name = names.find((one) => !has.includes(one)) ?? names[0] ?? '';
	return { ...action, resource: { name } };
}
