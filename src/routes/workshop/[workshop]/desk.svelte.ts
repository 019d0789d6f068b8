/** The workshop's tables as the server keeps them up to date: one line each. */
import { unflatten } from '$lib/table/flat.ts';
import { DESK, linesIn } from '$lib/table/deskDocument.ts';
import type { DeskLine } from '$lib/table/room.ts';
import { SharedDocument } from '$lib/table/shared.svelte.ts';

export class Desk {
	/** By the table's id. */
	lines: Readonly<Record<string, DeskLine>> = $state.raw({});
	/** Whether the server has been heard at all: before that, what the page came with stands. */
	heard = $state(false);
	readonly #shared: SharedDocument;

	/** Follows the desk document. `changed` is told when tables came or went, `gone` when it is over. Browser only. */
	constructor(document: string, known: readonly string[], changed: () => void, gone: () => void) {
		this.#shared = new SharedDocument(document, { gone });
		const { doc } = this.#shared;
		let before = known.toSorted().join();
		doc.getMap(DESK).observeDeep(() => {
			this.heard = true;
			this.lines = unflatten(linesIn(doc)?.entries() ?? []) as unknown as Record<string, DeskLine>;
			const now = Object.keys(this.lines).toSorted().join();
			if (now !== before) changed();
			before = now;
		});
	}

	/** Whether what is shown may be old. */
	get offline(): boolean {
		return !this.#shared.current;
	}

	close(): void {
		this.#shared.close();
	}
}
