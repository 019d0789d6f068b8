import { expect, test } from 'vitest';
import type { Tile } from '../../../src/lib/games/kit/canvas.ts';
import { Easel } from '../../../src/lib/print/book/easel.ts';

const tile = (name: string): Tile => ({
	name,
	width: 3,
	height: 2,
	ground: '#d6e8ee',
	mark: 'ink',
	grey: { ground: 'paper', mark: 'ink' },
	d: 'M0 1h1',
	stroke: 0.3,
	turned: 0
});

test('a pattern is in the file once, however often and on how many pages it is shown', async () => {
	const easel = new Easel({ title: 'T', language: 'en' }, 'a4');
	for (let page = 0; page < 3; page++) {
		easel.turnPage();
		easel.aside(() => {
			for (const name of ['wave', 'dot', 'wave'])
				easel.shape('M20 20h9v9h-9Z', { fill: tile(name) });
		});
	}
	const file = Buffer.from(await easel.pdf.finish()).toString('latin1');
	expect(file.match(/\/PatternType 1/g)).toHaveLength(2);
	expect(file.match(/\/wave \d+ 0 R/g)).toHaveLength(3);
});
