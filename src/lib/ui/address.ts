/** Which address of this machine goes into links: chosen at the desk, kept in the browser, told to its other pages. */

/** The desk's browser keeps it for so long, in seconds: a year of lessons in one room. */
const KEPT = 365 * 24 * 60 * 60;
const CHANNEL = 'address';

/** Has this address in links from now on; the server takes it only while the machine has it. */
export function chooseAddress(host: string): void {
	const value = encodeURIComponent(host);
	document.cookie = `${CHANNEL}=${value}; path=/; max-age=${String(KEPT)}; samesite=lax`;
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage(host);
	channel.close();
}

/** Calls back when another page of this browser has chosen; answers how to leave off. */
export function whenChosen(call: () => void): () => void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = call;
	return () => channel.close();
}
