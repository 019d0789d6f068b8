/** What is pressed stays under the finger, whatever comes or goes above it meanwhile: else the press would fall beside it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawn, PHONE, resize } from '../components/mounting.ts';
import { underFinger } from '../../src/lib/ui/underFinger.ts';

let place: HTMLElement;
let button: HTMLButtonElement;
let letGo: () => void;

beforeEach(async () => {
	await resize(PHONE);
	place = document.createElement('main');
	place.innerHTML =
		'<div style="height: 420px"></div><button type="button">Roll</button><div style="height: 700px"></div>';
	document.body.append(place);
	button = place.querySelector('button') ?? button;
	letGo = underFinger(place);
});
afterEach(() => {
	letGo();
});

const top = () => button.getBoundingClientRect().top;
const pointer = (kind: string, y = top() + 5) =>
	new PointerEvent(kind, { bubbles: true, clientX: 20, clientY: y });

const changes: [how: string, change: () => void][] = [
	[
		'comes',
		() => {
			const more = document.createElement('div');
			more.style.height = '60px';
			place.prepend(more);
		}
	],
	['goes', () => place.firstElementChild?.remove()]
];

test.each(changes)('what %s above a pressed button does not move it', async (_how, change) => {
	const before = top();
	button.dispatchEvent(pointer('pointerdown'));
	change();
	await drawn();
	expect(top()).toBeCloseTo(before, 0);
	button.click();
	await drawn();
	expect(place.style.translate).toBe('');
});

test('a press that moves further than 8 px is a drag, and holds nothing', async () => {
	const before = top();
	button.dispatchEvent(pointer('pointerdown'));
	window.dispatchEvent(pointer('pointermove', top() + 40));
	changes[0]?.[1]();
	await drawn();
	expect(top()).toBeCloseTo(before + 60, 0);
});
