/** Looks through what was written at a table as soon as it is stored, and says at the desk how much of it is marked. */
import type { Entry, Position } from '../../../engine/referee.ts';
import { parseName } from '../../../table/documents.ts';
import { Due } from '../../base/due.ts';
import type { Host } from '../host.ts';
import { marks } from './marks.ts';
import { textsOf, writtenAt } from './written.ts';

/** Milliseconds until a table is looked through: who types goes on typing. */
const SOON = 300;
/** Until one is at which somebody has played and written nothing: only a text can have gone. */
const LATER = 5_000;

export class Marking {
	readonly #host: Host;
	/** Tables at which something has changed since they were looked through. */
	readonly #changed = new Set<string>();
	/** How each table stood when it was put on the list last: it is brought into memory often, and mostly nothing is new. */
	readonly #known = new Map<string, Position>();
	/** Tables that are due later, not soon. */
	readonly #calm = new Set<string>();
	readonly #due = new Due('what was written could not be looked through', (table) =>
		this.#look(table)
	);

	constructor(host: Host) {
		this.#host = host;
		host.watchers.push(({ table: { id }, position }) => {
			const before = this.#known.get(id);
			if (before === position) return;
			this.#known.set(id, position);
			if (before && isSilent(before, position)) this.#later(id);
			else this.soon(id);
		});
		host.leaving.push((table) => {
			this.#due.drop(table);
			this.#changed.delete(table);
			this.#known.delete(table);
			this.#calm.delete(table);
			marks.delete(table);
		});
	}

	/** Told of every document in which something was stored. */
	stored(document: string): void {
		const name = parseName(document);
		if (name?.kind === 'story' || name?.kind === 'sheet') this.soon(name.table);
	}

	/** A table is to be looked through; where that is due already, no later than then. */
	soon(table: string): void {
		this.#changed.add(table);
		if (this.#calm.delete(table) || !this.#due.has(table)) this.#due.in(table, SOON);
	}

	#later(table: string): void {
		this.#changed.add(table);
		if (this.#due.has(table)) return;
		this.#calm.add(table);
		this.#due.in(table, LATER);
	}

	async #look(table: string): Promise<void> {
		this.#changed.delete(table);
		this.#calm.delete(table);
		const hosted = await this.#host.table(table);
		if (!hosted) return;
		const marked = (await writtenAt(hosted)).filter((one) => one.marked.length > 0).length;
		if (marked !== (marks.get(table) ?? 0)) {
			marks.set(table, marked);
			await this.#host.show(table);
		}
		// somebody wrote on meanwhile
		if (this.#changed.has(table)) this.#due.in(table, SOON);
	}
}

/** Whether all that has come since is actions without a text. */
function isSilent(before: Position, now: Position): boolean {
	const fresh = now.log.slice(before.log.length);
	const isMute = (entry: Entry) => entry.deed.kind === 'action' && textsOf(entry).length === 0;
	return fresh.length > 0 && fresh.every(isMute);
}
