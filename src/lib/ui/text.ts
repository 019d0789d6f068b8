/** A native input or textarea and a Y.Text that several people write at once. */
import * as Y from 'yjs';
import { tellCaret, type Field, type SharedText } from './carets/carets.ts';
import { carried, moved, rebased, spliceBetween, type Delta, type Splice } from './splice.ts';

export type { Field, SharedText };

/** A text takes in nothing that would make it longer: what two write at once must still fit the server's 4,000. */
const MOST = 3_000;

/** What a field is told of its binding. */
interface Listener {
	/** By how many characters the text was too long with what was put in, which was taken out again whole. */
	readonly tooLong?: (over: number) => void;
	/** Whether there is anything of one's own to take back, and anything taken back to put in again. */
	readonly undoable?: (back: boolean, forth: boolean) => void;
}

/** A field that is bound. */
export interface Bound {
	/** Takes back, or puts in again, what this person wrote here. */
	undo(): void;
	redo(): void;
	end(): void;
}

/**
 * Keeps `field` and the text equal until it is ended. What is being composed (most words on a phone) is left alone until
 * it is done, or the field or the page is left: others' changes wait for it. Undo takes back one's own edits only.
 */
export function bind(field: Field, shared: SharedText, listener: Listener = {}): Bound {
	const binding = new Binding(field, shared, listener);
	const stopTelling = tellCaret(field, shared.text, shared.awareness);
	return {
		undo: () => binding.undo(),
		redo: () => binding.redo(),
		end: () => {
			binding.end();
			stopTelling();
		}
	};
}

class Binding {
	readonly #field: Field;
	readonly #text: Y.Text;
	readonly #ahead: SharedText['ahead'];
	readonly #undo: Y.UndoManager;
	readonly #listener: Listener;
	readonly #listening = new AbortController();
	/** The text as the field last showed it, and what the field made of it. */
	#shown = '';
	#value = '';
	#composing = false;
	/** Others' changes that came while something was composed. */
	#waiting: Delta[] = [];

	constructor(field: Field, { text, ahead }: SharedText, listener: Listener) {
		this.#field = field;
		this.#text = text;
		this.#ahead = ahead;
		this.#listener = listener;
		this.#undo = new Y.UndoManager(text, { trackedOrigins: new Set([this]) });
		this.#put();
		text.observe(this.#observe);
		this.#listen();
		const kinds = ['stack-item-added', 'stack-item-popped'] as const;
		for (const kind of kinds) this.#undo.on(kind, this.#undoable);
	}

	undo(): void {
		if (!this.#composing) this.#undo.undo();
	}

	redo(): void {
		if (!this.#composing) this.#undo.redo();
	}

	end(): void {
		this.#done();
		this.#listening.abort();
		this.#text.unobserve(this.#observe);
		this.#undo.destroy();
	}

	#listen(): void {
		const field: HTMLElement = this.#field;
		const { signal } = this.#listening;
		const done = () => this.#done();
		field.addEventListener('input', this.#input, { signal });
		field.addEventListener('compositionstart', this.#compose, { signal });
		// not every keyboard says that it is done, and some of what fills in fields says only that it has changed one
		for (const end of ['compositionend', 'change', 'blur'])
			field.addEventListener(end, done, { signal });
		field.addEventListener('beforeinput', this.#menu, { signal });
		field.addEventListener('keydown', this.#key, { signal });
		// a page that is hidden may never come back
		window.addEventListener('pagehide', this.#hidden, { signal });
		document.addEventListener('visibilitychange', this.#hidden, { signal });
	}

	#compose = (): void => {
		this.#composing = true;
	};

	#input = (event: Event): void => {
		const { isComposing = false, inputType = '' } = event as Partial<InputEvent>;
		// some keyboards compose in events that do not say so
		this.#composing = isComposing || (this.#composing && inputType === 'insertCompositionText');
		if (this.#composing) this.#ahead?.(this, this.#differs);
		else this.#take();
	};

	/** What is composed is kept, and goes on where the page comes back. */
	#hidden = ({ type }: Event): void => {
		if (type === 'pagehide' || document.visibilityState === 'hidden') this.#take();
	};

	/** Whether the field shows something that the text has not. */
	get #differs(): boolean {
		return this.#field.value !== this.#value;
	}

	#observe = ({ transaction, delta }: Y.YTextEvent): void => {
		if (transaction.origin === this) return;
		const typed = this.#composing || this.#differs;
		if (typed) this.#waiting.push(delta);
		if (this.#composing) return;
		if (typed) this.#take();
		else if (transaction.origin === this.#undo) this.#show(() => endOf(delta));
		else this.#show((at) => moved(at, delta));
	};

	#put(): void {
		this.#shown = this.#field.value = this.#text.toJSON();
		this.#value = this.#field.value;
		this.#ahead?.(this, false);
	}

	/** Puts the text into the field, each end of the selection where `move` takes it. */
	#show(move: (at: number) => number): void {
		const { selectionStart, selectionEnd, selectionDirection, scrollTop } = this.#field;
		this.#put();
		if (document.activeElement !== this.#field) return;
		const [from, to] = [move(selectionStart ?? 0), move(selectionEnd ?? 0)];
		this.#field.setSelectionRange(from, to, selectionDirection ?? 'none');
		this.#field.scrollTop = scrollTop;
	}

	/** Takes over what was typed since the field last showed the text. */
	#take(): void {
		const { value, selectionEnd } = this.#field;
		const typed = this.#differs
			? spliceBetween(this.#shown, value, selectionEnd ?? value.length)
			: null;
		const others = this.#waiting;
		this.#waiting = [];
		if (typed) this.#shown = this.#value = value;
		this.#ahead?.(this, false);
		const over = typed ? this.#over(typed) : 0;
		if (typed && over > 0) {
			this.#show(() => typed.index);
			this.#listener.tooLong?.(over);
			return;
		}
		if (typed) {
			const { index, deleted, inserted } = others.reduce(rebased, typed);
			this.#text.doc?.transact(() => {
				if (deleted > 0) this.#text.delete(index, deleted);
				if (inserted) this.#text.insert(index, inserted);
			}, this);
		}
		if (others.length > 0)
			this.#show((at) => (typed ? carried(at, typed, others) : others.reduce(moved, at)));
	}

	/** How many characters too long the text would be; one that is may still be shortened. */
	#over({ deleted, inserted }: Splice): number {
		if (inserted.length <= deleted) return 0;
		return this.#text.length - deleted + inserted.length - MOST;
	}

	#done(): void {
		this.#composing = false;
		this.#take();
	}

	/** Undo from the browser's own menu or a gesture. */
	#menu = (event: InputEvent): void => {
		if (event.inputType === 'historyUndo') this.#back(event);
		if (event.inputType === 'historyRedo') this.#forth(event);
	};

	#key = (event: KeyboardEvent): void => {
		const { key, ctrlKey, metaKey, shiftKey } = event;
		if (!ctrlKey && !metaKey) return;
		const letter = key.toLowerCase();
		if (letter === 'z' && !shiftKey) this.#back(event);
		else if (letter === 'z' || letter === 'y') this.#forth(event);
	};

	#back(event: Event): void {
		event.preventDefault();
		this.undo();
	}

	#forth(event: Event): void {
		event.preventDefault();
		this.redo();
	}

	#undoable = (): void => {
		const { undoStack, redoStack } = this.#undo;
		this.#listener.undoable?.(undoStack.length > 0, redoStack.length > 0);
	};
}

/** Behind the last thing that a change put in or took away: where the eye looks for it. */
function endOf(delta: Delta): number {
	let at = 0;
	let end = 0;
	for (const step of delta) {
		at += step.retain ?? (typeof step.insert === 'string' ? step.insert.length : 0);
		if (step.retain === undefined) end = at;
	}
	return end;
}
