/** Changed texts put into what is compiled already: a second in place of three, for whoever waits for a sentence. */

/** What is compiled of one message: a function, or the way to that of another language; with what stands above it. */
const BLOCK =
	/^(?:\/\*\*\n(?:\*.*\n)*)?export (?:const (\w+) = [^]*?\n\}\)?;|\{ (\w+) \} from .*)$/gm;
/** What a message is given. */
const TYPE = /^\/\*\* @typedef .*Inputs \*\/$/gm;

/** Where each message stands. @param {string} code @returns {Map<string, { at: number, block: string }>} */
const blocksOf = (code) =>
	new Map(
		[...code.matchAll(BLOCK)].map(({ 0: block, 1: own, 2: other, index }) => [
			own ?? other ?? '',
			{ at: index, block }
		])
	);

/**
 * A compiled file with some of its messages as they are in a fresh one; null where a message is new or is given something
 * else than before, so that more has to be compiled than its text.
 * @param {string} code
 * @param {string} fresh
 * @returns {string | null}
 */
export function spliced(code, fresh) {
	const types = new Set(code.match(TYPE));
	if ([...(fresh.match(TYPE) ?? [])].some((type) => !types.has(type))) return null;
	const known = blocksOf(code);
	const changes = [...blocksOf(fresh)].map(([key, { block }]) => ({ old: known.get(key), block }));
	let [text, from] = ['', 0];
	for (const { old, block } of changes.toSorted((a, b) => (a.old?.at ?? 0) - (b.old?.at ?? 0))) {
		if (!old) return null;
		text += code.slice(from, old.at) + block;
		from = old.at + old.block.length;
	}
	return text + code.slice(from);
}

/**
 * Those of some texts that have these keys.
 * @param {readonly { locale: string, content: Uint8Array | string }[]} files
 * @param {ReadonlySet<string>} keys
 */
export const withKeys = (files, keys) =>
	files.map(({ locale, content }) => {
		/** @type {Record<string, string>} */
		const texts = JSON.parse(String(content));
		const some = Object.entries(texts).filter(([key]) => keys.has(key));
		return { locale, content: JSON.stringify(Object.fromEntries(some)) };
	});

/** How many messages of a compiled file are its language's own. @param {string} code */
export const ownIn = (code) => [...code.matchAll(/^export const \w+ = /gm)].length;
