/** Where an address leads, on the server and in the browser. */
import type { Reroute } from '@sveltejs/kit';

/**
 * A slash that is written as `%2f`, or a backslash, stands in no address of ours: it would lead elsewhere once it is decoded.
 * Neither does a sign that nobody sees and no storage keeps.
 */
export const reroute: Reroute = ({ url }) =>
	/%2f|%5c|%[01][\da-f]|%7f/i.test(url.pathname) ? '/no-such-page' : undefined;
