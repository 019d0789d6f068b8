/** What stands beside a turn: who, the dice, what became of RP, and what is true about it. */
import type { Ink, Row } from '../../../kit/canvas.ts';
import { lines, tall } from '../../../record/stack.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { Biome, LenderRoll, Roll } from '../../rules/state.ts';
import { sphereName, statName } from '../../words/terms.ts';
import * as m from '../../../../paraglide/messages.js';
import { resultOf, type ShownTurn } from '../story.ts';
import { badge, die, disc, loan, LOAN_WIDTH, openDie, pipsWide, ring } from './emblems.ts';
import { became, drawPips, pipsOf } from './became.ts';
import type { Setting } from './grid.ts';
import { QUIET, RULE } from './inks.ts';
import { NAME, put, say, SMALL, SMALL_SLANT } from './type.ts';
import { LEAD, type Part, type Told } from './part.ts';
import { headed, metBefore } from './title.ts';
import { bandWords, isNumbered, isTwin, nameOf, placeName } from './words.ts';
import { comma } from '../../../../pieces/lists.ts';

/** How much room a turn is given: the least, as much as its story, or all that its fact takes. */
export type Ease = 'tight' | 'plain' | 'whole';

/** How many dice stand in a row at most. */
const ROW = 9;
const DIE = { size: 4.6, step: 5.6, row: 6.4, foot: 0.6 };
const SMALL_DIE = { size: 4, step: 4.9, row: 5.4, foot: 0 };

/** Who it is about, and all that follows. */
interface Margin {
	readonly who: readonly Part[];
	readonly others: readonly Part[];
}

/** All parts of a turn's margin; `room` is how far the story beside it reaches, in millimetres. */
export function marginOf(setting: Setting, told: Told, room: number, ease: Ease): Margin {
	const tight = ease === 'tight';
	const first = who(setting, told, tight);
	const parts = [
		...borrowed(setting, told),
		...rolled(setting, told, { ...(tight ? SMALL_DIE : DIE), said: briefly }),
		...(tight ? beside(setting, became(setting, told, false)) : became(setting, told, false)),
		...lent(setting, told, tight)
	];
	const high = tall([...first, ...parts]);
	const known = fact(setting, told, { high, room, whole: ease === 'whole' });
	return { who: first, others: [...parts, ...known] };
}

/** Between two parts on one line. */
const APART = 3;

/** Parts on as few lines as they take. */
function beside({ grid }: Setting, parts: readonly Part[]): Part[] {
	const rows: { part: Part; x: number }[][] = [];
	let end = Infinity;
	for (const part of parts) {
		const { width = Infinity } = part;
		const fits = end + APART + width <= grid.marginWidth;
		const x = fits ? end + APART : 0;
		if (fits) rows.at(-1)?.push({ part, x });
		else rows.push([{ part, x }]);
		end = x + width;
	}
	return rows.map((row) => ({
		height: Math.max(...row.map(({ part }) => part.height)),
		width: Math.max(...row.map(({ part, x }) => x + (part.width ?? grid.marginWidth))),
		draw: (y, left = grid.margin) => {
			for (const { part, x } of row) part.draw(y, left + x);
		}
	}));
}

/** Dice, loan, and what became of RP and stats, as a player's own sheet has them; `tight` where room is short. */
export function dealt(setting: Setting, told: Told, tight: boolean): Part[] {
	const came = became(setting, told, true);
	return [
		...rolled(setting, told, { ...(tight ? SMALL_DIE : DIE), said: inFull }),
		...borrowed(setting, told),
		...(tight ? beside(setting, came) : came)
	];
}

/** The same on as few lines as all of it takes, its words as high as those of the dice. */
export const dealtInLine = (setting: Setting, told: Told): Part[] =>
	beside(setting, [
		...rolled(setting, told, { ...SMALL_DIE, said: inFull }),
		...borrowed(setting, told).map((part) => lower(part, -0.4)),
		...became(setting, told, true).map((part) => lower(part, 1.2))
	]);

const lower = ({ draw, height, ...part }: Part, by: number): Part => ({
	...{ ...part, height: height + by },
	draw: (y, x) => draw(y + by, x)
});

/** Lines of one text at the margin's edge. */
const small = (setting: Setting, rows: readonly Row[], ink: Ink = QUIET): Part =>
	lines(setting, 'P', [rows, SMALL], { x: setting.grid.margin, down: 3, ink });

/** Society or biome, and person; beside the title the sphere with who asked. */
function who(setting: Setting, { turn }: Told, tight: boolean): Part[] {
	const { canvas, grid, tale } = setting;
	const { society, facet } = sheetAt(tale.view, turn.seat);
	const heading = turn.phase === 'society' && society !== '' ? society : placeName(tale, turn.seat);
	const rows = canvas.rows(heading, NAME, grid.marginWidth);
	const room = grid.marginWidth - (rows.at(-1)?.width ?? 0) - 2.2;
	const called = nameOf(tale, turn.seat);
	// a place that two share is told apart by its facet, else by who plays it
	const told = heading === placeName(tale, turn.seat) && isTwin(tale, turn.seat) && facet === '';
	const name = told ? '' : called;
	const sign = isNumbered(tale, turn.seat) ? SIGN : 0;
	const near = name !== '' && canvas.widthOf(name, SMALL) + sign <= room;
	const by = turn.challenge?.by;
	// an emblem does not tell two seats of one biome apart
	const asked = by !== undefined && isTwin(tale, by) ? placeName(tale, by) : '';
	const lower = [near ? '' : name, asked === '' ? '' : m.book_asked_by({ who: asked })].filter(
		(part) => part !== ''
	);
	const below = tight && lower.length > 0 ? [lower.join(' · ')] : lower;
	const head: Part = {
		height: rows.length * NAME.leading,
		draw: (y) => {
			world(setting, turn, y + 3.3);
			put(setting, 'P', rows, NAME, { x: grid.margin, y: y + 3.7 });
			const [x, last] = [grid.right - room, y + 3.7 + (rows.length - 1) * NAME.leading];
			if (near && sign > 0) emblem(setting, turn.seat, x + 1.7, last - 1.2);
			if (near) say(setting, 'P', name, SMALL, { x: x + sign, y: last, ink: QUIET });
		}
	};
	return [head, ...below.map((text) => small(setting, canvas.rows(text, SMALL, grid.marginWidth)))];
}

/** What the world did, in the lane beside the title: the sphere, and small upon it who asked. */
function world(setting: Setting, { sphere, challenge }: ShownTurn, y: number): void {
	const { canvas, grid, tale } = setting;
	if (!sphere) return;
	const who = challenge ? m.book_asked_by({ who: placeName(tale, challenge.by) }) : '';
	const alt = [sphereName(sphere), who].filter((part) => part !== '').join(comma());
	canvas.figure(alt, [grid.lane - 3.5, y - 3.5, 8, 8], () => {
		const spot = { x: grid.lane, y, r: 3.5 };
		ring(canvas, sphere, spot);
		if (challenge) badge(canvas, biomeOf(setting, challenge.by), spot);
	});
}

/** The room of a small emblem before a seat's number. */
const SIGN = 4.4;

function emblem(setting: Setting, seat: number, x: number, y: number): void {
	disc(setting.canvas, biomeOf(setting, seat), { x, y, r: 1.7 });
}

const biomeOf = ({ tale }: Setting, seat: number): Biome =>
	sheetAt(tale.view, seat).biome ?? 'grassland'; // turns are played by seats with a biome

/** The least room for a word. */
const WORD = 20;

/** The loan, drawn: lender, the Resource on its way, borrower. */
function borrowed(setting: Setting, { turn }: Told): Part[] {
	const { canvas, grid, tale } = setting;
	const borrow = turn.plan?.borrow;
	if (!borrow) return [];
	const lender = sheetAt(tale.view, borrow.seat);
	const what = lender.resources[borrow.id]?.name ?? '';
	const text = isTwin(tale, borrow.seat)
		? m.book_loan_of({ what, who: placeName(tale, borrow.seat) })
		: what;
	// beside the arrow, or where that leaves too little room for a word below it
	const below = grid.marginWidth - LOAN_WIDTH < WORD;
	const rows = canvas.rows(text, SMALL, grid.marginWidth - (below ? 0 : LOAN_WIDTH));
	const told = rows.length * LEAD + 0.2;
	const height = below ? 7 + told : Math.max(7, told);
	const wide = LOAN_WIDTH + 0.4 + (rows[0]?.width ?? 0);
	const draw = (y: number, left = grid.margin) => {
		const middle = y + (below ? 7 : height) / 2;
		const [from, to] = [biomeOf(setting, borrow.seat), biomeOf(setting, turn.seat)];
		loan(canvas, left, middle, from, to);
		const first = below ? y + 10 : middle + 1.1 - ((rows.length - 1) / 2) * LEAD;
		const x = left + (below ? 0 : LOAN_WIDTH + 0.4);
		put(setting, 'P', rows, SMALL, { x, y: first });
	};
	return [{ height, ...(rows.length > 1 || below ? {} : { width: wide }), draw }];
}

const diceWords = (roll: Roll | LenderRoll): string =>
	m.book_dice({ dice: roll.dice.join(' '), result: resultOf(roll) });

interface Rolled {
	readonly size: number;
	readonly step: number;
	readonly row: number;
	readonly foot: number;
	/** What stands beside the dice. */
	readonly said: (turn: ShownTurn, plan: NonNullable<ShownTurn['plan']>, roll: Roll) => string;
}

/** The stat and what came of it, for who has no book that says how dice are read. */
const inFull: Rolled['said'] = (_, { stat }, { band }) =>
	m.book_rolled({ stat: statName(stat), band: bandWords(band) });

/** The stat, and by how much it fell: the dice themselves show which passed. */
const briefly: Rolled['said'] = ({ changes }, { stat }) => {
	const fall = changes.find((change) => change.what === 'mod' && change.stat === stat);
	return fall ? m.book_fallen({ stat: statName(stat), by: Math.abs(fall.by) }) : statName(stat);
};

function rolled(setting: Setting, { turn }: Told, size: Rolled): Part[] {
	const { canvas, grid } = setting;
	const { roll, plan } = turn;
	if (!roll || !plan) return [notRolled(setting)];
	const row = Math.min(ROW, Math.floor(grid.marginWidth / size.step));
	const rows = Math.ceil(roll.dice.length / row);
	const said = size.said(turn, plan, roll);
	const wide = roll.dice.length * size.step + 1.4;
	const beside = rows === 1 && wide + canvas.widthOf(said, SMALL) <= grid.marginWidth;
	const across = Math.min(row, roll.dice.length) * size.step;
	const dice: Part = {
		height: rows * size.row + size.foot,
		...(beside ? { width: wide + canvas.widthOf(said, SMALL) } : {}),
		draw: (y, left = grid.margin) => {
			const middle = y + 3 + size.foot;
			canvas.figure(diceWords(roll), [left, y, across, rows * size.row], () => {
				roll.dice.forEach((eyes, index) => {
					const x = left + 0.1 + size.size / 2 + (index % row) * size.step;
					die(canvas, eyes, x, middle + Math.floor(index / row) * size.row, size.size);
				});
			});
			if (beside) say(setting, 'P', said, SMALL, { x: left + wide, y: middle + 1.2 });
		}
	};
	if (beside) return [dice];
	return [dice, small(setting, canvas.rows(said, SMALL, grid.marginWidth), 'ink')];
}

const notRolled = (setting: Setting): Part => ({
	height: 7.4,
	draw: (y) => {
		const { canvas, grid } = setting;
		canvas.aside(() => {
			for (const index of [0, 1, 2]) openDie(canvas, grid.margin + 2.4 + index * 5.6, y + 3.6);
		});
		say(setting, 'P', m.book_not_rolled(), SMALL_SLANT, { x: grid.margin + 19, y: y + 4.7 });
	}
});

/** §5.3 What the lender rolled, and what became of the Resource. */
function lent(setting: Setting, { turn, at }: Told, tight: boolean): Part[] {
	const { canvas, grid, tale } = setting;
	const borrow = turn.plan?.borrow;
	const { lender } = turn;
	if (!borrow || !lender) return [];
	const { before = {}, after = {} } = tale.held[at] ?? {};
	const kinds = pipsOf(before[borrow.id] ?? 0, after[borrow.id] ?? 0);
	const biome = biomeOf(setting, borrow.seat);
	const step = Math.min(SMALL_DIE.step, (grid.marginWidth - 8.4) / lender.dice.length);
	const wide = 8.4 + lender.dice.length * step;
	const fits = wide + 1 + pipsWide(kinds.length) <= grid.marginWidth;
	const draw = (y: number) => {
		const middle = y + (tight ? 3 : 3.6);
		canvas.figure(diceWords(lender), [grid.margin, middle - 3, wide, 6], () => {
			disc(canvas, biome, { x: grid.margin + 3, y: middle, r: 3 });
			lender.dice.forEach((eyes, index) => {
				die(canvas, eyes, grid.margin + 9.6 + index * step, middle, SMALL_DIE.size);
			});
		});
		const x = grid.margin + (fits ? wide + 1 : 0);
		drawPips(setting, kinds, x, middle + (fits ? 0.1 : 4.6));
	};
	return [{ height: (tight ? 6 : 6.8) + (fits ? 0 : LEAD), draw }];
}

/** What is true about it; where the margin is taller than its story, only where that stands. */
function fact(
	setting: Setting,
	{ turn: { challenge }, at }: Told,
	{ high, room, whole }: { high: number; room: number; whole: boolean }
): Part[] {
	const { canvas, grid, tale } = setting;
	const known = headed(challenge).fact;
	if (!known || !setting.facts.beside || metBefore(tale.view, { challenge, at })) return [];
	const text = m.book_true({ fact: known.fact });
	const rows = canvas.rows(text, SMALL_SLANT, grid.marginWidth);
	// where there is no room its note at the end has it
	if (!whole && high + 2.2 + rows.length * LEAD > room + 4) return [];
	const draw = (y: number) => {
		setting.facts.told.add(known.id);
		canvas.shape(`M${grid.margin} ${y + 1}h12`, { stroke: RULE, width: 0.3 });
		put(setting, 'P', rows, SMALL_SLANT, { x: grid.margin, y: y + 4.6, ink: QUIET });
	};
	return [{ height: 2.2 + rows.length * LEAD, draw }];
}
