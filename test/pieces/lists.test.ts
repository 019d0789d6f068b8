import { afterEach, expect, test } from 'vitest';
import { getLocale, overwriteGetLocale } from '../../src/lib/paraglide/runtime.js';
import { comma, semicolon } from '../../src/lib/pieces/lists.ts';

const spoken = getLocale;
afterEach(() => {
	overwriteGetLocale(spoken);
});

test.each([
	['en', 'a, b; c'],
	// each part ends one isolate and begins the next: the message that it stands in opens the first and closes the last
	['ar', 'a\u2069، \u2068b\u2069؛ \u2068c'],
	['fr', 'a, b\u202f; c'],
	['uk', 'a, b; c']
] as const)('parts of a list stand apart as %s writes them: %s', (language, written) => {
	overwriteGetLocale(() => language);
	expect(`a${comma()}b${semicolon()}c`).toBe(written);
});
