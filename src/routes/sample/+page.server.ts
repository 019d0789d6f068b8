import { fail, redirect } from '@sveltejs/kit';
import { OPENING_CODE, openTo, readOpening } from '$lib/server/http/opening.ts';
import { askDoor } from '../doors.server.ts';
import { textFields } from '../fields.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({ openTo: openTo() });

export const actions: Actions = {
	/** Opens a sample workshop and goes to its desk. */
	default: async (event) => {
		const entered = await textFields(event.request);
		const opened = await askDoor<{ workshop: string; tables: readonly { table: string }[] }>(
			event,
			'POST',
			'/api/sample',
			undefined,
			{ [OPENING_CODE]: readOpening(entered['opening'] ?? '') }
		);
		if ('error' in opened) {
			const { code, message } = opened.error;
			return fail(
				opened.status,
				code === 'opening-code' ? { opening: message } : { problem: message }
			);
		}
		const { workshop, tables } = opened.ok;
		redirect(303, `/workshop/${workshop}?table=${tables[0]?.table ?? ''}`);
	}
};
