/** What figures of a world are drawn with: discs, labels, and texts cut to their room. */
import type { Colour, LabelMark } from '../../../engine/record.ts';

/** About how wide a letter is, beside its size. */
const LETTER = 0.54;

/** A length as paths write it. */
export const digits = (value: number) => String(Math.round(value * 10) / 10);
/** A full disc as a path. */
export const disc = (x: number, y: number, r: number): string =>
	`M${digits(x - r)} ${digits(y)}a${digits(r)} ${digits(r)} 0 1 0 ${digits(2 * r)} 0` +
	`a${digits(r)} ${digits(r)} 0 1 0 ${digits(-2 * r)} 0Z`;

/** One line of text in a figure. */
export const label = (
	x: number,
	y: number,
	text: string,
	size: number,
	anchor: LabelMark['anchor'],
	face: LabelMark['face'],
	fill: Colour
): LabelMark => ({ kind: 'label', x, y, text, size, anchor, face, fill });

/** Rising heights moved as little as needed to stand at least `gap` apart, between least and most. */
export function apart(
	wanted: readonly number[],
	{ gap, least, most }: { gap: number; least: number; most: number }
): number[] {
	const heights: number[] = [];
	for (const y of wanted) heights.push(Math.max(y, (heights.at(-1) ?? -Infinity) + gap, least));
	let below = most;
	for (let index = heights.length - 1; index >= 0; index--) {
		heights[index] = Math.min(heights[index] ?? most, below);
		below = (heights[index] ?? most) - gap;
	}
	return heights;
}

/** A text in two lines where one is too short for it, parted between words. */
export function wrapped(text: string, size: number, room: number): string[] {
	const fits = (line: string) => line.length * size * LETTER <= room;
	const words = text.split(' ');
	let kept = words.length;
	while (kept > 1 && !fits(words.slice(0, kept).join(' '))) kept--;
	const lines = [words.slice(0, kept).join(' '), words.slice(kept).join(' ')];
	return lines.filter((line) => line !== '');
}

/** A label that would not fit ends in three dots; the table beside the wheel has it whole. */
export function cut(text: string, size: number, room: number): string {
	const most = Math.floor(room / (size * LETTER));
	if (text.length <= most) return text;
	const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
	return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
