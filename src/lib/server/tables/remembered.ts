/** What a game from elsewhere said of an entry, kept with it: so that a log can be read when its game is gone. */
import type { Audience, Seat } from '../../engine/module.ts';
import type { Told } from '../../engine/referee.ts';
import { homes } from '../../games/lists/homes.ts';
import { wordsOf } from '../../games/words.ts';
import { baseLocale, getLocale, isLocale } from '../../paraglide/runtime.js';
import { speaking } from '../base/language.ts';
import type { StoredEntry } from '../storage/storage.ts';

/** Something told, with its sentence in each language that the game speaks. */
interface Remembered extends Told {
	readonly says?: Readonly<Record<string, string>>;
}

/** Stands for the names of a seat, which are put in when somebody reads: nobody's name is kept. */
const MARK = /\uE000(\d+)\uE001/g;
const marked = (seat: Seat): string => `\uE000${String(seat)}\uE001`;

/** The entry with its sentences, where its game comes from elsewhere; ours stay as they are. */
export function remembered(game: string, entry: StoredEntry): StoredEntry {
	const home = Object.hasOwn(homes, game) ? homes[game] : undefined;
	const words = wordsOf(game);
	if (!home || home.ours || !words || entry.told.length === 0) return entry;
	const told = entry.told.map((one): Remembered => {
		const says = home.locales.filter(isLocale).flatMap((locale) => {
			const sentence = speaking(locale, () => words.event(one.event, marked));
			return sentence === null ? [] : [[locale, sentence] as const];
		});
		return { ...one, says: Object.fromEntries(says) };
	});
	return { ...entry, told };
}

/** What was kept of an entry for this reader; nothing where nothing was. */
export function recalled(
	{ told }: StoredEntry,
	audience: Audience,
	names: (seat: Seat) => string
): string[] {
	return (told as readonly Remembered[])
		.filter(({ seats }) => !seats || (audience !== 'table' && seats.includes(audience)))
		.flatMap(({ says }) => says?.[getLocale()] ?? says?.[baseLocale] ?? [])
		.map((sentence) => sentence.replace(MARK, (_, seat: string) => names(Number(seat))));
}
