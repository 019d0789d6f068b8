/** The texts of a record on its pages: paragraphs, facts, and lines to write on. */
import type { Block } from '../engine/record.ts';
import { clean } from './scripts/cleaning.ts';
import { leastLines, STYLES, type Page } from './page.ts';

/** Handwriting needs lines about 9 mm apart. */
export const HAND_LINE = 25;

type Paragraph = Extract<Block, { kind: 'paragraph' }>;
const QUOTE_INDENT = 16;

/** The room a paragraph needs to begin: two lines, and all of it where there are no more than three. */
export const paragraphLeast = (page: Page, { text, tone }: Paragraph): number => {
	const width = page.width - (tone === 'quote' ? QUOTE_INDENT : 0);
	return leastLines(page.broken(text, STYLES[tone], width).length) * STYLES[tone].leading;
};

/** The room that all of it takes. */
export const paragraphHeight = (page: Page, { text, tone }: Paragraph): number => {
	const width = page.width - (tone === 'quote' ? QUOTE_INDENT : 0);
	return page.broken(text, STYLES[tone], width).length * STYLES[tone].leading + 6;
};

/** A paragraph in its tone; a quotation stands further in. */
export function setParagraph(page: Page, { text, tone, url }: Paragraph): void {
	if (url !== undefined) {
		setLink(page, { text, tone, url });
		return;
	}
	if (tone !== 'quote') {
		page.text('P', text, STYLES[tone], { colour: tone === 'quiet' ? 'ink-2' : 'ink' });
		page.y += 6;
		return;
	}
	page.need(paragraphLeast(page, { kind: 'paragraph', text, tone }));
	const above = page.pdf.element('BlockQuote');
	page.text('P', text, STYLES.quote, { indent: QUOTE_INDENT, above, colour: 'accent' });
	page.y += 8;
}

/** A paragraph that leads to an address outside; it is not parted. */
function setLink(page: Page, { text, tone, url }: Omit<Required<Paragraph>, 'kind'>): void {
	const height = page.broken(text, STYLES[tone]).length * STYLES[tone].leading;
	page.need(height);
	const from = page.y;
	const link = page.pdf.element('Link', page.pdf.element('P'));
	page.text('Span', text, STYLES[tone], { colour: 'accent', above: link });
	page.pdf.linkOut(link, [page.left, from, page.width, height], url, clean(text));
	page.y += 6;
}

/** Labels with their values, as a list. */
export function setFacts(page: Page, { facts }: Extract<Block, { kind: 'facts' }>): void {
	const list = page.pdf.element('L');
	const column = page.width * 0.3;
	for (const { label, value } of facts) {
		const labels = page.broken(label, STYLES.label, column - 12);
		const values = page.broken(value, STYLES.plain, page.width - column);
		const height = Math.max(labels.length, values.length) * STYLES.plain.leading + 4;
		page.need(Math.min(height, page.bottom - page.top));
		const item = page.pdf.element('LI', list);
		const name = page.pdf.element('Lbl', item);
		page.pdf.within(name, () => {
			labels.forEach((line, index) => {
				const y = page.y + STYLES.plain.size + index * STYLES.label.leading;
				const x = page.left + page.startOf(line, column - 12);
				page.line(line, STYLES.label, x, y, 'ink-2');
			});
		});
		const body = page.pdf.element('LBody', item);
		page.flow(values, STYLES.plain.leading, (now) => {
			page.pdf.within(body, () => {
				for (const line of now) {
					const x = page.left + column + page.startOf(line, page.width - column);
					page.line(line, STYLES.plain, x, page.y + STYLES.plain.size, 'ink');
					page.y += STYLES.plain.leading;
				}
			});
		});
		page.y += 4;
	}
	page.y += 6;
}

/** Lines to write on by hand. */
export function setLines(page: Page, { label, count }: Extract<Block, { kind: 'lines' }>): void {
	page.need(STYLES.plain.leading + HAND_LINE * Math.min(count, 3));
	if (label !== '') page.text('P', label, STYLES.label, { colour: 'ink-2' });
	for (let line = 0; line < count; line++) {
		page.need(HAND_LINE);
		page.y += HAND_LINE;
		page.pdf.artifact(() => page.rule(page.y));
	}
	page.y += 12;
}
