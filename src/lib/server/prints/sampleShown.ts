/** What the sample's page shows of its finished world before anybody opens it, made once in each language. */
import type { Figure, RecordDocument } from '../../engine/record.ts';
import { toldTo } from '../../engine/referee.ts';
import type { Occasion } from '../../games/kit/prints.ts';
import { printsOf } from '../../games/parts.ts';
import * as m from '../../paraglide/messages.js';
import { getLocale, type Locale } from '../../paraglide/runtime.js';
import { trouble } from '../base/logger.ts';
import { finishedWorld } from '../workshops/sample.ts';
import { printLater } from './printQueue.ts';

/** How many of its sentences. */
const SENTENCES = 2;

export interface SampleShown {
	/** What the world is called. */
	readonly title: string;
	/** The world as it ended; null where its one-pager has no picture. */
	readonly figure: Figure | null;
	readonly sentences: readonly string[];
	/** The cover of its book as an SVG, once it is set; '' where there is none. */
	readonly cover: Promise<string>;
}

const made = new Map<Locale, Promise<SampleShown | null>>();

/** The sample's world in the visitor's language; null where there is none, or it cannot be made. */
export async function sampleShown(): Promise<SampleShown | null> {
	const locale = getLocale();
	const shown = made.get(locale) ?? show();
	made.set(locale, shown);
	try {
		return await shown;
	} catch (cause) {
		made.delete(locale);
		trouble('the sample cannot be shown', cause);
		return null;
	}
}

async function show(): Promise<SampleShown | null> {
	const world = await finishedWorld();
	const prints = world && (await printsOf(world.game.id));
	const page = prints?.table[prints.given?.table ?? ''];
	if (!world || !page) return null;
	const { game, position, story } = world;
	const view = game.view(position.state, 'table');
	const log = position.log.map((entry) => ({ seq: entry.seq, told: toldTo(entry, 'table') }));
	const occasion: Occasion = {
		names: {},
		table: m.sample_finished(),
		talk: { log, answers: story }
	};
	const { title, blocks } = page.record(view, occasion);
	const [figure = null] = blocks.flatMap((block) => (block.kind === 'figure' ? block.figure : []));
	const quotes = blocks.flatMap((block) =>
		block.kind === 'paragraph' && block.tone === 'quote' ? block.text : []
	);
	const book = Object.values(prints.table)
		.find(({ folds }) => folds)
		?.paged?.(view, occasion);
	return {
		title,
		figure,
		sentences: quotes.slice(0, SENTENCES),
		cover: book ? coverOf(book) : none
	};
}

const none = Promise.resolve('');

/** The first page of a book. It is set away from here, so nobody waits for it. */
async function coverOf(book: RecordDocument): Promise<string> {
	try {
		const from = { workshop: 'sample', who: 'sample' };
		const pages = await printLater(from, () => book, 'a4', undefined, 'svg');
		const svg = Buffer.from(pages).toString();
		return svg.slice(0, svg.indexOf('</svg>') + '</svg>'.length);
	} catch (cause) {
		trouble('the sample’s cover cannot be set', cause);
		return '';
	}
}
