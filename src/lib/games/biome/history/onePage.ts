/** §11 A table's story on one page: its world, three sentences, the end. */
import type { Block, RecordDocument } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import type { Occasion } from '../../kit/prints.ts';
import { toldSeats } from '../rules/sheets.ts';
import type { State, TurnEntry } from '../rules/state.ts';
import { endingWords } from '../words/ending.ts';
import { givenOf } from './book/given.ts';
import type { Page } from './book/onePage.ts';
import { toldIn, worldTitle } from './bookTexts.ts';
import { playerOf } from './printed.ts';
import { heading, plain, quiet } from './turns.ts';
import { worldWheel } from './wheel.ts';
import { comma } from '../../../pieces/lists.ts';

/** How many sentences stand on it. */
const SENTENCES = 3;

/** The page. What is longer than that is in the world history. */
export const onePage = (view: State, occasion: Occasion): RecordDocument => ({
	title: worldTitle(occasion.table, occasion.talk?.answers ?? {}),
	...(occasion.date ? { subtitle: occasion.date } : {}),
	language: getLocale(),
	fit: true,
	blocks: [
		{ kind: 'figure', figure: worldWheel(view, occasion) },
		plain(
			toldSeats(view)
				.map((seat) => playerOf(view, seat, occasion))
				.join(comma())
		),
		heading(2, m.class_page_sentences()),
		...sentences(view),
		heading(2, m.print_end()),
		...ending(view, occasion),
		...picture(occasion)
	]
});

/** The same as a page of paper, in the book's hand. */
export function pagedOnePage(view: State, occasion: Occasion): RecordDocument {
	const [found] = Object.entries(occasion.pictures ?? {});
	const words = found ? (occasion.written?.[found[0]]?.caption.trim() ?? '') : '';
	const picture = found ? { ...found[1], words } : null;
	const page: Page = { table: givenOf(view, occasion), told: chosen(view), picture };
	return {
		title: worldTitle(occasion.table, occasion.talk?.answers ?? {}),
		language: getLocale(),
		blocks: [],
		book: { game: 'biome', told: { page }, shows: found ? [found[1]] : [] }
	};
}

/** The turns of what was told first, what last, and what in the middle of it. */
function chosen(view: State): TurnEntry[] {
	const told = toldIn(view).map(({ turn }) => turn);
	if (told.length <= SENTENCES) return told;
	const middle = told[Math.floor(told.length / 2)];
	return [told[0], middle, told.at(-1)].filter((one) => one !== undefined);
}

function sentences(view: State): Block[] {
	const told = chosen(view);
	if (told.length === 0) return [quiet(m.class_page_sentences_none())];
	return told.map(({ narration }) => ({ kind: 'paragraph', tone: 'quote', text: narration }));
}

function ending(view: State, occasion: Occasion): Block[] {
	const words = endingWords(view, (seat) => playerOf(view, seat, occasion));
	return words ? [plain(words.title), plain(words.why)] : [quiet(m.print_not_over())];
}

/** One of the pictures that people put on their sheets. */
function picture({ pictures = {}, written = {} }: Occasion): Block[] {
	const [first] = Object.entries(pictures);
	if (!first) return [];
	const [seat, found] = first;
	return [{ kind: 'picture', picture: found, words: written[seat]?.caption.trim() ?? '' }];
}
