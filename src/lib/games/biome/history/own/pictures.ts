/** What is drawn on a player's own page: their picture, and whom they helped. */
import type { Seat } from '../../../../engine/module.ts';
import * as m from '../../../../paraglide/messages.js';
import type { Part } from '../../../record/stack.ts';
import { biomeName } from '../../words/terms.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { TurnEntry } from '../../rules/state.ts';
import { loan, LOAN_WIDTH } from '../book/emblems.ts';
import type { Setting } from '../book/grid.ts';
import * as type from '../book/type.ts';
import type { Leaf } from '../sheet/front.ts';
import { headed } from './part.ts';

/** How large a picture is at most: alone, and beside what was told. */
const PICTURE = { width: 110, height: 62 };
export const ASIDE = 68;
const CAPTION = type.sized(type.TOLD, 11, 5);

/** What somebody drew or photographed, with its words below, between this place and the right edge. */
export function drawingPart(
	setting: Setting,
	{ picture, caption }: Leaf,
	left = setting.grid.left
): Part[] {
	const { canvas, grid } = setting;
	const room = grid.right - left;
	if (!picture) return [];
	const shown = canvas.shows(picture.src);
	const words = shown ? caption : `${m.picture_printed_gone()} ${caption}`.trim();
	const rows = words === '' ? [] : canvas.rows(words, CAPTION, room);
	const most = Math.min(PICTURE.width, room);
	const scale = Math.min(most / picture.width, PICTURE.height / picture.height);
	const [wide, high] = shown ? [picture.width * scale, picture.height * scale] : [0, 0];
	const draw = (y: number) => {
		const box = [left, y, wide, high] as const;
		if (shown) {
			canvas.figure(caption || m.picture_printed_alt(), box, () => {
				canvas.picture(picture.src, box);
			});
		}
		type.put(setting, 'P', rows, CAPTION, { x: left, y: y + high + 5 });
	};
	return [{ height: high + rows.length * CAPTION.leading + 3, draw }];
}

const STEP = 8;
/** How many helped ones stand beside each other. */
const ACROSS = 2;

/** Each Resource that was lent, on its way to the other biome; nobody is named. */
export function helpedParts(setting: Setting, seat: Seat, turns: readonly TurnEntry[]): Part[] {
	const { grid, tale } = setting;
	const lent = turns.filter(({ plan }) => plan.borrow?.seat === seat);
	const lender = sheetAt(tale.view, seat).biome;
	if (lent.length === 0 || !lender) return [];
	const wide = grid.width / ACROSS;
	const rows = Array.from({ length: Math.ceil(lent.length / ACROSS) }, (_, row): Part => {
		const cells = lent.slice(row * ACROSS, (row + 1) * ACROSS).map((turn) => {
			const name = sheetAt(tale.view, seat).resources[turn.plan.borrow?.id ?? '']?.name ?? '';
			const { biome } = sheetAt(tale.view, turn.seat);
			const text = biome ? `${name} · ${biomeName(biome)}` : name;
			return {
				biome,
				rows: setting.canvas.rows(text, type.SMALL, wide - LOAN_WIDTH - 6)
			};
		});
		const most = Math.max(...cells.map((cell) => cell.rows.length));
		const draw = (y: number) => {
			cells.forEach((cell, index) => {
				const x = grid.left + index * wide;
				const { biome } = cell;
				if (biome) loan(setting.canvas, x, y + 3.6, lender, biome);
				type.put(setting, 'P', cell.rows, type.SMALL, { x: x + LOAN_WIDTH + 2, y: y + 4.8 });
			});
		};
		return { height: Math.max(STEP, 3 + most * type.SMALL.leading), draw };
	});
	return [headed(setting, m.leaf_own_helped(), STEP), ...rows];
}
