import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { book } from '../../../../src/lib/games/biome/history/book/given.ts';
import { groundOf, patternOf } from '../../../../src/lib/games/biome/history/book/inks.ts';
import { history } from '../../../../src/lib/games/biome/history/record.ts';
import { booklet } from '../../../../src/lib/games/biome/history/sheet/sheet.ts';
import { BIOMES } from '../../../../src/lib/games/biome/rules/state.ts';
import { bound } from '../../../../src/lib/print/binding.ts';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { bookletOf } from '../../../../src/lib/print/book/booklet.ts';
import { Easel } from '../../../../src/lib/print/book/easel.ts';
import { luminanceOf } from '../../../../src/lib/print/writer/operators.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { canCheck, stored, unpacked } from '../../../print/sound.ts';
import { toldGame } from './told.ts';

/** Every pixel of the first page, in red, green and blue. */
function pixelsOf(bytes: Uint8Array): Uint8Array {
	const picture = execFileSync('pdftoppm', ['-r', '72', '-l', '1', stored(bytes)], {
		maxBuffer: 64 * 1024 * 1024
	});
	const head = /^P6\s+\d+\s+\d+\s+255\s/.exec(picture.subarray(0, 40).toString('latin1'));
	return picture.subarray(head?.[0].length ?? 0);
}

const lesson = toldGame({ seats: 5, seed: 47, turns: 20 });
const occasion = { table: 'Thornwater', names: {} };

test.runIf(canCheck)(
	'a print without colours has none, in the file and in its picture',
	async () => {
		const part = { title: 'Fern', book: book(lesson, occasion), sheets: booklet(lesson, occasion) };
		const prints = [
			await bookOf({ ...book(lesson, occasion), grey: true }, 'a4'),
			await pdfOf({ ...history(lesson, occasion), grey: true }, 'a4'),
			await bookletOf(
				{ ...bound('Class 7b', [part, { ...part, sheets: null }], []), grey: true },
				'a4',
				() => undefined
			)
		];
		for (const bytes of prints) {
			if (!bytes) throw new Error('no book');
			expect(unpacked(stored(bytes))).not.toMatch(/^[\d.]+ [\d.]+ [\d.]+ (rg|RG)\b/m);
			const pixels = pixelsOf(bytes);
			let coloured = 0;
			for (let at = 0; at < pixels.length; at += 3) {
				if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) coloured++;
			}
			expect(coloured).toBe(0);
		}
	}
);

const contrast = (one: number, other: number) =>
	(Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** How light each column of a swatch is, as a printer without colours shows it. */
async function shadesOf(fill: ReturnType<typeof patternOf>): Promise<string> {
	const easel = new Easel({ title: 'T', language: 'en', grey: true }, 'a4');
	easel.turnPage();
	easel.aside(() => {
		easel.shape('M0 0h210v297h-210Z', { fill });
	});
	return Buffer.from(pixelsOf(await easel.pdf.finish())).toString('latin1');
}

test.runIf(canCheck).each(['deep', 'tint'] as const)(
	'no two biomes look alike in grey where they are %s: patterns differ, and plain grounds by 1.3 to 1',
	async (tone) => {
		const swatches = await Promise.all(
			BIOMES.flatMap((biome) => [patternOf(biome, tone, 0), patternOf(biome, tone, 1)]).map(
				shadesOf
			)
		);
		expect(new Set(swatches).size).toBe(2 * BIOMES.length);
		for (const one of BIOMES) {
			for (const other of BIOMES.filter((biome) => biome !== one)) {
				expect(patternOf(one, tone, 0).d).not.toBe(patternOf(other, tone, 0).d);
				const [light, dark] = [one, other].map((biome) =>
					luminanceOf(groundOf(biome, tone).grey.ground)
				);
				expect(contrast(light ?? 0, dark ?? 0)).toBeGreaterThanOrEqual(1.3);
			}
		}
	}
);
