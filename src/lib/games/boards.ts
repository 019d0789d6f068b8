/** The pictures of a game for a screen, as far as that screen needs them. */
import type { End } from '../pieces/ending/ending.ts';
import type { Book, Phone, Pictures } from './kit/pictures.ts';
import type { Names } from './kit/words.ts';
import { boardOf, endingOf, ledOf, pastOf, titleOf, wallOf } from './parts.ts';

/** In place of the board of a game that is not installed any more. */
const missing = async () => (await import('./kit/MissingBoard.svelte')).default;

/** What stands above a board: a game's own, else its title; nothing for a game that is not there. */
async function headOf(game: string): Promise<Omit<Phone, 'Board'>> {
	const led = await ledOf(game);
	if (led) return { Header: led.Header, tabs: led.tabs };
	const title = await titleOf(game);
	if (!title) return { tabs: [] };
	const { default: Title } = title.suitOf
		? await import('../pieces/PawnTitle.svelte')
		: await import('../pieces/Title.svelte');
	return { head: { Title, title }, tabs: [] };
}

/** What a phone cannot do without; an empty board for a game that is not there. */
export async function phoneOf(game: string): Promise<Phone> {
	const [Board, head] = await Promise.all([boardOf(game), headOf(game)]);
	return { Board: Board ?? (await missing()), ...head };
}

/** What a phone fetches when a tab beside the board is opened; nothing where the game has none. */
export const bookOf = async (game: string): Promise<Book> =>
	(await (await ledOf(game))?.book()) ?? {};

/** All pictures of a game; an empty board for one that is not there. */
export async function picturesOf(game: string): Promise<Pictures> {
	const [Board, Wall, Past, endOf, led] = await Promise.all([
		boardOf(game),
		wallOf(game),
		pastOf(game),
		endingOf(game),
		ledOf(game).then((screens) => screens?.desk())
	]);
	return { Board: Board ?? (await missing()), Wall, Past, endOf, led: led ?? {} };
}

/** How a game ended; null while it goes on, and for a game that tells it itself. */
export const endOf = async (game: string, view: unknown, names: Names): Promise<End | null> =>
	(await endingOf(game))?.(view, names) ?? null;
