/** A turn on the back of a sheet: what came, what its people answered and told, and beside it the dice. */
import * as m from '../../../../paraglide/messages.js';
import type { Letters } from '../../../kit/canvas.ts';
import { stack, tall, type Piece } from '../../../record/stack.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { TurnEntry } from '../../rules/state.ts';
import { ring } from '../book/emblems.ts';
import type { Setting } from '../book/grid.ts';
import { QUIET, TOLD_INK } from '../book/inks.ts';
import { dealt } from '../book/margin.ts';
import { brief, titled } from '../book/title.ts';
import * as type from '../book/type.ts';
import { answerOf } from '../book/words.ts';

/** Where the story and its dice stand, in millimetres, and where there is least room. */
const STORY = { x: 16, width: 100, margin: 122, marginWidth: 56 };
const BROAD = { x: 16, width: 116, margin: 136, marginWidth: 42 };

/** How close the story is set; millimetres below a turn. */
export interface Measure {
	readonly tight: boolean;
	readonly gap: number;
	readonly title: Letters;
	readonly said: Letters;
	readonly told: Letters;
	readonly columns: typeof STORY;
}
/** As in the book. */
export const WIDE: Measure = {
	tight: false,
	gap: 6,
	title: type.sized(type.TURN, 13, 5.2),
	said: type.BODY,
	told: type.TOLD,
	columns: STORY
};
type Sized = readonly [size: number, leading: number];
/** As on a sheet of its own. */
const onSheet = (tight: boolean, gap: number, [title, said, told]: [Sized, Sized, Sized]) => ({
	...{ tight, gap, columns: STORY },
	title: type.sized(type.NAME, ...title),
	said: type.sized(type.SMALL, ...said),
	told: type.sized(type.TOLD, ...told)
});
export const PLAIN: Measure = onSheet(false, 4, [
	[11.5, 4.6],
	[9.5, 4.2],
	[10.5, 4.6]
]);
export const TIGHT: Measure = onSheet(true, 2.5, [
	[10, 4],
	[9, 3.8],
	[9.5, 4]
]);
export const CLOSE: Measure = {
	...onSheet(true, 1.4, [
		[9.5, 3.7],
		[9, 3.6],
		[9, 3.7]
	]),
	columns: BROAD
};

/** Between what came and what was answered. */
const APART = 0.8;
/** A turn with its place in the history. */
export interface Met {
	readonly turn: TurnEntry;
	readonly at: number;
}

/** A turn as this seat saw it: what came, what it answered, what it told. */
export function turnPart(
	setting: Setting,
	told: Met,
	{ tight, gap, columns, ...sizes }: Measure
): Piece {
	const { canvas, grid, tale } = setting;
	const { turn } = told;
	const { biome } = sheetAt(tale.view, turn.seat);
	const letters = { title: sizes.title, long: sizes.title, rest: sizes.said };
	const asked = titled(canvas, brief(turn.challenge), letters, columns.width);
	const said = canvas.rows(answerOf(tale, turn), sizes.said, columns.width);
	const since =
		turn.narration.trim() === ''
			? []
			: canvas.even(turn.narration.trim(), sizes.told, columns.width);
	const restAt = asked.rows.length * sizes.title.leading;
	const saidAt = restAt + asked.rest.length * sizes.said.leading + APART;
	const toldAt = saidAt + said.length * sizes.said.leading;
	const margin = { margin: grid.left + columns.margin, marginWidth: columns.marginWidth };
	const beside = dealt({ ...setting, grid: { ...grid, ...margin } }, told, tight);
	const height = Math.max(toldAt + since.length * sizes.told.leading, tall(beside), 9) + gap;
	const [x, width] = [grid.left + columns.x, columns.width];
	const draw = (y: number) => {
		canvas.inside('Sect', () => {
			when(setting, told, y);
			type.put(setting, 'H3', asked.rows, asked.letters, { x, y: y + 4.6, width });
			type.put(setting, 'P', asked.rest, sizes.said, { x, y: y + 4.6 + restAt, width, ink: QUIET });
			type.put(setting, 'P', said, sizes.said, { x, y: y + 4.6 + saidAt, width });
			const ink = biome ? TOLD_INK[biome] : 'ink';
			type.put(setting, 'BlockQuote', since, sizes.told, { x, y: y + 5.2 + toldAt, width, ink });
			stack(beside, y);
		});
	};
	return { height, draw };
}

/** "A1", and the sphere. */
export function when(setting: Setting, { turn }: Met, y: number): void {
	const { canvas, grid } = setting;
	const { phase, round, sphere } = turn;
	const text = phase === 'build' ? m.leaf_age({ n: round }) : m.leaf_round({ n: round });
	type.say(setting, 'P', text, type.sized(type.NAME, 11), { x: grid.left, y: y + 4.4 });
	if (!sphere) return;
	ring(canvas, sphere, { x: grid.left + 10, y: y + 3.2, r: 2.7 });
}
