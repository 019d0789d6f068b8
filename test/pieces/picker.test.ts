/** Picking while an action is on its way to the server. */
import { expect, test } from 'vitest';
import { Picker } from '../../src/lib/pieces/picking/picker.svelte.ts';
import type { Step } from '../../src/lib/pieces/picking/picking.ts';

/** A table of letters to pick; the server answers when it is told to. */
function scene(
	confirm: (action: string) => unknown = () => null,
	word: (step: Step) => string | null = () => null
) {
	const played: string[] = [];
	const answers: ((done: boolean) => void)[] = [];
	let legal: readonly string[] = ['a', 'b'];
	const picker = new Picker<string>(() => ({
		legal,
		split: (action) => [{ asks: 'letter', answer: action }],
		act: (action) => {
			played.push(action);
			return new Promise((resolve) => answers.push(resolve));
		},
		confirm,
		word
	}));
	const goOn = (next: readonly string[]) => (legal = next);
	const answer = async (done: boolean) => {
		answers.shift()?.(done);
		await new Promise((go) => setTimeout(go));
	};
	return { picker, played, goOn, answer };
}

test('a second tap on what is already on its way does nothing', () => {
	const { picker, played } = scene();
	void picker.choose('letter', 'a');
	void picker.choose('letter', 'b');
	expect(played).toEqual(['a']);
	expect(picker.can('letter', 'b')).toBe(false);
});

test('once the game has gone on a tap counts, though the answer is still to come', async () => {
	const { picker, played, goOn, answer } = scene();
	void picker.choose('letter', 'a');
	goOn(['c', 'd']);
	expect(picker.can('letter', 'c')).toBe(true);
	void picker.choose('letter', 'c');
	expect(played).toEqual(['a', 'c']);
	await answer(true);
	expect(picker.busy).toBe(true);
	await answer(true);
	expect(picker.busy).toBe(false);
});

test('after a refusal all is open again', async () => {
	const { picker, played, answer } = scene();
	void picker.choose('letter', 'a');
	await answer(false);
	expect(picker.can('letter', 'b')).toBe(true);
	void picker.choose('letter', 'b');
	expect(played).toEqual(['a', 'b']);
});

test('a second tap on what waits to be confirmed confirms it, one elsewhere does not', () => {
	const { picker, played } = scene(() => ({ button: 'Move' }));
	void picker.choose('letter', 'a');
	void picker.choose('letter', 'b');
	expect([picker.ready, played]).toEqual(['b', []]);
	void picker.choose('letter', 'b');
	expect(played).toEqual(['b']);
});

test('the board is the act while it draws a choice, not while a button stands for all of it or one confirms it', () => {
	const drawn = scene(() => ({ button: 'Move' })).picker;
	expect(drawn.here).toBe(true);
	void drawn.choose('letter', 'a');
	expect(drawn.here).toBeNull();
	expect(scene(undefined, ({ answer }) => answer).picker.here).toBeNull();
	// what passes is a button beside the board
	const beside = scene(undefined, ({ answer }) => (answer === 'b' ? 'Pass' : null)).picker;
	expect(beside.here).toBe(true);
});
