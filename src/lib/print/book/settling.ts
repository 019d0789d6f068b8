/** Lines for whoever has typefaces of their own: as wide as ours make them, and where ours lack letters, as wide as they may be. */
import type { Letters, Row } from '../../games/kit/canvas.ts';
import { graphemes } from '../scripts/pieces.ts';
import { breakLines, type Line } from '../lineBreaking.ts';
import { clean } from '../scripts/cleaning.ts';
import { turnOf } from '../scripts/direction.ts';
import { styleOf } from './easel.ts';
import { cutLine, evenLines } from './evening.ts';

/** A line that another sets, in the order in which it is read. */
export interface Words extends Row {
	readonly text: string;
	/** Whether it has letters of a typeface that is not among those of most texts. */
	readonly strange: boolean;
}

/** How wide a letter is that is in no typeface here, as a part of its size. */
const WIDE = 1;
const GAP = 0.26;

/** Letters that are in the typefaces of a screen too; others it sets in its own. */
const OURS = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

const wordsOf = ({ words, width, rtl }: Line): Words => ({
	text: words.map(({ text }) => text).join(''),
	width,
	...(rtl === undefined ? {} : { rtl }),
	strange: words.some(
		({ text, runs }) => !OURS.test(text) || runs.some(({ typeface }) => typeface.joins)
	)
});

/** A text in lines by the one way to break it or the other; `turned` where the page runs from right to left. */
const settling =
	(broken: typeof breakLines) =>
	(text: string, letters: Letters, width: number, turned: boolean): readonly Words[] => {
		const { lines, missing } = broken(text, styleOf(letters), width, turned);
		return missing ? reckoned(text, letters, width, turned) : lines.map(wordsOf);
	};

/** A text in lines no wider than that. */
export const settled = settling(breakLines);

/** The same number of lines, as even as they can be. */
export const evenWords = settling(evenLines);

const NOTHING: Words = { text: '', width: 0, strange: false };

/** One line, and a sign where the text goes on. */
export function cutWords(text: string, letters: Letters, width: number, turned: boolean): Words {
	const { lines, missing } = cutLine(text, styleOf(letters), width, turned);
	if (!missing) return lines[0] ? wordsOf(lines[0]) : NOTHING;
	const whole = reckoned(text, letters, width, turned);
	if (whole.length < 2) return whole[0] ?? NOTHING;
	const room = width - styleOf(letters).size;
	const [first = NOTHING] = reckoned(text, letters, room, turned);
	return { ...first, text: `${first.text} …`, width };
}

/** Lines of words whose width nobody here knows. */
function reckoned(text: string, letters: Letters, width: number, turned: boolean): Words[] {
	const { size } = styleOf(letters);
	const lines: Words[] = [];
	for (const paragraph of clean(text).split('\n')) {
		const rtl = turnOf(paragraph) > 0;
		let line = { ...NOTHING, ...(rtl || turned ? { rtl } : {}) };
		const parts = paragraph.split(' ').flatMap((word) => partsOf(word, letters, width));
		for (const { text: part, width: wide } of parts) {
			const gap = line.text === '' ? 0 : GAP * size;
			if (line.text !== '' && line.width + gap + wide > width) {
				lines.push(line);
				line = { ...line, text: part, width: wide };
			} else {
				const joined = line.text === '' ? part : `${line.text} ${part}`;
				line = { ...line, text: joined, width: line.width + gap + wide };
			}
		}
		lines.push(line);
	}
	return lines;
}

/** A word in parts that fit a line each, most often as one. */
function partsOf(word: string, letters: Letters, width: number): { text: string; width: number }[] {
	const style = styleOf(letters);
	const { lines, missing } = breakLines(word, style, width);
	if (!missing) return lines.map(wordsOf);
	const signs = graphemes(word);
	const most = Math.max(1, Math.floor(width / (WIDE * style.size)));
	const count = Math.ceil(signs.length / most);
	return Array.from({ length: count }, (_, part) => {
		const text = signs.slice(part * most, (part + 1) * most).join('');
		return { text, width: graphemes(text).length * WIDE * style.size };
	});
}
