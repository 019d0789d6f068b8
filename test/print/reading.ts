/** Reads a print back, as a screen reader and a search would. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist';

/** A node of the structure tree: what it is, and what belongs to it. */
export interface Node {
	readonly role: string;
	readonly alt?: string;
	readonly scope?: string;
	readonly children: readonly (Node | { readonly type: string; readonly id: string })[];
}

/** A piece of text on a page, in points from the left and the foot. */
interface Piece {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly size: number;
}

interface Sheet {
	readonly size: readonly [number, number];
	/** White space folded. */
	readonly text: string;
	readonly pieces: readonly Piece[];
	readonly tree: readonly Node[];
	/** Ids of marked content in the order of drawing. */
	readonly marked: readonly string[];
	/** Text that is neither in the structure nor decoration. */
	readonly loose: readonly string[];
	/** For every font used here, whether it is in the file. */
	readonly embedded: readonly boolean[];
}

export interface Reading {
	readonly title: unknown;
	readonly bookmarks: readonly string[];
	readonly language: unknown;
	readonly sheets: readonly Sheet[];
	readonly tagged: boolean;
	readonly titleShown: boolean;
	/** Of all pages. */
	readonly text: string;
}

type Found = ReadonlyMap<string, unknown>;

export const folded = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Everything a print says about itself, and all of its text. */
export async function read(file: Uint8Array): Promise<Reading> {
	const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
	const paper = await task.promise;
	const { info } = await paper.getMetadata();
	const about: { Title?: unknown; Language?: unknown } = info;
	// the types of pdfjs say other things than it does
	const marks = (await paper.getMarkInfo()) as unknown as Found | null;
	const viewer = (await paper.getViewerPreferences()) as unknown as Found | null;
	const outline = (await paper.getOutline()) as { title: string }[] | null;
	const sheets: Sheet[] = [];
	for (let number = 1; number <= paper.numPages; number++) {
		sheets.push(await readSheet(await paper.getPage(number)));
	}
	await task.destroy();
	return {
		title: about.Title,
		language: about.Language,
		tagged: marks?.get('Marked') === true,
		titleShown: viewer?.get('DisplayDocTitle') === true,
		bookmarks: (outline ?? []).map(({ title }) => title),
		sheets,
		text: folded(sheets.map(({ text }) => text).join(' '))
	};
}

async function readSheet(page: PDFPageProxy): Promise<Sheet> {
	const { items } = await page.getTextContent({ includeMarkedContent: true });
	const tree = (await page.getStructTree()) as Node | null;
	const [pieces, marked, loose]: [Piece[], string[], string[]] = [[], [], []];
	const fonts = new Set<string>();
	const open: string[] = [];
	let text = '';
	for (const item of items) {
		if (!('str' in item)) {
			if (item.type === 'endMarkedContent') open.pop();
			else open.push(item.type);
			if (item.id) marked.push(item.id);
			continue;
		}
		text += item.str + (item.hasEOL ? ' ' : '');
		if (item.str.trim() === '') continue;
		if (open.length === 0) loose.push(item.str);
		const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
		const size = Math.hypot(Number(item.transform[2]), Number(item.transform[3]));
		// words upside down run to the left, and their letters hang from the line
		const turned = Number(item.transform[0]) < 0;
		const place = turned ? { x: x - item.width, y: y - 0.33 * size } : { x, y };
		pieces.push({ text: item.str, ...place, width: item.width, size });
		fonts.add(item.fontName);
	}
	await page.getOperatorList(); // loads the fonts
	const embedded = [...fonts].map((name) => {
		const font = page.commonObjs.get(name) as { missingFile?: boolean };
		return font.missingFile === false;
	});
	const [, , width = 0, height = 0] = page.view;
	const size = [width, height] as const;
	return { size, text: folded(text), pieces, tree: tree ? [tree] : [], marked, loose, embedded };
}

/** All nodes of a tree, parents first. */
export const nodesOf = (nodes: readonly Node[]): Node[] =>
	nodes.flatMap((node) => [
		node,
		...nodesOf(node.children.filter((child): child is Node => 'role' in child))
	]);

/** The ids of the marked content in a tree, in reading order. */
export const contentOf = (nodes: readonly Node[]): string[] =>
	nodes.flatMap(({ children }) =>
		children.flatMap((child) => {
			if ('role' in child) return contentOf([child]);
			return child.type === 'content' ? [child.id] : []; // else a link's own object
		})
	);
