/** A redeal deals everything that is hidden, each place anew, and nothing twice. */
import { at } from '../json.ts';
import type { Audience } from '../module.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Position } from '../referee.ts';
import { flaw, freeze, type Exam, type Flaw } from './flaw.ts';
import { called, general, under } from './observed.ts';
import { hiddenPlaces } from './places.ts';
import { noteUsed } from './used.ts';

/** How often a place has to be hidden before anything is said of how it is dealt. */
const OFTEN = 20;
/** How many different values show that a place is not always the same. */
const SEVERAL = 3;

/** Exchanges what this audience may not know, and looks at what came where. */
export function* redealFlaws(
	exam: Exam,
	position: Position,
	audience: Audience,
	chance: Random
): Generator<Flaw> {
	const { module } = exam;
	if (!module.redeal) return;
	const { state } = position;
	const view = freeze(module.view(state, audience));
	const hidden = [...hiddenPlaces(state, view)];
	if (hidden.length === 0) return;
	const asked = counting(chance);
	const dealt = module.redeal(view, audience, asked.random);
	yield* chanceless(exam, hidden.length, asked.times(), audience);
	for (const place of hidden) {
		const says = dealtBadly(exam, { state, view, dealt }, place);
		if (says) yield flaw('redeal', `the redeal for ${called(audience)} ${says}`);
	}
	noteUsed(exam, position, dealt, hidden, audience);
}

/** A chance that counts how often it is asked. */
function counting(chance: Random) {
	let times = 0;
	const random = randomFrom((below) => {
		times++;
		return chance.die(below) - 1;
	});
	return { random, times: () => times };
}

/** A redeal of several places that never asks chance gives each seat one and the same world. */
function* chanceless(
	{ observed: { redealt } }: Exam,
	hidden: number,
	asked: number,
	audience: Audience
): Generator<Flaw> {
	if (hidden < 2) return;
	redealt.times++;
	if (asked > 0) redealt.byChance++;
	if (redealt.times >= OFTEN && redealt.byChance === 0)
		yield flaw(
			'redeal',
			`the redeal for ${called(audience)} uses no chance: ${hidden} hidden places are dealt the same way every time`
		);
}

interface Redealt {
	readonly state: unknown;
	readonly view: unknown;
	readonly dealt: unknown;
}

/** What is wrong with how this place is dealt, as far as it has been seen by now. */
function dealtBadly(exam: Exam, { state, view, dealt }: Redealt, place: readonly string[]) {
	const where = place.join('.');
	const [real, mark, value] = [state, view, dealt].map((one) => JSON.stringify(at(one, where)));
	const known = under(exam.observed.places, general(place), () => ({
		hidden: 0,
		dealt: 0,
		dealtValues: new Set<string>(),
		realValues: new Set<string>()
	}));
	known.hidden++;
	if (value !== mark) known.dealt++;
	if (known.dealtValues.size < SEVERAL) known.dealtValues.add(value ?? '');
	if (known.realValues.size < SEVERAL) known.realValues.add(real ?? '');
	if (known.hidden < OFTEN) return null;
	if (known.dealt === 0) return `never deals ${where}`;
	const same = known.dealtValues.size === 1 && known.realValues.size === SEVERAL;
	return same ? `always deals ${value ?? 'nothing'} to ${where}` : null;
}
