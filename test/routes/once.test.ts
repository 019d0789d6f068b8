/** A double click on a form opens one workshop. */
import type { ActionResult, SubmitFunction } from '@sveltejs/kit';
import { expect, test, vi } from 'vitest';
import { once } from '../../src/routes/once.ts';

const REDIRECT: ActionResult = { type: 'redirect', status: 303, location: '/workshop/a' };

/** Presses a form's button: whether it is sent, and what is done with the answer. */
async function press(form: SubmitFunction) {
	const cancel = vi.fn();
	const answer = await form({ cancel } as never);
	const update = vi.fn(() => Promise.resolve());
	return {
		sent: cancel.mock.calls.length === 0,
		answered: async () => {
			await answer?.({ update, result: REDIRECT } as never);
			return update.mock.calls.length;
		}
	};
}

test('what is pressed again before the answer is not sent', async () => {
	const form = once();
	const first = await press(form);
	const second = await press(form);
	expect([first.sent, second.sent]).toEqual([true, false]);
	expect(await first.answered()).toBe(1);
});

test('where the page cannot be shown anew it can be sent again all the same', async () => {
	const form = once();
	const answer = await form({ cancel: vi.fn() } as never);
	const update = () => Promise.reject(new TypeError('no network'));
	await expect(answer?.({ update, result: REDIRECT } as never)).rejects.toThrow('no network');
	expect((await press(form)).sent).toBe(true);
});

test('once it is answered it can be sent again, and what came of it is told', async () => {
	const after = vi.fn();
	const form = once(after);
	await (await press(form)).answered();
	expect(after).toHaveBeenCalledExactlyOnceWith(REDIRECT);
	expect((await press(form)).sent).toBe(true);
});
