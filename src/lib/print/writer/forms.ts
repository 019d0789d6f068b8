/** Drawings that come again and again: each stands once in a file, and is shown by every page that asks for it. */
import { deflateSync } from 'node:zlib';
import { PACKING } from './embedding.ts';
import type { Reference } from './inside.ts';

/** The file that has them. */
interface Writer {
	readonly leaf: { readonly inner: { readonly xobjects: Record<string, Reference> } };
	readonly doc: { ref(data: object): Reference };
	add(operators: string): void;
	/** What `draw` draws, and not on the page. */
	apart(draw: () => void): Uint8Array;
}

/** Nothing that is drawn reaches further from its 0,0. */
const REACH = 5_000;

export class Forms {
	readonly #pdf: Writer;
	readonly #made = new Map<string, { readonly called: string; readonly form: Reference }>();

	constructor(pdf: Writer) {
		this.#pdf = pdf;
	}

	/** Shows the drawing of this name; `draw` draws it the first time. */
	show(name: string, draw: () => void): void {
		const { called, form } = this.#made.get(name) ?? this.#drawn(name, draw);
		this.#pdf.leaf.inner.xobjects[called] ??= form;
		this.#pdf.add(`/${called} Do`);
	}

	#drawn(name: string, draw: () => void) {
		const operators = this.#pdf.apart(draw);
		const form = this.#pdf.doc.ref({
			Type: 'XObject',
			Subtype: 'Form',
			BBox: [-REACH, -REACH, REACH, REACH],
			Resources: {},
			Filter: 'FlateDecode'
		});
		form.end(deflateSync(operators, PACKING));
		const made = { called: `D${String(this.#made.size)}`, form };
		this.#made.set(name, made);
		return made;
	}
}
