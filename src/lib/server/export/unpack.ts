/** Reads a file of tables: nothing in it is believed that the rules and limits of this server would not have let happen. */
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { isObject } from '../../engine/json.ts';
import type { AnyModule, Seat } from '../../engine/module.ts';
import { replay, type Position } from '../../engine/referee.ts';
import { LogBroken, retrace } from '../../engine/retrace.ts';
import { gameOf } from '../../games/registry.ts';
import { cleanTexts } from '../people/names.ts';
import { imageIn, type Image } from '../pictures/picture.ts';
import { seatsIn } from '../tables/hosted.ts';
import type { StoredEntry } from '../storage/storage.ts';
import { DOCUMENT_LIMIT } from '../sync/admit.ts';
import { Parcel, VERSION, type PackedTable } from './shape.ts';

/** A table of a file, played through anew. */
export interface Unpacked {
	readonly packed: PackedTable;
	readonly game: AnyModule;
	readonly position: Position;
	/** What is on the sheets, by seat. */
	readonly pictures: ReadonlyMap<Seat, Image>;
}

/** What is wrong with a file. */
export type Flaw =
	| { readonly code: 'bad-body' | 'no-such-game' | 'newer-file'; readonly field: string }
	| {
			readonly code: 'bad-log';
			readonly field: string;
			readonly title: string;
			readonly entry: number;
	  };

/** Nothing that we write is so deep. */
const DEEPEST = 24;
/** Entries between two looks at what else the server has to do. */
const BREATH = 40;

/** The tables of a file of this or an earlier version, or its first flaw. */
export async function unpack(
	given: unknown
): Promise<{ title: string; tables: Unpacked[] } | { flaw: Flaw }> {
	const odd = oddPath(given, []);
	if (odd) return { flaw: { code: 'bad-body', field: odd.join('.') } };
	if (isNewer(given)) return { flaw: { code: 'newer-file', field: 'version' } };
	const parsed = v.safeParse(Parcel, cleanTexts(given), { abortEarly: true });
	if (!parsed.success) {
		return { flaw: { code: 'bad-body', field: v.getDotPath(parsed.issues[0]) ?? 'body' } };
	}
	const tables: Unpacked[] = [];
	for (const [index, packed] of parsed.output.tables.entries()) {
		const table = await unpackTable(packed, `tables.${String(index)}`);
		if ('flaw' in table) return table;
		tables.push(table);
	}
	return { title: parsed.output.title, tables };
}

/** Where a value is deeper than any of ours, or has a key that objects keep for themselves; null where it is plain. */
function oddPath(value: unknown, path: readonly string[]): readonly string[] | null {
	if (typeof value !== 'object' || value === null) return null;
	if (path.length > DEEPEST) return path.slice(0, 3);
	for (const [key, inner] of Object.entries(value)) {
		const here = [...path, key];
		if (['__proto__', 'constructor', 'prototype'].includes(key)) return here;
		const odd = oddPath(inner, here);
		if (odd) return odd;
	}
	return null;
}

function isNewer(given: unknown): boolean {
	const version = isObject(given) ? given['version'] : undefined;
	return v.is(Parcel.entries.version, version) && version > VERSION;
}

async function unpackTable(packed: PackedTable, at: string): Promise<Unpacked | { flaw: Flaw }> {
	const bad = (field: string) => ({ flaw: { code: 'bad-body', field: `${at}.${field}` } as const });
	const game = gameOf(packed.game);
	if (!game) return { flaw: { code: 'no-such-game', field: `${at}.game` } };
	const ids = packed.log.map(({ id }) => id);
	const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
	if (twice >= 0) return bad(`log.${String(twice)}.id`);
	const traced = await trace(game, packed.log);
	if ('broken' in traced) {
		const { title } = packed;
		const entry = traced.broken;
		const field = `${at}.log.${String(entry)}`;
		return { flaw: { code: 'bad-log', field, title, entry } };
	}
	const position = replay(game, traced.log);
	const seats = seatsIn(game, position);
	if (packed.people.some(({ seat }) => seat >= seats)) return bad('people');
	if (packed.sheets.length > seats) return bad('sheets');
	if (Object.values(packed.story).join('').length > DOCUMENT_LIMIT / 4) return bad('story');
	const pictures = await picturesIn(packed);
	if ('bad' in pictures) return bad(`sheets.${String(pictures.bad)}.picture`);
	return { packed, game, position, pictures };
}

/** The pictures of a table's sheets, each judged as if it came by itself, or the first seat with one that is none. */
async function picturesIn({
	sheets
}: PackedTable): Promise<ReadonlyMap<Seat, Image> | { bad: Seat }> {
	const pictures = new Map<Seat, Image>();
	for (const [seat, { picture }] of sheets.entries()) {
		if (picture === undefined) continue;
		const image = await imageIn(Buffer.from(picture, 'base64'));
		if (!image) return { bad: seat };
		pictures.set(seat, image);
	}
	return pictures;
}

/** The log as the rules tell it, or the entry that they refuse; other requests are served meanwhile. */
async function trace(
	game: AnyModule,
	entries: PackedTable['log']
): Promise<{ log: StoredEntry[] } | { broken: number }> {
	const log: StoredEntry[] = [];
	try {
		for (const { entry } of retrace<StoredEntry>(game, entries as StoredEntry[])) {
			log.push(entry);
			if (log.length % BREATH === 0) await setImmediate();
		}
	} catch (cause) {
		if (cause instanceof LogBroken) return { broken: cause.at };
		throw cause;
	}
	return { log };
}
