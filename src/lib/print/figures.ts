/** Sets a figure: the same marks that a screen draws as SVG. */
import type { Colour, Figure, LabelMark, PathMark } from '../engine/record.ts';
import { GREY_GROUND, PATTERNS, type Patterned } from '../games/record/hatching.ts';
import type { PdfWriter } from './writer/pdfWriter.ts';
import { cutLine } from './book/evening.ts';
import { clean } from './scripts/cleaning.ts';
import { STYLES, type Page } from './page.ts';

/** At most so much of a page's height, the second where a picture is one of many. */
const MOST = { large: 0.52, small: 0.32 };
const VOICE = { display: 'display', bold: 'bold', plain: 'plain' } as const;

export type FigureSize = keyof typeof MOST;

const scaleOf = (page: Page, { width, height }: Figure, size: FigureSize) =>
	Math.min(page.width / width, ((page.bottom - page.top) * MOST[size]) / height);

/** The room a figure and its caption take. */
export const figureHeight = (page: Page, figure: Figure, size: FigureSize): number =>
	figure.height * scaleOf(page, figure, size) + STYLES.quiet.leading + 14;

export function setFigure(page: Page, figure: Figure, size: FigureSize): void {
	page.need(figureHeight(page, figure, size));
	const scale = scaleOf(page, figure, size);
	const x = page.left + (page.width - figure.width * scale) / 2;
	const [right, foot] = [x + figure.width * scale, page.y + figure.height * scale];
	const bbox = [x, page.y, right, foot].map((at) => at * page.scale);
	const element = page.pdf.element('Figure', page.pdf.root, { alt: clean(figure.alt), bbox });
	page.pdf.within(element, () => {
		page.pdf.kept(() => {
			page.pdf.place(x, page.y, scale);
			page.pdf.add('1 J 1 j');
			// it stands in the middle, and looks the same in every language
			page.sides.upright(() => drawMarks(page, figure, LEAST / (scale * page.scale)));
		});
	});
	page.y += figure.height * scale + 4;
	page.text('Caption', figure.title, STYLES.quiet, { colour: 'ink-2', align: 0.5, above: element });
	page.y += 10;
}

function drawMarks(page: Page, { marks, width }: Figure, least: number): void {
	for (const mark of marks) {
		if (mark.kind === 'path') drawPath(page.pdf, mark);
		else drawLabel(page, mark, { width, least });
	}
}

function drawPath(pdf: PdfWriter, mark: PathMark): void {
	const { d, fill, stroke, width = 1, dash, at, area } = mark;
	if (area && pdf.grey && isPatterned(fill)) {
		drawArea(pdf, d, fill);
		return;
	}
	if (at || dash) {
		pdf.kept(() => {
			if (at) pdf.place(at.x, at.y, at.scale);
			if (dash) pdf.dash(...dash);
			pdf.path(d, fill, stroke, width);
		});
	} else pdf.path(d, fill, stroke, width);
}

const isPatterned = (fill: Colour | undefined): fill is Patterned =>
	fill !== undefined && Object.hasOwn(PATTERNS, fill);

/** A part of a whole without its colour: its pattern, and a line round it. */
function drawArea(pdf: PdfWriter, d: string, fill: Patterned): void {
	const { solid, ...drawing } = PATTERNS[fill];
	const inks = { ground: GREY_GROUND[fill], mark: 'ink' } as const;
	const tile = { ...drawing, ...inks, grey: inks, name: fill, stroke: solid ? 0 : 0.34, turned: 0 };
	const shape = pdf.shape(d);
	pdf.tiles.fill(shape, tile);
	pdf.stroke('ink', 1.5);
	pdf.add(`${shape} B*`);
}

/** No label is smaller, in points. */
const LEAST = 9;

/** A label stays in its figure: what is longer is cut short. */
function drawLabel(
	page: Page,
	mark: LabelMark,
	{ width, least }: { width: number; least: number }
): void {
	const { x, y, text, anchor, face, fill } = mark;
	const size = Math.max(mark.size, least);
	const style = { voice: VOICE[face], size, leading: size };
	const room = { start: width - x, middle: 2 * Math.min(x, width - x), end: x }[anchor];
	const lines = page.broken(text, style, Infinity);
	const fitting = lines.every((line) => line.width <= room)
		? lines
		: cutLine(text, style, room, page.sides.rtl).lines;
	for (const line of fitting) {
		const back = { start: 0, middle: line.width / 2, end: line.width }[anchor];
		page.line(line, style, x - back, y, fill);
	}
}
