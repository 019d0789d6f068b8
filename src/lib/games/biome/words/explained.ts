/** The game's own words within a text, so that whoever meets one can ask what it means. */
import * as m from '../../../paraglide/messages.js';
import { statName } from './terms.ts';
import { STATS, type Stat } from '../rules/state.ts';

/** How each word is written, its forms with commas between; what it means. */
const TERMS = {
	rp: { forms: m.about_rp_forms, meaning: m.about_rp },
	resource: { forms: m.about_resource_forms, meaning: m.about_resource },
	pass: { forms: m.about_pass_forms, meaning: m.about_pass },
	pool: { forms: m.about_pool_forms, meaning: m.about_pool },
	stat: { forms: m.about_stat_forms, meaning: m.about_stat }
} as const;

const MEANS: Readonly<Record<Stat, () => string>> = {
	resilience: m.turn_means_resilience,
	adaptability: m.turn_means_adaptability,
	biodiversity: m.turn_means_biodiversity,
	regeneration: m.turn_means_regeneration
};

/** What a stat means where a table has no words of its own. */
export const statMeaning = (stat: Stat): string => MEANS[stat]();

/** A piece of a text; a word that can be asked about has its meaning. */
export interface Piece {
	readonly text: string;
	readonly meaning: string | null;
}

/** A text in its pieces: of each of the game's words the first one in it can be asked about. */
export function explainedIn(text: string): Piece[] {
	const meanings = new Map<string, string>();
	for (const { forms, meaning } of Object.values(TERMS)) {
		for (const form of forms().split(', ')) meanings.set(form.toLowerCase(), meaning());
	}
	for (const stat of STATS) meanings.set(statName(stat).toLowerCase(), statMeaning(stat));
	// the longest first, so that "Resource Points" is not taken for a Resource
	const words = [...meanings.keys()].toSorted((a, b) => b.length - a.length);
	// not by what must not stand before a word: browsers before 2023 cannot look back
	const pattern = new RegExp(`(^|[^\\p{L}])(${words.join('|')})(?!\\p{L})`, 'giu');
	const pieces: Piece[] = [];
	const told = new Set<string>();
	let at = 0;
	for (const { index, 1: before = '', 2: word = '' } of text.matchAll(pattern)) {
		const meaning = meanings.get(word.toLowerCase()) ?? null;
		if (meaning === null || told.has(meaning)) continue;
		told.add(meaning);
		const from = index + before.length;
		pieces.push({ text: text.slice(at, from), meaning: null }, { text: word, meaning });
		at = from + word.length;
	}
	return [...pieces, { text: text.slice(at), meaning: null }];
}
