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
	const me = { field };
	const undo = new Y.UndoManager(text, { trackedOrigins: new Set([me]) });
	let shown = text.toString();
	let composing = false;
	let waiting: Delta[] = [];
	field.value = shown;

	/** Puts the text into the field, the selection moved along with it. */
	function show(deltas: readonly Delta[], caret?: number) {
		const move = (at: number | null) => deltas.reduce((now, delta) => moved(now, delta), at ?? 0);
		const { selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
		shown = text.toString();
		field.value = shown;
		if (document.activeElement !== field) return;
		const [from, to] =
			caret === undefined ? [move(selectionStart), move(selectionEnd)] : [caret, caret];
		field.setSelectionRange(from, to, selectionDirection ?? 'none');
		field.scrollTop = scrollTop;
	}

	/** Takes over what was typed since the field last showed the text. */
	function take() {
		const typed = spliceBetween(shown, field.value, field.selectionEnd ?? field.value.length);
		const others = waiting;
		waiting = [];
		shown = field.value;
		if (typed) {
			const { index, deleted, inserted } = others.reduce(rebased, typed);
			text.doc?.transact(() => {
				if (deleted > 0) text.delete(index, deleted);
				if (inserted) text.insert(index, inserted);
			}, me);
		}
		if (others.length > 0) show(others);
	}

	function observe(event: Y.YTextEvent) {
		if (event.transaction.origin === me) return;
		if (composing) waiting.push(event.delta);
		else show([event.delta], event.transaction.origin === undo ? endOf(event.delta) : undefined);
	}

	const input = () => {
		if (!composing) take();
	};
	const begin = () => {
		composing = true;
	};
	const end = () => {
		composing = false;
		take();
	};
	const history = (event: Event, back: boolean) => {
		event.preventDefault();
		if (back) undo.undo();
		else undo.redo();
	};
	const before = (event: Event) => {
		const { inputType } = event as InputEvent;
		if (inputType === 'historyUndo' || inputType === 'historyRedo')
			history(event, inputType === 'historyUndo');
	};
	const key = (event: Event) => {
		const { key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
		if (!ctrlKey && !metaKey) return;
		if (key.toLowerCase() === 'z') history(event, !shiftKey);
		else if (key.toLowerCase() === 'y') history(event, false);
	};
	const stopTelling = tellCaret(field, text, awareness);

	const listeners: readonly (readonly [string, (event: Event) => void])[] = [
		['input', input],
		['compositionstart', begin],
		['compositionend', end],
		['beforeinput', before],
		['keydown', key]
	];
	for (const [type, listener] of listeners) field.addEventListener(type, listener);
	text.observe(observe);
	return () => {
		if (composing) end();
		for (const [type, listener] of listeners) field.removeEventListener(type, listener);
		text.unobserve(observe);
		undo.destroy();
		stopTelling();
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
