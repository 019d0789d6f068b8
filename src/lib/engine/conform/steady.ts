/** What a seat may do hangs on its view alone: not on which object the view is, nor on what the module has seen elsewhere. */
import { copyJson, isObject } from '../json.ts';
import type { Seat } from '../module.ts';
import { randomFrom, seededSource } from '../random.ts';
import { dealing, judge, play, type Position } from '../referee.ts';
import { flaw, freeze, type Exam, type Flaw } from './flaw.ts';

/** How many of a list are judged before and after. */
const JUDGED = 3;

/** Asks a seat's list and refusals, lets the game go on elsewhere, and asks again with a copy of the view. */
export function* steadyFlaws(exam: Exam, position: Position, seat: Seat): Generator<Flaw> {
	const { module } = exam;
	const view = freeze(module.view(position.state, seat));
	const listed = [...module.legal(view, seat)];
	const some = [...listed.slice(0, JUDGED), { type: 'no-such-action' }].filter(isObject);
	const judged = () =>
		JSON.stringify(some.map((action) => judge(module, position.state, seat, action)));
	const [was, answers] = [JSON.stringify(listed), judged()];
	const elsewhere = goneOn(exam, position, seat, listed.at(-1));
	const again = JSON.stringify([...module.legal(freeze(copyJson(view)), seat)]);
	if (again !== was)
		yield flaw('secret', `the list of seat ${seat} changes though its view does not: ${elsewhere}`);
	if (judged() !== answers)
		yield flaw('secret', `what is refused to seat ${seat} changes though its view does not`);
}

/** Plays on from what the seat cannot tell from this position, and forgets it; what was played. */
function goneOn(
	{ module }: Exam,
	position: Position,
	seat: Seat,
	action: { type: string } | undefined
): string {
	if (!action) return 'nothing was played meanwhile';
	const view = freeze(module.view(position.state, seat));
	const chance = randomFrom(seededSource(position.log.length + 7));
	const state = module.redeal ? freeze(module.redeal(view, seat, chance)) : position.state;
	try {
		play(module, { ...position, state }, seat, action, dealing(seededSource(3)));
	} catch {
		// another flaw, found where it is looked for
	}
	return `meanwhile ${JSON.stringify(action)} was played elsewhere`;
}
