/** What a record shows beside its large board: what it came to, and small boards of how it went. */
import * as m from '../../paraglide/messages.js';
import type { Figure, Mark } from '../../engine/record.ts';
import type { GameRecord } from './gameRecord.ts';
import { letters, put } from './lettering.ts';
import { setFigure } from './board.ts';
import { drawn, LEAST } from './marks.ts';
import { setFoot, TEXT, type Setting } from './page.ts';
import type { Snapshot } from './snapshots.ts';

const PART = letters('display', 13.5, 5.4);
/** How high it is at most what a game came to. */
const RESULT = 44;
/** What stands below it. */
const CAPTION = 9;
/** Small boards beside each other, what stays free between them, and what stands below each. */
const ACROSS = { whole: 5, half: 3 };
const GAP = 5;
const NAMED = 7;
const HEADED = 9;
/** A small board's letters are left out where they would have to be so much larger than drawn. */
const GROWN = 1.6;

/** What it came to, below this height or on the next page; where it ends. */
export function setResult(setting: Setting, { result, credit }: GameRecord, top: number): number {
	if (!result) return top;
	const { canvas, left, right } = setting;
	const most = { width: right - left, height: RESULT };
	const height = result.height * Math.min(most.width / result.width, most.height / result.height);
	const fits = top + 4 + height + CAPTION <= setting.bottom;
	if (!fits) {
		setFoot(setting, credit);
		canvas.turnPage();
	}
	return setFigure(setting, result, '', { top: fits ? top + 4 : setting.top, most }).below;
}

/** Small boards row by row, over as many pages as they take; where the last row ends. */
export function setSnapshots(
	setting: Setting,
	{ snapshots, credit }: GameRecord,
	from: number
): number {
	const [first] = snapshots;
	if (!first) return from;
	const { canvas, left, right, small, bottom } = setting;
	const across = small ? ACROSS.half : ACROSS.whole;
	const wide = (right - left - (across - 1) * GAP) / across;
	const high = Math.min(wide, (wide * first.figure.height) / first.figure.width);
	let y = from;
	const turn = () => {
		setFoot(setting, credit);
		canvas.turnPage();
		y = setting.top;
	};
	if (y + HEADED + high + NAMED > bottom) turn();
	canvas.bookmark(m.record_boards(), 1, y);
	const head = canvas.rows(m.record_boards(), PART, right - left);
	put({ canvas }, 'H2', head, PART, { x: left, y: y + 6 });
	y += HEADED;
	for (let at = 0; at < snapshots.length; at += across) {
		if (y + high + NAMED > bottom) turn();
		snapshots.slice(at, at + across).forEach((one, column) => {
			setSnapshot(setting, one, [left + column * (wide + GAP), y, wide, high]);
		});
		y += high + NAMED;
	}
	return y;
}

function setSnapshot(
	{ canvas }: Setting,
	{ figure }: Snapshot,
	[x, y, wide, high]: readonly [x: number, y: number, wide: number, high: number]
): void {
	const scale = Math.min(wide / figure.width, high / figure.height);
	const left = x + (wide - figure.width * scale) / 2;
	canvas.figure(
		figure.alt,
		[left, y, figure.width * scale, figure.height * scale],
		() => canvas.upright(x + wide / 2, () => drawn(canvas, shownOf(figure, scale), left, y, scale)),
		() => {
			const rows = [canvas.cut(figure.title, TEXT, wide)];
			put({ canvas }, 'Caption', rows, TEXT, { x: x + wide / 2, y: y + high + 3.6, align: 0.5 });
		}
	);
}

/** The marks of a board that is drawn this small. */
const shownOf = ({ marks }: Figure, scale: number): Mark[] =>
	marks.filter((mark) => mark.kind === 'path' || mark.size * scale * GROWN >= LEAST);
