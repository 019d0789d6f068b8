/** One of several people writing into the same text, in a frame of its own: what writing.test.ts plays with. */
import { applyAwarenessUpdate, Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { followCarets, type Caret } from '$lib/ui/carets/carets.ts';
import { bind } from '$lib/ui/text.ts';

/** Characters as people see them: letters, an accent that is written apart, emoji of one part and of several. */
const CHARACTERS = ['a', 'b', 'ß', 'e\u0301', ' ', '\n', '🦀', '👍🏽', '👩‍🔬', '👨‍👩‍👧', '👨‍👩‍👦', '🇵🇱'];
const WHOLE = new RegExp(`^(?:${CHARACTERS.join('|')})*$`, 'u');

interface Message {
	readonly kind: 'edit' | 'caret';
	readonly bytes: number[];
}

/** The names of the text's units, as they stand around a caret. */
interface Neighbours {
	readonly left: readonly string[];
	readonly right: readonly string[];
}

/** The browser's own editing: deprecated, but nothing else types like a person into several fields at once. */
const command = (name: string, value?: string) =>
	(Reflect.get(document, 'execCommand') as (...order: unknown[]) => boolean).call(
		document,
		name,
		false,
		value
	);

type Dice = (sides: number) => number;

export class Replica {
	readonly field: HTMLTextAreaElement;
	readonly text: Y.Text;
	readonly awareness: Awareness;
	carets: readonly Caret[] = [];
	composing = false;
	/** What did not hold, a line each. */
	readonly faults: string[] = [];
	checks = 0;
	readonly #doc = new Y.Doc();
	readonly #bound;

	constructor(client: number, send: (message: Message) => void) {
		this.#doc.clientID = client;
		this.text = this.#doc.getText('notes');
		this.awareness = new Awareness(this.#doc);
		this.awareness.setLocalStateField('user', { name: `Person ${String(client)}`, seat: client });
		this.field = document.body.appendChild(document.createElement('textarea'));
		// Firefox halves a character that it deletes right behind the end of a wrapped line
		this.field.wrap = 'off';
		// each of them has the focus in a window of their own; a frame loses it to the next
		Object.defineProperty(document, 'activeElement', { value: this.field });
		for (const left of ['blur', 'change'])
			this.field.addEventListener(left, (event) => {
				event.stopImmediatePropagation();
			});
		// what a script types belongs to no composition of the browser's own
		this.field.addEventListener('input', (event) => {
			Object.defineProperty(event, 'isComposing', { value: this.composing });
		});
		this.#bound = bind(this.field, this);
		followCarets(this, (carets) => (this.carets = carets));
		this.#doc.on('update', (bytes, origin) => {
			if (origin !== 'far') send({ kind: 'edit', bytes: [...bytes] });
		});
		this.awareness.on('update', (_: unknown, origin: unknown) => {
			if (origin === 'far') return;
			const bytes = encodeAwarenessUpdate(this.awareness, [client]);
			send({ kind: 'caret', bytes: [...bytes] });
		});
	}

	/** Somebody else's words come in. */
	receive({ kind, bytes }: Message): void {
		const update = Uint8Array.from(bytes);
		if (kind === 'caret') {
			applyAwarenessUpdate(this.awareness, update, 'far');
			return;
		}
		const before = this.#neighbours();
		Y.applyUpdate(this.#doc, update, 'far');
		if (!this.composing) this.#caretKept(before);
		this.hold();
	}

	/** One edit as a person makes it, by the browser's own editing commands. */
	edit(dice: Dice): void {
		this.field.focus();
		this.#select(dice);
		const character = CHARACTERS[dice(CHARACTERS.length)] ?? '';
		const what = dice(20);
		if (this.composing) this.#compose(dice, character);
		else if (what < 11) command('insertText', character);
		else if (what < 15) command('forwardDelete');
		else if (what === 15) this.#bound.undo();
		else if (what === 16) this.#bound.redo();
		else this.#compose(dice, character);
		this.hold();
	}

	/** A word in the making: begun, changed, and at some later edit done. Others' words come in between. */
	#compose(dice: Dice, character: string): void {
		if (!this.composing) {
			this.composing = true;
			this.#fire('compositionstart');
		}
		command('insertText', character);
		if (dice(3) === 0) this.endComposing();
	}

	endComposing(): void {
		if (!this.composing) return;
		this.composing = false;
		this.#fire('compositionend');
		this.hold();
	}

	#fire(type: string): void {
		this.field.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
	}

	/** The caret, or a few characters, somewhere; never while a word is being composed. */
	#select(dice: Dice): void {
		if (this.composing || dice(3) > 0) return;
		const ends = [0, ...ending(this.field.value)];
		const from = dice(ends.length);
		const to = Math.min(ends.length - 1, from + (dice(4) === 0 ? dice(5) : 0));
		this.field.setSelectionRange(ends[from] ?? 0, ends[to] ?? 0);
	}

	hold(): void {
		this.checks++;
		const { value } = this.field;
		if (!this.composing && value !== this.text.toJSON()) this.#fault('field and text differ');
		if (!value.isWellFormed()) this.#fault('half a surrogate pair');
		if (!this.composing && !WHOLE.test(value)) this.#fault('half a character');
	}

	#fault(what: string): void {
		this.faults.push(`${what}: ${JSON.stringify(this.field.value.slice(0, 200))}`);
	}

	/** Which characters of the text stand left and right of the caret. */
	#neighbours(): Neighbours {
		const all = this.#characters();
		const at = this.field.selectionEnd;
		return { left: all.slice(0, at), right: all.slice(at) };
	}

	/** Every unit of the text by the name that Yjs gave it. */
	#characters(): string[] {
		const names: string[] = [];
		for (let item = this.text._start; item; item = item.right) {
			const { client, clock } = item.id;
			for (let unit = 0; !item.deleted && unit < item.length; unit++)
				names.push(`${String(client)} ${String(clock + unit)}`);
		}
		return names;
	}

	/** The caret stands between what is left of its old neighbours; right behind the one before it, if that stayed. */
	#caretKept({ left, right }: Neighbours): void {
		const places = new Map(this.#characters().map((name, at) => [name, at]));
		const now = this.field.selectionEnd;
		const last = left.findLast((name) => places.has(name));
		const next = right.find((name) => places.has(name));
		const low = last === undefined ? 0 : (places.get(last) ?? 0) + 1;
		const high = next === undefined ? this.text.length : (places.get(next) ?? 0);
		if (now < low || now > high)
			this.#fault(`caret at ${String(now)}, not in ${String(low)} to ${String(high)}`);
		if (last === left.at(-1) && now !== low) this.#fault('caret left its character');
	}
}

/** Where each character ends. */
const ending = (text: string): number[] =>
	Array.from(new Intl.Segmenter().segment(text), ({ index, segment }) => index + segment.length);

/** The play: who edits and what is delivered when is drawn from the seed; messages wait, and overtake each other. */
export class Play {
	readonly #replicas: Replica[] = [];
	readonly #waiting: Message[][] = [];
	#seed: number;

	constructor(frames: readonly (Window & { Replica: typeof Replica })[], seed: number) {
		this.#seed = seed;
		frames.forEach((frame, of) => {
			this.#waiting.push([]);
			const send = (message: Message) => {
				this.#waiting.forEach((queue, to) => {
					if (to !== of) queue.push(message);
				});
			};
			this.#replicas.push(new frame.Replica(of + 1, send));
		});
	}

	/** Lets each make a number of edits, then sends all that is still on its way. */
	run(edits: number): void {
		const left = this.#replicas.map(() => edits);
		while (left.some((count) => count > 0)) {
			const who = this.#dice(this.#replicas.length);
			const more = left[who] ?? 0;
			if (more > 0) {
				this.#replicas[who]?.edit(this.#dice);
				left[who] = more - 1;
			}
			this.#deliver(this.#dice(this.#replicas.length), this.#dice(4));
		}
		for (const replica of this.#replicas) replica.endComposing();
		this.flush();
	}

	/** Everything on its way arrives. */
	flush(): void {
		this.#waiting.forEach((queue, to) => {
			this.#deliver(to, queue.length);
		});
	}

	/** Some of what waits for one of them, in any order. */
	#deliver(to: number, count: number): void {
		const queue = this.#waiting[to] ?? [];
		for (let more = Math.min(count, queue.length); more > 0; more--) {
			const [message] = queue.splice(this.#dice(queue.length), 1);
			if (message) this.#replicas[to]?.receive(message);
		}
	}

	/** What the test looks at. */
	seen() {
		this.flush();
		return this.#replicas.map(({ field, text, carets, faults, checks, awareness }) => ({
			field: field.value,
			text: text.toJSON(),
			caret: field.selectionEnd,
			carets: Object.fromEntries(carets.map(({ client, at }) => [client, at])),
			client: awareness.clientID,
			faults,
			checks
		}));
	}

	/** Mulberry32: the same seed, the same play. */
	#dice: Dice = (sides) => {
		this.#seed = (this.#seed + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
	};
}

Object.assign(window, { Replica, Play });
