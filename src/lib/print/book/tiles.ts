/** Patterns that fill shapes: each is drawn once in a file and repeated by whoever shows it. */
import { deflateSync } from 'node:zlib';
import type { Tile } from '../../games/kit/canvas.ts';
import { PACKING, type Reference } from '../embedding.ts';
import { colourOf, round } from '../operators.ts';
import type { PdfWriter } from '../pdfWriter.ts';

export class Tiles {
	readonly #pdf: PdfWriter;
	readonly #made = new Map<string, Reference>();

	constructor(pdf: PdfWriter) {
		this.#pdf = pdf;
	}

	/** Fills with the marks of this pattern from here on. */
	use(tile: Tile): void {
		const { leaf } = this.#pdf;
		leaf.inner.patterns[tile.name] ??= this.#reference(tile);
		leaf.fill = null; // the next plain colour is to be said again
		this.#pdf.add(`/Pattern cs /${tile.name} scn`);
	}

	#reference(tile: Tile): Reference {
		const known = this.#made.get(tile.name);
		if (known) return known;
		const { width, height } = tile;
		const pattern = this.#pdf.inner.ref({
			Type: 'Pattern',
			PatternType: 1,
			PaintType: 1,
			TilingType: 1,
			BBox: [0, 0, width, height],
			XStep: width,
			YStep: height,
			Resources: {},
			Matrix: this.#matrix(tile.turned),
			Filter: 'FlateDecode'
		});
		pattern.end(deflateSync(Buffer.from(this.#drawn(tile), 'latin1'), PACKING));
		this.#made.set(tile.name, pattern);
		return pattern;
	}

	/** A pattern counts from the page's own corner, whatever is drawn where. */
	#matrix(degrees: number): number[] {
		const { scale, leaf } = this.#pdf;
		const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
		return [scale * cos, -scale * sin, -scale * sin, -scale * cos, 0, leaf.inner.height];
	}

	/** The marks alone: a ground in every tile would show where they meet. */
	#drawn({ mark, d, stroke }: Tile): string {
		const shape = this.#pdf.shape(d);
		const ink = colourOf(mark);
		return stroke > 0 ? `${ink} RG ${round(stroke)} w 1 J 1 j ${shape} S` : `${ink} rg ${shape} f`;
	}
}
