/** A turn on the back of a sheet in as few lines as it takes: each text begins where the one before it ends, and the dice where the last one does. */
import type { Ink, Letters, Row } from '../../../kit/canvas.ts';
import { stack, tall, type Piece } from '../../../record/stack.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { Setting } from '../book/grid.ts';
import { TOLD_INK } from '../book/inks.ts';
import { dealtInLine } from '../book/margin.ts';
import { brief, firstLine } from '../book/title.ts';
import * as type from '../book/type.ts';
import { answerOf } from '../book/words.ts';
import { when, type Met } from './turn.ts';

/** From one line to the next, in millimetres: letters are as small as they may be. */
const LEADING = 3.5;
const ASKED = type.sized(type.NAME, 9, LEADING);
const SAID = type.sized(type.SMALL, 9, LEADING);
const TOLD = type.sized(type.TOLD, 9, LEADING);
/** Where the texts stand, what parts two of them on a line, and what stays free below a turn. */
const STORY = { x: 16, width: 162 };
const APART = 3;
const GAP = 0.6;
/** How much further down dice stand that have a line of their own: they are higher than letters. */
const ALONE = 0.9;

/** A text of a turn: how it is read, and in which hand. */
interface Text {
	readonly role: 'H3' | 'P' | 'BlockQuote';
	readonly text: string;
	readonly letters: Letters;
	readonly ink: Ink;
}

/** The end of what is set so far: its line from 0, and how far along it. */
interface End {
	readonly line: number;
	readonly x: number;
}

/** A text where it stands: what of it shares a line with the one before, and its own lines. */
interface Run extends Text {
	readonly from: End;
	readonly first: readonly Row[];
	readonly rows: readonly Row[];
	readonly end: End;
}

/** A turn as this seat saw it, run together. */
export function runningPart(setting: Setting, told: Met): Piece {
	const { grid } = setting;
	const runs = textsOf(setting, told).reduce<Run[]>(
		(all, text) => [...all, runOf(setting, text, all.at(-1)?.end ?? { line: 0, x: 0 })],
		[]
	);
	const { line, x } = runs.at(-1)?.end ?? { line: 0, x: 0 };
	const margin = { margin: grid.left + STORY.x, marginWidth: STORY.width };
	const dealt = dealtInLine({ ...setting, grid: { ...grid, ...margin } }, told);
	const [shared, ...others] = dealt;
	const fits = x + APART + (shared?.width ?? Infinity) <= STORY.width && line > 0;
	const below = fits ? (line - 1) * LEADING : line * LEADING + ALONE;
	const draw = (y: number) => {
		setting.canvas.inside('Sect', () => {
			when(setting, told, y);
			for (const run of runs) drawn(setting, run, y);
			const at = y + below;
			if (shared) shared.draw(at, grid.left + STORY.x + (fits ? x + APART : 0));
			stack(others, at + (shared?.height ?? 0));
		});
	};
	return { height: Math.max(line * LEADING + 1, below + tall(dealt)) + GAP, draw };
}

function textsOf({ tale }: Setting, { turn }: Met): Text[] {
	const { title, rest } = brief(turn.challenge);
	const { biome } = sheetAt(tale.view, turn.seat);
	const all: Text[] = [
		{ role: 'H3', text: title, letters: ASKED, ink: 'ink' },
		{ role: 'P', text: rest, letters: SAID, ink: 'ink' },
		{ role: 'P', text: answerOf(tale, turn), letters: SAID, ink: 'ink' },
		{
			role: 'BlockQuote',
			text: turn.narration,
			letters: TOLD,
			ink: biome ? TOLD_INK[biome] : 'ink'
		}
	];
	return all.map((one) => ({ ...one, text: one.text.trim() })).filter(({ text }) => text !== '');
}

/** Where a text stands that begins behind what is set so far; `end.line` counts the lines that are taken. */
function runOf({ canvas }: Setting, text: Text, from: End): Run {
	const room = STORY.width - from.x - APART;
	const shares = from.line > 0 && room > 0;
	const begun = shares ? firstLine(canvas, text.text, text.letters, room) : '';
	const rest = text.text.slice(begun.length).trim();
	const first = begun === '' ? [] : canvas.rows(begun.trim(), text.letters, room + 1);
	const rows = rest === '' ? [] : canvas.rows(rest, text.letters, STORY.width);
	const start = first.length > 0 ? from.x + APART : 0;
	const last = rows.at(-1) ?? first.at(-1);
	const x = (rows.length > 0 ? 0 : start) + (last?.width ?? 0);
	return { ...text, from, first, rows, end: { line: from.line + rows.length, x } };
}

function drawn({ canvas, grid }: Setting, run: Run, y: number): void {
	const { role, first, rows, letters, ink, from } = run;
	const left = grid.left + STORY.x;
	const lineAt = (line: number) => y + 4.2 + line * LEADING;
	canvas.tag(role, () => {
		const begins = { x: left + from.x + APART, y: lineAt(from.line - 1), ink };
		type.draw({ canvas }, first, letters, begins);
		type.draw({ canvas }, rows, letters, {
			x: left,
			y: lineAt(from.line),
			ink,
			width: STORY.width
		});
	});
}
