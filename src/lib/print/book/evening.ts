/** Lines of even length, and lines cut short. */
import { graphemes } from '../scripts/pieces.ts';
import { breakLines, type Broken, type Line, type Style } from '../lineBreaking.ts';

/** More lines than this are no title any more, and stay as they fall. */
const MOST = 4;
/** The narrowest that lines are made, as a part of their width. */
const LEAST = 0.45;
const STEPS = 7;

/** A text in as many lines as it takes, each about as long as the others; `turned` where the page runs from right to left. */
export function evenLines(text: string, style: Style, width: number, turned = false): Broken {
	const broken = breakLines(text, style, width, turned);
	const count = broken.lines.length;
	if (count < 2 || count > MOST) return broken;
	let best = broken;
	// no word is parted for it
	const words = text.split(/[ \n]/u).map((word) => breakLines(word, style, Infinity, turned));
	const widest = Math.max(...words.map(({ lines }) => lines[0]?.width ?? 0));
	let [low, high] = [Math.min(width, Math.max(width * LEAST, widest + 0.01)), width];
	for (let step = 0; step < STEPS; step++) {
		const middle = (low + high) / 2;
		const tried = breakLines(text, style, middle, turned);
		if (tried.lines.length > count) low = middle;
		else [best, high] = [tried, middle];
	}
	return best;
}

/** A text's first line, with a sign where it goes on. */
export function cutLine(text: string, style: Style, width: number, turned = false): Broken {
	const whole = breakLines(text, style, width, turned);
	if (whole.lines.length < 2) return whole;
	const letters = graphemes(text.replace(/\s+/gu, ' '));
	let [low, high] = [0, letters.length];
	let best: Line | undefined;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		const begun = letters.slice(0, middle).join('').trimEnd();
		const { lines } = breakLines(`${begun} …`, style, width, turned);
		if (lines.length > 1) high = middle - 1;
		else [best, low] = [lines[0], middle];
	}
	return { ...whole, lines: best ? [best] : whole.lines.slice(0, 1) };
}
