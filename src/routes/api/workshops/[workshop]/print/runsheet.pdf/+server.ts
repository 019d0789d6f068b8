import { guideOf } from '$lib/games/guides.ts';
import { LESSONS } from '$lib/games/kit/guide.ts';
import { gameOf, games } from '$lib/games/registry.ts';
import * as m from '$lib/paraglide/messages.js';
import { runSheet } from '$lib/print/runSheet.ts';
import { leadingWorkshop, limited, refuseDoor, refuseField } from '$lib/server/http/requests.ts';
import { linesOf } from '$lib/server/workshops/workshops.ts';
import { stockOf, pdfAnswer } from '$lib/server/http/pdfAnswer.ts';
import type { RequestHandler } from './$types';

/** The run sheet of a lesson: `?minutes=45` (as without it), 90 or 180, with the first table's game or `?game=`. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const asked = event.url.searchParams;
	const minutes = asked.get('minutes') ?? '45';
	const lesson = LESSONS.find((length) => String(length) === minutes) ?? refuseField('minutes');
	const stock = stockOf(event.url);
	limited('actions', `facilitator ${workshop}`);
	const [first] = await linesOf(workshop);
	const game =
		gameOf(asked.get('game') ?? first?.game ?? games[0]?.id ?? '') ??
		refuseDoor(400, 'no-such-game', {}, { field: 'game' });
	const record = runSheet(game.about.title, await guideOf(game.id), lesson);
	const from = { workshop, who: 'facilitator' };
	return pdfAnswer(from, () => ({ record, name: m.guide_file({ minutes: lesson }) }), stock);
};
