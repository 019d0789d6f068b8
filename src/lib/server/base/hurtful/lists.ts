/** The words that are marked at the desk: the lists of `naughty-words` and our own, without what a class about living things writes every day. */
import ar from 'naughty-words/ar.json' with { type: 'json' };
import de from 'naughty-words/de.json' with { type: 'json' };
import en from 'naughty-words/en.json' with { type: 'json' };
import es from 'naughty-words/es.json' with { type: 'json' };
import fr from 'naughty-words/fr.json' with { type: 'json' };
import pl from 'naughty-words/pl.json' with { type: 'json' };
import { listOf, type WordList } from './matcher.ts';
import { OWN } from './own.ts';

/**
 * What the lists hold and a class cannot do without, so it is never marked: bodies, birds and breeding; and plain words of
 * one of our languages that are rude in another, since all lists hold at every table.
 */
const BODIES = `anal anus rectum fecal genitals intercourse penis vagina vulva clitoris clito semen sperm esperma orina nipple nipples
	pezón nippel sex sexual sexually sexuality sexo eunuch nude nudity nackt topless butt orgasm orgasmus pinkeln pis pipi ثدي حلمة
	بظر شرج جماع احتلام خنثي شهوة مص تمص لعق لحس rzygać`;

const CREATURES = `tit tits cock cocks asno muschi chatte tanche suka لبوة möpse concha rosette jajko jajco`;

const PLAIN = `con debil ass negro bitte bite xx bander vögeln gueule retard dick trio martillo suck sucks snatch scat domination escort poof
	skeet shrimping snowballing hardcore kinky bareback bonze mufti fratze kimme lümmel popel ische heroína drogas infierno racista
	asesinato maciza pinche sádico travesti baiser bourré bourrée bordel cul folle gerbe gerber jouir pédale péter ramoner suce trique
	dmuchać شاذ مبادل قضيب فرج خول بز grope swinger undressing playboy`;

const PHRASES = [
	's&m',
	'girl on',
	'big black',
	'how to kill',
	'tied up',
	'hard core',
	'jelly donut'
];

const EVERYDAY: readonly string[] = [
	...[BODIES, CREATURES, PLAIN].flatMap((words) => words.split(/\s+/u)),
	...PHRASES
];

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
