/** Sets cards to cut out, nine to a page, so that they can be played with on paper. */
import type { Card } from '../engine/record.ts';
import type { Line, Style } from './lines.ts';
import { startOf, STYLES, type Page } from './page.ts';
import type { Element } from './structure.ts';

const ACROSS = 3;
const PAD = 10;

/** Each page anew: a grid of cards, its lines drawn to be cut along. */
export function setCards(page: Page, cards: readonly Card[]): void {
	const [width, height] = [page.width / ACROSS, (page.bottom - page.top) / ACROSS];
	cards.forEach((card, index) => {
		const place = index % (ACROSS * ACROSS);
		if (place === 0 && page.y > page.top) page.turn();
		if (place === 0) cutLines(page, width, height);
		const column = place % ACROSS;
		setCard(page, card, {
			x: page.left + column * width,
			y: page.top + ((place - column) / ACROSS) * height,
			width,
			height
		});
		page.y = page.bottom;
	});
}

function cutLines(page: Page, width: number, height: number): void {
	page.pdf.artifact(() => {
		page.pdf.kept(() => {
			page.pdf.dash(3, 3);
			page.pdf.stroke('ink-2', 0.6);
			for (let line = 0; line <= ACROSS; line++) {
				const [x, y] = [page.left + line * width, page.top + line * height];
				page.pdf.lines([x, page.top, x, page.bottom]);
				page.pdf.lines([page.left, y, page.left + page.width, y]);
			}
		});
	});
}

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

function setCard(page: Page, { label, title, text, foot, colour }: Card, box: Box): void {
	const room = box.width - 2 * PAD;
	const x = box.x + PAD;
	const group = page.pdf.element('Sect');
	page.pdf.artifact(() => {
		page.pdf.rect(x, box.y + PAD, room, 4, colour);
	});
	let y = box.y + PAD + 10;
	const set = (type: string, lines: readonly Line[], style: Style, quiet = false) => {
		setLines(page, page.pdf.element(type, group), lines, style, { x, y, room, quiet });
		y += lines.length * style.leading + 4;
	};
	set('H2', page.broken(title, STYLES.h3, room), STYLES.h3);
	set('P', page.broken(label, STYLES.label, room), STYLES.label, true);
	set('P', page.broken(text, STYLES.plain, room), STYLES.plain);
	const last = page.broken(foot, STYLES.quiet, room);
	y = Math.max(y, box.y + box.height - PAD - last.length * STYLES.quiet.leading);
	set('P', last, STYLES.quiet, true);
}

function setLines(
	page: Page,
	element: Element,
	lines: readonly Line[],
	style: Style,
	{ x, y, room, quiet }: Pick<Box, 'x' | 'y'> & { readonly room: number; readonly quiet: boolean }
): void {
	page.pdf.within(element, () => {
		lines.forEach((line, index) => {
			const base = y + style.size + index * style.leading;
			page.line(line, style, x + startOf(line, room), base, quiet ? 'ink-2' : 'ink');
		});
	});
}
