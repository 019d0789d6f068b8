/** A page that does not live yet: what is pressed waits, and a page without its program says so. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import frame from '../../src/app.html?raw';
import '../../src/app.css';

const { dataset } = document.documentElement;

beforeEach(() => {
	delete dataset['awake'];
	const script = document.createElement('script');
	script.textContent = /<script nonce[^>]*>(.*?)<\/script>/s.exec(frame)?.[1] ?? '';
	document.head.append(script);
	script.remove();
});
afterEach(() => {
	document.body.replaceChildren();
	delete dataset['awake'];
});

/** A button as the server has drawn it, and what counts its presses once the page lives. */
function drawn(html: string) {
	document.body.innerHTML = html;
	const pressed = vi.fn();
	const live = async () => {
		for (const button of document.querySelectorAll('button'))
			button.addEventListener('click', (event) => {
				event.preventDefault();
				pressed(button.textContent);
			});
		dataset['awake'] = '';
		await Promise.resolve();
	};
	return { pressed, live };
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const waits = () =>
	[...document.querySelectorAll('[aria-busy]')].map(({ textContent }) => textContent);

describe('a press before the page lives', () => {
	test('shows that it waits, and is made once when the page lives', async () => {
		const { pressed, live } = drawn('<button type="button">Forest</button>');
		await press('Forest');
		expect(waits()).toEqual(['Forest']);
		await live();
		expect(pressed.mock.calls).toEqual([['Forest']]);
		expect(waits()).toEqual([]);
		await press('Forest');
		expect(pressed).toHaveBeenCalledTimes(2);
	});

	test('gives way to a later one', async () => {
		const { pressed, live } = drawn('<button>Forest</button><button>Desert</button>');
		await press('Forest');
		await press('Desert');
		expect(waits()).toEqual(['Desert']);
		await live();
		expect(pressed.mock.calls).toEqual([['Desert']]);
	});

	test('on a form is the browser’s, which sends it without our program', async () => {
		const { pressed, live } = drawn('<form onsubmit="return false"><button>Go</button></form>');
		await press('Go');
		expect(waits()).toEqual([]);
		await live();
		expect(pressed).not.toHaveBeenCalled();
	});

	test('where nothing was pressed nothing is', async () => {
		const { pressed, live } = drawn('<button>Forest</button>');
		await live();
		expect(pressed).not.toHaveBeenCalled();
	});
});

test('a page whose program never comes says so by its styles alone, and no more once it lives', () => {
	document.body.innerHTML = '<p class="late">It has not come.</p>';
	const [late] = document.getElementsByClassName('late');
	const shown = () => late && getComputedStyle(late);
	expect(shown()?.visibility).toBe('hidden');
	const [coming] = late?.getAnimations() ?? [];
	expect(Number(coming?.effect?.getComputedTiming().delay)).toBeLessThan(15_000);
	coming?.finish();
	expect(shown()?.visibility).toBe('visible');
	dataset['awake'] = '';
	expect(shown()?.display).toBe('none');
});
