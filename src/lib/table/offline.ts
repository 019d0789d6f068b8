/** This page kept on the device by the service worker, so that it opens again without network. */

/**
 * Gives the service worker this page and all that it has fetched so far. False where the browser has
 * none, as on plain http: then only a page that stays open can be used without network.
 */
export async function keepPage(): Promise<boolean> {
	if (!('serviceWorker' in navigator)) return false;
	await navigator.serviceWorker.register('/service-worker.js');
	const { active } = await navigator.serviceWorker.ready;
	const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
	const kept = new MessageChannel();
	active?.postMessage({ page: location.href, fetched }, [kept.port2]);
	return (
		active !== null &&
		new Promise((done) => (kept.port1.onmessage = ({ data }) => done(data === true)))
	);
}
