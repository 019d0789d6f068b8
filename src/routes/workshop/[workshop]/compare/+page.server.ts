import { measuresOf, type Measure } from '$lib/games/guides.ts';
import { gameOf } from '$lib/games/registry.ts';
import * as m from '$lib/paraglide/messages.js';
import { credentialsOf, refuseDoor } from '$lib/server/doors.ts';
import { facilitates } from '$lib/server/identity.ts';
import { startAt, type Start } from '$lib/server/looking.ts';
import { findWorkshop, linesOf } from '$lib/server/workshops.ts';
import { namesIn } from '$lib/table/room.ts';
import { veil } from '$lib/table/veil.ts';
import type { PageServerLoad } from './$types';

/** Every table of the workshop with its answers to the same questions. */
export const load: PageServerLoad = async (event) => {
	const workshop = await findWorkshop(event.params.workshop);
	if (!workshop) return refuseDoor(404, 'no-such-workshop');
	const leads = await facilitates(workshop.id, credentialsOf(event));
	if (!leads) refuseDoor(403, 'facilitator-only');
	const lines = await linesOf(workshop.id);
	const tables = await Promise.all(lines.map(columnOf));
	return { workshop: { id: workshop.id, title: workshop.title }, tables };
};

type Line = Awaited<ReturnType<typeof linesOf>>[number];

async function columnOf({ table, title, game, outcome, seq }: Line) {
	const played: Measure = {
		label: m.debrief_measure_game(),
		value: gameOf(game)?.about.title ?? game
	};
	const start = seq > 0 ? await startAt(table, { facilitator: true, member: null }, true) : null;
	const measures = start ? measuredAt(game, start) : [];
	return { table, title, over: outcome !== null, measures: [played, ...measures] };
}

/** The page may stand on the wall: what the desk took off is not told here either. */
function measuredAt(game: string, { view, room }: Start): Measure[] {
	const names = namesIn(room, (number) => m.desk_seat({ number }));
	return measuresOf(game, view, names).map(({ label, value }) => ({
		label,
		value: veil(value, room.hidden, m.veiled())
	}));
}
