/** The outline that readers open beside the pages: each line stands below the last one of a higher level. */
import { clean } from './lines.ts';

/** Where a line of the outline leads, in points from the top of its page. */
export interface Place {
	readonly top: number;
	/** Beyond what is written there, so that readers show the whole page. */
	readonly left: number;
	readonly expanded: boolean;
}

export class Outline {
	readonly #path: { readonly depth: number; readonly item: PDFKit.PDFOutline }[];

	constructor(doc: { readonly outline: PDFKit.PDFOutline }) {
		this.#path = [{ depth: 0, item: doc.outline }];
	}

	/** Adds a line; `depth` counts from 1. Returns how deep it stands: no deeper than one below the line above it. */
	add(text: string, depth: number, place: Place): number {
		while ((this.#path.at(-1)?.depth ?? 0) >= depth) this.#path.pop();
		const item = this.#path.at(-1)?.item.addItem(clean(text), place);
		if (item) this.#path.push({ depth, item });
		return this.#path.length - 1;
	}
}
