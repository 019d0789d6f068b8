/** The hand of the book for what prints set of their own: its letters and its page. */
import type { Canvas, Ink } from '../../games/kit/canvas.ts';
import { letters } from '../../games/record/lettering.ts';

export const TITLE = letters('display', 44, 15);
export const CHAPTER = letters('display', 32, 12);
export const PART = letters('display', 12, 5);
export const TOLD = letters('told', 14, 6.4);
export const PLAIN = letters('plain', 10.5, 5);
export const CELL = letters('plain', 9.5, 4.4);
export const NAME = letters('bold', 9.5, 4.4);
export const QUIET: Ink = '#4d5753';
export const RULE: Ink = '#857c62';

/** What a page may be filled with, in millimetres: clear of a punch on both sides. */
export function pageOf({ width, height }: Pick<Canvas, 'width' | 'height'>) {
	const left = 16 + Math.round((width - 210) / 2);
	const foot = height - 13;
	return { left, right: width - left, width: width - 2 * left, bottom: height - 25, foot };
}
