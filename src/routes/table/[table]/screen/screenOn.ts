/** Keeps the screen of a wall on while it is in sight, where browsers let a page: on the server's own machine, and under TLS. For `onMount`. */
export function screenOn(): () => void {
	let lock: Promise<WakeLockSentinel | null> | null = null;
	const keep = () => {
		// a browser lets go of it by itself when the page is out of sight
		if (document.visibilityState === 'visible' && 'wakeLock' in navigator)
			lock = navigator.wakeLock.request('screen').catch(() => null);
	};
	keep();
	document.addEventListener('visibilitychange', keep);
	return () => {
		document.removeEventListener('visibilitychange', keep);
		void lock?.then((held) => held?.release());
	};
}
