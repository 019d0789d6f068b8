/** The words that are marked at the desk: the lists of `naughty-words` and our own, without what a class about living things writes every day. */
import ar from 'naughty-words/ar.json' with { type: 'json' };
import de from 'naughty-words/de.json' with { type: 'json' };
import en from 'naughty-words/en.json' with { type: 'json' };
import es from 'naughty-words/es.json' with { type: 'json' };
import fr from 'naughty-words/fr.json' with { type: 'json' };
import pl from 'naughty-words/pl.json' with { type: 'json' };
import { listOf, type WordList } from './matcher.ts';
import { EVERYDAY } from './everyday.ts';
import { OWN } from './own.ts';

/** What a workshop has changed in the lists. */
export interface OwnWords {
	/** Marked too; `*` at the end means every ending. */
	readonly also: readonly string[];
	readonly never: readonly string[];
}

/** The words that are marked, with a workshop's own. */
export function wordsMarked({ also, never }: OwnWords): WordList {
	const given = [ar, de, en, es, fr, pl].flat();
	const { whole, stems } = listOf([...given, ...OWN], EVERYDAY);
	const own = listOf(also);
	const out = listOf(never).whole;
	return {
		whole: whole.union(own.whole).difference(out),
		stems: stems.union(own.stems),
		never: out
	};
}
