import { expect, test, vi } from 'vitest';
import { documented, everywhere } from './documented.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { doors } = await import('../harness.ts');
const { DOOR_CODES, sentenceOf } = await import('../../../src/lib/server/base/codes.ts');

const METHOD = /^[A-Z]+$/;

test('docs/api.md lists every door with its methods, and no other', async () => {
	const found = await Promise.all(
		doors.map(async ({ route, load }) => {
			const path = route.replace(/\[(\w+)\]/g, ':$1');
			return Object.keys(await load())
				.filter((name) => METHOD.test(name))
				.map((method) => `${method} ${path}`);
		})
	);
	const listed = documented.map(({ method, path }) => `${method} ${path}`);
	expect(listed.toSorted()).toEqual(found.flat().toSorted());
	expect(new Set(listed).size).toBe(listed.length);
});

test('each door says who may use it', () => {
	for (const { method, path, who } of documented) {
		expect([`${method} ${path}`, who]).toEqual([
			`${method} ${path}`,
			expect.stringMatching(
				/^(anyone|anyone at the table|the facilitator|a person, for their own seat|a person, for their own seat; the facilitator, for any)$/
			)
		]);
	}
});

test('docs/api.md lists every code, and no other', () => {
	const listed = [...everywhere, ...documented.flatMap(({ refused }) => refused)];
	// the page of a link says this, no door
	const codes = DOOR_CODES.filter((code) => code !== 'no-such-link');
	expect([...new Set(listed.map(({ code }) => code))].toSorted()).toEqual(codes.toSorted());
});

test('every code has a short sentence in plain words', () => {
	const forScripts = ['bad-json', 'bad-type'];
	for (const code of DOOR_CODES) {
		const sentence = sentenceOf(code, { field: 'seat', count: 2, sides: 6, seconds: 5, kib: 64 });
		expect(sentence).toMatch(/^[A-Z][^{}]*[.!?]$/);
		expect(sentence.split(' ').length).toBeLessThanOrEqual(20);
		if (!forScripts.includes(code)) {
			expect(sentence).not.toMatch(/token|json|http|header|cookie|null|invalid|origin/i);
		}
	}
});
