/**
 * Opens a player's table again without network: it keeps that page as this browser last got it, and our own
 * scripts, styles and fonts. It never keeps what a door answers, and asks no other host.
 */
import { version } from '$service-worker';
import { endedAfter } from '$lib/table/timeouts.ts';

/** What a service worker has and a page has not. */
interface Worker {
	readonly location: Location;
	readonly clients: { claim(): Promise<void> };
	addEventListener(type: 'activate', heard: (event: Lasting) => void): void;
	addEventListener(type: 'message', heard: (event: Lasting & MessageEvent) => void): void;
	addEventListener(type: 'fetch', heard: (event: Fetching) => void): void;
}
interface Lasting extends Event {
	waitUntil(end: Promise<unknown>): void;
}
interface Fetching extends Event {
	readonly request: Request;
	respondWith(response: Promise<Response>): void;
}

const worker = globalThis.self as unknown as Worker;

/** What is kept belongs to one version of the product, and goes with it. */
const KEPT = `borrowed-earth-${version}`;
/** Milliseconds for which a network that is there in name only is waited for, where the page is kept. */
const FETCH_TIMEOUT = 6_000;

const isAsset = ({ origin, pathname }: URL) =>
	origin === worker.location.origin &&
	(pathname.startsWith('/_app/immutable/') || pathname === '/look.js');
const isTable = ({ origin, pathname }: URL) =>
	origin === worker.location.origin && /^\/table\/[A-Za-z0-9_-]{22}$/.test(pathname);

worker.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
	const older = (await caches.keys()).filter((name) => name !== KEPT);
	await Promise.all(older.map((name) => caches.delete(name)));
	await worker.clients.claim();
}

/** A page asks to be kept, with what it has fetched so far; it is told once that is done. */
worker.addEventListener('message', (event) => {
	const { page, fetched } = event.data as { page: string; fetched: readonly string[] };
	const done = keep([page, ...fetched]).then((whole) => {
		event.ports[0]?.postMessage(whole);
	});
	event.waitUntil(done);
});

async function keep(addresses: readonly string[]): Promise<boolean> {
	const kept = await caches.open(KEPT);
	const urls = addresses.map((address) => new URL(address));
	const ours = urls.filter((url) => isAsset(url) || isTable(url)).map(({ href }) => href);
	return kept.addAll([...new Set(ours)]).then(
		() => true,
		() => false
	);
}

worker.addEventListener('fetch', (event) => {
	const url = new URL(event.request.url);
	if (event.request.method !== 'GET') return;
	if (isAsset(url)) event.respondWith(asset(event.request));
	else if (event.request.mode === 'navigate' && isTable(url))
		event.respondWith(table(event.request));
});

/** Its name changes with its content: what is kept is right for ever. */
async function asset(request: Request): Promise<Response> {
	const kept = await caches.open(KEPT);
	const found = await kept.match(request);
	if (found) return found;
	const response = await fetch(request);
	if (response.ok) await kept.put(request, response.clone());
	return response;
}

/** As the server gives it now; without network as this browser last got it. One page a table, the last person's. */
async function table(request: Request): Promise<Response> {
	const kept = await caches.open(KEPT);
	// the page that asked to be kept was fetched with other headers than the browser sends now
	const found = await kept.match(request, { ignoreVary: true });
	if (!found) return fetch(request);
	try {
		const response = await fetch(request, { signal: endedAfter(FETCH_TIMEOUT) });
		if (response.ok) await kept.put(request, response.clone());
		else if (response.status < 500) await kept.delete(request, { ignoreVary: true });
		return response;
	} catch {
		return found;
	}
}
