import { expect, test } from 'vitest';
import { LIMITS, take, waitFor } from '../../src/lib/server/limits.ts';
import { hashOf, newCode, newToken, readCode } from '../../src/lib/server/tokens.ts';

test('tokens are 22 characters of base64url and never the same; what is kept is not the token', () => {
	const tokens = Array.from({ length: 1000 }, newToken);
	expect(new Set(tokens).size).toBe(1000);
	for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
	expect(hashOf(tokens[0] ?? '')).not.toContain(tokens[0]);
});

test('join codes are made of 28 symbols without vowels and without what is misread', () => {
	const codes = Array.from({ length: 2000 }, newCode);
	expect(new Set(codes.join('')).size).toBe(28);
	expect(codes.join('')).not.toMatch(/[AEIOU01L]/);
	for (const code of codes.slice(0, 50)) {
		expect(readCode(code)).toBe(code);
		expect(readCode(` ${code.slice(0, 3).toLowerCase()} – ${code.slice(3)}`)).toBe(code);
	}
	for (const typed of ['', 'BBBBB', 'BBBBBBB', 'BBBBB0', 'ÄBBBBB'])
		expect(readCode(typed)).toBeNull();
});

test('what is limited comes back with time, for each one on their own', () => {
	const now = 1_000_000;
	for (let once = 0; once < LIMITS.actions.burst; once++)
		expect(take('actions', 'ann', now)).toBe(0);
	expect(take('actions', 'ann', now)).toBeGreaterThan(0);
	expect(waitFor('actions', 'bob', now)).toBe(0);
	expect(take('actions', 'ann', now + 1000)).toBe(0);
});

test('thirty people who each act five times a second are never refused', () => {
	for (let second = 0; second < 120; second++) {
		for (let time = 0; time < 5; time++) {
			expect(take('actions', 'one of thirty', 2_000_000 + second * 1000 + time * 200)).toBe(0);
		}
	}
});
