/** A phone's page is fetched ahead and kept while there is a network, and comes whole again after there was none. */
import { onMount } from 'svelte';
import type { LiveTable } from '$lib/table/live.svelte.ts';
import { keepBegun, resumed } from '$lib/ui/resumed.ts';

/** Milliseconds: fetched before it is asked for, but not before the phone can play. */
const AHEAD = 10_000;
/** Milliseconds: no more often is the page loaded anew for the sake of a part. */
const ANEW = 60_000;
/** Where this tab remembers when that was. */
const LAST = 'loaded-anew';

interface Keeping {
	/** Whether this page opens again without network. */
	readonly kept: boolean;
}

/** Follows it from a component; `fetchAhead` answers whether all is kept. */
export function keeping(
	status: () => LiveTable['status'] | undefined,
	fetchAhead: () => Promise<boolean>
): Keeping {
	let kept = $state(false);
	let [begun, cut, missing] = [false, false, false];
	const ahead = async () => {
		begun = true;
		kept = await fetchAhead().catch(() => false);
	};
	onMount(() => {
		const miss = () => (missing = true);
		window.addEventListener('vite:preloadError', miss);
		const later = setTimeout(() => void ahead(), AHEAD);
		return () => {
			window.removeEventListener('vite:preloadError', miss);
			clearTimeout(later);
		};
	});
	$effect(() => {
		const now = status();
		cut ||= now === 'offline';
		if (now !== 'saved') return;
		if (missing) loadAnew();
		else if (cut && begun && !kept) void ahead();
		cut = false;
	});
	return {
		get kept() {
			return kept;
		}
	};
}

/** Browsers ask no second time for a part that they could not fetch. All is stored, so nothing is lost; nobody is disturbed who writes. */
function loadAnew(): void {
	const { at: last } = resumed(LAST, { at: 0 }, ({ at }) => Number.isFinite(at));
	const writes = document.activeElement?.matches(
		'textarea, input:not([type=radio], [type=checkbox])'
	);
	if (writes || Date.now() - last < ANEW) return;
	keepBegun(LAST, { at: Date.now() });
	location.reload();
}
