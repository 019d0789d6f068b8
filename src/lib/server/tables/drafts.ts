/** Texts that a game keeps by itself: after a silence, before anybody's next action, and before anything is printed. After a silence the room names what is played, too. */
import type { Draft } from '../../engine/module.ts';
import { nameOf, parseName } from '../../table/documents.ts';
import { cleanTexts } from '../base/names.ts';
import { Due } from '../base/due.ts';
import { isAway } from '../base/away.ts';
import type { Host } from './host.ts';
import type { HostedTable } from './hosted.ts';
import { seenNow } from './memory.ts';
import { playOn } from './playing.ts';
import { Queue } from './queue.ts';

/** Milliseconds without a letter after which a text is kept. */
const SILENCE = 5_000;

/** What stands in a document that people write. */
type TextsAt = (document: string) => Promise<Readonly<Record<string, string>>>;

export class Drafts {
	readonly #host: Host;
	readonly #textsAt: TextsAt;
	/** Tables at which something was written that may not be kept yet. */
	readonly #written = new Set<string>();
	/** Tables at which somebody has just written. */
	readonly #silences = new Due('what was written could not be kept', (table) =>
		this.#silent(table)
	);
	/** Who asks while a table's texts are being kept waits until they are. */
	readonly #keeping = new Queue();
	/** Tables that were looked through once: the process before this one may have ended in between. */
	readonly #known = new Set<string>();
	/** How long the log was when the rules refused something: it is tried again once that has grown. */
	readonly #refused = new Map<string, number>();

	constructor(host: Host, textsAt: TextsAt) {
		this.#host = host;
		this.#textsAt = textsAt;
		host.watchers.push((hosted) => this.#watch(hosted));
		host.leaving.push((table) => {
			this.#silences.drop(table);
			this.#written.delete(table);
			this.#known.delete(table);
			this.#refused.delete(table);
		});
	}

	/** Told of every document in which something was stored. */
	stored(document: string): void {
		const name = parseName(document);
		if (name?.kind === 'story') this.wait(name.table);
	}

	/** Something may have to be kept at this table, once nobody writes any more. */
	wait(table: string): void {
		this.#written.add(table);
		this.#silences.in(table, SILENCE);
	}

	/** What stands there by now is kept, and the room says what they call what they play. */
	async #silent(table: string): Promise<void> {
		await this.keep(table);
		await this.#host.show(table);
	}

	/** Keeps what was written at this table and is not kept yet. What the rules refuse now waits for the next letter or entry. */
	keep(table: string): Promise<void> {
		return this.#keeping.run(table, async () => {
			if (!this.#written.delete(table)) return;
			try {
				await this.#keepAll(table);
			} catch (cause) {
				// the next call keeps it; our own mistakes stand in nobody's way
				if (isAway(cause)) this.#written.add(table);
				throw cause;
			}
		});
	}

	async #keepAll(table: string): Promise<void> {
		const hosted = await this.#host.table(table);
		// as people see the table: the fields that they write into are named by that
		const drafts = hosted?.game.drafts?.(seenNow(hosted, 'table')) ?? [];
		if (drafts.length === 0) return;
		const texts = await this.#textsAt(nameOf({ kind: 'story', table }));
		for (const draft of drafts) await this.#keepOne(table, draft, texts[draft.name]);
	}

	async #keepOne(table: string, draft: Draft<{ type: string }>, text = ''): Promise<void> {
		const action = draft.keep(cleanTexts(text));
		if (!action) return;
		const hosted = await this.#host.table(table);
		const { length } = hosted?.position.log ?? [];
		// several processes may keep the same text: the id is the same, so one of them does
		const done = await playOn(this.#host, table, draft.seat, `kept.${length}`, action);
		if (done && done.kind !== 'stored') this.#refused.set(table, length);
	}

	/** Looks a table through when it comes into memory, and again after a refusal, once it has gone on. */
	#watch({ table: { id }, game, position }: HostedTable): void {
		const refused = this.#refused.get(id);
		const grown = refused !== undefined && refused < position.log.length;
		if (!game.drafts || (this.#known.has(id) && !grown)) return;
		this.#known.add(id);
		this.#refused.delete(id);
		this.wait(id);
	}
}
