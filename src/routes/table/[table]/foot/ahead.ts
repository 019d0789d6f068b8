/** What a phone without network will want, fetched while there is one. */
import { mount } from 'svelte';
import { bookOf } from '$lib/games/boards.ts';
import type { LiveTable } from '$lib/table/live.svelte.ts';
import Away from './Away.svelte';

/** Fetches the other pages, a game's parts of them, and the phone's page once more; answers whether that opens again without network. */
export async function fetchAhead(
	game: string,
	status: () => LiveTable['status'] | undefined
): Promise<boolean> {
	sayWhere(status);
	const { keepPage } = await import('$lib/table/offline.ts');
	await Promise.all([
		import('../Pages.svelte'),
		import('./PhoneSettings.svelte'),
		bookOf(game).then((book) => book.ahead?.())
	]);
	return keepPage();
}

/** The foot of a phone's page says where to look when the network stays away: what it needs for that is here by now. */
function sayWhere(status: () => LiveTable['status'] | undefined): void {
	const foot = document.querySelector<HTMLElement>('footer');
	const first = foot?.firstElementChild;
	if (!foot || !first || 'away' in foot.dataset) return;
	foot.dataset['away'] = '';
	const props = {
		get status() {
			return status() ?? 'saving';
		}
	};
	mount(Away, { target: foot, anchor: first, props });
}
