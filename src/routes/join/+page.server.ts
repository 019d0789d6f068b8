import { fail, redirect } from '@sveltejs/kit';
import * as m from '$lib/paraglide/messages.js';
import { readCode } from '$lib/server/base/tokens.ts';
import type { Actions } from './$types';
import { textFields } from '../fields.ts';

export const csr = false;

export const actions: Actions = {
	/** Goes to the table of a typed code; whether there is one is asked there, where guesses are counted. */
	default: async ({ request }) => {
		const entered = await textFields(request);
		const code = readCode(entered['code'] ?? '');
		if (code === null) return fail(400, { entered, problem: m.join_code_wrong() });
		redirect(303, `/join/${code}`);
	}
};
