import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insist } from '../../src/lib/table/requests.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A network that swallows the first question without a word. */
function swallowing() {
	let asked = 0;
	const answers = vi.fn((_path: string, { signal }: RequestInit) => {
		if (asked++ > 0) return Promise.resolve(Response.json({ seq: 7 }));
		return new Promise<Response>((_, refuse) => {
			signal?.addEventListener('abort', () => {
				refuse(new Error('late'));
			});
		});
	});
	vi.stubGlobal('fetch', answers);
	return answers;
}

test('a question that a network has swallowed is asked again with the same id', async () => {
	const asked = swallowing();
	const answer = insist('POST', '/api/tables/t/actions', { id: 'a' });
	await vi.advanceTimersByTimeAsync(29_000);
	expect(asked).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(await answer).toEqual({ ok: { seq: 7 } });
	expect(asked.mock.calls.map(([, { body }]) => body)).toEqual(['{"id":"a"}', '{"id":"a"}']);
});

test('a server that says "later" is asked until it answers', async () => {
	const says = [Response.json({ error: { code: 'later' } }, { status: 503 }), Response.json({})];
	vi.stubGlobal('fetch', () => Promise.resolve(says.shift()));
	const answer = insist('POST', '/api/tables/t/actions', {});
	await vi.advanceTimersByTimeAsync(300);
	expect(await answer).toEqual({ ok: {} });
});
