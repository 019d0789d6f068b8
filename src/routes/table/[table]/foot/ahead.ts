/** What a phone without network will want, fetched while there is one. */
import { bookOf } from '$lib/games/boards.ts';
import { faceOf } from '$lib/games/faces.ts';

/** What lies over the foot, and says where to look then. */
export { default as Over } from './Over.svelte';

/** Fetches the other pages, a game's parts of them, and the phone's page once more; answers whether that opens again without network. */
export async function fetchAhead(game: string): Promise<boolean> {
	const { keepPage } = await import('$lib/table/offline.ts');
	await Promise.all([
		import('../Pages.svelte'),
		import('./PhoneSettings.svelte'),
		import('../meanwhile/Laid.svelte'),
		faceOf(game),
		import('../../../games/Refusal.svelte'),
		bookOf(game).then((book) => book.ahead?.())
	]);
	return keepPage();
}
