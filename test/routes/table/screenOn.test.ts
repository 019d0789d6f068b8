/** A wall does not go dark in the middle of a lesson, nor a phone that lies on the table. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenOn } from '../../../src/routes/table/[table]/screenOn.ts';

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
	vi.clearAllMocks();
	page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
	vi.stubGlobal('document', page);
	vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => {
	vi.unstubAllGlobals();
});

/** The page comes into sight, or goes out of it. */
function turn(visibilityState: string): void {
	page.visibilityState = visibilityState;
	page.dispatchEvent(new Event('visibilitychange'));
}

test('its screen is kept on while it is in sight, and let go with the page', async () => {
	const off = screenOn();
	expect(request).toHaveBeenCalledTimes(1);
	turn('hidden');
	expect(request).toHaveBeenCalledTimes(1);
	turn('visible');
	expect(request).toHaveBeenCalledTimes(2);
	off();
	await vi.waitFor(() => {
		expect(release).toHaveBeenCalledOnce();
	});
	turn('visible');
	expect(request).toHaveBeenCalledTimes(2);
});

test('a browser that has no such thing, or will not, is not asked twice for it', async () => {
	vi.stubGlobal('navigator', {});
	screenOn()();
	request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
	vi.stubGlobal('navigator', { wakeLock: { request } });
	screenOn()();
	await Promise.resolve();
	expect(release).not.toHaveBeenCalled();
});

test('a page hears whether its screen stays on, and once more when it comes into sight again', async () => {
	const says = vi.fn();
	screenOn(says)();
	await vi.waitFor(() => {
		expect(says).toHaveBeenLastCalledWith(true);
	});
	request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
	const off = screenOn(says);
	await vi.waitFor(() => {
		expect(says).toHaveBeenLastCalledWith(false);
	});
	turn('visible');
	await vi.waitFor(() => {
		expect(says).toHaveBeenLastCalledWith(true);
	});
	off();
	vi.stubGlobal('navigator', {});
	screenOn(says)();
	await vi.waitFor(() => {
		expect(says).toHaveBeenLastCalledWith(false);
	});
});
