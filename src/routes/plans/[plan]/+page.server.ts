import { fail, redirect, type RequestEvent } from '@sveltejs/kit';
import * as m from '$lib/paraglide/messages.js';
import { getLocale } from '$lib/paraglide/runtime.js';
import { keepsCookies, tryCookie } from '$lib/server/http/cookies.ts';
import { openTo } from '$lib/server/http/opening.ts';
import { refuseDoor } from '$lib/server/http/requests.ts';
import { askDoor, askOpening } from '../../doors.server.ts';
import { textFields } from '../../fields.ts';
import { offerOf, readTable } from '../../offer.server.ts';
import { LENGTHS, planOf } from '../plans.ts';
import type { Actions, PageServerLoad } from './$types';

const TABLES_MOST = 12;

export const load: PageServerLoad = async (event) => {
	tryCookie(event);
	const plan = (await planOf(event.params.plan)) ?? refuseDoor(404, 'no-such-door');
	const { seats, usual } = offerOf(plan.table.game);
	return { plan, openTo: openTo(), seats, usual, lengths: LENGTHS, most: TABLES_MOST };
};

export const actions: Actions = {
	/** Opens a workshop for the plan: what comes first of the game's pack, tables that are fitted to three lessons, and the date of the first. */
	default: async (event) => {
		const entered = await textFields(event.request);
		if (!keepsCookies(event)) return fail(400, { problem: m.doors_no_cookies() });
		const minutes = LENGTHS.find((one) => String(one) === entered['minutes']) ?? LENGTHS[0];
		const plan = (await planOf(event.params.plan, minutes)) ?? refuseDoor(404, 'no-such-door');
		const { game, preset, minutes: all } = plan.table;
		const asked = readTable(
			{ game, preset, seats: entered['seats'] ?? '', minutes: String(all) },
			{ led: true }
		);
		if ('problems' in asked)
			return fail(400, { problem: asked.problems.seats ?? m.home_option_wrong() });
		const titled = { title: plan.name, language: getLocale() };
		const { opening } = entered;
		const opened = await askOpening<{ workshop: string }>(event, '/api/workshops', titled, opening);
		if (!('ok' in opened)) return opened;
		const { workshop } = opened.ok;
		const refused = await furnish(event, workshop, [
			['PATCH', 'pack', { ready: Object.fromEntries(plan.ready.ids.map((id) => [id, true])) }],
			['POST', 'tables', { ...asked, ...numbered(entered['tables']) }],
			...dated(entered, minutes)
		]);
		if (refused) {
			await askDoor(event, 'DELETE', `/api/workshops/${workshop}`); // nobody asked for half of it
			return fail(refused.status, { problem: refused.error.message });
		}
		redirect(303, `/workshop/${workshop}?lesson=${String(minutes)}`);
	}
};

type Demand = readonly [method: string, door: string, body: object];

/** Asks these doors of the workshop one after the other; what the first of them refused, null where none did. */
async function furnish(
	event: Pick<RequestEvent, 'fetch'>,
	workshop: string,
	demands: readonly Demand[]
) {
	for (const [method, door, body] of demands) {
		const done = await askDoor(event, method, `/api/workshops/${workshop}/${door}`, body);
		if ('error' in done) return done;
	}
	return null;
}

function numbered(typed = ''): { count: number; title: string } {
	const count = Math.min(TABLES_MOST, Math.max(1, Number(typed) || 1));
	return { count, title: count === 1 ? m.desk_table_name({ number: 1 }) : '' };
}

/** The lessons that have a date: the tables wait for the first, and those after it are proposed when their time has come. */
function dated(entered: Record<string, string>, minutes: number): Demand[] {
	const { zone = '', first = '', second = '', third = '' } = entered;
	const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
	const where = { zone: zone === '' ? here : zone, minutes };
	const said = ([day = '', hour = '']: string[]) => ({ day, hour });
	const later = [second, third].filter((one) => one !== '').map((one) => said(one.split('T')));
	const next = { ...said(first.split('T')), ...where, due: 'nothing' };
	return [
		...(later.length === 0 ? [] : [['PUT', 'lessons', { lessons: later, ...where }] as const]),
		...(first === '' ? [] : [['PUT', 'next', next] as const])
	];
}
