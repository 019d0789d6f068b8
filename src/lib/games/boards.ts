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

/** In place of the pictures of a game that is not installed any more. */
const missing = (): Promise<Pictures> => import('./kit/missing.ts');

/** What a phone cannot do without; an empty board for a game that is not there. */
export const phoneOf = (game: string): Promise<Phone> =>
	(fileOf(phones, game, 'screens/phone.ts') ?? missing)();

/** What a phone fetches when a tab beside the board is opened; nothing where the game has none. */
export const bookOf = async (game: string): Promise<Book> =>
	(await fileOf(books, game, 'screens/book.ts')?.()) ?? {};

/** All pictures of a game; an empty board for one that is not there. */
export const picturesOf = (game: string): Promise<Pictures> =>
	(fileOf(all, game, 'screens/all.ts') ?? missing)();
