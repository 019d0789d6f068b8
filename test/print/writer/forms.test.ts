import { expect, test } from 'vitest';
import { Easel } from '../../../src/lib/print/book/easel.ts';

test.each([false, true])(
	'a drawing that comes again is in the file once, on how many pages it is shown; folded: %o',
	async (folded) => {
		const easel = new Easel({ title: 'T', language: 'en', folded }, 'a4');
		let drawn = 0;
		for (let page = 0; page < 3; page++) {
			easel.turnPage();
			easel.aside(() => {
				for (const name of ['fir', 'owl', 'fir'])
					easel.placed(20, 20 + page, { scale: 2 }, () => {
						easel.shared(name, () => {
							drawn += 1;
							easel.shape('M0 0h9v9h-9Z', { fill: '#2f6a3c' });
						});
					});
				easel.shape('M20 20h9v9h-9Z', { fill: '#2f6a3c' });
			});
		}
		expect(drawn).toBe(2);
		const pages = easel.pdf.leaves.map(({ drawing }) => Buffer.from(drawing.bytes()).toString());
		for (const page of pages) {
			expect(page.match(/\/D\d+ Do/g)).toEqual(['/D0 Do', '/D1 Do', '/D0 Do']);
			// what a drawing fills with does not reach the page
			expect(page.match(/ rg$/gm)).toHaveLength(1);
		}
		const file = Buffer.from(await easel.pdf.finish()).toString('latin1');
		expect(file.match(/\/Subtype \/Form/g)).toHaveLength(2);
	}
);
