/** Whether the five cards of the beginning have been seen on this device, by whoever holds it. */

const KEY = 'primer';

export function isSeen(): boolean {
	try {
		return localStorage.getItem(KEY) !== null;
	} catch {
		// a browser that keeps nothing is not asked anew with every page
		return true;
	}
}

export function noteSeen(): void {
	try {
		localStorage.setItem(KEY, 'seen');
	} catch {
		// a browser that keeps nothing
	}
}
