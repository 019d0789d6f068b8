/** A world's part of what several have in common: what was answered there, and what is told since. */
import type { Ink, Letters, Row } from '../../../kit/canvas.ts';
import type { Piece } from '../../../record/stack.ts';
import { isCard, textOf } from '../../challenges/titles.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { Biome } from '../../rules/state.ts';
import { disc } from '../book/emblems.ts';
import type { Ground, Setting } from '../book/grid.ts';
import { QUIET, TOLD_INK } from '../book/inks.ts';
import * as type from '../book/type.ts';
import { answerOf, chapterName, placeName } from '../book/words.ts';
import { comma } from '../../../../pieces/lists.ts';
import type { Met } from './met.ts';

/** What stands in a cell; '' what nobody wrote. */
export interface Cell {
	readonly world: string;
	readonly biome: Biome | null;
	/** Who met it, and when. */
	readonly when: string;
	/** Where somebody changed a card's words, these. */
	readonly came: string;
	readonly answer: string;
	readonly told: string;
}

/** How a world met a challenge. */
export function cellOf({ setting: { tale }, turn }: Met): Cell {
	const { challenge, phase, round, seat } = turn;
	const time = chapterName({ people: phase === 'society', round });
	const own = challenge?.catalogue && !isCard(challenge) ? textOf(challenge) : '';
	return {
		world: tale.title,
		biome: sheetAt(tale.view, seat).biome,
		when: [placeName(tale, seat), time].join(comma()),
		came: own,
		answer: answerOf(tale, turn),
		told: turn.narration.trim()
	};
}

/** What a world answered to the last question of all. */
export const closingCell = ({ tale }: Setting): Cell => ({
	...{ world: tale.title, biome: null, when: '', came: '', answer: '' },
	told: tale.closing.answer
});

/** How many stand beside each other, of so many; what stays free between them. */
const acrossOf = (count: number): number => (count === 4 ? 2 : Math.min(3, count));
const GAP = 7;
const INDENT = 8.4;
const WORLD = type.sized(type.NAME, 11, 4.6);
const TOLD = type.sized(type.TOLD, 11.5, 5);

/** All cells, row by row. */
export function cellsOf(ground: Ground, cells: readonly Cell[]): Piece[] {
	const { grid } = ground;
	const across = acrossOf(cells.length);
	const wide = (grid.width - (across - 1) * GAP) / across;
	return Array.from({ length: Math.ceil(cells.length / across) }, (_, row) => {
		const set = cells
			.slice(row * across, (row + 1) * across)
			.map((cell) => setCell(ground, cell, wide));
		const draw = (y: number) => {
			set.forEach(({ draw }, index) => draw(grid.left + index * (wide + GAP), y));
		};
		return { height: Math.max(...set.map(({ height }) => height)) + 3, draw };
	});
}

/** Lines of one kind in a cell. */
interface Lines {
	readonly rows: readonly Row[];
	readonly style: Letters;
	readonly tag: 'H4' | 'P' | 'BlockQuote';
	readonly ink: Ink;
	/** What stays free above. */
	readonly above: number;
}

/** All that a cell says, line by line; what nobody wrote has none. */
function linesOf({ canvas }: Ground, cell: Cell, width: number): Lines[] {
	const told = cell.biome ? TOLD_INK[cell.biome] : 'accent';
	const said = (text: string, style: Letters, look: Omit<Lines, 'rows' | 'style'>): Lines[] =>
		text === '' ? [] : [{ rows: canvas.rows(text, style, width), style, ...look }];
	return [
		...said(cell.world, WORLD, { tag: 'H4', ink: 'ink', above: 0 }),
		...said(cell.when, type.SMALL, { tag: 'P', ink: QUIET, above: 0 }),
		...said(cell.came, type.SMALL_SLANT, { tag: 'P', ink: 'ink', above: 0.6 }),
		...said(cell.answer, type.BODY, { tag: 'P', ink: 'ink', above: 0.8 }),
		...said(cell.told, TOLD, { tag: 'BlockQuote', ink: told, above: 0.8 })
	];
}

function setCell(ground: Ground, cell: Cell, wide: number) {
	const { canvas } = ground;
	const { biome } = cell;
	const indent = biome ? INDENT : 0;
	const width = wide - indent;
	const lines = linesOf(ground, cell, width);
	const high = ({ rows, style, above }: Lines) => rows.length * style.leading + above;
	const draw = (x: number, top: number) => {
		canvas.inside('Sect', () => {
			if (biome) disc(canvas, biome, { x: x + 3, y: top + 3.6, r: 3 });
			let y = top;
			for (const line of lines) {
				const { rows, style, tag, ink, above } = line;
				const first = y + above + style.leading * 0.78;
				type.put({ canvas }, tag, rows, style, { x: x + indent, y: first, ink, width });
				y += high(line);
			}
		});
	};
	return { height: lines.reduce((sum, line) => sum + high(line), 0), draw };
}
