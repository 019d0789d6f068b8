/** A native input or textarea and a Y.Text that several people write at once. */
import * as Y from 'yjs';
import type { Awareness } from 'y-protocols/awareness';
import { moved, rebased, spliceBetween, type Delta } from './splice.ts';

/** A text written together, and who else is in its document. */
export interface SharedText {
	readonly text: Y.Text;
	readonly awareness: Awareness;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps `field` and the text equal until the returned function is called. What is being composed (most
 * words on a phone) is left alone until its end: others' changes wait for it. Undo takes back
 * one's own edits only.
 */
export function bind(field: Field, { text, awareness }: SharedText): () => void {
	const binding = new Binding(field, text);
	const stopTelling = tellCaret(field, text, awareness);
	return () => {
		binding.end();
		stopTelling();
	};
}

class Binding {
	readonly #field: Field;
	readonly #text: Y.Text;
	readonly #undo: Y.UndoManager;
	readonly #listening = new AbortController();
	/** What the field showed when it was last equal to the text. */
	#shown: string;
	#composing = false;
	/** Others' changes that came while something was composed. */
	#waiting: Delta[] = [];

	constructor(field: Field, text: Y.Text) {
		this.#field = field;
		this.#text = text;
		this.#undo = new Y.UndoManager(text, { trackedOrigins: new Set([this]) });
		this.#shown = field.value = text.toJSON();
		text.observe(this.#observe);
		this.#listen();
	}

	end(): void {
		if (this.#composing) this.#composed();
		this.#listening.abort();
		this.#text.unobserve(this.#observe);
		this.#undo.destroy();
	}

	#listen(): void {
		const field: HTMLElement = this.#field;
		const { signal } = this.#listening;
		const input = () => {
			if (!this.#composing) this.#take();
		};
		const compose = () => {
			this.#composing = true;
		};
		const composed = () => {
			this.#composed();
		};
		field.addEventListener('input', input, { signal });
		field.addEventListener('compositionstart', compose, { signal });
		field.addEventListener('compositionend', composed, { signal });
		field.addEventListener('beforeinput', this.#menu, { signal });
		field.addEventListener('keydown', this.#key, { signal });
	}

	#observe = ({ transaction, delta }: Y.YTextEvent): void => {
		if (transaction.origin === this) return;
		if (this.#composing) this.#waiting.push(delta);
		else this.#show([delta], transaction.origin === this.#undo ? endOf(delta) : undefined);
	};

	/** Puts the text into the field, the selection moved along with it. */
	#show(deltas: readonly Delta[], caret?: number): void {
		const move = (at: number | null) => deltas.reduce((now, delta) => moved(now, delta), at ?? 0);
		const { selectionStart, selectionEnd, selectionDirection, scrollTop } = this.#field;
		this.#shown = this.#field.value = this.#text.toJSON();
		if (document.activeElement !== this.#field) return;
		const from = caret ?? move(selectionStart);
		const to = caret ?? move(selectionEnd);
		this.#field.setSelectionRange(from, to, selectionDirection ?? 'none');
		this.#field.scrollTop = scrollTop;
	}

	/** Takes over what was typed since the field last showed the text. */
	#take(): void {
		const { value, selectionEnd } = this.#field;
		const typed = spliceBetween(this.#shown, value, selectionEnd ?? value.length);
		const others = this.#waiting;
		this.#waiting = [];
		this.#shown = value;
		if (typed) {
			const { index, deleted, inserted } = others.reduce(rebased, typed);
			this.#text.doc?.transact(() => {
				if (deleted > 0) this.#text.delete(index, deleted);
				if (inserted) this.#text.insert(index, inserted);
			}, this);
		}
		if (others.length > 0) this.#show(others);
	}

	#composed(): void {
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
		this.#undo.undo();
	}

	#forth(event: Event): void {
		event.preventDefault();
		this.#undo.redo();
	}
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

/** The root name of a shared text: the field's name for everybody. */
function rootOf(text: Y.Text): string {
	for (const [name, root] of text.doc?.share ?? []) if (Object.is(root, text)) return name;
	return '';
}

/** Tells the others where this field's caret is, at most ten times a second, while it has the focus. */
function tellCaret(field: Field, text: Y.Text, awareness: Awareness): () => void {
	const name = rootOf(text);
	let timer: ReturnType<typeof setTimeout> | null = null;
	const tell = () => {
		timer = null;
		const here = document.activeElement === field;
		const at = Math.min(field.selectionEnd ?? 0, text.length);
		const caret = here
			? {
					field: name,
					at: Y.relativePositionToJSON(Y.createRelativePositionFromTypeIndex(text, at)) as unknown
				}
			: null;
		const told = awareness.getLocalState()?.['caret'] as { field: string } | null | undefined;
		if (caret || told?.field === name) awareness.setLocalStateField('caret', caret);
	};
	const soon = () => {
		timer ??= setTimeout(tell, 100);
	};
	const events = ['focus', 'blur', 'input', 'keyup', 'click', 'select'];
	for (const type of events) field.addEventListener(type, soon);
	return () => {
		for (const type of events) field.removeEventListener(type, soon);
		if (timer !== null) clearTimeout(timer);
		const told = awareness.getLocalState()?.['caret'] as { field: string } | null | undefined;
		if (told?.field === name) awareness.setLocalStateField('caret', null);
	};
}

/** Somebody else's caret in this text. */
export interface Caret {
	readonly client: number;
	readonly name: string;
	readonly seat: number | null;
	/** UTF-16 units before it. */
	readonly at: number;
}

/** Calls back with the others' carets in this text whenever one moves or comes or goes. */
export function followCarets(
	{ text, awareness }: SharedText,
	change: (carets: readonly Caret[]) => void
): () => void {
	const name = rootOf(text);
	const look = () => {
		const carets = [...awareness.getStates()].flatMap(([client, told]) =>
			client === awareness.clientID ? [] : caretIn(text, name, client, told)
		);
		change(carets);
	};
	awareness.on('change', look);
	text.observe(look);
	look();
	return () => {
		awareness.off('change', look);
		text.unobserve(look);
	};
}

/** One person's caret, where what they tell makes sense; others' words are never trusted to. */
function caretIn(
	text: Y.Text,
	name: string,
	client: number,
	told: Record<string, unknown>
): Caret[] {
	const caret = told['caret'] as { field?: unknown; at?: unknown } | null | undefined;
	const user = told['user'] as { name?: unknown; seat?: unknown } | null | undefined;
	if (caret?.field !== name || !text.doc) return [];
	try {
		const position = Y.createRelativePositionFromJSON(caret.at);
		const at = Y.createAbsolutePositionFromRelativePosition(position, text.doc);
		if (at?.type !== text) return [];
		return [
			{
				client,
				name: typeof user?.name === 'string' ? user.name : '',
				seat: typeof user?.seat === 'number' ? user.seat : null,
				at: at.index
			}
		];
	} catch {
		return [];
	}
}
