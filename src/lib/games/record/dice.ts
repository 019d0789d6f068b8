/** The dice of a turn as they fell, on a board game's record. */
import { EYES } from '../../pieces/paper/eyes.ts';
import type { Canvas } from '../kit/canvas.ts';
import type { Die } from './boardGame.ts';
import { TEXT } from './page.ts';

/** What a row of dice takes. */
export const DICE = 5.8;
const SIDE = 4.4;

/** A box with round corners about a middle. */
function box(x: number, y: number, width: number, r: number): string {
	const [across, down] = [width / 2 - r, SIDE / 2 - r];
	const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
	return `M${x - across} ${y - SIDE / 2}h${2 * across}${corner(1, 1)}v${2 * down}${corner(-1, 1)}h${-2 * across}${corner(-1, -1)}v${-2 * down}${corner(1, -1)}Z`;
}

/** The dice of a turn side by side; its words say the same. */
export function setDice(canvas: Canvas, dice: readonly Die[], left: number, y: number): void {
	if (dice.length === 0) return;
	canvas.aside(() => {
		let x = left;
		for (const die of dice) {
			if (typeof die === 'number') {
				canvas.shape(box(x + SIDE / 2, y, SIDE, 0.8), { stroke: 'ink', width: 0.3 });
				for (const [dx, dy] of EYES[die] ?? []) {
					canvas.shape(dot(x + SIDE / 2 + dx * 1.1, y + dy * 1.15), { fill: 'ink' });
				}
				x += SIDE + 1.4;
				continue;
			}
			const [word] = canvas.rows(die, TEXT, Infinity);
			const wide = (word?.width ?? 0) + 5;
			canvas.shape(box(x + wide / 2, y, wide, SIDE / 2), { stroke: 'accent', width: 0.3 });
			if (word) canvas.set(word, TEXT, x + 2.5, y + 1.15, 'accent');
			x += wide + 1.4;
		}
	});
}

const dot = (x: number, y: number): string =>
	`M${x - 0.45} ${y}a.45 .45 0 1 0 .9 0a.45 .45 0 1 0 -.9 0Z`;
