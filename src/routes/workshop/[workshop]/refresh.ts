import { invalidateAll } from '$app/navigation';
import { navigating } from '$app/state';

/**
 * Asks anew for what the page shows; where the server is out of reach, what stands there stays. Whoever is on
 * their way to another table or page gets there first: Kit drops a navigation once everything is asked for anew.
 */
export async function refresh(): Promise<void> {
	try {
		await navigating.complete;
	} catch {
		// it was broken off: the page that is here stays, and is asked for anew
	}
	await invalidateAll().catch(() => null);
}
