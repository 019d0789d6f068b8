/** Keeps the screen on while the page is in sight, where browsers let a page: on the server's own machine, and under TLS. For `onMount`; `says` hears whether it stays on. */
export function screenOn(says: (on: boolean) => void = () => undefined): () => void {
	let lock: Promise<WakeLockSentinel | null> | null = null;
	const keep = () => {
		// a browser lets go of it by itself when the page is out of sight
		if (document.visibilityState !== 'visible') return;
		lock = 'wakeLock' in navigator ? requestLock() : Promise.resolve(null);
		void lock.then((held) => says(held !== null));
	};
	keep();
	document.addEventListener('visibilitychange', keep);
	return () => {
		document.removeEventListener('visibilitychange', keep);
		void lock?.then((held) => held?.release());
	};
}

const requestLock = () => navigator.wakeLock.request('screen').catch(() => null);
