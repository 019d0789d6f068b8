import { expect, test } from 'vitest';
import { LIMITS, take, takeAt, waitAt, waitFor } from '../../../src/lib/server/base/limits.ts';
import { networkOf } from '../../../src/lib/server/base/networks.ts';
import { hashOf, newCode, newToken, readCode } from '../../../src/lib/server/base/tokens.ts';

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

test.each([
	'ＪＣ４Ｍ７Ｐ',
	'ｊｃ４ｍ７ｐ',
	'JC٤M٧P', // Arabic
	'JC۴M۷P', // Persian
	'JC४M७P', // Devanagari
	'JC𝟒M𝟟P',
	'JС4М7Р', // Cyrillic С, М, Р
	'јс4м7р',
	'ϳC4μ7ρ', // Greek
	'„JC4M7P“',
	'«jc4-m7p».',
	'\u200b\u200fJC4\u2066M7P\ufeff',
	'JC4_M7P',
	'J\u0301C4M7P',
	'http://192.168.1.20:3000/join/JC4M7P',
	'https://schule.example/earth/join/jc4m7p/?lang=de#main',
	'schule.example/JOIN/JC4M7P',
	'join/JC4M7P',
	'Come in: http://host.example/join/JC4M7P see you at 8',
	'https://safe.example/?url=https%3A%2F%2Fschule.example%2Fjoin%2FJC4M7P&data=05%7C02'
])('a code is read as people send it and as other keyboards write it: %s', (typed) => {
	expect(readCode(typed)).toBe('JC4M7P');
});

test('a digit of any script counts by its value', () => {
	for (let point = 0; point < 0x11000; point++) {
		const zero = String.fromCodePoint(point);
		if (!/\p{Nd}/u.test(zero) || /\p{Nd}/u.test(String.fromCodePoint(point - 1))) continue;
		const typed = [2, 3, 4, 7, 8, 9].map((value) => String.fromCodePoint(point + value)).join('');
		expect(readCode(typed)).toBe('234789');
	}
});

test('what is no code is none, however it is written and however long it is', () => {
	for (const typed of [
		'ЖBBBBB',
		'BBBBB٠',
		'http://host.example/join',
		'/join/',
		'ББББББ',
		'☃☃☃☃☃☃'
	])
		expect(readCode(typed)).toBeNull();
	expect(readCode(`${'x\u0301'.repeat(1_000_000)}/join/JC4M7P`)).toBeNull();
});

test('guessing for three hours from one network, or from all that a provider gives, finds one of 50 tables with a chance below 1.5 %', () => {
	const codes = Array.from({ length: 2000 }, newCode);
	const possible = new Set(codes.join('')).size ** (codes[0]?.length ?? 0);
	const workshops = 8; // their codes lead to a table, too
	const { burst, perMinute } = LIMITS.guesses;
	const chanceOf = (guesses: number) => 1 - (1 - (50 + workshops) / possible) ** guesses;
	const mistyped = LIMITS.wrongCodes.burst;
	expect(chanceOf(mistyped + burst + 180 * perMinute)).toBeLessThan(0.015);
	let guesses = 0;
	for (let second = 0; second < 60; second++) {
		const now = 10_000_000 + second * 1000;
		for (let network = 0; network < 0x10000; network += 0x400) {
			const address = `2001:db8:77:${network.toString(16)}::1`;
			while (takeAt('guesses', address, now) === 0) guesses++;
		}
	}
	// 64 networks of one provider's 48 bits have four times as much as one, not 64 times
	expect(guesses).toBeGreaterThan(burst + perMinute / 2);
	expect(guesses).toBeLessThanOrEqual(4 * (burst + perMinute));
});

test('one small network of version 6 uses up its own share and not that of its neighbours', () => {
	const now = 20_000_000;
	while (takeAt('wrongCodes', '2001:db8:5:100::1', now) === 0);
	expect(waitAt('wrongCodes', '2001:db8:5:100::2', now)).toBeGreaterThan(0);
	expect(waitAt('wrongCodes', '2001:db8:5:101::1', now)).toBe(0);
	while (takeAt('wrongCodes', '2001:db8:5:101::1', now) === 0);
	// both lie in the same 56 bits, whose share is twice that of one
	expect(waitAt('wrongCodes', '2001:db8:5:1ff::1', now)).toBeGreaterThan(0);
	expect(waitAt('wrongCodes', '2001:db8:5:200::1', now)).toBe(0);
	expect(waitAt('wrongCodes', '2001:db8:6:100::1', now)).toBe(0);
});

test('a network of version 6 is one, however many addresses it uses', () => {
	for (const [one, other, same] of [
		['2001:db8:1:2::5', '2001:db8:1:2:ffff:1:2:3', true],
		['2001:db8:1:2::5', '2001:db8:1:3::5', false],
		['fe80::1%eth0', 'fe80::2', true],
		['::1', '::1', true],
		['::ffff:192.0.2.7', '192.0.2.7', true],
		['192.0.2.7', '192.0.2.8', false],
		['192.0.2.7:4711', '192.0.2.7:815', true],
		['192.0.2.7:4711', '192.0.2.8:4711', false],
		[' 192.0.2.7', '192.0.2.7', true],
		['[2001:db8:1:2::5]:4711', '[2001:db8:1:2::6]:815', true],
		['[2001:db8:1:2::5]', '2001:DB8:1:2::6', true],
		['[2001:db8:1:2::5]:4711', '[2001:db8:1:3::5]:4711', false],
		['[::ffff:192.0.2.7]:4711', '192.0.2.7:815', true],
		['[fe80::1%eth0]:4711', 'fe80::2', true],
		['::ffff:c000:207', '192.0.2.7', true],
		['::ffff:c000:207', '::ffff:c000:208', false],
		['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7', true],
		['64:ff9b::192.0.2.7', '64:ff9b::c000:207', true],
		['64:ff9b::192.0.2.7', '64:ff9b::192.0.2.8', false],
		['"[2001:db8:1:2::5]:4711"', '2001:db8:1:2::6', true],
		['"192.0.2.7:4711"', '192.0.2.7', true],
		['::', '::1', true],
		['unknown', 'unknown', true]
	] as const) {
		expect([one, other, networkOf(one) === networkOf(other)]).toEqual([one, other, same]);
	}
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
