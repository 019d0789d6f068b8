/** The register of a book: where to find everything that was made, and who lent what to whom. */
import * as m from '../../../../paraglide/messages.js';
import { comma } from '../../../../pieces/lists.ts';
import type { Letters } from '../../../kit/canvas.ts';
import { tall, type Item } from '../../../record/stack.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { Biome } from '../../rules/state.ts';
import { LEAF as FOLDED } from '../book/folded.ts';
import { disc } from '../book/emblems.ts';
import type { Setting } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import * as type from '../book/type.ts';
import { placeName } from '../book/words.ts';
import { columnOf, setSection, sectionOf, type Section } from './section.ts';
import { lentIn, madeIn, type Entry, type Lent, type Made } from './entries.ts';

/** What the emblems before a name take: one of who made it, two of who lent and who borrowed. */
const LEADS = { made: 6, lent: 13 };

/** What stands in it. */
interface Listed {
	readonly made: readonly Made[];
	readonly lent: readonly Lent[];
}

/** How it is set: its letters, and how many columns each part has. */
interface Form {
	readonly name: Letters;
	readonly pages: Letters;
	readonly made: number;
	readonly lent: number;
}
const FORMS: readonly Form[] = [
	{
		name: type.sized(type.TOLD, 10, 4.6),
		pages: type.sized(type.NAME, 9.5, 4.6),
		made: 3,
		lent: 2
	},
	{ name: type.sized(type.TOLD, 9, 4), pages: type.sized(type.NAME, 9, 4), made: 4, lent: 3 }
];
/** On half a sheet. */
const SMALL_FORMS: readonly Form[] = FORMS.map((form, at) => ({ ...form, made: 2, lent: at + 1 }));

/**
 * Draws the register between this height and another; where it has no room there, on a page of its own that `turnPage`
 * begins, if that takes no more leaves. Returns where it ends.
 */
export function register(
	setting: Setting,
	[top, bottom]: readonly [number, number],
	turnPage: () => void
): number {
	const { canvas, grid } = setting;
	const listed = { made: madeIn(setting), lent: lentIn(setting) };
	const forms = (grid.small ? SMALL_FORMS : FORMS).map((form) => sectionsOf(setting, listed, form));
	const fits = forms.find((sections) => top + tall(sections) <= bottom);
	if (fits) return fits.reduce((y, section) => setSection(setting, section, y), top);
	const sections = forms.find((one) => grid.top + tall(one) <= bottom);
	const leaf = grid.small ? FOLDED : 2;
	if (!sections || canvas.pages % leaf === 0) return top;
	turnPage();
	return sections.reduce((y, section) => setSection(setting, section, y), grid.top);
}

/** What was made and what was lent; what there is none of is left out. */
function sectionsOf(setting: Setting, { made, lent }: Listed, form: Form): Section[] {
	const things = made.map((entry) => madeLine(setting, entry, form));
	const loans = lent.map((entry) => lentLine(setting, entry, form));
	return [
		...(things.length > 0 ? [sectionOf(m.book_register_made(), things, form.made)] : []),
		...(loans.length > 0 ? [sectionOf(m.book_register_lent(), loans, form.lent)] : [])
	];
}

const numbersOf = ({ pages }: Entry): string => pages.join(comma());

/** An emblem, the name, and the pages at the end of its last line; below it where they are many. */
function madeLine(setting: Setting, entry: Made, { name: style, pages, made }: Form): Item {
	const { canvas } = setting;
	const width = columnOf(setting, made) - LEADS.made;
	const beside = canvas.widthOf(numbersOf(entry), pages) + 3;
	const below = beside > width * 0.4 && canvas.widthOf(entry.name, style) > width - beside;
	const name = canvas.rows(entry.name, style, below ? width : width - beside);
	const found = canvas.rows(numbersOf(entry), pages, width);
	const count = name.length + (below ? found.length : 0);
	const draw = (x: number, y: number) => {
		if (entry.biome) emblem(setting, entry.biome, x, y);
		const place = { x: x + LEADS.made, y: y + 3.6, width };
		const last = place.y + (below ? name.length : name.length - 1) * style.leading;
		const end = { x: place.x + width, y: last, ink: QUIET, align: 1 };
		type.put(setting, 'P', name, style, place);
		type.put(setting, 'P', found, pages, end);
	};
	return { height: count * style.leading + 0.4, draw };
}

/** Who lent to whom as two emblems, and what, each with its pages. */
function lentLine(setting: Setting, { from, to, things }: Lent, { name: style, lent }: Form): Item {
	const { canvas, tale } = setting;
	const width = columnOf(setting, lent) - LEADS.lent;
	const each = things.map((entry) => `${entry.name} ${numbersOf(entry)}`.trim());
	const rows = canvas.rows(each.join(' · '), style, width);
	const words = m.book_register_loan({
		from: placeName(tale, from),
		to: placeName(tale, to)
	});
	const [lender, borrower] = [from, to].map((seat) => sheetAt(tale.view, seat).biome);
	const draw = (x: number, y: number) => {
		canvas.figure(words, [x, y, LEADS.lent - 2, 5], () => {
			if (lender) emblem(setting, lender, x, y);
			if (borrower) emblem(setting, borrower, x + 6.6, y);
			canvas.shape(`M${x + 4.5} ${y + 1.5}l1.6 .9l-1.6 .9Z`, { fill: QUIET });
		});
		type.put(setting, 'P', rows, style, { x: x + LEADS.lent, y: y + 3.6, width });
	};
	return { height: rows.length * style.leading + 0.4, draw };
}

function emblem({ canvas }: Setting, biome: Biome, x: number, y: number): void {
	disc(canvas, biome, { x: x + 2, y: y + 2.4, r: 1.9 });
}
