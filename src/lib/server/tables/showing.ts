/** What is shown of a hosted table: its shared documents are changed aside, stored, and only then seen. */
import {
	audiencesOf,
	deskChange,
	deskLineOf,
	roomChange,
	roomIn,
	roomName,
	shownIn,
	viewChanges,
	viewName,
	writtenNames,
	type Change,
	type Present
} from './projection.ts';
import { nameOf } from '../../table/documents.ts';
import type { Company } from './company.ts';
import type { DeskLine, Room } from '../../table/room.ts';
import type { Storage, Table, Update } from '../storage/storage.ts';
import type { Staged } from '../sync/document.ts';
import { lastPlayed, type HostedTable } from './hosted.ts';
import type * as Y from 'yjs';

/** What the host needs of the shared documents. */
export interface Documents {
	stage(name: string, change: (doc: Y.Doc) => void): Promise<Staged>;
	/** One text of a document that people write, as it is stored; '' where nothing stands in it. */
	text(name: string, key: string): Promise<string>;
	/** Drops the document from memory; pages that show it ask for its name again. */
	forget(name: string): void;
	/** Whether it should begin anew, because what it once said outweighs what it says. */
	isWorn(name: string): boolean;
}

export class Showing {
	readonly #storage: () => Storage;
	readonly #documents: Documents;
	/** Who is connected to this process, by the person's id. */
	readonly present = new Set<string>();
	/** Who has just joined: their page is still loading. */
	readonly coming = new Set<string>();
	/** Nobody says of either that they are away. */
	readonly #here: Present = { has: (id) => this.isHere(id) };

	constructor(storage: () => Storage, documents: Documents) {
		this.#storage = storage;
		this.#documents = documents;
	}

	isHere(id: string): boolean {
		return this.present.has(id) || this.coming.has(id);
	}

	/** Who is at the table by now, and what they have brought, reported and named. */
	async companyOf({ table: { id: table }, game, people }: HostedTable): Promise<Company> {
		const story = nameOf({ kind: 'story', table });
		return {
			...(await people.at(this.#storage(), table)),
			called: game.called ? await this.#documents.text(story, game.called.field) : ''
		};
	}

	/** The table's line on the desk. */
	line(hosted: HostedTable, company: Company): DeskLine {
		return deskLineOf(hosted, company, this.#here);
	}

	/** The room as everybody at the table sees it now. */
	async room({ table }: HostedTable): Promise<Room> {
		const seen: Room[] = [];
		const look = await this.#documents.stage(roomName(table), (doc) => {
			seen.push(roomIn(doc));
		});
		look.spoil();
		const [room] = seen;
		if (!room) throw new Error(`table ${table.id} has no room`);
		return room;
	}

	/** The changes that bring a table's room and desk line to where it stands. */
	around(hosted: HostedTable, company: Company): Change[] {
		return [
			roomChange(hosted, company, this.#here),
			deskChange(hosted.table, this.line(hosted, company))
		];
	}

	/** The changes that bring all of its documents there. */
	everything(hosted: HostedTable, company: Company): Change[] {
		return [...viewChanges(hosted), ...this.around(hosted, company)];
	}

	/**
	 * Whether the stored documents show the log's last entry (or one that came this moment). Where they were lost they are not written
	 * again under the same name: a phone that still holds the old ones would merge both.
	 */
	async isRight({ table, position }: HostedTable): Promise<boolean> {
		for (const audience of audiencesOf(table.seats)) {
			let shown = -1;
			const staged = await this.#documents.stage(viewName(table, audience), (doc) => {
				shown = shownIn(doc);
			});
			staged.spoil();
			if (shown < (lastPlayed(position.log)?.seq ?? 0)) return false;
		}
		return true;
	}

	/** Whether any of the table's documents is mostly traces of the past. */
	isWorn(table: Table): boolean {
		return writtenNames(table).some((name) => this.#documents.isWorn(name));
	}

	/** Shows who is there and what is set, where nothing has been played. */
	async show(hosted: HostedTable): Promise<void> {
		await this.write(this.around(hosted, await this.companyOf(hosted)));
	}

	/** Stores and shows changes by themselves. */
	async write(changes: readonly Change[]): Promise<void> {
		await this.commit(changes, async (updates) => {
			if (updates.length > 0) await this.#storage().addUpdates(updates);
			return true;
		});
	}

	/** Stages the changes, stores them, and only then lets them be seen. The desk, which tables share, comes last. */
	async commit(
		changes: readonly Change[],
		store: (updates: Update[]) => Promise<boolean>
	): Promise<boolean> {
		const staged: Staged[] = [];
		try {
			for (const { name, change } of changes) {
				staged.push(await this.#documents.stage(name, change));
			}
			const stored = await store(staged.flatMap(({ update }) => update ?? []));
			if (stored) for (const one of staged) one.publish();
			return stored;
		} finally {
			for (const one of staged) one.spoil(); // does nothing to what is published
		}
	}

	/** Drops these documents from memory. */
	forget(names: readonly string[]): void {
		for (const name of names) this.#documents.forget(name);
	}
}
