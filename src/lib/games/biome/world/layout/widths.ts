/** How wide words are, about: a scene is laid out where there are no letters to measure. */

/** Widths of bold letters beside their size, as the house's own are, in Arabic the device's; hardly less than they have, so that words stay on their tag. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
	[/\p{M}|\p{Cf}/u, 0],
	[/[ .,:;!|'’ijl]/u, 0.3],
	[/[ftrI1()-]/u, 0.4],
	[/[acksvxyz7]/u, 0.54],
	[/\p{Extended_Pictographic}|\p{Script=Han}|\p{Script=Hangul}/u, 1.02],
	[/\p{Script=Arabic}/u, 0.66],
	[/[mwMWÆŒæœ@ЖШЩЮжшщюфФ]/u, 0.88],
	[/[OQДМ]/u, 0.75],
	// screens have them in the device's own typeface, which may be a wide one
	[/(?=\p{Script=Cyrillic})\p{Lu}/u, 0.8],
	[/\p{Script=Cyrillic}/u, 0.69],
	[/\p{Lu}/u, 0.68]
];
const USUAL = 0.59;

/** Letters that were met before: a wall asks for the same ones again and again. */
const known = new Map<string, number>();

function widthOf(letter: string): number {
	const width = known.get(letter) ?? WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL;
	known.set(letter, width);
	return width;
}

/** The width of a text at a size, in the same unit. */
export function widthOfText(text: string, size: number): number {
	let sum = 0;
	for (const letter of text) sum += widthOf(letter);
	return sum * size;
}

/** A text that would be wider than its room ends in three dots. */
export function cutTo(text: string, size: number, room: number): string {
	if (widthOfText(text, size) <= room) return text;
	const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
	while (letters.length > 1 && widthOfText(`${letters.join('')}…`, size) > room) letters.pop();
	return `${letters.join('').trimEnd()}…`;
}

/** A text in two lines, parted between the words where the wider one is least; a single word has one. */
export function inTwo(text: string): readonly string[] {
	const all = [...text.matchAll(/\s+/gu)].map(({ index, 0: space }) => [
		text.slice(0, index),
		text.slice(index + space.length)
	]);
	const wide = (lines: readonly string[]) => Math.max(...lines.map((one) => widthOfText(one, 1)));
	return all.toSorted((a, b) => wide(a) - wide(b))[0] ?? [text];
}

/** A text in lines no wider than their room, parted between words, or within one that is wider. */
export function wrapped(text: string, size: number, room: number): string[] {
	const lines: string[] = [];
	let line = '';
	for (const part of text.match(/\s*\S+/gu) ?? []) {
		if (widthOfText(line + part, size) <= room) {
			line += part;
			continue;
		}
		if (line !== '') lines.push(line);
		line = '';
		for (const { segment } of new Intl.Segmenter().segment(part.trim())) {
			if (line !== '' && widthOfText(line + segment, size) > room) {
				lines.push(line);
				line = '';
			}
			line += segment;
		}
	}
	return line === '' ? lines : [...lines, line];
}
