/** Who may open workshops and files, as OPEN_TO says. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../src/lib/server/base/limits.ts';
import { OPENING_CODE, openTo, readOpening } from '../../../src/lib/server/http/opening.ts';
import { openTable, stopClock, Visitor, type Answer } from '../harness.ts';

const opened = await openTable({ game: 'hunt', seats: 2 });
const door = `/api/tables/${opened.table}/export`;
const { body: FILE } = await opened.facilitator.knock('GET', door);

afterEach(() => {
	vi.unstubAllEnvs();
});

/** Both doors that open workshops, asked by somebody new with this code, or with none. */
async function ask(code?: string, address?: string): Promise<Answer[]> {
	const visitor = new Visitor();
	const headers = code === undefined ? {} : { [OPENING_CODE]: code };
	const from = address === undefined ? {} : { address };
	return [
		await visitor.knock('POST', '/api/workshops', { body: { title: '7b' }, headers, ...from }),
		await visitor.knock('POST', '/api/import', { body: FILE, headers, ...from })
	];
}

const said = (answers: readonly Answer[]) =>
	answers.map(({ status, body }) => [
		status,
		(body['error'] as { code: string } | undefined)?.code
	]);
const OPENED = [
	[201, undefined],
	[201, undefined]
];

describe('workshops and files are opened', () => {
	test('by anyone, where nothing is set', async () => {
		expect(openTo()).toBe('anyone');
		expect(said(await ask())).toEqual(OPENED);
		expect(said(await ask('whatever'))).toEqual(OPENED);
	});

	test('by nobody, where that is set, with a file into a workshop of one’s own as before', async () => {
		const leader = new Visitor();
		const { body } = await leader.knock('POST', '/api/workshops', { body: { title: '7b' } });
		vi.stubEnv('OPEN_TO', 'nobody');
		expect(said(await ask('K7WZTD4M'))).toEqual([
			[403, 'opening-closed'],
			[403, 'opening-closed']
		]);
		const own = `/api/workshops/${String(body['workshop'])}/tables/import`;
		expect((await leader.knock('POST', own, { body: FILE })).status).toBe(201);
	});

	test('by who knows the code, however it is typed, and by nobody else', async () => {
		vi.stubEnv('OPEN_TO', 'code:K7WZTD4M');
		for (const right of ['K7WZTD4M', 'k7wz-td4m', ' K7WZ TD4M ']) {
			expect(said(await ask(right))).toEqual(OPENED);
		}
		for (const wrong of [undefined, '', 'K7WZTD4', 'K7WZTD4MM', 'code:K7WZTD4M']) {
			expect(said(await ask(wrong))).toEqual([
				[403, 'opening-code'],
				[403, 'opening-code']
			]);
		}
	});

	test('with the right code also where many wrong ones were typed', async () => {
		stopClock();
		vi.stubEnv('OPEN_TO', 'code:K7WZTD4M');
		const address = '10.8.8.8';
		const wrong = [];
		for (let tries = 0; tries <= LIMITS.openingCodes.burst / 2; tries++) {
			wrong.push(...said(await ask('BBBBBBBB', address)));
		}
		expect(wrong.at(-1)).toEqual([429, 'too-many']);
		expect(said(await ask('K7WZTD4M', address))).toEqual(OPENED);
	});

	test('with many wrong codes looked at no faster than join codes are: a guesser hears of the right one no sooner', async () => {
		stopClock();
		vi.stubEnv('OPEN_TO', 'code:K7WZTD4M');
		const address = '10.8.8.9';
		const tries = LIMITS.openingCodes.burst + LIMITS.guesses.burst + 1;
		for (let one = 0; one < tries / 2; one++) await ask('BBBBBBBB', address);
		expect(said(await ask('K7WZTD4M', address))).toEqual([
			[429, 'too-many'],
			[429, 'too-many']
		]);
		expect(said(await ask('K7WZTD4M'))).toEqual(OPENED); // elsewhere
	});

	test('and a sample workshop by nobody else', async () => {
		const sample = async () => said([await new Visitor().knock('POST', '/api/sample')]);
		vi.stubEnv('OPEN_TO', 'nobody');
		expect(await sample()).toEqual([[403, 'opening-closed']]);
		vi.stubEnv('OPEN_TO', 'code:K7WZTD4M');
		expect(await sample()).toEqual([[403, 'opening-code']]);
	});
});

test('a setting that says nothing of the kind is refused in one sentence', () => {
	for (const odd of ['', 'everybody', 'code:', 'code:short', 'code:with space', 'Nobody']) {
		vi.stubEnv('OPEN_TO', odd);
		expect(openTo).toThrow(/^OPEN_TO has to be /);
	}
	expect(readOpening(' k7–wz ')).toBe('K7WZ');
});
