/** Breaks a text into lines of a given width. */
import { graphemes, wordOf, type Run, type Voice } from './faces.ts';

/** A voice at a size, with the distance from one baseline to the next. */
export interface Style {
	readonly voice: Voice;
	readonly size: number;
	readonly leading: number;
}

/** A line ready to be set; its width at the style's size. */
export interface Line {
	readonly runs: readonly Run[];
	readonly width: number;
}

/** A text in lines, and whether it has letters that no typeface here has. */
export interface Broken {
	readonly lines: readonly Line[];
	readonly missing: boolean;
}

// control and format characters (they turn the direction of writing or show nothing), variants
const HARMFUL = /(?!\n)[\p{Cc}\p{Cf}\ufe00-\ufe0f]/gu;

/** A text as it can be set: accents joined to their letters, nothing that hides or turns. */
export const clean = (text: string): string =>
	text
		.toWellFormed()
		.normalize('NFC')
		.replace(/\r\n?|[\u2028\u2029]/g, '\n')
		.replace(/\t/g, ' ')
		.replace(HARMFUL, '');

/** Breaks at spaces, and inside a word only where it is wider than a line. */
export function breakLines(text: string, style: Style, width: number): Broken {
	const room = width / style.size;
	const lines: Line[] = [];
	let missing = false;
	for (const paragraph of clean(text).split('\n')) {
		const line = new Filling(room, lines);
		for (const part of paragraph.split(/(?<= )(?=\S)/)) {
			missing = line.add(part, style.voice) || missing;
		}
		line.end();
	}
	return { lines: lines.map((line) => ({ ...line, width: line.width * style.size })), missing };
}

/** The line being filled. */
class Filling {
	readonly room: number;
	readonly done: Line[];
	runs: Run[] = [];
	width = 0;
	/** The space after the last word, which counts only when another word follows. */
	space = false;

	constructor(room: number, done: Line[]) {
		this.room = room;
		this.done = done;
	}

	/** Adds a word with the space after it; true where letters of it are missing. */
	add(part: string, voice: Voice): boolean {
		const text = part.trimEnd();
		const word = wordOf(text, voice);
		const gap = this.space ? wordOf(' ', voice) : null;
		if (this.width > 0 && this.width + (gap?.width ?? 0) + word.width > this.room) this.end();
		else if (gap) this.put(gap.runs);
		if (word.width <= this.room) this.put(word.runs);
		else this.cut(text, voice);
		this.space = part.length > text.length;
		return word.missing;
	}

	/** A word too long for any line goes on wherever it must. */
	cut(text: string, voice: Voice): void {
		for (const sign of graphemes(text)) {
			const { runs, width } = wordOf(sign, voice);
			if (this.width > 0 && this.width + width > this.room) this.end();
			this.put(runs);
		}
	}

	put(runs: readonly Run[]): void {
		for (const run of runs) {
			const last = this.runs.at(-1);
			this.width += run.width;
			if (last?.face !== run.face) this.runs.push(run);
			else {
				const joined = {
					face: run.face,
					text: last.text + run.text,
					width: last.width + run.width
				};
				this.runs[this.runs.length - 1] = joined;
			}
		}
	}

	end(): void {
		this.done.push({ runs: this.runs, width: this.width });
		this.runs = [];
		this.width = 0;
		this.space = false;
	}
}

/** How wide a text would be on one line. */
export const naturalWidth = (text: string, style: Style): number =>
	Math.max(0, ...breakLines(text, style, Infinity).lines.map(({ width }) => width));
