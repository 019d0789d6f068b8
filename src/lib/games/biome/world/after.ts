/** The world at an earlier moment. */
import type { Holdings } from '../history/holdings.ts';
import type { State } from '../rules/state.ts';

/** The world as it stood after as many entries of its history as there are of `held`: what came later is not there yet. */
export function viewAfter(
	view: State,
	held: Holdings['held'],
	{ phase, round }: Pick<State, 'phase' | 'round'>
): State {
	const now = held.at(-1)?.after ?? {};
	const came = new Set(
		held
			.flatMap(({ before, after }) => [...Object.entries(before), ...Object.entries(after)])
			.flatMap(([id, rp]) => (rp > 0 ? id : []))
	);
	const sheets = Object.entries(view.sheets).map(([seat, sheet]) => {
		const resources = Object.entries(sheet.resources).flatMap(([id, one]) =>
			came.has(id) ? [[id, { ...one, rp: now[id] ?? 0 }] as const] : []
		);
		return [seat, { ...sheet, pool: 0, resources: Object.fromEntries(resources) }] as const;
	});
	const history = view.history.slice(0, held.length);
	const then = { ...view, history, phase, round, result: null, current: null };
	return { ...then, sheets: Object.fromEntries(sheets) };
}
