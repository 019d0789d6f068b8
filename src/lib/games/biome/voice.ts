/** What computer players write: answers and names that fit sphere and stat, what a society is called, how a turn went. */
import * as m from '../../paraglide/messages.js';
import type { Seat } from '../../engine/module.ts';
import type { Voice } from '../kit/voice.ts';
import { sheetAt } from './rules/sheets.ts';
import { entryOf } from './rules/together/prepared.ts';
import type { Action, PlanAction, Sphere, State } from './rules/state.ts';
import { ANSWERS, SOCIETIES, SOCIETY, TALES } from './words/answers.ts';

export const voice: Voice = {
	// views and actions of this game are made by its own rules
	worded: (view, seat, action) => worded(view as State, seat, action as Action),
	telling: (view, seat) => telling(view as State, seat)
};

function worded(view: State, seat: Seat, action: Action): Action {
	switch (action.type) {
		case 'plan':
			return view.phase === 'build'
				? built(view, seat, action)
				: { ...action, solution: answerOf(view, seat, action) };
		case 'placeLeftover':
			return 'name' in action.resource
				? { ...action, resource: { name: nameOf(view, seat, action) } }
				: action;
		case 'nameSociety': {
			const { biome } = sheetAt(view, seat);
			return biome ? { ...action, name: SOCIETIES[biome]() } : action;
		}
		default:
			return action;
	}
}

/** §3.3 The answer, and the name of a Resource that is new. */
function built(view: State, seat: Seat, action: PlanAction): Action {
	const [, text] = ANSWERS[sphereOf(view, seat)][action.stat];
	const { resource } = action;
	const named = resource && 'name' in resource ? { name: nameOf(view, seat, action) } : resource;
	return { ...action, solution: text(), ...(named ? { resource: named } : {}) };
}

/** The name for a new Resource under a stat; with a number where the seat has one of this name. */
function nameOf(view: State, seat: Seat, { stat }: Pick<PlanAction, 'stat'>): string {
	const [name] = ANSWERS[sphereOf(view, seat)][stat];
	const taken = Object.values(sheetAt(view, seat).resources).map((one) => one.name);
	const first = name();
	for (let number = 1; ; number++) {
		const tried = number === 1 ? first : `${first} ${number}`;
		if (!taken.includes(tried)) return tried;
	}
}

/** §5.3 By what is used: an own Resource, a borrowed one, or nothing. */
function answerOf(view: State, seat: Seat, { stat, own, borrow }: PlanAction): string {
	const named = (of: Seat, id: string) => sheetAt(view, of).resources[id]?.name ?? '';
	if (own) return SOCIETY[stat]({ resource: named(seat, own.id) });
	if (borrow) return m.answers_society_borrowed({ resource: named(borrow.seat, borrow.id) });
	return m.answers_society_unaided();
}

/** §3.1 The sphere of the turn that the seat plans; outside a turn the one that everything alive belongs to. */
function sphereOf(view: State, seat: Seat): Sphere {
	const turn = entryOf(view, seat) ?? view.current;
	return turn?.sphere ?? 'biosphere';
}

/** §9 The seat's first turn that nobody has told about. */
function telling(view: State, seat: Seat): Action | null {
	for (const [entry, turn] of view.history.entries()) {
		if (turn.kind !== 'turn' || turn.seat !== seat || turn.narration !== '') continue;
		return { type: 'narrate', entry, text: TALES[turn.roll.band]() };
	}
	return null;
}
