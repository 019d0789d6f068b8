/** The parts that every screen is made of: each has a name, is as large as a finger, and fits the narrowest phone in any letters. */
import { createRawSnippet, type Component } from 'svelte';
import * as Y from 'yjs';
import { Awareness } from 'y-protocols/awareness';
import { expect, test, vi } from 'vitest';
import { draftsOf } from '../../src/lib/table/draftsOf.ts';
import ActButton from '../../src/lib/ui/task/ActButton.svelte';
import Check from '../../src/lib/ui/Check.svelte';
import Dialog from '../../src/lib/ui/Dialog.svelte';
import DiceDialog from '../../src/lib/ui/DiceDialog.svelte';
import NumberTable from '../../src/lib/ui/NumberTable.svelte';
import Settings from '../../src/lib/ui/Settings.svelte';
import Tally from '../../src/lib/ui/Tally.svelte';
import TextField from '../../src/lib/ui/TextField.svelte';
import { faults } from '../components/axe.ts';
import { drawn, PHONE, show } from '../components/mounting.ts';
import { beyond, LETTERS, linesOf, setLetters } from '../components/seen.ts';

const words = createRawSnippet(() => ({ render: () => '<span>Put it to the table</span>' }));
const shared = () => {
	const doc = new Y.Doc();
	return draftsOf(doc, new Awareness(doc))('notes');
};
const none = () => undefined;
const rows = [
	{ label: '0', seen: 3, expected: 2.5 },
	{ label: 'five or six', seen: 1, expected: 4 }
];
const table = {
	caption: 'What the class used',
	head: ['Player', 'Points'],
	rows: [['Grassland', '12']],
	align: ['start', 'end']
};

const parts: [name: string, part: Component<never>, props: object][] = [
	['a button that acts', ActButton, { why: null, act: none, children: words }],
	['a button that may not be pressed', ActButton, { why: 'Not yet.', act: none, children: words }],
	['a choice', Check, { label: 'Hide the code', text: 'from passers-by', name: 'code' }],
	['a dialog', Dialog, { open: true, title: 'Rename the table', close: none, children: words }],
	['a question for dice', DiceDialog, { count: 3, sides: 6, done: none }],
	[
		'a text field',
		TextField,
		{ shared: shared(), label: 'Our notes', limit: 200, hint: 'All write' }
	],
	['a text field that waits', TextField, { shared: null, label: 'Our notes' }],
	['settings', Settings, {}],
	['a table of numbers', NumberTable, { table }],
	['a tally', Tally, { caption: 'Dice', head: ['Passes', 'Seen', 'Expected'], rows, say: String }]
];

/** What may be pressed or written to, and is lower than a finger: what stands in its label is pressed there. */
const tooLow = () =>
	[...document.querySelectorAll<HTMLElement>('button, input, select, textarea, summary')]
		.map((target) => target.closest('label') ?? target)
		.filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5)
		.map((target) => target.outerHTML.slice(0, 120));

test.each(parts)('%s', async (_name, part, props) => {
	await show(part as Component<Record<string, unknown>>, { ...props }, { ...PHONE, width: 320 });
	expect(document.body.children.length).toBeGreaterThan(0);
	expect(tooLow()).toEqual([]);
	for (const letters of LETTERS) {
		setLetters(letters);
		await drawn();
		expect(await beyond(320), JSON.stringify(letters)).toEqual([]);
	}
	setLetters({});
	document.documentElement.dataset['light'] = 'day';
	expect(await faults('part')).toEqual([]);
	document.documentElement.dataset['light'] = 'night';
	await drawn();
	expect(await faults('part', 'colours')).toEqual([]);
});

test('on a phone no word above the numbers of a tally is parted', async () => {
	const head = ['Número', 'Salió', 'Esperado'];
	const props = { caption: 'Dados', head, rows, say: String };
	await show(Tally as unknown as Component<Record<string, unknown>>, props, {
		...PHONE,
		width: 322
	});
	const heads = [...document.querySelectorAll('thead th')];
	expect(heads.map((one) => linesOf(one))).toEqual([[1], [1], [1]]);
});

test('a button that may not be pressed says why when it is, and does nothing', async () => {
	const act = vi.fn();
	await show(ActButton as never, { why: 'It is Robin’s turn.', act, children: words });
	document.querySelector('button')?.click();
	await drawn();
	expect(document.body.textContent).toContain('It is Robin’s turn.');
	expect(act).not.toHaveBeenCalled();
});

test('a dialog is closed by its button, by Escape and beside it', async () => {
	const close = vi.fn();
	await show(Dialog as never, { open: true, title: 'Rename', close, children: words });
	const dialog = document.querySelector('dialog');
	dialog?.querySelector('button')?.click();
	expect(close).toHaveBeenCalledTimes(1);
	dialog?.click();
	expect(close).toHaveBeenCalledTimes(2);
	dialog?.close();
	await expect.poll(() => close.mock.calls.length).toBe(3);
});
