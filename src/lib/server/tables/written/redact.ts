/** Keeps texts that the facilitator took off from everything that people see. */
import { isObject } from '../../../engine/json.ts';

/** What stands for a name that was taken off, since what it names must be called something. */
const NAMELESS = '–';
const NAMES = new Set(['name', 'copyName']);
/** Under these names a single small word is the game's own, though somebody may have written the same. */
const GAMES = new Set(
	'type kind why code phase step band status reason field stat what biome id catalogue'.split(' ')
);
const GAME_WORD = /^[a-z][A-Za-z0-9-]*$/;

/** The value without the texts that are hidden, as if nobody had written them; the same value where nothing is. */
export function redact<Value>(value: Value, hidden: readonly string[]): Value {
	const off = new Set(hidden.map(plain).filter((text) => text !== ''));
	return off.size === 0 ? value : (redacted(value, off, '') as Value);
}

/** `name` is under what it stands. */
function redacted(value: unknown, off: ReadonlySet<string>, name: string): unknown {
	if (typeof value === 'string') {
		if (!off.has(plain(value)) || (GAMES.has(name) && GAME_WORD.test(value))) return value;
		return NAMES.has(name) ? NAMELESS : '';
	}
	if (Array.isArray(value)) return value.map((one) => redacted(one, off, name));
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [key, redacted(one, off, key)])
	);
}

/** Whether a sentence that was put together says something hidden; a word or two may be in it by chance. */
export function saysHidden(sentence: string, hidden: readonly string[]): boolean {
	if (hidden.length === 0) return false;
	const said = plain(sentence);
	return hidden.map(plain).some((text) => text.length > 3 && said.includes(text));
}

/** A text as it is compared: a game keeps it with its spaces put right. */
export const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();
