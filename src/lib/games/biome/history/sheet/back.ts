/** The back of a sheet: what its people met and told, and the guide below the fold. */
import * as m from '../../../../paraglide/messages.js';
import { sheetAt } from '../../rules/sheets.ts';
import { STATS, type TurnEntry } from '../../rules/state.ts';
import { statName } from '../../words/terms.ts';
import type { Letters } from '../../../kit/canvas.ts';
import { ring } from '../book/emblems.ts';
import type { Setting } from '../book/grid.ts';
import { QUIET, TOLD_INK } from '../book/inks.ts';
import { dealt } from '../book/margin.ts';
import * as type from '../book/type.ts';
import { answerOf, headed, nameOf, placeName } from '../book/words.ts';
import { lineOf } from '../story.ts';
import { otherCards, otherLoans } from './belongings.ts';
import { fitsDial, fitsFrame, placesOf, type Leaf } from './front.ts';
import { foldOf, guide } from './guide.ts';
import { comma } from '../../../../pieces/lists.ts';

/** A part of the story, one below the other. */
interface Part {
	readonly height: number;
	readonly draw: (y: number) => void;
}

const FIRST = 34;
/** Above the fold. */
const CLEAR = 7;
/** Between two turns. */
const GAP = 4;
const STORY = { x: 16, width: 100, margin: 122, marginWidth: 56 };

/** The story over as many pages as it takes; the guide stands on the first. */
export function back(setting: Setting, leaf: Leaf): void {
	const { canvas, grid } = setting;
	const pages = paged(partsOf(setting, leaf), [foldOf(setting) - CLEAR, grid.bottom]);
	pages.forEach((parts, index) => {
		canvas.turnPage();
		heading(setting, leaf);
		let y = FIRST;
		for (const part of parts) {
			part.draw(y);
			y += part.height;
		}
		if (index === 0) guide(setting);
	});
}

/** Parts page by page; the first page ends at the fold, the others at their foot. */
function paged(parts: readonly Part[], [fold, foot]: readonly [number, number]): Part[][] {
	const pages: Part[][] = [[]];
	let y = FIRST;
	for (const part of parts) {
		const end = pages.length === 1 ? fold : foot;
		if (y + part.height > end && (y > FIRST || pages.length === 1)) {
			pages.push([]);
			y = FIRST;
		}
		pages.at(-1)?.push(part);
		y += part.height;
	}
	return pages;
}

function heading(setting: Setting, { seat }: Leaf): void {
	const { canvas, grid, tale } = setting;
	type.say(setting, 'H2', m.leaf_story(), type.sized(type.CHAPTER, 26), {
		x: grid.left - 0.4,
		y: 26
	});
	const who = [placeName(tale, seat), nameOf(tale, seat)]
		.filter((part) => part !== '')
		.join(comma());
	const style = type.sized(type.TABLE_TOLD, 13);
	const row = canvas.cut(who, style, 110);
	type.put(setting, 'P', [row], style, { x: grid.right, y: 26, ink: QUIET, align: 1 });
}

function partsOf(setting: Setting, leaf: Leaf): Part[] {
	const { view } = setting.tale;
	const turns = view.history.flatMap((turn, at) =>
		turn.kind === 'turn' && turn.seat === leaf.seat ? [{ turn, at }] : []
	);
	const none =
		turns.length === 0 ? textParts(setting, m.print_sheet_no_challenges(), type.LINE) : [];
	return [
		...none,
		...turns.map((told) => turnPart(setting, told)),
		...otherCards(setting, leaf.seat),
		...sentences(setting, leaf)
	];
}

/** A turn with its place in the history. */
interface Met {
	readonly turn: TurnEntry;
	readonly at: number;
}

/** A turn as this seat saw it: what came, what it answered, what it told. */
function turnPart(setting: Setting, told: Met): Part {
	const { canvas, grid, tale } = setting;
	const { turn } = told;
	const { biome } = sheetAt(tale.view, turn.seat);
	const sizes = {
		title: type.sized(type.NAME, 11.5, 4.6),
		said: type.sized(type.SMALL, 9.5, 4.2),
		told: type.sized(type.TOLD, 10.5, 4.6)
	};
	const title = canvas.rows(headed(turn.challenge).title, sizes.title, STORY.width);
	const said = canvas.rows(answerOf(tale, turn), sizes.said, STORY.width);
	const since =
		turn.narration.trim() === '' ? [] : canvas.even(turn.narration.trim(), sizes.told, STORY.width);
	const saidAt = title.length * 4.6;
	const toldAt = saidAt + said.length * 4.2;
	const beside = dealt(
		{
			...setting,
			grid: { ...grid, margin: grid.left + STORY.margin, marginWidth: STORY.marginWidth }
		},
		told
	);
	const tall = beside.reduce((sum, { height }) => sum + height, 0);
	const height = Math.max(toldAt + since.length * 4.6 + GAP, tall + GAP, 13);
	const x = grid.left + STORY.x;
	const draw = (y: number) => {
		canvas.inside('Sect', () => {
			when(setting, told, y);
			type.put(setting, 'H3', title, sizes.title, { x, y: y + 4.6, width: STORY.width });
			type.put(setting, 'P', said, sizes.said, { x, y: y + 4.6 + saidAt, width: STORY.width });
			const ink = biome ? TOLD_INK[biome] : 'ink';
			type.put(setting, 'BlockQuote', since, sizes.told, {
				x,
				y: y + 5.2 + toldAt,
				width: STORY.width,
				ink
			});
			let at = y;
			for (const part of beside) {
				part.draw(at);
				at += part.height;
			}
		});
	};
	return { height, draw };
}

/** "A1", and the sphere. */
function when(setting: Setting, { turn }: Met, y: number): void {
	const { canvas, grid } = setting;
	const { phase, round, sphere } = turn;
	const text = phase === 'build' ? m.leaf_age({ n: round }) : m.leaf_round({ n: round });
	type.say(setting, 'P', text, type.sized(type.NAME, 11), { x: grid.left, y: y + 4.4 });
	if (!sphere) return;
	canvas.aside(() => {
		ring(canvas, sphere, { x: grid.left + 10, y: y + 3.2, r: 2.7 });
	});
}

/** What had no room elsewhere, what was put right, and what people noted. */
function sentences(setting: Setting, { seat, caption, notes }: Leaf): Part[] {
	const { view } = setting.tale;
	const meant = STATS.filter((stat) => !fitsDial(setting, view.glossary[stat]));
	const lent = otherLoans(setting, seat, placesOf(setting).belongings);
	const corrected = view.history.filter((entry) => entry.kind === 'correct' && entry.seat === seat);
	return [
		...textParts(setting, lent, type.LINE),
		...meant.flatMap((stat) =>
			named(
				textParts(setting, statName(stat), type.SMALL_BOLD),
				textParts(setting, view.glossary[stat], type.SMALL)
			)
		),
		...(fitsFrame(setting, caption)
			? []
			: textParts(setting, m.print_sheet_picture({ caption }), type.LINE)),
		...corrected.flatMap((entry) =>
			textParts(setting, lineOf(view, entry, setting.tale), type.SMALL_SLANT)
		),
		...named(
			textParts(setting, m.leaf_notes(), type.sized(type.NAME, 11.5, 5)),
			textParts(setting, notes, NOTE)
		)
	];
}

const NOTE = type.sized(type.SMALL, 10, 4.6);

/** A name stays with what it names; without that, there is none. */
function named([name]: readonly Part[], [first, ...rest]: readonly Part[]): Part[] {
	if (!name || !first) return [];
	const draw = (y: number) => {
		name.draw(y);
		first.draw(y + name.height);
	};
	return [{ height: name.height + first.height, draw }, ...rest];
}

/** How many lines of a text stay on one page. */
const TOGETHER = 6;

/** A text over the whole width; a long one may go on overleaf. */
function textParts(setting: Setting, text: string, style: Letters): Part[] {
	const { canvas, grid } = setting;
	if (text === '') return [];
	const rows = canvas.rows(text, style, grid.width);
	return Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, part) => {
		const now = rows.slice(part * TOGETHER, (part + 1) * TOGETHER);
		const last = (part + 1) * TOGETHER >= rows.length;
		return {
			height: now.length * style.leading + (last ? 1.6 : 0),
			draw: (y) => {
				type.put(setting, 'P', now, style, { x: grid.left, y: y + 4, width: grid.width });
			}
		};
	});
}
