import { fail, redirect } from '@sveltejs/kit';
import * as m from '$lib/paraglide/messages.js';
import { readCode } from '$lib/server/base/tokens.ts';
import { keepsCookies, tryCookie } from '$lib/server/http/cookies.ts';
import { inTime } from '$lib/server/http/requests.ts';
import { reading } from '$lib/server/people/lobby.ts';
import { lostAt } from '$lib/server/people/returning.ts';
import { askDoor } from '../../../doors.server.ts';
import { textFields } from '../../../fields.ts';
import type { Actions, PageServerLoad } from './$types';

/** As the door before it: a phone loads no script before its table. */
export const csr = false;

/** Who is to be somebody again, as long as they are away; else the door is where to go. */
export const load: PageServerLoad = async (event) => {
	const { code } = event.params;
	tryCookie(event);
	const lobby = inTime(await reading(code, event.getClientAddress()));
	const who = event.url.searchParams.get('who');
	const lost = lobby && (await lostAt(lobby)).find(({ person }) => person === who);
	if (!lost) redirect(303, `/join/${encodeURIComponent(code)}`);
	return { code, lost };
};

export const actions: Actions = {
	/** Takes the place again with the number of the old page; without one, waits for the desk's word. */
	default: async (event) => {
		const { code } = event.params;
		const { person = '', number = '' } = await textFields(event.request);
		const no = (problem: string, status = 400) => fail(status, { problem, number });
		if (!keepsCookies(event)) return no(m.doors_no_cookies());
		const figures = number.replace(/[\s-]/g, '');
		const back = await askDoor<{ table: string; waiting?: true }>(event, 'POST', '/api/returns', {
			...{ code, person },
			...(figures === '' ? {} : { number: figures })
		});
		if ('ok' in back) {
			const { table, waiting } = back.ok;
			redirect(303, `/table/${table}${waiting ? `/wait?back&code=${readCode(code) ?? ''}` : ''}`);
		}
		const { field, message, code: why } = back.error;
		return no(field === 'number' && why === 'bad-body' ? m.back_wrong() : message, back.status);
	}
};
