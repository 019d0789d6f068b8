import { invalidateAll } from '$app/navigation';
import { navigating } from '$app/state';

/**
 * Asks anew for what the page shows; where the server is out of reach, what stands there stays. Whoever is on
 * their way to another table or page gets there first: Kit drops a navigation once everything is asked for anew.
 */
export async function refresh(): Promise<void> {
	let way: Promise<void> | null = null;
	// whoever has turned to yet another page meanwhile is waited for too; Kit may still show one that was broken off
	while (navigating.complete !== null && navigating.complete !== way) {
		way = navigating.complete;
		await way.catch(() => null);
	}
	await invalidateAll().catch(() => null);
}
