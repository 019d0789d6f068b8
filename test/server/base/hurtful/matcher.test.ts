import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wordsMarked } from '../../../../src/lib/server/base/hurtful/lists.ts';
import { hurtfulIn, listOf } from '../../../../src/lib/server/base/hurtful/matcher.ts';

const LIST = wordsMarked({ also: [], never: [] });
const marked = (text: string) => hurtfulIn(text, LIST);

describe('a hurtful sentence is marked in each language', () => {
	test.each([
		['en', 'Sahra is a stupid fat cow and nobody likes her.', ['stupid', 'fat cow']],
		['de', 'Du bist so eine dumme Kuh, halt’s Maul!', ['dumme Kuh', 'halt’s Maul']],
		['fr', 'T’es qu’un crétin, ferme ta gueule.', ['crétin', 'ferme ta gueule']],
		['es', 'Eres un imbécil, nadie te quiere.', ['imbécil', 'nadie te quiere']],
		['ar', 'أنت غبي والغبيّة أختك، يا كلب', ['غبي', 'والغبيّة', 'يا كلب']],
		['pl', 'Ty głupia krowo, zamknij się, idioto!', ['głupia', 'zamknij się', 'idioto']],
		[
			'uk',
			'Ти дурна, заткнись! Ніхто тебе не любить.',
			['дурна', 'заткнись', 'Ніхто тебе не любить']
		]
	])('%s', (_, text, words) => {
		for (const word of words) expect(marked(text)).toContain(word);
	});
});

describe('a word is found however it is typed', () => {
	test.each([
		['IDIOT', 'in capitals'],
		['ídïöt', 'with marks'],
		['1d10t', 'with digits'],
		['stup!d', 'with signs'],
		['stuuuuuupid', 'stretched'],
		['i d i o t', 'letter by letter'],
		['i.d.i.o.t', 'with dots'],
		['іdіоt', 'with Cyrillic letters among the Latin ones'],
		['ｉｄｉｏｔ', 'in wide letters'],
		['id\u200biot', 'with signs that nobody sees'],
		['bloed', 'with two letters for one mark'],
		['idiots!!!', 'with an ending and stops']
	])('%s: %s', (text) => {
		expect(marked(`Well ${text} then`)).toHaveLength(1);
	});
});

describe('what only looks like such a word is not marked', () => {
	test.each([
		'Scunthorpe, Penistone and Lake Titicaca lie near Essex.',
		'Blue tits and great tits breed in the oak; a booby feeds its chick.',
		'Whales give milk from two nipples, and the shark has sex with few others.',
		'Die Trottellumme brütet dick eingepackt am Felsen; die Vögel bitten um nichts, und ein Ass sticht.',
		'La mésange mange les bites… non, les baies; un pique-nique, une pédale, la folle avoine.',
		'El débil capullo y el cono del volcán están cubiertos de negro, con conchas y una mariquita.',
		'يعيش الحمار الوحشي واللبوة في السافانا، والثدييات ترضع صغارها',
		'Jajko leży w głąb gniazda, a fala dmuchać będzie; ten gracz przegrywa.',
		'Тупий кут каменя, лох сріблястий і самка лисиці.',
		'Classic assassins passed the grass; the cockatoo and the peacock met an analyst.',
		'She is fickle; the Arsenal of Sussex; a document to cumulate'
	])('%s', (text) => {
		expect(marked(text)).toEqual([]);
	});

	const root = new URL('../../../../', import.meta.url);
	const FILES = /^(catalogue|challenges|packs|sample|lists|biome|biome-screens|guide|book)\.json$/;

	test('fewer than 1 of 1,000 sentences of challenges, sample worlds, packs and rules in seven languages', () => {
		const wrong = sentences().filter((sentence) => marked(sentence).length > 0);
		expect(sentences().length).toBeGreaterThan(10_000);
		expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(sentences().length / 1000);
	});

	const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
	const split = (text: string) =>
		text.split(/(?<=[.!?؟])\s+|\n/u).filter((one) => one.trim() !== '');
	let all: string[] | null = null;
	const sentences = () => (all ??= [...told(), ...rules()]);
	function told() {
		return readdirSync(new URL('messages/', root)).flatMap((language) =>
			readdirSync(new URL(`messages/${language}/`, root))
				.filter((file) => FILES.test(file))
				.flatMap((file) =>
					Object.values(JSON.parse(read(`messages/${language}/${file}`)) as Record<string, unknown>)
				)
				.flatMap((text) => (typeof text === 'string' ? split(text) : []))
		);
	}
	const rules = () =>
		readdirSync(new URL('src/lib/games/', root), { recursive: true, encoding: 'utf8' })
			.filter((file) => /RULES(\.\w\w)?\.md$/.test(file))
			.flatMap((file) => split(read(`src/lib/games/${file}`)));
});

describe('a workshop has the last word', () => {
	test('its own words are marked, with every ending where it says so', () => {
		const list = wordsMarked({ also: ['Spargel*', 'six seven'], never: [] });
		expect(hurtfulIn('Du Spargeltarzan! SIX  seven', list)).toEqual([
			'Spargeltarzan',
			'SIX  seven'
		]);
	});

	test('a word that it takes out is not marked, whatever list it stands in', () => {
		const list = wordsMarked({ also: [], never: ['Idioten', 'fat cow'] });
		expect(hurtfulIn('Idioten, a fat cow', list)).toEqual([]);
		expect(hurtfulIn('Idiot', list)).toEqual(['Idiot']);
	});

	test('a list of nothing marks nothing', () => {
		expect(hurtfulIn('idiot', listOf(['', ' ', '*', '!']))).toEqual([]);
	});
});

describe('hostile input', () => {
	test.each([
		['one endless word', 'a'.repeat(200_000)],
		['signs between letters', 'a!'.repeat(100_000)],
		['single letters', 'f u '.repeat(50_000)],
		['marks heaped up', `i${'\u0301'.repeat(100_000)}`],
		['half a pair', '\ud800'.repeat(1000)],
		['the same letter', `${'s'.repeat(59)} `.repeat(3000)],
		['nothing', '']
	])('%s is read to its end', (_, text) => {
		expect(Array.isArray(marked(text))).toBe(true);
	});

	test('the work grows with the text and no faster: each letter is looked at a bounded number of times', () => {
		const looks = (text: string) => {
			let count = 0;
			class Counted extends Set<string> {
				override has(word: string): boolean {
					count++;
					return super.has(word);
				}
			}
			const [whole, stems] = [new Counted(LIST.whole), new Counted(LIST.stems)];
			hurtfulIn(text, { ...LIST, whole, stems });
			return count;
		};
		for (const piece of ['a b c ', 'i.d.', 'aaaa!a ', 'wort ']) {
			const once = looks(piece.repeat(200));
			expect(looks(piece.repeat(800))).toBeLessThan(once * 4.2);
		}
	});
});
