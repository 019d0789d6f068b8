/** How a text stood before it was changed: noticed while the change is shown, when Yjs still has what it took away. */
import * as Y from 'yjs';
import { Bucket } from '../../base/bucket.ts';

/** A stretch of a text, and the person (or `facilitator`) who wrote it; null where nobody knows. */
export interface Words {
	readonly by: string | null;
	readonly text: string;
}

/** A text as it stood until somebody changed it. */
export interface Form {
	/** Milliseconds since 1970. */
	readonly until: number;
	/** Who changed it then; null where that were several at once. */
	readonly changed: string | null;
	readonly words: readonly Words[];
}

/** Milliseconds: an edit after so long a pause begins another form. */
const PAUSE = 120_000;
/** Milliseconds between two forms of a text, so that two who write at once do not make one of each letter. */
const GAP = 20_000;
/** How many letters are much to lose at once: then it is noticed in any case. */
const MUCH = 40;
/** Into how many stretches a text is told apart. */
const STRETCHES = 300;

interface Last {
	readonly by: string | null;
	readonly at: number;
	/** When its last form was taken. */
	readonly formed: number;
}

/** Who edits, and whether how it stood before is noticed in any case. */
export interface Hand {
	readonly by: string | null;
	readonly marked: boolean;
}

export class Forming {
	readonly #ownerOf: (client: number) => string | null;
	readonly #lasts = new Map<string, Last>();
	/** Losses that are noticed: one in ten seconds, and ten at once. */
	readonly #losses = new Bucket(0.1, 10);

	constructor(ownerOf: (client: number) => string | null) {
		this.#ownerOf = ownerOf;
	}

	/** The forms that an edit ends, by the names of their texts; asked after the edit and before its transaction is over. */
	ended(edit: Y.Transaction, { by, marked }: Hand, now = Date.now()): Map<string, Form> {
		const forms = new Map<string, Form>();
		for (const [name, type] of edit.doc.share) {
			if (!edit.changed.has(type)) continue;
			const last = this.#lasts.get(name);
			const due = marked || isDue(last, by, now) || this.#isLoss(edit, type);
			const words = due ? this.words(type, edit) : [];
			const formed = words.length > 0 ? now : (last?.formed ?? 0);
			this.#lasts.set(name, { by, at: now, formed });
			if (words.length > 0) forms.set(name, { until: now, changed: by, words });
		}
		return forms;
	}

	/** When a text was last changed, as far as this process has seen. */
	lastAt(name: string): number | undefined {
		return this.#lasts.get(name)?.at;
	}

	#isLoss(edit: Y.Transaction, type: Letters): boolean {
		if (edit.deleteSet.clients.size === 0) return false;
		let lost = 0;
		for (const item of itemsOf(type))
			if (item.deleted && isVisible(item, edit)) lost += item.length;
		return lost >= MUCH && this.#losses.until(1) === 0 && this.#losses.take(1) === 0;
	}

	/** Who wrote what in a text, as it stands or as it stood before an edit. */
	words(type: Letters, before?: Y.Transaction): Words[] {
		const words: { by: string | null; text: string }[] = [];
		for (const item of itemsOf(type)) {
			if (!(item.content instanceof Y.ContentString) || !isVisible(item, before)) continue;
			const by = this.#ownerOf(item.id.client);
			const last = words.at(-1);
			if (last && (last.by === by || words.length === STRETCHES)) {
				if (last.by !== by) last.by = null;
				last.text += item.content.str;
			} else words.push({ by, text: item.content.str });
		}
		return words;
	}
}

/** A text, as the items that its letters and their traces stand in. */
type Letters = Pick<Y.Text, '_start'>;

function* itemsOf(type: Letters): Generator<Y.Item> {
	for (let item = type._start; item; item = item.right) yield item;
}

/** Whether an item is seen: now, or before an edit that is not over. */
function isVisible({ id, deleted }: Y.Item, before?: Y.Transaction): boolean {
	if (!before) return !deleted;
	if (id.clock >= (before.beforeState.get(id.client) ?? 0)) return false;
	return !deleted || Y.isDeleted(before.deleteSet, id);
}

/** Whether another form begins with an edit: somebody else's, or one after a pause. */
function isDue(last: Last | undefined, by: string | null, now: number): boolean {
	if (!last) return true;
	const other = by === null || last.by !== by || now - last.at >= PAUSE;
	return other && now - last.formed >= GAP;
}
