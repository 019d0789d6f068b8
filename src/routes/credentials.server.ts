/** What a page's visitor can prove: the cookies of their browser. */
import type { Cookies } from '@sveltejs/kit';
import type { Credentials } from '$lib/server/identity.ts';

export const credentialsOf = (cookies: Cookies): Credentials => ({
	cookies: Object.fromEntries(cookies.getAll().map(({ name, value }) => [name, value])),
	bearer: []
});
