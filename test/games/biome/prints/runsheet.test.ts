import { expect, test } from 'vitest';
import { guide } from '../../../../src/lib/games/biome/guide.ts';
import { LESSONS } from '../../../../src/lib/games/kit/guide.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { runSheet } from '../../../../src/lib/print/runSheet.ts';
import { folded, read } from '../../../print/reading.ts';

test.each(['a4', 'letter'] as const)(
	'the run sheet fits on two sides of %s, with every cue',
	async (paper) => {
		for (const lesson of LESSONS) {
			const sheet = await read(await pdfOf(runSheet('Biome', guide, lesson), paper));
			expect(sheet.sheets).toHaveLength(2);
			for (const { say } of guide.cues()) {
				const [opening = ''] = say.split(/[.?:]/);
				expect(sheet.text).toContain(folded(opening).slice(0, 12));
			}
			expect(sheet.text).toContain(`${String(lesson)} minutes`);
		}
	}
);
