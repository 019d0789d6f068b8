import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { history } from '../../../../src/lib/games/biome/history/record.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { folded, nodesOf, read } from '../../../print/reading.ts';
import { toldGame } from './told.ts';

test.each(['a4', 'letter'] as const)(
	'the contents on %s name every chapter with its page, and lead there',
	async (paper) => {
		const record = history(toldGame({ seats: 4, seed: 2 }), { table: 'Table 1', names: {} });
		const chapters = record.blocks.flatMap((block) =>
			block.kind === 'heading' && block.level === 1 ? [block.text] : []
		);
		const bytes = await pdfOf(record, paper);
		const { sheets } = await read(bytes);
		const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
		const links = (await (await file.getPage(2)).getAnnotations()) as {
			dest: string;
			contentsObj: { str: string };
		}[];
		links.reverse();
		expect(links.map((link) => link.contentsObj.str)).toEqual(chapters);
		for (const { dest, contentsObj } of links) {
			const [ref] = (await file.getDestination(dest)) as [{ num: number; gen: number }];
			const on = await file.getPageIndex(ref);
			expect(sheets[on]?.text).toContain(folded(contentsObj.str).slice(0, 20));
			expect(sheets[1]?.text).toContain(`${folded(contentsObj.str)} ${String(on + 1)}`);
		}
		const roles = nodesOf(sheets[1]?.tree ?? []).map(({ role }) => role);
		expect(roles.filter((role) => role === 'TOCI')).toHaveLength(chapters.length);
		expect(roles.filter((role) => role === 'Link')).toHaveLength(chapters.length);
	}
);
