import type { PageLoad } from './$types';

/** It stands in place of the answer to a form, where nothing else may run. */
export const csr = false;

/** Leads back to one of our own pages: a path, and nothing that a browser could take for another host. */
export const load: PageLoad = ({ url }) => {
	const to = url.searchParams.get('to') ?? '';
	return { to: /^\/[\w/-]*$/.test(to) && !to.startsWith('//') ? to : '/' };
};
