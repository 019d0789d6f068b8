/** The pictures of a game for a screen, as far as that screen needs them. */
import type { End } from '../pieces/ending/ending.ts';
import type { Book, Phone, PhoneScreens, Pictures } from './kit/pictures.ts';
import type { Names } from './kit/words.ts';
import { endingOf, figureOf, phoneScreensOf, screensOf } from './parts.ts';

/** In place of the board of a game that is not installed any more. */
const missing = async () => (await import('./kit/MissingBoard.svelte')).default;

/** What draws a title: the piece comes with the boards that show one. */
async function headOf(title: PhoneScreens['title']): Promise<Pick<Phone, 'head'>> {
	if (!title) return {};
	const { default: Title } = title.suitOf
		? await import('../pieces/PawnTitle.svelte')
		: await import('../pieces/Title.svelte');
	return { head: { Title, title } };
}

/** What a phone cannot do without to show this view; an empty board for a game that is not there. */
export async function phoneOf(game: string, view: unknown): Promise<Phone> {
	const screens = await phoneScreensOf(game);
	if (!screens) return { Board: await missing(), tabs: [] };
	const { Board, title, led } = screens;
	if (led) {
		await led.begun?.(view);
		return { Board, Header: led.Header, tabs: led.tabs };
	}
	return { Board, tabs: [], ...(await headOf(title)) };
}

/** What a phone fetches when a tab beside the board is opened; nothing where the game has none. */
export const bookOf = async (game: string): Promise<Book> =>
	(await (await phoneScreensOf(game))?.led?.book()) ?? {};

/** All pictures of a game; an empty board for one that is not there. */
export async function picturesOf(game: string): Promise<Pictures> {
	const screens = await screensOf(game);
	if (!screens) return { Board: await missing(), led: {} };
	return { ...screens, led: (await screens.led?.desk()) ?? {} };
}

/** How a table is drawn small: the board of its record, or a picture of the game's own. */
export async function glanceOf(game: string) {
	const figure = await figureOf(game);
	return figure ? { figure } : { Glance: (await picturesOf(game)).led.Glance };
}

/** How a game ended; null while it goes on, and for a game that tells it itself. */
export const endOf = async (game: string, view: unknown, names: Names): Promise<End | null> =>
	((await endingOf(game)) ?? (await screensOf(game))?.endOf)?.(view, names) ?? null;
