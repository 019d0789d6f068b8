/** A field and its text, whatever a keyboard, an extension or the browser says of what is typed. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { bind, type Bound, type Field } from '../../src/lib/ui/text.ts';

/** As much of a textarea as a binding uses. */
class Textarea extends EventTarget {
	value = '';
	selectionStart = 0;
	selectionEnd = 0;
	selectionDirection = 'none';
	scrollTop = 0;
	setSelectionRange(from: number, to: number) {
		[this.selectionStart, this.selectionEnd] = [from, to];
	}

	/** Shows this, its caret at the end, and says so by these events. */
	show(value: string, ...said: readonly Event[]) {
		this.value = value;
		this.setSelectionRange(value.length, value.length);
		for (const event of said) this.dispatchEvent(event);
	}
}

const input = (isComposing = false) => Object.assign(new Event('input'), { isComposing });

let [field, text, ahead]: [Textarea, Y.Text, Set<object>] = [
	new Textarea(),
	new Y.Doc().getText(),
	new Set()
];
let bound: Bound;
let page: EventTarget & { activeElement: unknown; visibilityState: string };

beforeEach(() => {
	field = new Textarea();
	page = Object.assign(new EventTarget(), { activeElement: field, visibilityState: 'visible' });
	vi.stubGlobal('document', page);
	vi.stubGlobal('window', new EventTarget());
	const doc = new Y.Doc();
	text = doc.getText('notes');
	ahead = new Set();
	bound = bind(field as unknown as Field, {
		text,
		awareness: new Awareness(doc),
		ahead: (one, differs) => (differs ? ahead.add(one) : ahead.delete(one))
	});
});
afterEach(() => {
	bound.end();
	vi.unstubAllGlobals();
});

/** A keyboard begins to compose. */
function compose(words: string) {
	field.dispatchEvent(new Event('compositionstart'));
	field.show(words, input(true));
}

/** Somebody else writes at the end. */
const other = (words: string) => {
	text.insert(text.length, words);
};

describe('what is composed', () => {
	test('waits for what others write, also where an input does not say that it composes', () => {
		text.insert(0, 'Here grows ');
		field.dispatchEvent(new Event('compositionstart'));
		const typed = () => Object.assign(input(), { inputType: 'insertCompositionText' });
		field.show('Here grows m', typed());
		text.insert(0, 'REMOTE ');
		expect(field.value).toBe('Here grows m');
		field.show('Here grows moss', typed());
		field.dispatchEvent(new Event('compositionend'));
		expect(text.toJSON()).toBe('REMOTE Here grows moss');
		expect(field.value).toBe('REMOTE Here grows moss');
	});

	test('is no text yet, and the document knows that the field is ahead of it', () => {
		compose('worldwide');
		expect([text.toJSON(), ahead.size]).toEqual(['', 1]);
		field.dispatchEvent(new Event('compositionend'));
		expect([text.toJSON(), ahead.size]).toEqual(['worldwide', 0]);
	});

	test.each([
		['the field is left', () => field.dispatchEvent(new Event('blur'))],
		['the field has changed', () => field.dispatchEvent(new Event('change'))],
		['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
		[
			'the page is hidden',
			() => {
				page.visibilityState = 'hidden';
				page.dispatchEvent(new Event('visibilitychange'));
			}
		],
		[
			'the binding ends',
			() => {
				bound.end();
			}
		]
	])('is text once %s, though the keyboard never says that it is done', (_when, leave) => {
		compose('worldwide');
		leave();
		expect([text.toJSON(), ahead.size]).toEqual(['worldwide', 0]);
	});

	test('stays as it is while the page only comes back', () => {
		compose('worldwide');
		page.dispatchEvent(new Event('visibilitychange'));
		expect(text.toJSON()).toBe('');
	});

	test('goes on after the page was hidden, and is not written twice', () => {
		compose('world');
		window.dispatchEvent(new Event('pagehide'));
		field.show('worldwide', input(true));
		expect([text.toJSON(), ahead.size]).toEqual(['world', 1]);
		field.dispatchEvent(new Event('compositionend'));
		expect(text.toJSON()).toBe('worldwide');
	});

	test('makes others’ words wait, and ordinary typing brings both though no end ever came', () => {
		compose('moss');
		other(' and fern');
		expect(field.value).toBe('moss');
		field.show('moss.', input());
		expect(text.toJSON()).toHaveLength('moss. and fern'.length);
		expect(field.value).toBe(text.toJSON());
		other('!');
		expect(field.value).toBe(text.toJSON());
		expect(ahead.size).toBe(0);
	});
});

describe('a value that something else than a keyboard has set', () => {
	test('is text once the field says that it has changed', () => {
		field.show('from an extension', new Event('change'));
		expect(text.toJSON()).toBe('from an extension');
	});

	test('is not wiped by others’ words, though nothing was said of it', () => {
		text.insert(0, 'moss');
		field.show('moss grows');
		text.insert(0, 'Here ');
		expect(text.toJSON()).toBe('Here moss grows');
		expect(field.value).toBe('Here moss grows');
	});

	test('is text once the field is left, though nothing was said of it', () => {
		field.show('quietly');
		field.dispatchEvent(new Event('blur'));
		expect(text.toJSON()).toBe('quietly');
	});
});

test('a field that shows a text otherwise than it stands there takes that for nobody’s edit', () => {
	let shown = '';
	Object.defineProperty(field, 'value', {
		get: () => shown,
		set: (value: string) => (shown = value.replaceAll('\r\n', '\n'))
	});
	text.insert(0, 'one\r\ntwo');
	field.dispatchEvent(new Event('blur'));
	text.insert(0, '- ');
	expect(text.toJSON()).toBe('- one\r\ntwo');
});
