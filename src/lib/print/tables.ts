/** Sets tables: columns as wide as they need, rows never split, the head again on every page. */
import type { Table } from '../engine/record.ts';
import { graphemes } from './scripts/pieces.ts';
import type { Line, Style } from './lineBreaking.ts';
import { STYLES, type Page } from './page.ts';
import type { Element } from './writer/structure.ts';

const PAD = { x: 6, y: 3 };
/** A column with words in it is never narrower; for a word that is longer than this, no other column gives way. */
const NARROWEST = 46;
const LONGEST = 120;

interface Cell {
	readonly lines: readonly Line[];
	readonly style: Style;
}

/** The room its caption, head and first two rows take: none of them stands alone at a page's foot. */
export function tableHead(page: Page, table: Table): number {
	const widths = columns(page, table);
	const rows = [
		cells(page, table.head, widths, STYLES.head),
		...table.rows.slice(0, 2).map((row) => cells(page, row, widths, STYLES.cell))
	];
	const height = rows.reduce((sum, row) => sum + heightOf(row), STYLES.label.leading + 6);
	return Math.min(height, page.bottom - page.top);
}

export function setTable(page: Page, table: Table): void {
	page.need(tableHead(page, table));
	const widths = columns(page, table);
	const element = page.pdf.element('Table');
	caption(page, element, table.caption);
	const head = cells(page, table.head, widths, STYLES.head);
	setRow(page, element, head, widths, table, 'head');
	const rows = table.rows.flatMap((texts) =>
		pageSized(page, cells(page, texts, widths, STYLES.cell), heightOf(head))
	);
	rows.forEach((row, index) => {
		if (page.y + leastOf(page, rows.slice(index), heightOf(head)) > page.bottom) {
			page.turn();
			page.pdf.artifact(() => setRow(page, null, head, widths, table, 'head'));
		}
		setRow(page, element, row, widths, table, 'row');
	});
	page.y += 12;
}

/** The room that the first of these rows takes; of the last two both, since none is left alone. */
function leastOf(
	page: Page,
	[row = [], ...rest]: readonly (readonly Cell[])[],
	head: number
): number {
	const both = heightOf(row) + heightOf(rest[0] ?? []);
	const fits = both <= page.bottom - page.top - head;
	return rest.length === 1 && fits ? both : heightOf(row);
}

function caption(page: Page, table: Element, text: string): void {
	if (text === '') return;
	const element = page.pdf.element('Caption', table);
	page.pdf.within(element, () => {
		for (const line of page.broken(text, STYLES.label)) {
			const x = page.left + page.startOf(line, page.width);
			page.line(line, STYLES.label, x, page.y + STYLES.label.size, 'ink-2');
			page.y += STYLES.label.leading;
		}
	});
	page.y += 3;
}

/** The widths of a table's columns on a page, which are asked for several times: for what stands above it, and to set it. */
function columns(page: Page, table: Table): readonly number[] {
	const known = laid.get(table);
	if (known?.page === page) return known.widths;
	const widths = shared(page, table);
	laid.set(table, { page, widths });
	return widths;
}
const laid = new WeakMap<Table, { readonly page: Page; readonly widths: readonly number[] }>();

/** As wide as the longest text where all fits; else words give way, the less the more there are of them. */
function shared(page: Page, { head, rows, align = [] }: Table): number[] {
	const texts = head.map((_, column) => rows.map((row) => row[column] ?? ''));
	const wishes = head.map((title, column) => {
		const body = (texts[column] ?? []).map((text) => page.natural(text, STYLES.cell));
		return Math.max(page.natural(title, STYLES.head), ...body) + 2 * PAD.x + 1;
	});
	const wanted = sum(wishes);
	if (wanted <= page.width) {
		const words = wishes.map((_, column) => align[column] !== 'end');
		const spare = (page.width - wanted) / Math.max(1, words.filter(Boolean).length);
		return wishes.map((wish, column) => wish + (words[column] ? spare : 0));
	}
	const least = wishes.map((wish, column) => {
		const titled = widest(page, [head[column] ?? ''], STYLES.head);
		const said = widest(page, texts[column] ?? [], STYLES.cell);
		const word = Math.max(titled, Math.min(said, LONGEST)) + 2 * PAD.x + 1;
		return Math.min(wish, Math.max(NARROWEST, word));
	});
	const spare = page.width - sum(least);
	if (spare <= 0) return least.map((width) => (width * page.width) / sum(least));
	// a narrow column loses more at the ends of its lines
	const said = texts.map((column) => sum(column.map((text) => amount(page, text))) ** 0.75);
	const more = said.map((one, column) =>
		Math.max(1, (one * page.width) / sum(said) - (least[column] ?? 0))
	);
	const share = capped(
		more,
		wishes.map((wish, column) => wish - (least[column] ?? 0)),
		spare
	);
	return least.map((width, column) => width + (share[column] ?? 0));
}

/** How wide a text is with all its lines beside each other. */
const amount = (page: Page, text: string): number =>
	sum(page.broken(text, STYLES.cell, Infinity).map(({ width }) => width));

/** How many of the longest words are measured. */
const MEASURED = 4;

/** How wide the widest word of these texts is. */
function widest(page: Page, texts: readonly string[], style: Style): number {
	const words = new Set(texts.flatMap((text) => text.split(/\s/u)));
	const longest = [...words].sort((a, b) => b.length - a.length).slice(0, MEASURED);
	return Math.max(0, ...longest.map((word) => page.natural(word, style)));
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Deals out `spare` by weight, no column more than it wishes; what is left goes to the others. */
function capped(weights: readonly number[], wishes: readonly number[], spare: number): number[] {
	const given = weights.map(() => 0);
	let open = weights.map((_, column) => column);
	let left = spare;
	while (open.length > 0 && left > 0.01) {
		const all = sum(open.map((column) => weights[column] ?? 0));
		if (all === 0) break;
		const part = (column: number) => (left * (weights[column] ?? 0)) / all;
		const full = open.filter((column) => part(column) >= (wishes[column] ?? 0));
		for (const column of full.length > 0 ? full : open) {
			given[column] = full.length > 0 ? (wishes[column] ?? 0) : part(column);
		}
		if (full.length === 0) break;
		left -= sum(full.map((column) => given[column] ?? 0));
		open = open.filter((column) => !full.includes(column));
	}
	return given;
}

const cells = (
	page: Page,
	texts: readonly string[],
	widths: readonly number[],
	style: Style
): Cell[] =>
	widths.map((width, column) => {
		const [text, room] = [texts[column] ?? '', width - 2 * PAD.x];
		const whole =
			style === STYLES.head ? text.split(' ').map((word) => cut(page, word, room)) : [text];
		return { lines: page.broken(whole.join(' '), style, room), style };
	});

/** A word of a table's head that no column has room for, cut short rather than broken. */
function cut(page: Page, word: string, room: number): string {
	if (page.natural(word, STYLES.head) <= room) return word;
	const letters = graphemes(word);
	let kept = letters.length - 1;
	const short = () => `${letters.slice(0, kept).join('')}…`;
	while (kept > 1 && page.natural(short(), STYLES.head) > room) kept--;
	return short();
}

const heightOf = (row: readonly Cell[]): number =>
	Math.max(0, ...row.map(({ lines, style }) => lines.length * style.leading)) + 2 * PAD.y;

/** A row higher than a page is the only one that is cut. */
function pageSized(page: Page, row: readonly Cell[], head: number): (readonly Cell[])[] {
	const room = page.bottom - page.top - head - 2 * PAD.y;
	if (heightOf(row) - 2 * PAD.y <= room) return [row];
	const most = Math.floor(room / STYLES.cell.leading);
	const parts = Math.ceil(Math.max(...row.map(({ lines }) => lines.length)) / most);
	return Array.from({ length: parts }, (_, part) =>
		row.map((cell) => ({ ...cell, lines: cell.lines.slice(part * most, (part + 1) * most) }))
	);
}

function setRow(
	page: Page,
	table: Element | null,
	row: readonly Cell[],
	widths: readonly number[],
	{ align = [] }: Table,
	kind: 'head' | 'row'
): void {
	const height = heightOf(row);
	const shade = () => {
		const head = kind === 'head';
		page.rule(page.y + height, head ? 'ink' : 'line', head ? 0.85 : 0.5);
	};
	if (table) page.pdf.artifact(shade);
	else shade();
	const element = table && page.pdf.element('TR', table);
	let x = page.left;
	row.forEach(({ lines, style }, column) => {
		const width = widths[column] ?? 0;
		const draw = () => {
			lines.forEach((line, index) => {
				// one line stands below its column's head, whichever way its letters run
				const side = lines.length === 1 ? { ...line, rtl: page.sides.rtl } : line;
				const start = page.startOf(side, width - 2 * PAD.x, align[column] === 'end' ? 1 : 0);
				page.line(
					line,
					style,
					x + PAD.x + start,
					page.y + PAD.y + style.size + index * style.leading,
					'ink'
				);
			});
		};
		if (element) setCell(page, element, kind, column, draw);
		else draw();
		x += width;
	});
	page.y += height;
}

function setCell(
	page: Page,
	row: Element,
	kind: 'head' | 'row',
	column: number,
	draw: () => void
): void {
	const scope = kind === 'head' ? 'Column' : column === 0 ? 'Row' : null;
	const type = scope ? 'TH' : 'TD';
	const cell = page.pdf.element(type, row, scope ? { scope } : {});
	page.pdf.within(cell, draw);
}
