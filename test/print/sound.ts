/** What every print is held to: where its text stands, and what of PDF/UA-1 a machine can see, by the numbers of the Matterhorn Protocol 1.1. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reading } from './reading.ts';

const POINTS = 72 / 25.4;
const hasAll = ['qpdf', 'pdftoppm'].every(
	(tool) => spawnSync(tool, ['--version']).error === undefined
);
/** Whether this machine has the tools that these checks ask. */
export const canCheck = hasAll;

/** A print on disk, for tools. */
export function stored(bytes: Uint8Array): string {
	const path = join(mkdtempSync(join(tmpdir(), 'sound-')), 'print.pdf');
	writeFileSync(path, bytes);
	return path;
}
const MOST = 256 * 1024 * 1024;
const asked = (tool: string, ...options: string[]) =>
	execFileSync(tool, options, { maxBuffer: MOST });

/** Text that stands outside 12 mm; a space at a line's end may hang out. */
export const outside = ({ sheets }: Reading): string[] =>
	sheets.flatMap(({ pieces, size: [width, height] }, page) =>
		pieces
			.filter(({ x, y, width: wide, size, text }) => {
				const right = x + wide - (text.endsWith(' ') ? size * 0.3 : 0);
				const edge = 12 * POINTS - 0.6;
				return x < edge || right > width - edge || y < edge || y + size * 0.5 > height - edge;
			})
			.map(({ text }) => `${String(page + 1)}: ${text}`)
	);

/** Text smaller than 9 points. */
export const small = ({ sheets }: Reading): string[] =>
	sheets.flatMap(({ pieces }, page) =>
		pieces
			.filter(({ size }) => size < 8.95)
			.map(({ text, size }) => `${String(page + 1)}: ${text} (${size.toFixed(1)})`)
	);

/** Text that lies on other text: its small letters, and what hangs below the line. */
export const overlaps = ({ sheets }: Reading): string[] =>
	sheets.flatMap(({ pieces }, page) => {
		const boxes = pieces.map(({ x, y, width, size, text }) => ({
			text,
			left: x,
			right: x + width - (text.endsWith(' ') ? size * 0.3 : 0),
			low: y - 0.12 * size,
			high: y + 0.45 * size
		}));
		return pairsUpon(boxes, 0.6).map((pair) => `${String(page + 1)}: ${pair}`);
	});

/** A text with the room that it takes; `low` is less than `high`, whichever way they are counted. */
interface Box {
	readonly text: string;
	readonly left: number;
	readonly right: number;
	readonly low: number;
	readonly high: number;
}

/** Which texts lie on each other by more than so much of their breadth. */
export const pairsUpon = (boxes: readonly Box[], most: number): string[] =>
	boxes.flatMap((one, index) =>
		boxes
			.slice(index + 1)
			.filter((other) => one.left < other.right - most && other.left < one.right - most)
			.filter((other) => one.low < other.high && other.low < one.high)
			.map((other) => `${one.text} / ${other.text}`)
	);

/** For every page, which part of the room within its margins lies between the first and the last of what is drawn. */
export function used(path: string): number[] {
	const all = asked('pdftoppm', '-gray', '-r', '24', path);
	const parts: number[] = [];
	for (let at = 0; at < all.length;) {
		const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(all.subarray(at, at + 40).toString('latin1'));
		if (!head) throw new Error('no picture of a page');
		const [width, height] = [Number(head[1]), Number(head[2])];
		const from = at + head[0].length;
		const rows = Array.from({ length: Math.floor(height * 0.93) }, (_, row) =>
			all.subarray(from + row * width, from + (row + 1) * width).some((light) => light < 250)
		);
		const [first, last] = [rows.indexOf(true), rows.lastIndexOf(true)];
		parts.push(first < 0 ? 0 : (last - first + 1) / (height * 0.86));
		at = from + width * height;
	}
	return parts;
}

/** The file with nothing packed. */
export const unpacked = (path: string): string =>
	asked('qpdf', '--qdf', '--object-streams=disable', path, '-').toString('latin1');

/** Types that PDF 1.7 knows. */
const STANDARD = new Set(
	`Document Part Sect Div BlockQuote Caption TOC TOCI P H1 H2 H3 H4 H5 H6 L LI Lbl LBody
	Table TR TH TD Span Reference Link Figure`.split(/\s+/)
);
const INSIDE: Readonly<Record<string, readonly string[]>> = {
	TR: ['Table'],
	TH: ['TR'],
	TD: ['TR'],
	LI: ['L'],
	Lbl: ['LI'],
	LBody: ['LI'],
	TOCI: ['TOC'],
	Caption: ['Figure', 'Table']
};

interface Tagged {
	readonly type: string;
	readonly above: string;
	readonly text: string;
}

/** What a file consists of, by its numbers. */
const objectsOf = (file: string): ReadonlyMap<string, string> =>
	new Map(
		Array.from(file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm), ([, id = '', text = '']) => [
			id,
			text
		])
	);

/** The elements of the structure in the order of the file, each with what it belongs to. */
function elementsOf(file: string): Tagged[] {
	const objects = objectsOf(file);
	const typeOf = (text = '') => /^\s+\/S \/(\w+)$/m.exec(text)?.[1] ?? '';
	return [...objects.values()]
		.filter((text) => /^ {2}\/S \/\w+$/m.test(text) && /^ {2}\/P \d+ 0 R$/m.test(text))
		.map((text) => ({
			type: typeOf(text),
			above: typeOf(objects.get(/^ {2}\/P (\d+) 0 R$/m.exec(text)?.[1] ?? '')),
			text
		}));
}

/** The drawing of every page, an operator to a line. */
const drawings = (file: string): string[][] =>
	Array.from(file.matchAll(/\nstream\n([\s\S]*?)\nendstream/g), ([, text = '']) => text)
		.filter((text) => / BDC$/m.test(text))
		.map((text) => text.split('\n'));

const PAINTS = /(^BT .* ET$)|( (?:f|f\*|S|B|B\*|Do)$)/;

/** What stands outside of the structure and is no decoration either; decoration within content, or the other way round. */
function unmarked(file: string): { loose: string[]; mixed: string[] } {
	const [loose, mixed]: [string[], string[]] = [[], []];
	for (const lines of drawings(file)) {
		const open: ('artifact' | 'content' | 'span')[] = [];
		for (const line of lines) {
			if (line.endsWith(' BDC')) {
				const kind = line.startsWith('/Artifact')
					? 'artifact'
					: line.includes('/MCID')
						? 'content'
						: 'span';
				if (kind !== 'span' && open.some((one) => one !== 'span' && one !== kind)) mixed.push(line);
				open.push(kind);
			} else if (line === 'EMC') open.pop();
			else if (PAINTS.test(line) && !open.some((one) => one !== 'span')) loose.push(line);
		}
		if (open.length > 0) mixed.push('left open');
	}
	return { loose, mixed };
}

/** The levels of all headings in the order in which they are read, whichever side of a folded sheet they stand on. */
function levelsOf(file: string): number[] {
	const objects = objectsOf(file);
	const below = (id: string): number[] => {
		const text = objects.get(id) ?? '';
		const [, many, one] = /^ {2}\/K (?:\[([\s\S]*?)\]|(\d+ 0 R))/m.exec(text) ?? [];
		const kids = Array.from((many ?? one ?? '').matchAll(/(\d+) 0 R/g), ([, kid = '']) => kid);
		const level = /^ {2}\/S \/H(\d)$/m.exec(text)?.[1];
		return [...(level === undefined ? [] : [Number(level)]), ...kids.flatMap(below)];
	};
	const root = [...objects].find(([, text]) => text.includes('/Type /StructTreeRoot'));
	return root ? below(root[0]) : [];
}

/** The conditions that a machine can see, by their numbers; each names what breaks it. */
export const MATTERHORN: Readonly<
	Record<string, (print: { file: string; reading: Reading }) => readonly string[]>
> = {
	'01-003, 01-004 no decoration within content, no content within decoration': ({ file }) =>
		unmarked(file).mixed,
	'01-005 all that is drawn is content or decoration': ({ file }) => unmarked(file).loose,
	'02-001 every type of the structure is one that PDF knows': ({ file }) =>
		elementsOf(file)
			.map(({ type }) => type)
			.filter((type) => !STANDARD.has(type)),
	'06-001 to 06-003 the metadata say PDF/UA-1 and the title': ({ file }) =>
		['<pdfuaid:part>1</pdfuaid:part>', '<dc:title>'].filter((part) => !file.includes(part)),
	'07-001, 07-002 readers show the title': ({ reading }) =>
		reading.titleShown ? [] : ['the file’s name is shown'],
	'09-004 to 09-006 rows stand in tables, items in lists, entries in contents': ({ file }) =>
		elementsOf(file)
			.filter(({ type, above }) => INSIDE[type]?.includes(above) === false)
			.map(({ type, above }) => `${type} in ${above}`),
	'10-001 every typeface says its letters': ({ file }) =>
		Array.from(file.matchAll(/\/Subtype \/Type0\n([^>]*)/g), ([, text = '']) => text).filter(
			(text) => !text.includes('/ToUnicode')
		),
	'11-006 the print has a language': ({ reading }) => (reading.language === 'en' ? [] : ['none']),
	'13-004 every figure is described': ({ file }) =>
		elementsOf(file)
			.filter(({ type, text }) => type === 'Figure' && !text.includes('/Alt'))
			.map(({ text }) => text),
	'14-002, 14-003 headings begin with the first level and leave none out': ({ file }) => {
		const levels = levelsOf(file);
		if (levels.length === 0) return ['none found'];
		return levels
			.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
			.map((level) => `H${String(level)}`);
	},
	'15-003 every head of a table says what it heads': ({ file }) =>
		elementsOf(file)
			.filter(({ type, text }) => type === 'TH' && !text.includes('/Scope'))
			.map(({ text }) => text),
	'25-001, 26-001, 29-001 no forms of XFA, no lock, no script': ({ file }) =>
		['/XFA', '/Encrypt', '/JavaScript', '/JS ', '/OpenAction'].filter((part) =>
			file
				.replace(/\nstream\n[\s\S]*?\nendstream/g, '')
				.replace(/\((?:\\.|[^\\)])*\)/g, '')
				.includes(part)
		),
	'28-011, 28-012 every link stands in the structure and is described': ({ file }) =>
		Array.from(
			file.matchAll(/\n<<\n((?:(?!\n>>).)*\/Subtype \/Link[\s\S]*?)\n>>\nendobj/g),
			([, text = '']) => text
		).filter((text) => !text.includes('/Contents') || !text.includes('/StructParent')),
	'31-009 every typeface is in the file': ({ file }) =>
		Array.from(file.matchAll(/\/Type \/FontDescriptor/g)).length ===
		Array.from(file.matchAll(/\/FontFile2 /g)).length
			? []
			: ['a typeface is missing']
};

/** What stands wrong on the pages: beyond their edge, too small, or upon something else. */
export const astray = (reading: Reading): string[] => [
	...outside(reading),
	...small(reading),
	...overlaps(reading)
];
