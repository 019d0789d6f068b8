/** The outline that readers open beside the pages: each line stands below the last one of a higher level. */
import { clean } from '../scripts/cleaning.ts';
import type { PdfWriter } from './pdfWriter.ts';

/** Where a line of the outline leads, in points from the top of its page. */
interface Place {
	readonly top: number;
	/** Beyond what is written there, so that readers show the whole page. */
	readonly left: number;
	readonly expanded: boolean;
}

export class Outline {
	readonly #path: { readonly depth: number; readonly item: PDFKit.PDFOutline | null }[];

	/** What is to be folded has none. */
	constructor({ doc, folded }: Pick<PdfWriter, 'doc' | 'folded'>) {
		this.#path = [{ depth: 0, item: folded ? null : doc.outline }];
	}

	/** Adds a line; `depth` counts from 1. Returns how deep it stands: no deeper than one below the line above it. */
	add(text: string, depth: number, place: Place): number {
		while ((this.#path.at(-1)?.depth ?? 0) >= depth) this.#path.pop();
		const item = this.#path.at(-1)?.item?.addItem(clean(text), place) ?? null;
		this.#path.push({ depth, item });
		return this.#path.length - 1;
	}
}
