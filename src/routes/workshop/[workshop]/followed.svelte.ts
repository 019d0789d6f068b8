/** A page of a workshop that shows more than the desk's lines hold, and is asked for again as they change. */
import { onMount } from 'svelte';
import { Desk } from './desk.svelte.ts';
import { refresh } from './refresh.ts';

/** Milliseconds: what is being written is in no line of the desk, so that it is asked for now and then. */
const OFTEN = 5_000;

/** Follows the desk document for as long as the component is there that calls it; lines come in crowds, and those within `together` milliseconds are answered as one. */
export function followed(document: string, tables: readonly string[], together: number) {
	let desk = $state.raw<Desk | null>(null);
	let soon: ReturnType<typeof setTimeout> | undefined;
	const again = () => void refresh();

	onMount(() => {
		const live = new Desk(document, tables, again, again);
		desk = live;
		const clock = setInterval(again, OFTEN);
		return () => {
			clearInterval(clock);
			clearTimeout(soon);
			live.close();
		};
	});
	const lines = $derived(desk?.lines);
	$effect(() => {
		if (!lines) return;
		clearTimeout(soon);
		soon = setTimeout(again, together);
	});
	return {
		/** Null until the page is alive. */
		get desk() {
			return desk;
		}
	};
}
