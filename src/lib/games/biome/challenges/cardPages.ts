/** The catalogue as cards of 62 by 85 mm, nine to a page; the pages with their backs follow, mirrored, so that paper turned over its long edge matches. */
import * as m from '../../../paraglide/messages.js';
import { box } from '../../../pieces/paper/marks.ts';
import type { Canvas, Letters } from '../../kit/canvas.ts';
import { letters, put, type Place } from '../../record/lettering.ts';
import { circle, ring } from '../history/book/emblems.ts';
import { QUIET, RULE, WHITE } from '../history/book/inks.ts';
import { QUOTED } from '../history/book/type.ts';
import { SPHERE_COLOURS } from '../history/motifs.ts';
import { SPHERES, type Sphere } from '../rules/state.ts';
import { sphereName } from '../words/terms.ts';
import { challengesOf, type CatalogueEntry } from './catalogue.ts';
import { factOf } from './facts.ts';
import { saidBy } from './sources.ts';
import { groundOf } from './spherePatterns.ts';

const [WIDE, HIGH, ACROSS, PAD] = [62, 85, 3, 5];
const NINE = ACROSS * ACROSS;
const ROOM = WIDE - 2 * PAD;
/** How far above the edge the fact begins. */
const FOOT = 6.4;

const NAME = letters('bold', 9, 3.9);
const SMALL = letters('plain', 9, 3.9);
const OWN = letters('display', 15, 6);
const BACK = letters('display', 13, 5.2);

/** What is on a card: a challenge, or room for one of the table's own. */
type Card = CatalogueEntry | null;

/** All challenges by sphere; cards of one's own fill the last page, at least one. */
function cards(): Card[] {
	const all = SPHERES.flatMap(challengesOf);
	return [...all, ...Array<null>(NINE - (all.length % NINE)).fill(null)];
}

const say = (canvas: Canvas, type: string, text: string, style: Letters, place: Place) =>
	put({ canvas }, type, canvas.rows(text, style, ROOM), style, place);

/** A line in the middle of a card. */
const middle = (canvas: Canvas, text: string, style: Letters, y: number): void => {
	const [row] = canvas.rows(text, style, ROOM);
	if (row) put({ canvas }, 'P', [row], style, { x: (WIDE - row.width) / 2, y });
};

const SCOPE = {
	phase1: m.print_cards_ages,
	phase2: m.print_cards_rounds,
	both: m.print_cards_both
} as const;

/** Where the title begins; the letters of title, text, fact and source. */
const LARGE = {
	head: 27,
	title: letters('display', 13, 5.2),
	text: letters('plain', 10, 4.5),
	fact: letters('slant', 9, 3.9),
	from: SMALL
};
const SMALLER = { ...LARGE, title: letters('display', 11.5, 4.7), text: SMALL };
/** For the longest words of any language. */
const TIGHT = {
	head: 25,
	title: letters('display', 11, 4.3),
	text: letters('plain', 9, 3.45),
	fact: letters('slant', 9, 3.45),
	from: letters('plain', 9, 3.45)
};

/** From large to small, and whether the source says no more than who it is. */
const SIZES = [LARGE, SMALLER, TIGHT].flatMap((size) => [
	{ ...size, short: false },
	{ ...size, short: true }
]);

/** A card's words in lines, as large as they fit, no word of its title parted. */
export function wordsOf(canvas: Canvas, { id, title, text }: CatalogueEntry) {
	const { fact = '', source = '' } = factOf(id) ?? {};
	const tries = SIZES.map((size) => {
		const told = canvas.rows(fact, size.fact, ROOM);
		const named = canvas.even(title, size.title, ROOM);
		const lines = canvas.rows(text, size.text, ROOM);
		const from = canvas.rows(size.short ? saidBy(source) : source, size.from, ROOM);
		const below = size.head + named.length * size.title.leading + lines.length * size.text.leading;
		const top = HIGH - FOOT - (told.length + from.length) * size.fact.leading - 4.6;
		const words = title.split(' ').map((word) => canvas.widthOf(word, size.title));
		const fits = below <= top + 1.2 && Math.max(...words) <= ROOM;
		return { size, named, lines, told, from, top, fits };
	});
	return tries.find(({ fits }) => fits) ?? tries.at(-1);
}

function front(canvas: Canvas, card: CatalogueEntry): void {
	const words = wordsOf(canvas, card);
	if (!words) return;
	const { size, named, lines, told, from, top } = words;
	const { sphere, scope } = card;
	const ink = SPHERE_COLOURS[sphere];
	canvas.aside(() => {
		const strip = `M2.5 11.5V4.5q0 -2 2 -2h${WIDE - 9}q2 0 2 2V11.5Z`;
		canvas.shape(strip, { fill: groundOf(sphere, WHITE, ink) });
		canvas.shape(circle(12.5, 12.5, 8.6), { fill: WHITE });
		ring(canvas, sphere, { x: 12.5, y: 12.5, r: 8.3 });
		canvas.shape(`M${PAD} ${top}H${WIDE - PAD}`, { stroke: ink, width: 0.3, dash: [0.1, 1.3] });
	});
	const y = put({ canvas }, 'H1', named, size.title, { x: PAD, y: size.head });
	say(canvas, 'P', sphereName(sphere), NAME, { x: 23, y: 15.8, ink });
	say(canvas, 'P', SCOPE[scope](), SMALL, { x: 23, y: 19.8, ink: QUIET });
	put({ canvas }, 'P', lines, size.text, { x: PAD, y: y + 0.6 });
	// upside down: turn the card when the dice have fallen
	canvas.placed(WIDE - PAD, HIGH - FOOT, { turned: 180 }, () => {
		say(canvas, 'P', m.print_cards_true(), NAME, { x: 0, y: 0, ink });
		const after = put({ canvas }, 'P', told, size.fact, { x: 0, y: 4.2 });
		put({ canvas }, 'P', from, size.from, { x: 0, y: after, ink: QUIET });
	});
}

/** A card of one's own: which sphere, what happens, and whether it is true. */
function ownFront(canvas: Canvas): void {
	const look = { stroke: QUIET, width: 0.35 };
	/** Where the second box stands, beside the words of the first. */
	const second = PAD + Math.max(20, canvas.widthOf(m.print_cards_made_up(), SMALL) + 7);
	canvas.aside(() => {
		const edge = box(2.5, 2.5, WIDE - 5, HIGH - 5, 2);
		canvas.shape(edge, { stroke: QUIET, width: 0.5, dash: [1.4, 1.6] });
		SPHERES.forEach((sphere, at) => ring(canvas, sphere, { x: 9.4 + at * 10.8, y: 24, r: 4.6 }));
		const rules = [41, 47.6, 54.2, 60.8, 78].map((y) => `M${PAD} ${y}H${WIDE - PAD}`);
		canvas.shape(rules.join(''), { stroke: RULE, width: 0.3 });
		for (const x of [PAD, second]) canvas.shape(box(x, 67.6, 3.4, 3.4, 0.5), look);
	});
	say(canvas, 'H1', m.print_cards_own(), OWN, { x: PAD, y: 11 });
	say(canvas, 'P', m.print_cards_circle(), SMALL, { x: PAD, y: 16.4, ink: QUIET });
	say(canvas, 'P', m.print_cards_what(), NAME, { x: PAD, y: 34 });
	say(canvas, 'P', m.print_cards_made_up(), SMALL, { x: PAD + 5, y: 70.5 });
	say(canvas, 'P', m.print_cards_read_in(), SMALL, { x: second + 5, y: 70.5 });
}

const EDGE = box(3.2, 3.2, WIDE - 6.4, HIGH - 6.4, 3);

function back(canvas: Canvas, sphere: Sphere): void {
	const ink = SPHERE_COLOURS[sphere];
	canvas.aside(() => {
		canvas.shape(EDGE, { fill: groundOf(sphere, ink, WHITE), stroke: ink, width: 1.1 });
		canvas.shape(circle(WIDE / 2, HIGH / 2 - 3, 17), { fill: WHITE });
		ring(canvas, sphere, { x: WIDE / 2, y: HIGH / 2 - 3, r: 15.3 });
		canvas.shape(box(WIDE / 2 - 19, HIGH / 2 + 14.6, 38, 8, 4), { fill: WHITE });
	});
	middle(canvas, sphereName(sphere), BACK, HIGH / 2 + 20.4);
}

function ownBack(canvas: Canvas): void {
	canvas.aside(() => {
		canvas.shape(EDGE, { fill: WHITE, stroke: 'ink', width: 1.1 });
		SPHERES.forEach((sphere, at) => {
			const angle = (at / SPHERES.length) * 2 * Math.PI;
			const [x, y] = [WIDE / 2 + 16.5 * Math.sin(angle), HIGH / 2 - 4 - 16.5 * Math.cos(angle)];
			ring(canvas, sphere, { x, y, r: 8 });
		});
	});
	middle(canvas, m.print_cards_ours(), QUOTED, HIGH / 2 + 24);
}

/** Where to cut: dots between the cards, and a mark at each end. */
function cuts(canvas: Canvas, left: number, top: number): void {
	const [right, bottom] = [left + ACROSS * WIDE, top + ACROSS * HIGH];
	canvas.aside(() => {
		for (let line = 0; line <= ACROSS; line++) {
			const [x, y] = [left + line * WIDE, top + line * HIGH];
			const dots = `M${x} ${top}V${bottom}M${left} ${y}H${right}`;
			canvas.shape(dots, { stroke: RULE, width: 0.2, dash: [0.3, 1.9] });
			const ends = `M${x} ${top - 4}v3M${x} ${bottom + 1}v3`;
			canvas.shape(ends, { stroke: QUIET, width: 0.3 });
		}
	});
}

/** One side of nine cards; `column` says where a card of the row stands. */
function page(
	canvas: Canvas,
	nine: readonly Card[],
	column: (at: number) => number,
	draw: (card: Card) => void
): void {
	const left = (canvas.width - ACROSS * WIDE) / 2;
	const top = (canvas.height - ACROSS * HIGH) / 2;
	canvas.turnPage();
	nine.forEach((card, at) => {
		const [x, y] = [left + column(at % ACROSS) * WIDE, top + Math.floor(at / ACROSS) * HIGH];
		canvas.inside('Sect', () => canvas.placed(x, y, {}, () => draw(card)));
	});
	cuts(canvas, left, top);
}

/** The whole catalogue, fronts and backs. */
export function setCards(canvas: Canvas): void {
	const all = cards();
	for (let from = 0; from < all.length; from += NINE) {
		const nine = all.slice(from, from + NINE);
		page(
			canvas,
			nine,
			(at) => at,
			(card) => {
				if (card) front(canvas, card);
				else ownFront(canvas);
			}
		);
		// mirrored by row: paper is turned over its long edge
		page(
			canvas,
			nine,
			(at) => ACROSS - 1 - at,
			(card) => {
				if (card) back(canvas, card.sphere);
				else ownBack(canvas);
			}
		);
	}
}
