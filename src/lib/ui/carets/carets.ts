/** Where each person's caret stands in a text that several write at once. */
import * as Y from 'yjs';
import type { Awareness } from 'y-protocols/awareness';

/** A text written together, and who else is in its document. */
export interface SharedText {
	readonly text: Y.Text;
	readonly awareness: Awareness;
	/** Is told whether a field shows something that the text has not yet, such as a word that is being composed. */
	readonly ahead?: ((field: object, differs: boolean) => void) | undefined;
}

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** The root name of a shared text: the field's name for everybody. */
function rootOf(text: Y.Text): string {
	for (const [name, root] of text.doc?.share ?? []) if (Object.is(root, text)) return name;
	return '';
}

/** What we tell of a caret: its field, and the character it stands behind. */
interface Told {
	readonly field: string;
	readonly at: unknown;
}

/** Tells the others where this field's caret is, at most ten times a second, while it has the focus. */
export function tellCaret(field: Field, text: Y.Text, awareness: Awareness): () => void {
	const name = rootOf(text);
	let timer: ReturnType<typeof setTimeout> | null = null;
	let composing = false;
	const told = () => {
		const last = awareness.getLocalState()?.['caret'] as Told | null | undefined;
		return last?.field === name ? last : null;
	};
	const tell = () => {
		timer = null;
		// what is being composed is not in the text yet, so no place in it is the caret's
		if (composing) return;
		const last = told();
		if (document.activeElement !== field) {
			if (last) awareness.setLocalStateField('caret', null);
			return;
		}
		const at = Math.min(field.selectionEnd ?? 0, text.length);
		if (!last || placeIn(text, last.at) !== at) {
			awareness.setLocalStateField('caret', { field: name, at: behind(text, at) } satisfies Told);
		}
	};
	const soon = () => {
		timer ??= setTimeout(tell, 100);
	};
	const compose = (event: Event) => {
		const goesOn = 'isComposing' in event && event.isComposing === true;
		composing = event.type === 'compositionstart' || (event.type === 'input' && goesOn);
	};
	const unlisten = listen(field, soon, compose);
	text.observe(soon);
	return () => {
		unlisten();
		text.unobserve(soon);
		if (timer !== null) clearTimeout(timer);
		if (told()) awareness.setLocalStateField('caret', null);
	};
}

const MOVES = ['focus', 'blur', 'input', 'keyup', 'click', 'select', 'selectionchange'];
/** Not every keyboard says that it has ended: ordinary typing says so too, and leaving the field. */
const COMPOSING = ['compositionstart', 'compositionend', 'input', 'blur'];

function listen(field: Field, move: () => void, compose: (event: Event) => void): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	for (const type of COMPOSING) (field as HTMLElement).addEventListener(type, compose, { signal });
	for (const type of new Set([...MOVES, ...COMPOSING]))
		field.addEventListener(type, move, { signal });
	return () => listening.abort();
}

/** A place that stays behind the character before it, whatever is put in there: as the field's own caret does. */
const behind = (text: Y.Text, at: number): unknown =>
	Y.relativePositionToJSON(Y.createRelativePositionFromTypeIndex(text, at, -1));

/** How many units stand before a place that was told; null where it makes no sense here. */
function placeIn(text: Y.Text, told: unknown): number | null {
	if (!text.doc) return null;
	try {
		const position = Y.createRelativePositionFromJSON(told);
		const place = Y.createAbsolutePositionFromRelativePosition(position, text.doc);
		return place?.type === text ? place.index : null;
	} catch {
		return null;
	}
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
	const at = caret?.field === name ? placeIn(text, caret.at) : null;
	if (at === null) return [];
	return [
		{
			client,
			name: typeof user?.name === 'string' ? user.name : '',
			seat: typeof user?.seat === 'number' ? user.seat : null,
			at
		}
	];
}
