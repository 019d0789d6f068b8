/** What sets the pages of a book, of the games that have one. Written by `npm run sync`. */
import type { SetBook } from '../kit/canvas.ts';

type Book = () => Promise<{ readonly setBook: SetBook }>;

export const books: Readonly<Record<string, Book>> = {
	'biome': () => import('../biome/book.ts') as ReturnType<Book>
};
