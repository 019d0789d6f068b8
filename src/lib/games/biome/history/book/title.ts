/** §11 What a turn is called on paper: a short first sentence as its title, or all that was written. Nothing of it is cut, and nothing said twice. */
import type { Canvas, Letters, Row } from '../../../kit/canvas.ts';
import * as m from '../../../../paraglide/messages.js';
import { challengeOf } from '../../challenges/catalogue.ts';
import { factOf, type Fact } from '../../challenges/facts.ts';
import { isCard, shortened, textOf } from '../../challenges/titles.ts';
import type { Challenge, State } from '../../rules/state.ts';

/** How many letters a first sentence has at most that is a title, and a line of the outline. */
const MOST = 68;

interface Headed {
	/** A title; of a longer text all of it, where `long`. */
	readonly title: string;
	readonly long: boolean;
	/** What the title does not say. */
	readonly rest: string;
	readonly fact: (Fact & { readonly id: string }) | null;
}

/** A challenge in two parts: a title, and what the title has not said yet. */
export function headed(challenge: Challenge | null): Headed {
	if (!challenge) return { title: m.print_turn_open(), long: false, rest: '', fact: null };
	const text = textOf(challenge).trim();
	const id = challenge.catalogue ?? '';
	const [known, fact] = [challengeOf(id), factOf(id)];
	if (known) {
		return { title: known.title, long: false, rest: text, fact: fact ? { ...fact, id } : null };
	}
	const first = /^.*?[.!?…。](?=\s|$)/su.exec(text)?.[0] ?? text;
	if (Array.from(first).length > MOST) return { title: text, long: true, rest: '', fact: null };
	return { title: first.trim(), long: false, rest: text.slice(first.length).trim(), fact: null };
}

/** The same where a card's title has to do; of what somebody wrote nothing is left out. */
export function brief(challenge: Challenge | null): Headed {
	const all = headed(challenge);
	return challenge && isCard(challenge) ? { ...all, rest: '' } : all;
}

/** Whether an earlier turn met the same card: its words and its fact stand there. */
export const metBefore = ({ history }: State, { challenge, at }: Met): boolean =>
	(at < 0 ? history : history.slice(0, at)).some(
		(entry) =>
			entry.kind === 'turn' &&
			!!challenge?.catalogue &&
			entry.challenge?.catalogue === challenge.catalogue
	);

/** What a turn met, and its place in the history; below 0 where it is not over. */
interface Met {
	readonly challenge: Challenge | null;
	readonly at: number;
}

/** Its title as a reader's outline has it, where a long one is cut. */
export const outlined = (challenge: Challenge | null): string =>
	shortened(headed(challenge).title.replace(/\s+/gu, ' '), MOST);

/** The letters of a title, of a text that has none, and of what follows. */
interface TitleLetters {
	readonly title: Letters;
	readonly long: Letters;
	readonly rest: Letters;
}

/** A turn's title in lines of `letters`, and what follows it in lines of its own. */
interface Titled {
	readonly rows: readonly Row[];
	readonly letters: Letters;
	readonly rest: readonly Row[];
}

/** How many lines of a text without a title are set as one. */
const LINES = 3;

/** A challenge in lines no wider than `width` millimetres. */
export function titled(
	canvas: Pick<Canvas, 'rows' | 'even' | 'widthOf'>,
	{ title, long, rest }: Headed,
	style: TitleLetters,
	width: number
): Titled {
	const letters = long ? style.long : style.title;
	const rows = canvas.even(title, letters, width);
	const rowsOf = (text: string) => (text === '' ? [] : canvas.rows(text, style.rest, width));
	if (!long || rows.length <= LINES) return { rows, letters, rest: rowsOf(rest) };
	const first = firstLine(canvas, title, letters, width);
	if (first === '') return { rows, letters, rest: [] };
	const more = title.slice(first.length).trim();
	return { rows: canvas.rows(first.trim(), letters, width), letters, rest: rowsOf(more) };
}

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** As many words as fit a line; '' where not even the first one does. */
export function firstLine(
	canvas: Pick<Canvas, 'widthOf'>,
	text: string,
	letters: Letters,
	width: number
): string {
	let fits = '';
	let tried = '';
	const end = /[\n\r]/u.exec(text)?.index ?? text.length;
	const parts = Array.from(words.segment(text.slice(0, end)));
	for (const [at, { segment }] of parts.entries()) {
		tried += segment;
		// a comma or a full stop does not begin a line
		const next = parts[at + 1];
		if (next && next.isWordLike !== true && next.segment.trim() !== '') continue;
		if (canvas.widthOf(tried.trim(), letters) > width) break;
		fits = tried;
	}
	return fits;
}
