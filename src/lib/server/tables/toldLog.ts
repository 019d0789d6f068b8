/** A log as it is told, entry by entry as JSON: it is kept, since a long one is asked for again and again and only grows. */
import { setImmediate } from 'node:timers/promises';
import type { Audience, Seat } from '../../engine/module.ts';
import type { Entry } from '../../engine/referee.ts';
import { redact, saysHidden } from './written/redact.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { whenGone } from '../base/gone.ts';
import { timeOf, type HostedTable } from './hosted.ts';
import { saidOf } from './logSentences.ts';
import { publicly, type PublicEntry } from './publicEntry.ts';
import { recalled } from './remembered.ts';

/** How many characters of logs are kept of all tables together. */
const MOST = 32_000_000;
/** Milliseconds in which entries are put into words before others have their turn. */
const STRETCH = 4;

/** Whom it is told to, and what the seats are called. */
export interface Hearer {
	readonly audience: Audience;
	readonly names: (seat: Seat) => string;
}

interface Told {
	readonly table: string;
	readonly workshop: string;
	/** What the seats were called, and what was hidden. */
	readonly called: string;
	readonly lines: string[];
	/** How many characters they have. */
	size: number;
}

/** Those that were asked for longest ago come first. */
const kept = new Map<string, Told>();
whenGone((workshop) => drop((told) => told.workshop === workshop));

/** Forgets what was told of a table that was deleted. */
export const dropTold = (table: string): void => drop((told) => told.table === table);

function drop(which: (told: Told) => boolean): void {
	for (const [key, told] of kept) if (which(told)) kept.delete(key);
}

/** What somebody may know of an entry, in sentences too. */
export function toldOf(
	entry: Entry,
	hosted: HostedTable,
	{ audience, names }: Hearer
): PublicEntry {
	const stored = { ...entry, at: timeOf(entry, hosted.table) };
	const { hidden } = hosted.facilitation;
	const known = redact(publicly(stored, hosted, audience), hidden);
	const before = hosted.down === 'removed' ? recalled(stored, audience, names) : [];
	const says = before.length > 0 ? before : saidOf(hosted.game.id, known, names);
	return { ...known, says: says.filter((sentence) => !saysHidden(sentence, hidden)) };
}

/** A log from entry `from` on, as JSON, and how many of its entries had to be put into words for that. */
export async function toldFrom(
	hosted: HostedTable,
	hearer: Hearer,
	from: number
): Promise<{ readonly text: string; readonly made: number }> {
	const { log, head } = hosted.position;
	// what is told of an entry may fade, and a game that has fallen may come back
	const lasts = !hosted.game.faded && !hosted.down;
	const told = lasts ? keptOf(hosted, hearer) : fresh(hosted, '');
	let [made, since] = [0, performance.now()];
	for (const entry of log.slice(from)) {
		if (told.lines[entry.seq] !== undefined) continue;
		const line = JSON.stringify(toldOf(entry, hosted, hearer));
		told.lines[entry.seq] = line;
		told.size += line.length;
		made += 1;
		if (performance.now() - since < STRETCH) continue;
		await setImmediate();
		since = performance.now();
	}
	if (lasts && made > 0) makeRoom();
	const lines = told.lines.slice(from, log.length).join(',');
	return { text: `{"head":${String(head)},"entries":[${lines}]}`, made };
}

const fresh = ({ table: { id, workshop } }: HostedTable, called: string): Told => ({
	table: id,
	workshop,
	called,
	lines: [],
	size: 0
});

/** What is kept of a log for this audience, in the reader's language. Once the game has ended more is told; after another set-up, or with other names, nothing is the same. */
function keptOf(hosted: HostedTable, { audience, names }: Hearer): Told {
	const { table, game, position, facilitation } = hosted;
	const over = game.outcome(position.state) !== null;
	const key = JSON.stringify([table.id, table.epoch, audience, getLocale(), over]);
	const seats = Array.from({ length: table.seats }, (_, seat) => names(seat));
	const called = JSON.stringify([seats, facilitation.hidden]);
	const known = kept.get(key);
	const told = known?.called === called ? known : fresh(hosted, called);
	kept.delete(key);
	kept.set(key, told);
	return told;
}

function makeRoom(): void {
	let size = [...kept.values()].reduce((sum, told) => sum + told.size, 0);
	for (const [key, told] of kept) {
		if (size <= MOST || kept.size === 1) return;
		kept.delete(key);
		size -= told.size;
	}
}
