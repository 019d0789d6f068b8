/** Patterns that fill shapes: each is drawn once in a file and repeated by whoever shows it. */
import { deflateSync } from 'node:zlib';
import type { Tile } from '../../games/kit/canvas.ts';
import { PACKING } from './embedding.ts';
import type { Reference } from './inside.ts';
import { round, type Ink } from './operators.ts';

/** The file that is filled with them. */
interface Writer {
	readonly grey: boolean;
	readonly leaf: {
		readonly inner: { readonly patterns: Record<string, Reference>; readonly height: number };
		fill: Ink | null;
	};
	readonly doc: { ref(data: object): Reference };
	add(operators: string): void;
	fill(ink: Ink): void;
	ink(ink: Ink, use: 'fill' | 'stroke'): string;
	shape(d: string): string;
}

export class Tiles {
	readonly #pdf: Writer;
	readonly #made = new Map<string, Reference>();

	constructor(pdf: Writer) {
		this.#pdf = pdf;
	}

	/** Fills a shape with this pattern; the shape's operators are given. */
	fill(shape: string, tile: Tile): void {
		this.#pdf.fill(this.#pdf.grey ? tile.grey.ground : tile.ground);
		if (tile.d === '') return;
		this.#pdf.add(`${shape} f*`);
		this.#use(tile);
	}

	/** Fills with its marks from here on. */
	#use(tile: Tile): void {
		const { leaf } = this.#pdf;
		leaf.inner.patterns[tile.name] ??= this.#reference(tile);
		leaf.fill = null; // the next plain colour is to be said again
		this.#pdf.add(`/Pattern cs /${tile.name} scn`);
	}

	#reference(tile: Tile): Reference {
		const known = this.#made.get(tile.name);
		if (known) return known;
		const { width, height } = tile;
		const pattern = this.#pdf.doc.ref({
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
		const { leaf } = this.#pdf;
		const scale = 72 / 25.4; // tiles are in millimetres, whatever the page is drawn in
		const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
		return [scale * cos, -scale * sin, -scale * sin, -scale * cos, 0, leaf.inner.height];
	}

	/** The marks alone: a ground in every tile would show where they meet. */
	#drawn({ mark, grey, d, stroke }: Tile): string {
		const shape = this.#pdf.shape(d);
		const ink = this.#pdf.ink(this.#pdf.grey ? grey.mark : mark, stroke > 0 ? 'stroke' : 'fill');
		return stroke > 0 ? `${ink} ${round(stroke)} w 1 J 1 j ${shape} S` : `${ink} ${shape} f`;
	}
}
