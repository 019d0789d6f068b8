/** The games' pictures, loaded when a table of that game is opened: each lies in its game's folder. */
import type { Book, Phone, Pictures } from './kit/pictures.ts';

const phones = import.meta.glob<Phone>('./*/screens/phone.ts');
const books = import.meta.glob<Book>('./*/screens/book.ts');
const all = import.meta.glob<Pictures>('./*/screens/all.ts');

const found = <Part>(parts: Record<string, () => Promise<Part>>, game: string, part: string) =>
	parts[`./${game}/screens/${part}.ts`];

/** Whether a game has pictures: without them no table can be opened on a screen. */
export const hasPictures = (game: string): boolean => found(phones, game, 'phone') !== undefined;

/** What a phone cannot do without. Throws for a game that has no pictures. */
export const phoneOf = (game: string): Promise<Phone> => loaded(found(phones, game, 'phone'), game);

/** What a phone fetches when a tab beside the board is opened; nothing where the game has none. */
export const bookOf = async (game: string): Promise<Book> =>
	(await found(books, game, 'book')?.()) ?? {};

/** All pictures of a game. Throws for a game that has none. */
export const picturesOf = (game: string): Promise<Pictures> =>
	loaded(found(all, game, 'all'), game);

async function loaded<Part>(load: (() => Promise<Part>) | undefined, game: string): Promise<Part> {
	if (!load) throw new Error(`no pictures for the game "${game}"`);
	return load();
}
