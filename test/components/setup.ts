/** What every component test begins with: our styles, chance from one number, and one language. */
import { afterEach, beforeEach, vi } from 'vitest';
import '../../src/app.css';
import { seededSource } from '../../src/lib/engine/random.ts';
import { overwriteGetLocale } from '../../src/lib/paraglide/runtime.js';
import { bare } from './mounting.ts';

beforeEach(() => {
	const words = seededSource(1);
	Math.random = () => words(2 ** 32) / 2 ** 32;
	crypto.getRandomValues = (into) => {
		const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
		for (let at = 0; at < bytes.length; at += 1) bytes[at] = words(256);
		return into;
	};
	overwriteGetLocale(() => 'en');
});
afterEach(async () => {
	await bare();
	// all files share one page: what one has put in place of the browser's own is not there for the next
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});
