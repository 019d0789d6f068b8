/** §11 Puts together what the atlas of a class tells: all its worlds in one book. */
import type { RecordDocument } from '../../../../engine/record.ts';
import { getLocale } from '../../../../paraglide/runtime.js';
import type { AtlasTable } from '../../../kit/prints.ts';
import type { State } from '../../rules/state.ts';
import { givenOf } from '../book/given.ts';
import type { Given } from '../book/tale.ts';

/** What the print worker is given. */
export interface Atlas {
	/** What the class is called. */
	readonly title: string;
	readonly worlds: readonly Given[];
}

/** The atlas; the print worker sets its pages. */
export function atlas(title: string, tables: readonly AtlasTable[]): RecordDocument {
	// only this game's own module makes the views that are printed
	const worlds = tables.map(({ view, occasion }) => givenOf(view as State, occasion));
	const told: Atlas = { title, worlds };
	return {
		title,
		language: getLocale(),
		blocks: [],
		book: { game: 'biome', told: { atlas: told } }
	};
}
