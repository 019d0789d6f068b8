/** What was told, below the land of a sheet: whole sentences in the colour of who told them. */
import type { Letters } from '../../../kit/canvas.ts';
import { beside, tall, type Item } from '../../../record/stack.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { TurnEntry } from '../../rules/state.ts';
import { disc } from '../book/emblems.ts';
import type { Setting } from '../book/grid.ts';
import { TOLD_INK } from '../book/inks.ts';
import * as type from '../book/type.ts';
import { spread } from '../register/section.ts';

/** Letters, and how many columns there are. */
interface Form {
	readonly style: Letters;
	readonly across: number;
}
const LAST: Form = { style: type.sized(type.TOLD, 9.5, 4.2), across: 1 };
const FORMS: readonly Form[] = [
	{ style: type.TOLD, across: 3 },
	{ style: type.sized(type.TOLD, 11, 4.8), across: 3 },
	{ style: type.sized(type.TOLD, 11, 4.8), across: 2 },
	{ ...LAST, across: 2 },
	LAST
];
const GAP = 8;
const INDENT = 8;
const LEAST = 6.6;
const APART = 2.4;

/** How many of these sentences, the first ones, have room in so much height; one at least. */
export function roomFor(setting: Setting, told: readonly TurnEntry[], height: number): number {
	for (let count = told.length; count > 1; count--)
		if (formFor(setting, told.slice(0, count), height)) return count;
	return Math.min(1, told.length);
}

/** Whether each of these sentences has room in so much height, if it stands alone there. */
export const eachFits = (setting: Setting, told: readonly TurnEntry[], height: number): boolean =>
	told.every((one) => formFor(setting, [one], height) !== null);

/** The first way of setting them in which all have room; null where there is none. */
function formFor(setting: Setting, told: readonly TurnEntry[], height: number) {
	for (const form of FORMS) {
		const set = formed(setting, told, form);
		if (set.all.every((lines) => tall(lines) <= height + APART)) return set;
	}
	return null;
}

function formed(setting: Setting, told: readonly TurnEntry[], { style, across }: Form) {
	const wide = (setting.grid.width - (across - 1) * GAP) / across;
	const lines = told.map((turn) => sentence(setting, turn, style, wide));
	return { all: spread(lines, across), wide };
}

/** Sets them from this height on. */
export function setTold(
	setting: Setting,
	told: readonly TurnEntry[],
	top: number,
	height: number
): void {
	const { all, wide } = formFor(setting, told, height) ?? formed(setting, told, LAST);
	beside(all, { left: setting.grid.left, step: wide + GAP, top });
}

function sentence(setting: Setting, turn: TurnEntry, style: Letters, wide: number): Item {
	const { canvas, tale } = setting;
	const width = wide - INDENT;
	const rows = canvas.even(turn.narration.trim(), style, width);
	const { biome } = sheetAt(tale.view, turn.seat);
	const draw = (x: number, y: number) => {
		canvas.inside('Sect', () => {
			if (biome) disc(canvas, biome, { x: x + 2.8, y: y + 3, r: 2.8 });
			const place = { x: x + INDENT, y: y + style.leading * 0.76, width };
			const ink = biome ? TOLD_INK[biome] : 'ink';
			type.put(setting, 'BlockQuote', rows, style, { ...place, ink });
		});
	};
	return { height: Math.max(LEAST, rows.length * style.leading) + APART, draw };
}
