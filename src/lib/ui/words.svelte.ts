/** What a text that is written together says now. */
import type { SharedText } from './text.ts';

/** Follows whatever text `shared` gives, from a component: `now` is empty where there is none. */
export function wordsOf(shared: () => SharedText | null): { readonly now: string } {
	let now = $state('');
	$effect(() => {
		const text = shared()?.text;
		const look = () => (now = text?.toJSON() ?? '');
		look();
		text?.observe(look);
		return () => text?.unobserve(look);
	});
	return {
		get now() {
			return now;
		}
	};
}
