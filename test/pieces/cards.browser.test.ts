import { createRawSnippet, flushSync, type Component } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dragging } from '../../src/lib/pieces/cards/dragging.ts';
import Hand from '../../src/lib/pieces/cards/Hand.svelte';
import Pile from '../../src/lib/pieces/cards/Pile.svelte';
import { bare, show } from '../components/mounting.ts';

const NARROW = { width: 320, height: 640 };
const CARDS = ['Fish', 'Salt', 'Rope', 'Pearl', 'Reed', 'Clay', 'Wax', 'Tin'];
const face = createRawSnippet((card: () => string) => ({ render: () => `<b>${card()}</b>` }));

afterEach(bare);

/** Shows a hand of which only the rope cannot be chosen; what was chosen and asked. */
async function hand(cards: readonly (string | null)[] = CARDS) {
	const [chosen, asked]: [string[], string[]] = [[], []];
	const props = {
		label: 'Your hand',
		cards,
		face,
		name: (card: string) => card,
		can: (card: string) => card !== 'Rope',
		chosen: (card: string) => card === 'Salt',
		choose: (card: string) => chosen.push(card),
		ask: (card: string) => asked.push(card),
		answer: (card: string) => `hand=${card}`
	};
	await show(Hand as unknown as Component<typeof props>, props, NARROW);
	return { chosen, asked };
}
const buttons = () => [...document.querySelectorAll('button')];
const button = (name: string) => buttons().find((one) => one.ariaLabel === name);

describe('a hand', () => {
	test('is chosen from by tap; what cannot be chosen answers with its reason', async () => {
		const { chosen, asked } = await hand();
		button('Fish')?.click();
		button('Rope')?.click();
		expect([chosen, asked]).toEqual([['Fish'], ['Rope']]);
		expect(button('Rope')?.ariaDisabled).toBe('true');
		expect(button('Salt')?.ariaPressed).toBe('true');
	});

	test('is gone through by keyboard, the way it is seen', async () => {
		const { chosen } = await hand();
		button('Fish')?.focus();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
		expect(document.activeElement?.ariaLabel).toBe('Salt');
		document.documentElement.dir = 'rtl';
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
		expect(document.activeElement?.ariaLabel).toBe('Pearl');
		expect(chosen).toEqual(['Pearl']);
		document.documentElement.dir = 'ltr';
	});

	test('has room for fingers on 320 px, and hides nothing beside the screen', async () => {
		await hand();
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
		for (const one of buttons()) {
			const { width, height } = one.getBoundingClientRect();
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
		}
	});

	test('shows cards that are not seen by their backs alone', async () => {
		await hand([null, null]);
		expect(buttons()).toEqual([]);
		expect(document.querySelectorAll('[role="img"][aria-label="card, face down"]')).toHaveLength(2);
	});
});

test('a pile says how many lie there, and is drawn from only where one may', async () => {
	const done: string[] = [];
	const props = {
		label: '7 cards left',
		count: 7,
		can: false,
		draw: () => done.push('drew'),
		ask: () => done.push('asked')
	};
	await show(Pile as unknown as Component<typeof props>, props, NARROW);
	button('7 cards left')?.click();
	flushSync();
	expect(done).toEqual(['asked']);
	expect(document.body.textContent).toContain('7');
	const free = { ...props, can: true };
	await show(Pile as unknown as Component<typeof free>, free, NARROW);
	button('7 cards left')?.click();
	expect(done).toEqual(['asked', 'drew']);
});

describe('a card that is dragged', () => {
	/** Lays out a hand and a place below it; what was dropped where. */
	async function laidOut(marks: Readonly<Record<string, string>>) {
		const { chosen } = await hand();
		const place = document.createElement('div');
		place.textContent = 'Store';
		place.style.height = '60px';
		Object.assign(place.dataset, marks);
		document.body.append(place);
		const dropped: (string | null)[][] = [];
		const still = dragging((card, onto) => dropped.push([card, onto]))(document.body);
		return { chosen, dropped, place: page.elementLocator(place), still };
	}
	const card = (name: string) => page.getByRole('button', { name, exact: true });

	test('is told with what took it, and goes back to its place, and is not tapped by that', async () => {
		const { dropped, place, chosen, still } = await laidOut({ answer: 'wish=7' });
		await userEvent.dragAndDrop(card('Fish'), place);
		expect([dropped, chosen]).toEqual([[['hand=Fish', 'wish=7']], []]);
		expect(button('Fish')?.style.translate).toBe('');
		expect(document.querySelector('[data-over]')).toBeNull();
		await userEvent.click(card('Fish'));
		expect(chosen).toEqual(['Fish']);
		still();
	});

	test('is taken by a place that names its question, and by no other', async () => {
		const fits = await laidOut({ takes: 'row hand' });
		await userEvent.dragAndDrop(card('Salt'), fits.place);
		expect(fits.dropped).toEqual([['hand=Salt', null]]);
		fits.still();
		const other = await laidOut({ takes: 'row' });
		await userEvent.dragAndDrop(card('Salt'), other.place);
		expect(other.dropped).toEqual([]);
		other.still();
	});

	test('stays where it is where it cannot be chosen', async () => {
		const { dropped, place, still } = await laidOut({ takes: 'hand' });
		await userEvent.dragAndDrop(card('Rope'), place);
		expect(dropped).toEqual([]);
		still();
	});
});
