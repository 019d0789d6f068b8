/** The letters of the book, and how a text of them is put on a page. */
import type { Letters, Row } from '../../../kit/canvas.ts';
import { draw, letters, put, type Drawn, type Place } from '../../../record/lettering.ts';
import type { Setting } from './grid.ts';

export { draw, put };

export const CHAPTER = letters('display', 32, 12);
export const END = letters('display', 44, 16);
/** The same on half a sheet. */
const SMALL_CHAPTER = letters('display', 22, 9);
const SMALL_END = letters('display', 32, 12);
export const HEADING = letters('display', 15, 6);
export const TURN = letters('display', 13.5, 5.4);
/** Of a challenge that is too long for a title. */
export const TURN_LONG = letters('display', 11.5, 5.1);
export const NAME = letters('display', 10.5, 4.6);
export const LABEL = letters('display', 10, 4.4);
export const FOLIO = letters('display', 11, 5);
export const TOLD = letters('told', 12.5, 5.8);
export const TABLE_TOLD = letters('told', 14, 6.4);
export const QUOTED = letters('told', 16, 7);
export const BODY = letters('plain', 10.5, 5);
export const BODY_SLANT = letters('slant', 10.5, 5);
export const READER = letters('plain', 11.5, 6);
export const SMALL = letters('plain', 9, 4);
export const SMALL_BOLD = letters('bold', 9, 4);
export const SMALL_SLANT = letters('slant', 9, 4);
export const LINE = letters('slant', 9.5, 4.6);
export const LINE_BOLD = letters('bold', 9.5, 4.6);

/** Letters of the same voice in another size. */
export const sized = ({ voice }: Letters, size: number, leading = size * 0.4): Letters =>
	letters(voice, size, leading);

/** Letters of one voice for `fitting`: of each size how many lines there is room for, how large, and how far apart they are. */
export const fits = (
	letters: Letters,
	first: readonly [most: number, size: number, leading?: number],
	...others: readonly (typeof first)[]
): readonly [Fit, ...Fit[]] => {
	const fit = ([most, size, leading]: typeof first): Fit => ({
		style: sized(letters, size, leading),
		most
	});
	return [fit(first), ...others.map(fit)];
};

type Sized = Pick<Setting, 'grid'>;
/** Of a chapter's name. */
export const chapterOf = ({ grid }: Sized): Letters => (grid.small ? SMALL_CHAPTER : CHAPTER);
/** Of what the world came to. */
export const endOf = ({ grid }: Sized): Letters => (grid.small ? SMALL_END : END);

/** A text in the first of these letters in which it takes no more lines than they may, or in the last. */
export function fitting(
	{ canvas }: Drawn,
	text: string,
	width: number,
	[{ style, most }, next, ...others]: readonly [Fit, ...Fit[]]
): { readonly rows: readonly Row[]; readonly style: Letters } {
	const rows = canvas.rows(text, style, width);
	if (rows.length <= most || !next) return { rows, style };
	return fitting({ canvas }, text, width, [next, ...others]);
}

/** Letters, and how many lines of them there is room for. */
interface Fit {
	readonly style: Letters;
	readonly most: number;
}

/** What is drawn for each of these is read as an item of one list. */
export function list<Item>(
	{ canvas }: Setting,
	items: readonly Item[],
	draw: (item: Item, index: number) => void
): void {
	canvas.inside('L', () => {
		items.forEach((item, index) => {
			canvas.inside('LI', () => canvas.inside('LBody', () => draw(item, index)));
		});
	});
}

/** Sets a text on one line as an element of its own, and says where the next would stand. */
export const say = (
	setting: Drawn,
	type: string,
	text: string,
	style: Letters,
	place: Place
): number => put(setting, type, setting.canvas.rows(text, style, Infinity), style, place);
