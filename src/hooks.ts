/** Where an address leads, on the server and in the browser. */
import { dev } from '$app/environment';
import type { Reroute } from '@sveltejs/kit';

export const reroute: Reroute = ({ url }) =>
	isNowhere(url.pathname) ? '/no-such-page' : undefined;

/**
 * A slash that is written as `%2f`, or a backslash, stands in no address of ours: it would lead elsewhere once it is
 * decoded. Neither does a sign that nobody sees and no storage keeps. What is for authors of games is there only while they work.
 */
const isNowhere = (path: string): boolean =>
	/%2f|%5c|%[01][\da-f]|%7f/i.test(path) || (!dev && /^\/dev(?:\/|$)/.test(decoded(path)));

/** As Kit reads it, which refuses by itself what cannot be decoded. */
function decoded(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
