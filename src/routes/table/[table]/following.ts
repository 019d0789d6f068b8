/** How a page follows its table. */
import { LiveTable } from '$lib/table/live.svelte.ts';
import type { Start } from '$lib/table/start.ts';
import { covered } from '$lib/ui/covered.ts';

/** Milliseconds out of sight after which a device asks whether it still has its place before it shows it. */
const SLEPT = 20_000;

/** Follows a table while its page is open: hands it on, and answers what ends it. For `onMount`. */
export function following(
	{ table, start }: { readonly table: string; readonly start: Start },
	found: (live: LiveTable) => void
): () => void {
	const live = new LiveTable(table, start);
	let since = Date.now();
	const wake = () => {
		if (document.visibilityState === 'hidden') {
			since = Date.now();
			return;
		}
		live.retry();
		if (Date.now() - since > SLEPT) void covered(() => live.askAnew());
	};
	const back = () => {
		live.retry();
		void live.askAnew();
	};
	// a page that the browser had put aside stores nothing more: it is loaded anew
	const restored = ({ persisted }: PageTransitionEvent) => {
		if (persisted) live.close();
	};
	found(live);
	window.addEventListener('online', back);
	window.addEventListener('pageshow', restored);
	document.addEventListener('visibilitychange', wake);
	return () => {
		window.removeEventListener('online', back);
		window.removeEventListener('pageshow', restored);
		document.removeEventListener('visibilitychange', wake);
		live.close();
	};
}
