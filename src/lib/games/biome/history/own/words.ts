/** The parts of a player's own page, one below the other. */
import type { Seat } from '../../../../engine/module.ts';
import * as m from '../../../../paraglide/messages.js';
import type { Letters } from '../../../kit/canvas.ts';
import { lines, stack, tall, type Part } from '../../../record/stack.ts';
import { comma } from '../../../../pieces/lists.ts';
import { titleOf } from '../../challenges/titles.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { TurnEntry } from '../../rules/state.ts';
import type { Setting } from '../book/grid.ts';
import { QUIET, TOLD_INK } from '../book/inks.ts';
import * as type from '../book/type.ts';
import { answerOf } from '../book/words.ts';
import type { Leaf } from '../sheet/front.ts';
import { headed } from './part.ts';
import { ASIDE, drawingPart, helpedParts } from './pictures.ts';

/** The letters of what was told, and of the rest. */
interface Sizes {
	readonly told: Letters;
	readonly said: Letters;
}

const [LARGE, SMALL] = [type.BODY, type.sized(type.BODY, 9, 3.9)];
/** From large to small; what was told gives way last. */
export const SIZES: readonly Sizes[] = [
	{ told: type.sized(type.TOLD, 14, 6.2), said: LARGE },
	{ told: type.sized(type.TOLD, 14, 6.2), said: SMALL },
	{ told: type.TOLD, said: SMALL },
	{ told: type.sized(type.TOLD, 11, 4.9), said: SMALL },
	{ told: type.sized(type.TOLD, 9.5, 4.2), said: SMALL }
];

/** Where texts begin, right of when it was. */
const INDENT = 10;

/** A text, and when it was. */
interface Said {
	readonly when: string;
	readonly text: string;
}

const whenOf = ({ phase, round }: TurnEntry): string =>
	phase === 'build' ? m.leaf_age({ n: round }) : m.leaf_round({ n: round });
const saidIn = (turns: readonly TurnEntry[], text: (turn: TurnEntry) => string): Said[] =>
	turns
		.map((turn) => ({ when: whenOf(turn), text: text(turn).trim() }))
		.filter((one) => one.text !== '');

/** All parts in their order. */
export function partsOf(setting: Setting, leaf: Leaf, sizes: Sizes): Part[] {
	const { tale } = setting;
	const turns = tale.view.history.filter((entry): entry is TurnEntry => entry.kind === 'turn');
	const own = turns.filter(({ seat }) => seat === leaf.seat);
	const set = turns.filter(({ challenge }) => challenge?.by === leaf.seat);
	const told = saidIn(own, ({ narration }) => narration);
	const { biome } = sheetAt(tale.view, leaf.seat);
	const said = { ...sizes, ink: biome ? TOLD_INK[biome] : ('ink' as const) };
	const quiet = { told: sizes.said, ink: 'ink' as const };
	const whole = { x: setting.grid.left, width: setting.grid.width };
	const half = (setting.grid.width - BETWEEN) / 2;
	const [answers, challenges] = [
		saidIn(own, (turn) => answerOf(tale, turn)),
		saidIn(set, ({ challenge }) => titleOf(challenge))
	];
	const answered = list(setting, {
		...{ name: m.leaf_own_answered(), texts: answers, ...quiet },
		...{ x: whole.x, width: half }
	});
	const asked = list(setting, {
		...{ name: m.leaf_own_asked(), texts: challenges, ...quiet },
		...{ x: whole.x + half + BETWEEN, width: half }
	});
	return [
		...toldParts(setting, leaf, { name: m.leaf_own_told(), texts: told, ...said, ...whole }),
		...beside(answered, asked),
		...(own.length + set.length > 0 ? [] : [noWords(setting)]),
		...made(setting, leaf.seat, sizes),
		...helpedParts(setting, leaf.seat, turns),
		...ask(setting, set.length > 0 ? set : own)
	];
}

/** What was told, with what was drawn beside it. */
function toldParts(setting: Setting, leaf: Leaf, told: Listed): Part[] {
	if (!leaf.picture || told.texts.length === 0) {
		return [...drawingPart(setting, leaf), ...list(setting, told)];
	}
	const narrow = list(setting, { ...told, width: told.width - ASIDE - BETWEEN });
	return beside(narrow, drawingPart(setting, leaf, setting.grid.right - ASIDE));
}

function noWords(setting: Setting): Part {
	const rows = setting.canvas.rows(m.class_sheets_no_words(), type.LINE, Infinity);
	return lines(setting, 'P', [rows, type.LINE], { x: setting.grid.left, down: 6, ink: QUIET });
}

/** Texts under a name, and where they stand. */
interface Listed {
	readonly name: string;
	readonly texts: readonly Said[];
	readonly told: Letters;
	readonly ink: (typeof TOLD_INK)[keyof typeof TOLD_INK] | 'ink';
	readonly x: number;
	readonly width: number;
}

/** Texts with when each was. */
function list(setting: Setting, { name, texts, told, ink, x, width }: Listed): Part[] {
	const { canvas } = setting;
	const room = width - INDENT;
	const parts = texts.map(({ when, text }): Part => {
		const rows = canvas.rows(text, told, room);
		const draw = (y: number) => {
			const first = y + told.leading * 0.8;
			type.say(setting, 'P', when, type.SMALL, { x, y: first, ink: QUIET });
			const place = { x: x + INDENT, y: first, ink, width: room };
			type.put(setting, ink === 'ink' ? 'P' : 'BlockQuote', rows, told, place);
		};
		return { height: rows.length * told.leading + 1, draw };
	});
	const [first] = parts;
	return first ? [headed(setting, name, first.height, x), ...parts] : [];
}

/** Between two columns, and how high they are at most: longer ones follow each other. */
const BETWEEN = 8;
const COLUMNS = 150;

/** Two lists in a column each. */
function beside(left: readonly Part[], right: readonly Part[]): Part[] {
	const height = Math.max(tall(left), tall(right));
	if (height > COLUMNS || height === 0) return [...left, ...right];
	const draw = (y: number) => {
		stack(left, y);
		stack(right, y);
	};
	return [{ height, draw }];
}

/** The names of what it made, in a row. */
function made(setting: Setting, seat: Seat, { said }: Sizes): Part[] {
	const { canvas, grid, tale } = setting;
	const names = Object.values(sheetAt(tale.view, seat).resources).map(({ name }) => name);
	if (names.length === 0) return [];
	const style = type.sized(type.NAME, said.size + 0.5, said.leading);
	const rows = canvas.rows(names.join(comma()), style, grid.width);
	const place = { x: grid.left, down: style.leading * 0.8, below: 1 };
	const part = lines(setting, 'P', [rows, style], place);
	return [headed(setting, m.leaf_own_made(), part.height), part];
}

/** Points that a turn cost. */
const costOf = ({ changes }: TurnEntry): number =>
	changes.reduce((sum, { what, by }) => sum + (what === 'rp' && by < 0 ? -by : 0), 0);

/** What to ask about: the challenge that cost most. */
function ask(setting: Setting, turns: readonly TurnEntry[]): Part[] {
	const { canvas, grid } = setting;
	const [dearest] = turns.toSorted((a, b) => costOf(b) - costOf(a));
	if (!dearest) return [];
	const style = type.sized(type.HEADING, 13, 5.4);
	const text = m.leaf_own_ask({ what: titleOf(dearest.challenge) });
	const rows = canvas.even(text, style, grid.width);
	const place = { x: grid.left, down: 8, below: 5, ink: 'accent' } as const;
	return [lines(setting, 'P', [rows, style], place)];
}
