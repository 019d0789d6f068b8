/** What a printed file says, and whether the tools that print shops use are content with it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from 'vitest';

/** The text of all pages, white space folded. */
export async function textOf(file: Uint8Array): Promise<string> {
	const paper = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
	const pages: string[] = [];
	for (let number = 1; number <= paper.numPages; number++) {
		const { items } = await (await paper.getPage(number)).getTextContent();
		pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
	}
	return pages.join(' ').replace(/\s+/g, ' ');
}

/** The same as it is read aloud, letters of every script in the order in which they were typed; null where pdftotext is not installed. */
export function readAloud(file: Uint8Array): string | null {
	if (installed('pdftotext'))
		return execFileSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' });
	console.warn('skipped: pdftotext is not installed');
	return null;
}

const installed = (tool: string) => spawnSync(tool, ['--version']).error === undefined;

/** Holds a file on disk to qpdf and pdffonts: sound, every font embedded, subset, with its Unicode map. Names what could not be asked. */
export function sound(file: string): void {
	if (installed('qpdf')) {
		const said = execFileSync('qpdf', ['--check', file], { encoding: 'utf8' });
		expect(said).toContain('No syntax or stream encoding errors');
	} else console.warn('skipped: qpdf is not installed');
	if (installed('pdffonts')) {
		const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' })
			.trim()
			.split('\n')
			.slice(2);
		expect(fonts.length).toBeGreaterThan(0);
		for (const font of fonts) expect(font).toMatch(/ yes yes yes /);
	} else console.warn('skipped: pdffonts is not installed');
}
