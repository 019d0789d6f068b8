/** The back of a sheet: what its people met and told, and the guide below the fold. */
import * as m from '../../../../paraglide/messages.js';
import { STATS } from '../../rules/state.ts';
import { statName } from '../../words/terms.ts';
import type { Letters } from '../../../kit/canvas.ts';
import type { Setting } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import * as type from '../book/type.ts';
import { nameOf, placeName } from '../book/words.ts';
import { lineOf } from '../story.ts';
import { otherCards, otherLoans } from './belongings.ts';
import { fitsDial, fitsFrame, placesOf, type Leaf } from './front.ts';
import { foldOf, guide } from './guide.ts';
import { CLOSE, PLAIN, TIGHT, turnPart, WIDE, type Measure, type Part } from './turn.ts';
import { comma } from '../../../../pieces/lists.ts';

const FIRST = 34;
/** Above the fold. */
const CLEAR = 7;
/** From wide to close; the guide gives way before the closest. */
const MEASURES = [WIDE, PLAIN, TIGHT];
const ALL = [...MEASURES, CLOSE];

/** The story on one page, as large as it fits there, with the guide as long as there are turns to come; over more pages only where much is told. */
export function back(setting: Setting, leaf: Leaf): void {
	const { canvas } = setting;
	const { pages, guided } = laidOut(setting, leaf);
	pages.forEach((parts, index) => {
		canvas.turnPage();
		heading(setting, leaf);
		let y = FIRST;
		for (const part of parts) {
			part.draw(y);
			y += part.height;
		}
		if (index === 0 && guided) guide(setting);
	});
}

function laidOut(setting: Setting, leaf: Leaf): { pages: Part[][]; guided: boolean } {
	const { grid, tale } = setting;
	const goesOn = tale.view.result === null;
	const guides = goesOn ? [true, false] : [false];
	const tries = guides.flatMap((guided) =>
		(guided ? MEASURES : ALL).map((measure) => ({ guided, measure }))
	);
	const laid = tries.map(({ guided, measure }) => {
		const first = guided ? foldOf(setting) - CLEAR : grid.bottom;
		return { guided, pages: paged(partsOf(setting, leaf, measure), [first, grid.bottom]) };
	});
	// a second leaf has room for the guide too
	return laid.find(({ pages }) => pages.length === 1) ?? laid[1] ?? { pages: [], guided: false };
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

function partsOf(setting: Setting, leaf: Leaf, measure: Measure): Part[] {
	const { view } = setting.tale;
	const turns = view.history.flatMap((turn, at) =>
		turn.kind === 'turn' && turn.seat === leaf.seat ? [{ turn, at }] : []
	);
	const none =
		turns.length === 0 ? textParts(setting, m.print_sheet_no_challenges(), type.LINE) : [];
	return [
		...none,
		...turns.map((told) => turnPart(setting, told, measure)),
		...otherCards(setting, leaf.seat),
		...sentences(setting, leaf)
	];
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
			[space(3), ...textParts(setting, m.leaf_notes(), type.sized(type.NAME, 11.5, 5))],
			textParts(setting, notes, NOTE)
		)
	];
}

const NOTE = type.sized(type.SMALL, 10, 4.6);

const space = (height: number): Part => ({ height, draw: () => undefined });

/** A name stays with what it names; without that, there is none. */
const named = (name: readonly Part[], [first, ...rest]: readonly Part[]): Part[] =>
	first ? [together([...name, first]), ...rest] : [];

/** Parts that no page is turned between. */
const together = (parts: readonly Part[]): Part => ({
	height: parts.reduce((sum, { height }) => sum + height, 0),
	draw: (from) => {
		let y = from;
		for (const part of parts) {
			part.draw(y);
			y += part.height;
		}
	}
});

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
