import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PdfWriter } from '../../../src/lib/print/writer/pdfWriter.ts';

const written = async (title: string, language = 'en') =>
	Buffer.from(await new PdfWriter({ title, language }, [200, 200], 1).finish()).toString('latin1');

test('what pdfkit does not show is touched in one file', () => {
	const casts = globSync('src/lib/print/**/*.ts').filter((file) =>
		/\bas unknown as\b/.test(readFileSync(file, 'utf8'))
	);
	expect(casts).toEqual(['src/lib/print/writer/inside.ts']);
});

test('pages are leafed from right to left where the language is read so', async () => {
	expect(await written('عالم', 'ar')).toContain('/Direction /R2L');
	expect(await written('World')).not.toContain('/Direction');
});

test('a title with signs of XML is the title all the same, in both places where it stands', async () => {
	const file = await written('Sea & <land>');
	expect(file).toContain('(Sea & <land>)');
	expect(file).toContain('<rdf:li xml:lang="x-default">Sea &#38; &#60;land&#62;</rdf:li>');
});

test('a file of which a part is never written is not handed out', async () => {
	const pdf = new PdfWriter({ title: 'Torn', language: 'en' }, [200, 200], 1);
	pdf.doc.ref({});
	await expect(pdf.finish()).rejects.toThrow('a part of the print never came');
});
