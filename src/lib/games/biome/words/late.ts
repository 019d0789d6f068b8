/** Who comes late: a seat that is out of the game is not played again, a new one joins in its place. */
import type { Seat } from '../../../engine/module.ts';
import * as m from '../../../paraglide/messages.js';
import { needsResource } from '../rules/seating.ts';
import { sheetOf, stayingSeats } from '../rules/sheets.ts';
import { BIOMES, type FacilitatorAction, type State } from '../rules/state.ts';

/** §8.9 The seat that joins for somebody who sits down in this one: the first biome that nobody plays. */
export function late(view: State, seat: Seat): FacilitatorAction | null {
	if (view.phase === 'over' || sheetOf(view, seat)?.status !== 'left') return null;
	const taken = new Set(stayingSeats(view).map((one) => sheetOf(view, one)?.biome));
	const biome = BIOMES.find((one) => !taken.has(one)) ?? BIOMES[0];
	const resource = needsResource(view)
		? { name: m.late_resource(), stat: 'adaptability' as const }
		: null;
	return { type: 'addSeat', biome, resource };
}
