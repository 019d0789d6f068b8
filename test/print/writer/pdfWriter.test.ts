import { expect, test } from 'vitest';
import { breakLines } from '../../../src/lib/print/lineBreaking.ts';
import { PdfWriter } from '../../../src/lib/print/writer/pdfWriter.ts';

test('a quadratic curve is drawn as on screen: its cubic bends two thirds of the way to where it is pulled', () => {
	const pdf = new PdfWriter({ title: 'Curves', language: 'en' }, [200, 200], 1);
	pdf.path('M0 0Q50 100 100 0L100 30Q70 60 40 30', undefined, 'ink', 1);
	expect(Buffer.from(pdf.leaf.drawing.bytes()).toString('latin1')).toMatch(
		/^0 0 m 33\.33 66\.67 66\.67 66\.67 100 0 c 100 30 l 80 50 60 50 40 30 c S$/m
	);
});

/** What is written on a page for a text in one line. */
function writtenFor(text: string): string {
	const pdf = new PdfWriter({ title: 'Line', language: 'en' }, [200, 200], 1);
	for (const line of breakLines(text, { voice: 'plain', size: 10, leading: 14 }, Infinity).lines) {
		pdf.letters(line, 10, 20, 30);
	}
	return Buffer.from(pdf.leaf.drawing.bytes())
		.toString('latin1')
		.replace(/^.* cm$/gm, '')
		.trim();
}

test('Latin words are one piece of text in their typeface, with nothing beside it', () => {
	expect(writtenFor('The river Oder')).toMatch(
		/^BT 1 0 0 -1 20 30 Tm \/F1 10 Tf \[\([^]*\)\] TJ ET$/
	);
	expect(writtenFor('Łódź Ελένη Дмитро Hoà')).not.toContain('ActualText');
});

test('glyphs that are their letters one by one have nothing beside them, others have', () => {
	for (const text of ['河流', '김민준', 'ნინო', 'Գետը']) {
		expect(writtenFor(text)).not.toContain('ActualText');
	}
	for (const text of ['विद्या', 'น้ำ', '👩‍🌾', 'שרה']) expect(writtenFor(text)).toContain('ActualText');
});
