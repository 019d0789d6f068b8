import { expect, test } from 'vitest';
import { PdfWriter } from '../../src/lib/print/pdfWriter.ts';

test('a quadratic curve is drawn as on screen: its cubic bends two thirds of the way to where it is pulled', () => {
	const pdf = new PdfWriter('Curves', 'en', [200, 200], 1);
	pdf.path('M0 0Q50 100 100 0L100 30Q70 60 40 30', undefined, 'ink', 1);
	expect(Buffer.from(pdf.leaf.drawing.bytes()).toString('latin1')).toMatch(
		/^0 0 m 33\.33 66\.67 66\.67 66\.67 100 0 c 100 30 l 80 50 60 50 40 30 c S$/m
	);
});
