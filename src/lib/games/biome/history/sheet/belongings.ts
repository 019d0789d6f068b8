/** What a society has, a card for each Resource, and who helped whom. */
import type { Seat } from '../../../../engine/module.ts';
import * as m from '../../../../paraglide/messages.js';
import { rpOf, sheetAt } from '../../rules/sheets.ts';
import type { Biome, TurnEntry } from '../../rules/state.ts';
import { statName } from '../../words/terms.ts';
import { resourceHistoriesOf, type ResourceHistory } from '../resourceHistory.ts';
import { loan, pip } from '../book/emblems.ts';
import type { Setting } from '../book/grid.ts';
import { groundOf, QUIET, WHITE } from '../book/inks.ts';
import {
	draw,
	fitting,
	HEADING,
	LINE,
	LINE_BOLD,
	NAME,
	put,
	say,
	sized,
	SMALL
} from '../book/type.ts';
import { inWords, placeName, timeName } from '../book/words.ts';
import { comma, semicolon } from '../../../../pieces/lists.ts';

const CARD = { width: 86, height: 21, step: 25, column: 92, round: 3 };
/** How many stand on the front. */
const MOST = 6;

/** Rows of cards from here on; returns where they end. */
export function belongings(setting: Setting, seat: Seat, top: number): void {
	const { grid, tale } = setting;
	const sheet = sheetAt(tale.view, seat);
	const all = resourceHistoriesOf(tale.view, seat);
	const shown = all.slice(0, MOST);
	say(setting, 'H2', m.leaf_have(), HEADING, { x: grid.left, y: top });
	const count = m.book_points({ count: rpOf(sheet) });
	say(setting, 'P', count, HEADING, { x: grid.right, y: top, align: 1 });
	if (all.length === 0) {
		say(setting, 'P', m.print_no_resources(), LINE, { x: grid.left, y: top + 7, ink: QUIET });
	}
	shown.forEach((one, index) => {
		card(setting, one, sheet.biome ?? 'grassland', cardAt(setting, index, top + 5));
	});
	const below = top + 5 + Math.ceil(shown.length / 2) * CARD.step + 6;
	const helped = loansOf(setting, seat).slice(0, loansOnFront(setting, seat, top));
	if (helped.length > 0) help(setting, seat, helped, below);
	if (all.length <= MOST) return;
	const more = m.leaf_more({ n: inWords(all.length - MOST) });
	say(setting, 'P', more, LINE, { x: grid.right, y: grid.foot, ink: QUIET, align: 1 });
}

interface At {
	readonly x: number;
	readonly y: number;
}

const cardAt = ({ grid }: Setting, index: number, top: number): At => ({
	x: grid.left + (index % 2) * CARD.column,
	y: top + Math.floor(index / 2) * CARD.step
});

/** Rows of two cards that the front has no room for, to stand with the story. */
export function otherCards(setting: Setting, seat: Seat) {
	const others = resourceHistoriesOf(setting.tale.view, seat).slice(MOST);
	const biome = sheetAt(setting.tale.view, seat).biome ?? 'grassland';
	return Array.from({ length: Math.ceil(others.length / 2) }, (_, row) => ({
		height: CARD.step,
		draw: (y: number) => {
			others.slice(row * 2, row * 2 + 2).forEach((one, index) => {
				card(setting, one, biome, cardAt(setting, index, y));
			});
		}
	}));
}

const box = ({ x, y }: At, width: number, height: number, r: number): string =>
	`M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
	`h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** The outline of a card, for play on paper. */
export const cardBox = (at: At, height: number = CARD.height): string =>
	box(at, CARD.width, height, CARD.round);

/** A long name takes two or three lines of smaller letters. */
const NAMES = [
	{ style: sized(NAME, 12, 4.6), most: 1, y: 6.8, stat: 12.2, origin: 17.2 },
	{ style: sized(NAME, 9.5, 3.8), most: 2, y: 5.2, stat: 13.4, origin: 17.8 },
	{ style: sized(NAME, 9, 3.5), most: 3, y: 4.6, stat: 15.2, origin: 18.9 }
] as const;
/** The longest has the whole width, and its points below it. */
const LONGEST = NAMES[2];
const DOTS = 5.4;

function card(setting: Setting, one: ResourceHistory, biome: Biome, at: At): void {
	const { canvas } = setting;
	const { name, stat, rp } = one.resource;
	const gone = rp === 0;
	const step = Math.min(5, 30 / Math.max(1, rp));
	const wide = CARD.width - 12 - Math.max(1, rp) * step;
	const fits = NAMES.find(({ style, most }) => canvas.rows(name, style, wide).length <= most);
	const { style, ...down } = fits ?? LONGEST;
	const rows = canvas.rows(name, style, fits ? wide : CARD.width - 10);
	const dotted = fits ? DOTS : down.stat - 1.2;
	const x = at.x + 5;
	canvas.inside('Sect', () => {
		canvas.aside(() => {
			const look = gone
				? ({ fill: WHITE, stroke: biome, width: 0.4, dash: [1, 1.4] } as const)
				: ({ fill: groundOf(biome, 'tint'), stroke: biome, width: 0.6 } as const);
			canvas.shape(cardBox(at), look);
		});
		put(setting, 'H3', rows, style, { x, y: at.y + down.y, ink: gone ? QUIET : 'ink' });
		if (gone) struck(setting, rows, { x, y: at.y + down.y, leading: style.leading });
		dots(setting, one, biome, { x: at.x + CARD.width - 6, y: at.y + dotted, step });
		say(setting, 'P', statName(stat), sized(SMALL, 9.5), { x, y: at.y + down.stat });
		life(setting, one, fits === NAMES[0], { x, y: at.y + down.origin });
	});
}

/** What became of a Resource, in two lines where its name leaves room for them. */
function life(setting: Setting, one: ResourceHistory, hasRoom: boolean, { x, y }: At): void {
	const { canvas } = setting;
	const told = lifeOf(setting, one);
	const wide = CARD.width - 10;
	const style = sized(SMALL, 9, 3.4);
	const rows = canvas.rows(told, style, wide);
	const fits = rows.length <= (hasRoom ? 2 : 1);
	const shown = fits ? rows : [canvas.cut(told, style, wide)];
	put(setting, 'P', shown, style, { x, y: y - 1.6 * (shown.length - 1), ink: QUIET });
}

function struck(
	{ canvas }: Setting,
	rows: readonly { readonly width: number }[],
	{ x, y, leading }: At & { readonly leading: number }
): void {
	canvas.aside(() => {
		rows.forEach(({ width }, index) => {
			const d = `M${x} ${y - 1.4 + index * leading}h${width}`;
			canvas.shape(d, { stroke: QUIET, width: 0.35 });
		});
	});
}

function dots(
	{ canvas }: Setting,
	{ resource: { rp } }: ResourceHistory,
	biome: Biome,
	{ x, y, step }: At & { readonly step: number }
): void {
	const r = Math.min(1.9, step * 0.4);
	const wide = Math.max(1, rp) * step;
	const alt = rp === 0 ? m.leaf_gone() : m.book_points({ count: rp });
	canvas.figure(alt, [x - wide, y - 2, wide + 2, 4], () => {
		if (rp === 0) pip(canvas, 'lost', { x, y, r: 1.9 }, biome);
		for (let one = 0; one < rp; one++) pip(canvas, 'kept', { x: x - one * step, y, r }, biome);
	});
}

/** Where a Resource came from, and what became of it. */
function lifeOf({ tale }: Setting, { birth, resource, used, lent }: ResourceHistory): string {
	const when = birth ? timeName({ people: birth.phase === 'society', round: birth.round }) : '';
	const { from, rp } = resource;
	const origin = !birth
		? m.leaf_given()
		: from
			? m.leaf_copied({ who: placeName(tale, from.seat), when })
			: m.leaf_made({ when });
	const fate = [
		rp === 0 ? m.leaf_gone() : '',
		used > 0 ? m.leaf_used({ count: used }) : '',
		lent > 0 ? m.leaf_lent_times({ count: lent }) : ''
	];
	return [origin, fate.filter((part) => part !== '').join(comma())]
		.filter((part) => part !== '')
		.join(' · ');
}

/** Turns in which this seat borrowed, or lent. */
const loansOf = ({ tale }: Setting, seat: Seat): TurnEntry[] =>
	tale.view.history.filter(
		(entry): entry is TurnEntry =>
			entry.kind === 'turn' &&
			!!entry.plan.borrow &&
			(entry.seat === seat || entry.plan.borrow.seat === seat)
	);

const LOAN = { step: 8, text: 30, wide: 54 };
/** Letters for what was lent: smaller ones where its name is long. */
const LENT = [
	{ style: LINE_BOLD, most: 1 },
	{ style: sized(LINE_BOLD, 9, 3.4), most: 2 }
] as const;

/** What was lent in a turn, as large as its name can be; who lent it to whom; and how far that is below. */
function lentOf(setting: Setting, seat: Seat, turn: TurnEntry) {
	const { borrow } = turn.plan;
	const lender = borrow ? sheetAt(setting.tale.view, borrow.seat) : null;
	const name = lender?.resources[borrow?.id ?? '']?.name ?? '';
	const what = fitting(setting, name, LOAN.wide, LENT);
	const said = setting.canvas.rows(loanWords(setting, seat, turn), SMALL, LOAN.wide);
	return { ...what, said, below: (what.rows.length - 1) * what.style.leading };
}

/** Loans two beside each other: how high each such row is, in millimetres. */
const pairsOf = (setting: Setting, seat: Seat, turns: readonly TurnEntry[]) =>
	Array.from({ length: Math.ceil(turns.length / 2) }, (_, row) => {
		const pair = turns.slice(row * 2, row * 2 + 2);
		const more = pair.map((turn) => {
			const { said, below } = lentOf(setting, seat, turn);
			return below + (said.length - 1) * SMALL.leading;
		});
		return { pair, height: LOAN.step + Math.max(0, ...more) };
	});

/** How many loans stand on the front below the cards. */
function loansOnFront(setting: Setting, seat: Seat, top: number): number {
	const { grid, tale } = setting;
	const cards = Math.min(MOST, resourceHistoriesOf(tale.view, seat).length);
	let room = grid.bottom - 5 - (top + 11 + Math.ceil(cards / 2) * CARD.step);
	const fits = pairsOf(setting, seat, loansOf(setting, seat)).findIndex(({ height }) => {
		room -= height;
		return room < -0.01;
	});
	return fits < 0 ? Infinity : fits * 2;
}

function help(setting: Setting, seat: Seat, loans: readonly TurnEntry[], top: number): void {
	const { grid } = setting;
	say(setting, 'H2', m.leaf_helped(), HEADING, { x: grid.left, y: top + 2 });
	let y = top + 9;
	for (const { pair, height } of pairsOf(setting, seat, loans)) {
		pair.forEach((turn, index) => {
			helped(setting, seat, turn, { x: grid.left + index * CARD.column, y });
		});
		y += height;
	}
}

function helped(setting: Setting, seat: Seat, turn: TurnEntry, { x, y }: At): void {
	const { canvas, tale } = setting;
	const { borrow } = turn.plan;
	if (!borrow) return;
	const [lender, borrower] = [borrow.seat, turn.seat].map((one) => sheetAt(tale.view, one).biome);
	if (!lender || !borrower) return;
	loan(canvas, x, y, lender, borrower);
	const { rows, style, said, below } = lentOf(setting, seat, turn);
	canvas.tag('P', () => {
		draw(setting, rows, style, { x: x + LOAN.text, y: y - 0.6 });
		draw(setting, said, SMALL, { x: x + LOAN.text, y: y + 3.4 + below, ink: QUIET });
	});
}

function loanWords({ tale }: Setting, seat: Seat, { plan, round, seat: borrower }: TurnEntry) {
	const when = timeName({ people: true, round });
	return borrower === seat
		? m.leaf_from({ who: placeName(tale, plan.borrow?.seat ?? 0), when })
		: m.leaf_to({ who: placeName(tale, borrower), when });
}

/** What was lent and has no room on the front, in one sentence; '' where there is none. */
export function otherLoans(setting: Setting, seat: Seat, top: number): string {
	const { view } = setting.tale;
	const rest = loansOf(setting, seat).slice(loansOnFront(setting, seat, top));
	const lent = rest.flatMap((turn) => {
		const { borrow } = turn.plan;
		if (borrow?.seat !== seat) return [];
		const name = sheetAt(view, seat).resources[borrow.id]?.name ?? '';
		return [`${name} ${loanWords(setting, seat, turn)}`];
	});
	return lent.length === 0 ? '' : m.leaf_also_lent({ each: lent.join(semicolon()) });
}
