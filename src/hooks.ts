/** Where an address leads, on the server and in the browser. */
import type { Reroute } from '@sveltejs/kit';

/** A slash that is written as `%2f`, or a backslash, stands in no address of ours: it would lead elsewhere once it is decoded. */
export const reroute: Reroute = ({ url }) =>
	/%2f|%5c/i.test(url.pathname) ? '/no-such-page' : undefined;
