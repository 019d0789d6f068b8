/** A view has the shape of its state: every key, every list as long, every value of its type or with a mark in its place. */
import { isObject } from '../json.ts';
import type { Audience } from '../module.ts';
import { flaw, type Exam, type Flaw } from './flaw.ts';
import { called, general } from './observed.ts';

interface Misfit {
	readonly place: readonly string[];
	readonly says: string;
}

/** What of a view, or of what is left of one, is not where the state has it. */
export function* shapeFlaws(
	exam: Exam,
	state: unknown,
	view: unknown,
	audience: Audience,
	what = 'view'
): Generator<Flaw> {
	for (const { place, says } of misfits(exam, state, view, [])) {
		yield flaw(
			'shape',
			`${what} of ${called(audience)}: ${place.join('.') || 'all of it'} ${says}`
		);
	}
}

function* misfits(
	exam: Exam,
	state: unknown,
	view: unknown,
	place: readonly string[]
): Generator<Misfit> {
	if (state === view || view === null || state === null) return;
	if (Array.isArray(state) && typeof view === 'string') {
		yield* markMisfits(exam, state, view, place);
		return;
	}
	if (Array.isArray(state)) {
		if (!Array.isArray(view)) yield { place, says: `is ${typeOf(view)} in place of a list` };
		else if (view.length !== state.length)
			yield { place, says: `has ${view.length} of ${state.length} items` };
		else
			for (const [index, part] of state.entries())
				yield* misfits(exam, part, view[index], [...place, String(index)]);
		return;
	}
	if (isObject(state) && isObject(view)) {
		const lost = Object.keys(state).find((key) => !Object.hasOwn(view, key));
		if (lost !== undefined) yield { place: [...place, lost], says: 'is missing' };
		const more = Object.keys(view).find((key) => !Object.hasOwn(state, key));
		if (more !== undefined) yield { place: [...place, more], says: 'is in no state' };
		for (const [key, part] of Object.entries(state))
			yield* misfits(exam, part, view[key], [...place, key]);
		return;
	}
	if (typeOf(state) !== typeOf(view)) yield* markMisfits(exam, state, view, place);
}

/** What stands for something of another type is always the same: then it tells nothing. */
function* markMisfits(
	{ observed }: Exam,
	state: unknown,
	view: unknown,
	place: readonly string[]
): Generator<Misfit> {
	const is = JSON.stringify(view);
	if (typeof view === 'object') {
		yield { place, says: `is ${typeOf(view)} in place of ${typeOf(state)}` };
		return;
	}
	const mark = observed.marks.get(general(place)) ?? is;
	observed.marks.set(general(place), mark);
	if (mark !== is)
		yield { place, says: `is ${is} in place of ${typeOf(state)}, elsewhere ${mark}` };
}

function typeOf(value: unknown): string {
	if (Array.isArray(value)) return 'a list';
	return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
