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

export const EVERYDAY: readonly string[] = [
	...[BODIES, CREATURES, PLAIN].flatMap((words) => words.split(/\s+/u)),
	...PHRASES
];
