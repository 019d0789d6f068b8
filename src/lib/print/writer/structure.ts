/** The structure of a print: what a screen reader follows, element by element. */

/** Where in the file a page's content stands; a sheet to be folded has two pages beside each other. */
export interface Stand {
	/** The object of the page or the sheet. */
	page: number;
	/** How many places for content are before its own. */
	before: number;
	/** How far to the right, in points. */
	left: number;
}

/** A place for content on a page: what is drawn there under this number belongs to an element. */
interface Content {
	readonly on: Stand;
	/** From 0, on its own page. */
	readonly mark: number;
}

/** A link on a page, by its object and the page's, and by its key among all that has a place in the structure. */
interface Link {
	readonly page: number;
	readonly link: number;
	readonly key: number;
}

/** What an element says of itself beside its type. */
export interface Traits {
	/** Of a table's heading: what it heads. */
	readonly scope?: 'Column' | 'Row';
	/** Of a figure: what it shows, in words. */
	readonly alt?: string;
	/** Of a figure: left, foot, right and head on its page, and where that stands. */
	readonly box?: readonly number[];
	readonly on?: Stand;
}

/** An element with everything put into it, in reading order. */
export class Element {
	readonly type: string;
	readonly traits: Traits;
	readonly kids: (Element | Content | Link)[] = [];
	/** Its text as it is read, where what stands on the page runs another way. */
	actual = '';

	constructor(type: string, traits: Traits = {}) {
		this.type = type;
		this.traits = traits;
	}
}

/** A text as PDF sets it down: as it is, or UTF-16 in hexadecimal digits. */
export const written = (text: string): string =>
	/^[ -~]*$/.test(text)
		? `(${text.replace(/[()\\]/g, '\\$&')})`
		: `<feff${Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at))).join('')}>`;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** A number of 16 bits in four digits. */
export const hex4 = (value: number): string => `${HEX[value >> 8] ?? ''}${HEX[value & 255] ?? ''}`;

/** The whole structure as numbered objects, and the way back from content to its element. */
export interface Structured {
	readonly objects: readonly { readonly id: number; readonly text: string }[];
	/** The number of the uppermost. */
	readonly top: number;
	/** For each page, the elements that its content belongs to, by their marks. */
	readonly pages: ReadonlyMap<number, readonly number[]>;
	/** For each link's key, its element. */
	readonly links: ReadonlyMap<number, number>;
}

/** Numbers and writes the elements below `root`; `next` gives free object numbers. */
export function structured(root: Element, parent: number, next: () => number): Structured {
	const objects: { id: number; text: string }[] = [];
	const pages = new Map<number, number[]>();
	const links = new Map<number, number>();
	const write = (element: Element, above: number): number => {
		const id = next();
		const own = element.kids.find((kid): kid is Content => 'mark' in kid)?.on.page;
		const kids = element.kids.map((kid) => {
			if (kid instanceof Element) return `${String(write(kid, id))} 0 R`;
			if ('link' in kid) {
				links.set(kid.key, id);
				return `<</Type/OBJR/Obj ${String(kid.link)} 0 R/Pg ${String(kid.page)} 0 R>>`;
			}
			const { page, before } = kid.on;
			const marks = pages.get(page) ?? [];
			pages.set(page, marks);
			const mark = before + kid.mark;
			marks[mark] = id;
			if (page === own) return String(mark);
			return `<</Type/MCR/Pg ${String(page)} 0 R/MCID ${String(mark)}>>`;
		});
		const on = own === undefined ? '' : `/Pg ${String(own)} 0 R`;
		const actual = element.actual.trim();
		const told = traitsOf(element.traits) + (actual && `/ActualText ${written(actual)}`);
		const text = `<</S/${element.type}/P ${String(above)} 0 R${on}/K[${kids.join(' ')}]${told}>>`;
		objects.push({ id, text });
		return id;
	};
	return { objects, top: write(root, parent), pages, links };
}

function traitsOf({ scope, alt, box, on }: Traits): string {
	const said = alt === undefined ? '' : `/Alt ${written(alt)}`;
	if (scope) return `${said}/A<</O/Table/Scope/${scope}>>`;
	if (!box) return said;
	const aside = on?.left ?? 0;
	const sides = box.map((at, side) => (at + (side % 2 === 0 ? aside : 0)).toFixed(2));
	return `${said}/A<</O/Layout/Placement/Block/BBox[${sides.join(' ')}]>>`;
}
