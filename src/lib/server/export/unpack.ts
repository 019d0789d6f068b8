/** Reads a file of tables: nothing in it is believed that the rules and limits of this server would not have let happen. */
import { TEAM } from '../people/people.ts';
import * as v from 'valibot';
import { isObject } from '../../engine/json.ts';
import type { AnyModule, Brought, Seat } from '../../engine/module.ts';
import { replay, type Position } from '../../engine/referee.ts';
import { LogBroken, retrace } from '../../engine/retrace.ts';
import { packing } from '../../games/packing.ts';
import { gameOf } from '../../games/registry.ts';
import { readCleaned } from '../base/names.ts';
import { imageIn, type Image } from '../pictures/picture.ts';
import { seatsIn } from '../tables/hosted.ts';
import type { StoredEntry } from '../storage/storage.ts';
import { DOCUMENT_LIMIT } from '../sync/admit.ts';
import { RETURNS, VERSION, WorkshopExport, type PackedTable } from './shape.ts';
import { TEXT_MOST, textIn } from './weight.ts';

/** A table of a file, played through anew. It goes from thread to thread. */
export interface Unpacked {
	readonly packed: Omit<PackedTable, 'log'>;
	readonly position: Position;
	/** What is on the sheets, by seat. */
	readonly pictures: ReadonlyMap<Seat, Image>;
}

/** What is wrong with a file. */
export type Flaw =
	| { readonly code: 'bad-json' | 'too-large' | 'heavy-file' }
	| { readonly code: 'bad-body' | 'newer-file'; readonly field: string }
	/** A game that is not installed here. */
	| { readonly code: 'no-such-game'; readonly game: string; readonly field: string }
	| {
			readonly code: 'bad-log';
			readonly field: string;
			readonly title: string;
			readonly entry: number;
	  };

/** How reading a file ended; no pack where none was in it that a game of this server knows. */
export type Read =
	| { readonly title: string; readonly pack: Brought | null }
	| { readonly flaw: Flaw };

/** Nothing that we write is so deep. */
const DEEPEST = 24;
/** How many people may sit at the tables of a file. */
const PEOPLE = 1_000;

const bad = (field: string) => ({ flaw: { code: 'bad-body', field } as const });

/** Hands over the tables of a file of this or an earlier version one by one; answers its title and its pack, or its first flaw. */
export async function unpack(file: Uint8Array, take: (table: Unpacked) => void): Promise<Read> {
	if (textIn(file) > TEXT_MOST) return { flaw: { code: 'too-large' } };
	const given = jsonOf(file);
	if (given === undefined) return { flaw: { code: 'bad-json' } };
	const odd = oddPath(given);
	if (odd) return bad((odd.length > DEEPEST ? odd.slice(0, 3) : odd).join('.'));
	if (isNewer(given)) return { flaw: { code: 'newer-file', field: 'version' } };
	if (peopleIn(given) > PEOPLE) return bad('tables');
	const parsed = v.safeParse(WorkshopExport, given, { abortEarly: true });
	if (!parsed.success) return bad(v.getDotPath(parsed.issues[0]) ?? 'body');
	const { title, tables } = parsed.output;
	const pack = packIn(parsed.output);
	if ('flaw' in pack) return pack;
	for (const [index, packed] of tables.entries()) {
		const table = await unpackTable(packed, `tables.${String(index)}`);
		if ('flaw' in table) return table;
		take(table);
	}
	return { title, ...pack };
}

/** The pack of a file, as the game that has packs reads it. */
function packIn(file: WorkshopExport): { pack: Brought | null } | { flaw: Flaw } {
	if (!packing || file.pack === undefined) return { pack: null };
	const read = readCleaned(packing.kept, file.pack);
	if ('value' in read) return { pack: read.value };
	return bad(read.field === '' ? 'pack' : `pack.${read.field}`);
}

function jsonOf(file: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(file));
	} catch {
		return undefined;
	}
}

/** Where a value is deeper than any of ours, or has a key that objects keep for themselves; null where it is plain. */
function oddPath(value: unknown, depth = 0): readonly string[] | null {
	if (typeof value !== 'object' || value === null) return null;
	if (depth > DEEPEST) return [];
	for (const [key, inner] of Object.entries(value)) {
		if (['__proto__', 'constructor', 'prototype'].includes(key)) return [key];
		const odd = oddPath(inner, depth + 1);
		if (odd) return [key, ...odd];
	}
	return null;
}

/** How many people a file brings, as far as lists of them stand where they belong. */
function peopleIn(given: unknown): number {
	const tables = isObject(given) ? given['tables'] : undefined;
	if (!Array.isArray(tables)) return 0;
	return tables.reduce<number>((sum, table: unknown) => {
		const people = isObject(table) ? table['people'] : undefined;
		return sum + (Array.isArray(people) ? people.length : 0);
	}, 0);
}

function isNewer(given: unknown): boolean {
	const version = isObject(given) ? given['version'] : undefined;
	return v.is(WorkshopExport.entries.version, version) && version > VERSION;
}

async function unpackTable(packed: PackedTable, at: string): Promise<Unpacked | { flaw: Flaw }> {
	const { log, ...rest } = packed;
	const game = gameOf(packed.game);
	if (!game) return { flaw: { code: 'no-such-game', game: packed.game, field: `${at}.game` } };
	const odd = oddLog(log);
	if (odd !== null) return bad(`${at}.log${odd}`);
	const traced = trace(game, log);
	if ('broken' in traced) {
		const { title } = packed;
		const entry = traced.broken;
		const field = `${at}.log.${String(entry)}`;
		return { flaw: { code: 'bad-log', field, title, entry } };
	}
	const position = replay(game, traced.log);
	const beyond = beyondSeats(packed, seatsIn(game, position));
	if (beyond) return bad(`${at}.${beyond}`);
	const pictures = await picturesIn(packed);
	if ('bad' in pictures) return bad(`${at}.sheets.${String(pictures.bad)}.picture`);
	const sheets = packed.sheets.map(({ open, notes, caption }) => ({ open, notes, caption }));
	return { packed: { ...rest, sheets }, position, pictures };
}

/** What of a log is wrong before it is played: an id that comes twice, or too many returns. */
function oddLog(log: PackedTable['log']): string | null {
	const ids = new Set<string>();
	for (const [index, { id }] of log.entries()) {
		if (ids.has(id)) return `.${String(index)}.id`;
		ids.add(id);
	}
	return log.filter(({ deed }) => deed.kind === 'rewind').length > RETURNS ? '' : null;
}

/** Where a table holds more than fits at its seats. */
function beyondSeats({ people, sheets, story }: PackedTable, seats: Seat): string | null {
	const at = Map.groupBy(people, ({ seat }) => seat);
	if ([...at].some(([seat, team]) => seat >= seats || team.length > TEAM)) return 'people';
	if (sheets.length > seats) return 'sheets';
	return Object.values(story).join('').length > DOCUMENT_LIMIT / 4 ? 'story' : null;
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

/** The log as the rules tell it, or the entry that they refuse. */
function trace(
	game: AnyModule,
	entries: PackedTable['log']
): { log: StoredEntry[] } | { broken: number } {
	try {
		const steps = retrace<StoredEntry>(game, entries as StoredEntry[]);
		return { log: Array.from(steps, ({ entry }) => entry) };
	} catch (cause) {
		if (cause instanceof LogBroken) return { broken: cause.at };
		throw cause;
	}
}
