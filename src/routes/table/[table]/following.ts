/** How a page follows its table. */
import { LiveTable } from '$lib/table/live.svelte.ts';
import type { Start } from '$lib/table/start.ts';

/** Follows a table while its page is open: hands it on, and answers what ends it. For `onMount`. */
export function following(
	{ table, start }: { readonly table: string; readonly start: Start },
	found: (live: LiveTable) => void
): () => void {
	const live = new LiveTable(table, start);
	const wake = () => {
		if (document.visibilityState === 'visible') live.retry();
	};
	found(live);
	window.addEventListener('online', wake);
	document.addEventListener('visibilitychange', wake);
	return () => {
		window.removeEventListener('online', wake);
		document.removeEventListener('visibilitychange', wake);
		live.close();
	};
}
