/** Sets what people drew or photographed, as it came: a JPEG or PNG in which nothing is transparent. */
import type { Block, RecordDocument } from '../engine/record.ts';
import * as m from '../paraglide/messages.js';
import { isLocale } from '../paraglide/runtime.js';
import { clean } from './scripts/cleaning.ts';
import { imageOf } from './writer/inside.ts';
import { STYLES, type Page } from './page.ts';

type Brought = Extract<Block, { kind: 'picture' }>;

/** It leaves room for the sheet on which it stands. */
const MOST_HIGH = 170;
const MOST_WIDE = 0.6;

const scaleOf = (page: Page, { width, height }: Brought['picture']) =>
	Math.min((page.width * MOST_WIDE) / width, MOST_HIGH / height);

/** The room a picture takes, with the first line under it. */
export const pictureHeight = (page: Page, { picture }: Brought): number =>
	picture.height * scaleOf(page, picture) + STYLES.quiet.leading + 14;

/** A picture in the middle, its words under it. */
export function setPicture(page: Page, brought: Brought, record: RecordDocument): void {
	const { picture, words } = brought;
	const image = imageOf(page.pdf.doc, record.pictures?.[picture.src]);
	if (!image) {
		sayGone(page, words, record);
		return;
	}
	page.need(pictureHeight(page, brought));
	const scale = scaleOf(page, picture);
	const [width, height] = [picture.width * scale, picture.height * scale];
	const x = page.left + (page.width - width) / 2;
	const bbox = [x, page.y, x + width, page.y + height].map((at) => at * page.scale);
	const element = page.pdf.element('Figure', page.pdf.root, { alt: altOf(words, record), bbox });
	page.pdf.within(element, () => {
		page.pdf.doc.image(image, x, page.y, { width, height });
	});
	page.y += height + 4;
	if (words !== '') {
		page.text('Caption', words, STYLES.quiet, { colour: 'ink-2', align: 0.5, above: element });
	}
	page.y += 8;
}

/** A sentence in a picture's place, with its words. */
function sayGone(page: Page, words: string, { language }: RecordDocument): void {
	const gone = m.picture_printed_gone({}, isLocale(language) ? { locale: language } : {});
	page.text('P', [gone, words].join(' ').trim(), STYLES.quiet, { colour: 'ink-2' });
	page.y += 8;
}

function altOf(words: string, { language }: RecordDocument): string {
	if (words !== '') return clean(words);
	return m.picture_printed_alt({}, isLocale(language) ? { locale: language } : {});
}
