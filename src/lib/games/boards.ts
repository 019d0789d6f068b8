/** The games' pictures, loaded when a table of that game is opened: each lies in its game's folder. */
import type { Book, Phone, Pictures } from './kit/pictures.ts';
import { fileOf } from './places.ts';

const phones = import.meta.glob<Phone>([
	'./*/screens/phone.ts',
	'../../../games/*/screens/phone.ts'
]);
const books = import.meta.glob<Book>(['./*/screens/book.ts', '../../../games/*/screens/book.ts']);
const all = import.meta.glob<Pictures>(['./*/screens/all.ts', '../../../games/*/screens/all.ts']);

/** Whether a game has pictures: without them no table can be opened on a screen. */
export const hasPictures = (game: string): boolean =>
	fileOf(phones, game, 'screens/phone.ts') !== undefined;

/** What a phone cannot do without. Throws for a game that has no pictures. */
export const phoneOf = (game: string): Promise<Phone> =>
	loaded(fileOf(phones, game, 'screens/phone.ts'), game);

/** What a phone fetches when a tab beside the board is opened; nothing where the game has none. */
export const bookOf = async (game: string): Promise<Book> =>
	(await fileOf(books, game, 'screens/book.ts')?.()) ?? {};

/** All pictures of a game. Throws for a game that has none. */
export const picturesOf = (game: string): Promise<Pictures> =>
	loaded(fileOf(all, game, 'screens/all.ts'), game);

async function loaded<Part>(load: (() => Promise<Part>) | undefined, game: string): Promise<Part> {
	if (!load) throw new Error(`no pictures for the game "${game}"`);
	return load();
}
