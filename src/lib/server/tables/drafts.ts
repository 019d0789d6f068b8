/** Texts that a game keeps by itself: after a silence, before anybody's next action, and before anything is printed. */
import type { Draft } from '../../engine/module.ts';
import { nameOf, parseName } from '../../table/documents.ts';
import { cleanTexts } from '../people/names.ts';
import { trouble } from '../process/logger.ts';
import type { Host } from './host.ts';
import type { HostedTable } from './hosted.ts';
import { playOn } from './playing.ts';

/** Milliseconds without a letter after which a text is kept. */
const SILENCE = 5_000;

/** What stands in a document that people write. */
type TextsAt = (document: string) => Promise<Readonly<Record<string, string>>>;

export class Drafts {
	readonly #host: Host;
	readonly #textsAt: TextsAt;
	/** Tables at which something was written that may not be kept yet. */
	readonly #written = new Map<string, NodeJS.Timeout>();
	/** Tables that were looked through once: the process before this one may have ended in between. */
	readonly #known = new Set<string>();

	constructor(host: Host, textsAt: TextsAt) {
		this.#host = host;
		this.#textsAt = textsAt;
		host.watchers.push((hosted) => {
			this.#watch(hosted);
		});
	}

	/** Told of every document in which something was stored. */
	stored(document: string): void {
		const name = parseName(document);
		if (name?.kind === 'story') this.wait(name.table);
	}

	/** Something may have to be kept at this table, once nobody writes any more. */
	wait(table: string): void {
		clearTimeout(this.#written.get(table));
		const after = () =>
			void this.keep(table).catch((cause: unknown) => {
				trouble('what was written could not be kept', cause, { table });
			});
		this.#written.set(table, setTimeout(after, SILENCE).unref());
	}

	/** Keeps what was written at this table and is not kept yet. What the rules refuse now waits for the next letter or action. */
	async keep(table: string): Promise<void> {
		if (!this.#written.has(table)) return;
		clearTimeout(this.#written.get(table));
		this.#written.delete(table);
		const hosted = await this.#host.table(table);
		const drafts = hosted?.game.drafts?.(hosted.game.view(hosted.position.state, 'table')) ?? [];
		if (drafts.length === 0) return;
		const texts = await this.#textsAt(nameOf({ kind: 'story', table }));
		for (const draft of drafts) {
			if (!(await this.#kept(table, draft, texts[draft.name]))) this.#known.delete(table);
		}
	}

	/** Whether nothing is left to keep of this draft. */
	async #kept(table: string, draft: Draft<{ type: string }>, text = ''): Promise<boolean> {
		const action = draft.keep(cleanTexts(text));
		if (!action) return true;
		const hosted = await this.#host.table(table);
		// several processes may keep the same text: the id is the same, so one of them does
		const id = `kept.${hosted?.position.log.length ?? 0}`;
		const done = await playOn(this.#host, table, draft.seat, id, action);
		return done?.kind === 'stored';
	}

	/** Looks a table through when it comes into memory, and again after a refusal, once it has gone on. */
	#watch({ table, game }: HostedTable): void {
		if (!game.drafts || this.#known.has(table.id)) return;
		this.#known.add(table.id);
		this.wait(table.id);
	}
}
