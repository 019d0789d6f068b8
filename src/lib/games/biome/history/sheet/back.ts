/** The back of a sheet: what its people met and told, and the guide below the fold. */
import * as m from '../../../../paraglide/messages.js';
import { STATS } from '../../rules/state.ts';
import { statName } from '../../words/terms.ts';
import type { Letters } from '../../../kit/canvas.ts';
import { lines, paged, stack, tall, type Piece } from '../../../record/stack.ts';
import type { Setting } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import * as type from '../book/type.ts';
import { nameOf, placeName } from '../book/words.ts';
import { lineOf } from '../story.ts';
import { otherCards, otherLoans } from './belongings.ts';
import { fitsDial, fitsFrame, placesOf, type Leaf } from './front.ts';
import { foldOf, guide } from './guide.ts';
import { runningPart } from './running.ts';
import { CLOSE, PLAIN, TIGHT, turnPart, WIDE, type Measure, type Met } from './turn.ts';
import { comma } from '../../../../pieces/lists.ts';

/** Where a story begins: below the usual heading, and below a small one. */
const FIRST = 34;
const HIGH = 25;
/** Above the fold; and how much further down the closest story may reach. */
const CLEAR = 7;
const LOW = 10;
/** From wide to close; the guide gives way before the closest. */
const MEASURES = [WIDE, PLAIN, TIGHT];

/** One way to set a back: its turns, whether the guide stands below them, and where the story begins. */
interface Way {
	readonly turn: (setting: Setting, told: Met) => Piece;
	readonly guided: boolean;
	readonly first: number;
	/** How people's notes are set below the turns, and what stays free above their name. */
	readonly notes: { readonly name: Letters; readonly said: Letters; readonly above: number };
}

const NOTES = {
	name: type.sized(type.NAME, 11.5, 5),
	said: type.sized(type.SMALL, 10, 4.6),
	above: 3
};
const CLOSE_NOTES = { name: type.SMALL_BOLD, said: type.sized(type.SMALL, 9, 3.6), above: 0 };

const measured = (measure: Measure, guided: boolean): Way => ({
	...{ guided, first: FIRST, notes: NOTES },
	turn: (setting, told) => turnPart(setting, told, measure)
});

/** The last way before a second leaf: texts run together, from further up to further down. */
const RUNNING: Way = { turn: runningPart, guided: false, first: HIGH, notes: CLOSE_NOTES };

/** The story on one page, as large as it fits there, with the guide as long as there are turns to come; over more pages only where much is told. */
export function back(setting: Setting, leaf: Leaf): void {
	const { canvas } = setting;
	const { pages, guided, first } = laidOut(setting, leaf);
	pages.forEach((parts, index) => {
		canvas.turnPage();
		heading(setting, leaf, first === HIGH);
		stack(parts, first);
		if (index === 0 && guided) guide(setting);
	});
}

function laidOut(setting: Setting, leaf: Leaf): Way & { readonly pages: Piece[][] } {
	const { grid, tale } = setting;
	const goesOn = tale.view.result === null;
	const ways = [
		...(goesOn ? MEASURES.map((measure) => measured(measure, true)) : []),
		...[...MEASURES, CLOSE].map((measure) => measured(measure, false)),
		RUNNING
	];
	const laid = ways.map((way) => {
		const low = way.first === HIGH ? grid.bottom + LOW : grid.bottom;
		const fold = way.guided ? foldOf(setting) - CLEAR : low;
		const parts = partsOf(setting, leaf, way);
		// the first page ends at the fold, the others at their foot
		return { ...way, pages: paged(parts, [way.first, fold], [way.first, low]) };
	});
	const fewest = Math.min(...laid.map(leavesOf));
	return laid.find((one) => leavesOf(one) === fewest) ?? { ...RUNNING, pages: [] };
}

/** How many leaves a sheet has with such a story behind its front. */
const leavesOf = ({ pages }: { readonly pages: readonly unknown[] }): number =>
	Math.ceil((pages.length + 1) / 2);

/** Letters for who it is, above whose line there is room for others. */
const WHO = type.fits(type.TABLE_TOLD, [1, 13], [1, 11], [2, 11, 4.4], [4, 9, 3.6]);
const SMALL_WHO = type.fits(type.TABLE_TOLD, [1, 11], [2, 9, 3.4]);

/** What the page is, and whose; small where the story needs the room. */
function heading(setting: Setting, { seat }: Leaf, small: boolean): void {
	const { grid, tale } = setting;
	const foot = small ? 19 : 26;
	const letters = type.sized(type.CHAPTER, small ? 16 : 26);
	type.say(setting, 'H2', m.leaf_story(), letters, { x: grid.left - 0.4, y: foot });
	const who = [placeName(tale, seat), nameOf(tale, seat)]
		.filter((part) => part !== '')
		.join(comma());
	const { rows, style } = type.fitting(setting, who, 110, small ? SMALL_WHO : WHO);
	const y = foot - (rows.length - 1) * style.leading;
	type.put(setting, 'P', rows, style, { x: grid.right, y, ink: QUIET, align: 1 });
}

function partsOf(setting: Setting, leaf: Leaf, { turn: set, notes }: Way): Piece[] {
	const { view } = setting.tale;
	const turns = view.history.flatMap((turn, at) =>
		turn.kind === 'turn' && turn.seat === leaf.seat ? [{ turn, at }] : []
	);
	const none =
		turns.length === 0 ? textParts(setting, m.print_sheet_no_challenges(), type.LINE) : [];
	return [
		...none,
		...turns.map((told) => set(setting, told)),
		...otherCards(setting, leaf.seat),
		...sentences(setting, leaf, notes)
	];
}

/** What had no room elsewhere, what was put right, and what people noted. */
function sentences(
	setting: Setting,
	{ seat, caption, notes }: Leaf,
	{ name, said, above }: Way['notes']
): Piece[] {
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
			[space(above), ...textParts(setting, m.leaf_notes(), name)],
			textParts(setting, notes, said)
		)
	];
}

const space = (height: number): Piece => ({ height, draw: () => undefined });

/** A name stays with what it names; without that, there is none. */
const named = (name: readonly Piece[], [first, ...rest]: readonly Piece[]): Piece[] =>
	first ? [together([...name, first]), ...rest] : [];

/** Parts that no page is turned between. */
const together = (parts: readonly Piece[]): Piece => ({
	height: tall(parts),
	draw: (y) => {
		stack(parts, y);
	}
});

/** How many lines of a text stay on one page. */
const TOGETHER = 6;

/** A text over the whole width; a long one may go on overleaf. */
function textParts(setting: Setting, text: string, style: Letters): Piece[] {
	const { canvas, grid } = setting;
	if (text === '') return [];
	const rows = canvas.rows(text, style, grid.width);
	return Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, part) => {
		const now = rows.slice(part * TOGETHER, (part + 1) * TOGETHER);
		const last = (part + 1) * TOGETHER >= rows.length;
		const place = { x: grid.left, down: 4, below: last ? 1.6 : 0, width: grid.width };
		return lines(setting, 'P', [now, style], place);
	});
}
