/**
 * The rows that can be read from the pages of a data file, whatever has become of the rest: neither the file's head nor
 * the pages that lead to others are needed. The format: https://www.sqlite.org/fileformat2.html
 */
import { existsSync, readFileSync } from 'node:fs';
import { PAGE, walOf } from './wal.ts';

export type Value = null | number | string | Buffer;

export interface Row {
	/** Its place in its table; null for one that is kept, or listed, by its key. */
	readonly place: number | null;
	readonly values: readonly Value[];
}

/** The pages of a file by their number from 1, each as its last commit left it. */
type Pages = Map<number, Buffer>;

function pagesOf(file: string): Pages {
	const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
	const pages: Pages = new Map();
	for (let page = 1; page * PAGE <= bytes.length; page++) {
		pages.set(page, bytes.subarray((page - 1) * PAGE, page * PAGE));
	}
	for (const { page, bytes: newer } of walOf(file).frames) pages.set(page, newer);
	return pages;
}

/** Every row of the file that can be read, of its indexes too, in no order; and how many of its pages are cut off. */
export function rowsIn(file: string): { rows: Row[]; cutOff: number } {
	const pages = pagesOf(file);
	const rows = [...pages].flatMap(([number, page]) => (number === 1 ? [] : rowsOn(page, pages)));
	const had = pages.get(1)?.readUInt32BE(28) ?? 0;
	return { rows, cutOff: Math.max(0, had - Math.max(0, ...pages.keys())) };
}

/** What kinds of pages hold rows, and how their cells begin. */
const KINDS: Readonly<Record<number, { head: number; child: number; table: boolean }>> = {
	0x0d: { head: 8, child: 0, table: true },
	0x0a: { head: 8, child: 0, table: false },
	0x02: { head: 12, child: 4, table: false }
};

function rowsOn(page: Buffer, pages: Pages): Row[] {
	const kind = KINDS[page.readUInt8(0)];
	if (!kind) return [];
	const count = Math.min(page.readUInt16BE(3), (PAGE - kind.head) / 2);
	const cells = Array.from({ length: count }, (_, cell) => page.readUInt16BE(kind.head + 2 * cell));
	return cells.flatMap((at) => {
		try {
			return [rowAt(new Reader(page, at + kind.child), kind.table, pages)];
		} catch {
			return []; // it says of itself what cannot be
		}
	});
}

function rowAt(cell: Reader, table: boolean, pages: Pages): Row {
	const size = cell.varint();
	const place = table ? cell.varint() : null;
	const here = kept(size, table);
	const first = cell.bytes(here);
	const bytes =
		here === size ? first : Buffer.concat([first, rest(cell.uint(4), size - here, pages)]);
	return { place, values: valuesIn(bytes) };
}

/** How many bytes of a row stand on the page itself. */
function kept(size: number, table: boolean): number {
	const most = table ? PAGE - 35 : Math.floor(((PAGE - 12) * 64) / 255) - 23;
	if (size <= most) return size;
	const least = Math.floor(((PAGE - 12) * 32) / 255) - 23;
	const even = least + ((size - least) % (PAGE - 4));
	return even <= most ? even : least;
}

/** What did not fit on a row's own page stands on others, each of which names the next. */
function rest(from: number, size: number, pages: Pages): Buffer {
	const parts: Buffer[] = [];
	let next = from;
	for (let left = size; left > 0; left -= PAGE - 4) {
		const page = pages.get(next);
		if (!page) throw new RangeError('a page is not there');
		parts.push(page.subarray(4, 4 + Math.min(left, PAGE - 4)));
		next = page.readUInt32BE(0);
	}
	return Buffer.concat(parts);
}

function valuesIn(bytes: Buffer): Value[] {
	const heads = new Reader(bytes, 0);
	const end = heads.varint();
	const values = new Reader(bytes, end);
	const found: Value[] = [];
	while (heads.at < end) found.push(values.value(heads.varint()));
	if (heads.at !== end || values.at !== bytes.length) throw new RangeError('not a row');
	return found;
}

/** Whole numbers are as long as their kind says. */
const SIZES = [0, 1, 2, 3, 4, 6, 8];

/** Reads on from a place; throws a RangeError beyond the end. */
class Reader {
	readonly #from: Buffer;
	at: number;

	constructor(from: Buffer, at: number) {
		this.#from = from;
		this.at = at;
	}

	bytes(size: number): Buffer {
		if (size < 0 || this.at + size > this.#from.length) throw new RangeError('beyond the end');
		this.at += size;
		return this.#from.subarray(this.at - size, this.at);
	}

	uint(size: number): number {
		return this.bytes(size).readUIntBE(0, size);
	}

	varint(): number {
		let value = 0;
		for (let count = 0; count < 8; count++) {
			const byte = this.uint(1);
			value = value * 128 + (byte & 0x7f);
			if (byte < 0x80) return value;
		}
		throw new RangeError('larger than anything of ours');
	}

	value(kind: number): Value {
		if (kind === 0) return null;
		if (kind === 8 || kind === 9) return kind - 8;
		if (kind === 6) return Number(this.bytes(8).readBigInt64BE(0));
		const size = SIZES[kind];
		if (size !== undefined) return this.bytes(size).readIntBE(0, size);
		if (kind < 12) throw new RangeError('no value of ours');
		const bytes = this.bytes(Math.floor((kind - 12) / 2));
		return kind % 2 === 1 ? bytes.toString('utf8') : bytes;
	}
}
