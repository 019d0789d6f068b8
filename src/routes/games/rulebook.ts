/** RULES.md as data, for a page to set: headings with their §, paragraphs, lists and tables; nothing else is in them. */

/** A stretch of text in one hand. */
export interface Run {
	readonly text: string;
	readonly as: 'plain' | 'strong' | 'em' | 'code';
}

export type Passage =
	| {
			readonly kind: 'heading';
			readonly level: 2 | 3;
			/** What a link to this rule ends with: `s2.1` for §2.1. */
			readonly id: string;
			readonly text: string;
	  }
	| { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
	| { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Run[][] }
	| { readonly kind: 'table'; readonly head: readonly Run[][]; readonly rows: readonly Run[][][] };

export interface Rulebook {
	readonly title: string;
	/** Designer, licence, source, what one needs: in the order of the page. */
	readonly facts: readonly { readonly label: string; readonly runs: readonly Run[] }[];
	readonly passages: readonly Passage[];
}

/** What a link to a rule ends with. */
export const anchorOf = (rule: string): string => rule.replace('§', 's');

/** Reads a RULES.md. Throws where it does not begin with its title. */
export function readRules(markdown: string): Rulebook {
	const [head = '', ...blocks] = blocksOf(markdown);
	if (!head.startsWith('# ')) throw new Error('rules begin with their title');
	const [first = '', ...rest] = blocks;
	const facts = itemsOf(first, /^- /).map((item) => {
		const [, label = '', text = ''] = /^\*\*(.+?)\*\*\u202f?: (.*)$/.exec(item) ?? [];
		return { label, runs: runsOf(text) };
	});
	return { title: head.slice(2), facts, passages: rest.flatMap(passageOf) };
}

/** The same rules in another language, with the anchors that they have in English, so that a link holds in every language. */
export function anchored(own: Rulebook, english: Rulebook): Rulebook {
	const headings = english.passages.filter((one) => one.kind === 'heading').values();
	return {
		...own,
		passages: own.passages.map((one) =>
			one.kind === 'heading' ? { ...one, id: headings.next().value?.id ?? one.id } : one
		)
	};
}

/** The parts between empty lines; a heading is one by itself. */
const blocksOf = (markdown: string): string[] =>
	markdown
		.split(/\n\s*\n/)
		.map((block) => block.trim())
		.filter((block) => block !== '');

function passageOf(block: string): Passage[] {
	const heading = /^(##|###) (.+)$/.exec(block);
	if (heading) {
		const [, hashes, text = ''] = heading;
		const rule = /^§[\d.]*\d/.exec(text)?.[0];
		const id = rule ? anchorOf(rule) : text.toLowerCase().replace(/\W+/g, '-');
		return [{ kind: 'heading', level: hashes === '##' ? 2 : 3, id, text }];
	}
	if (block.startsWith('|')) return [tableOf(block)];
	if (/^- /m.test(block)) return listOf(block, /^- /m, false);
	if (/^\d+\. /.test(block)) return listOf(block, /^\d+\. /m, true);
	return [{ kind: 'paragraph', runs: runsOf(joined(block)) }];
}

/** A list, and the sentence that may stand right above it. */
function listOf(block: string, mark: RegExp, ordered: boolean): Passage[] {
	const begin = block.search(mark);
	const before = block.slice(0, begin).trim();
	const items = itemsOf(block.slice(begin), mark).map(runsOf);
	return [
		...(before === '' ? [] : [{ kind: 'paragraph', runs: runsOf(joined(before)) } as const]),
		{ kind: 'list', ordered, items }
	];
}

/** What follows each mark, its lines joined. */
const itemsOf = (block: string, mark: RegExp): string[] =>
	block.split(new RegExp(mark.source, 'm')).slice(1).map(joined);

const joined = (lines: string): string => lines.trim().replace(/\s*\n\s*/g, ' ');

function tableOf(block: string): Passage {
	const [head = [], , ...rows] = block.split('\n').map((line) =>
		line
			.trim()
			.replace(/^\||\|$/g, '')
			.split('|')
			.map((cell) => runsOf(cell.trim()))
	);
	return { kind: 'table', head, rows };
}

const MARKS = /\*\*(?<strong>.+?)\*\*|`(?<code>[^`]+)`|(?<!\w)_(?<em>[^_]+)_(?!\w)/g;

/** A sentence cut where its hand changes. */
function runsOf(text: string): Run[] {
	const runs: Run[] = [];
	let done = 0;
	for (const { index, 0: whole, groups } of text.matchAll(MARKS)) {
		if (index > done) runs.push({ text: text.slice(done, index), as: 'plain' });
		const { strong, code, em } = groups ?? {};
		if (strong !== undefined) runs.push({ text: strong, as: 'strong' });
		else if (code !== undefined) runs.push({ text: code, as: 'code' });
		else runs.push({ text: em ?? '', as: 'em' });
		done = index + whole.length;
	}
	if (done < text.length) runs.push({ text: text.slice(done), as: 'plain' });
	return runs;
}
