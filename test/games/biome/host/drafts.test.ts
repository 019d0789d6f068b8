/** §9 What somebody wrote about a turn is kept by itself, and no undo of something else loses it. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Actor } from '../../../../src/lib/engine/module.ts';
import { WORLD } from '../../../../src/lib/games/biome/history/bookTexts.ts';
import { narrationKey } from '../../../../src/lib/games/biome/history/narration.ts';
import type { State, TurnEntry } from '../../../../src/lib/games/biome/rules/state.ts';
import { closeThreads } from '../../../../src/lib/server/base/thread.ts';
import { nameOf } from '../../../../src/lib/table/documents.ts';
import type { Room } from '../../../../src/lib/table/room.ts';
import { openTable } from '../../../server/harness.ts';

const { documents } = await import('../../../../src/lib/server/sync/documents.ts');
const { drafts, hostedTable } = await import('../../../../src/lib/server/tables/tables.ts');

afterAll(closeThreads);
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** A table of two after the first turn, which was seat 0's; a text is written as phones write it. */
async function afterOneTurn() {
	const { facilitator, table } = await openTable({ game: 'biome', seats: 2, dice: 'real' });
	const document = nameOf({ kind: 'story', table });
	let sent = 0;
	const state = async () => (await hostedTable(table))?.position.state as State;
	const act = async (action: object, seat: Actor = 'facilitator', dice?: number[]) => {
		const body = { id: `a${sent++}`, seat, action, ...(dice ? { dice } : {}) };
		const answer = await facilitator.knock('POST', `/api/tables/${table}/actions`, { body });
		expect(answer.status, JSON.stringify(answer.body)).toBe(200);
		return Number(answer.body['seq']);
	};
	const turn = async (): Promise<[number, TurnEntry]> => {
		const { history } = await state();
		const entry = history.findIndex(({ kind }) => kind === 'turn');
		return [entry, history[entry] as TurnEntry];
	};
	const write = async (text: string, into = key) => {
		const staged = await documents.stage(document, (doc) => {
			const field = doc.getText(into);
			field.delete(0, field.length);
			field.insert(0, text);
		});
		staged.publish();
		drafts.stored(document);
	};
	const undo = async (to: number) => {
		const body = { id: `u${sent++}`, to, reason: '' };
		const answer = await facilitator.knock('POST', `/api/tables/${table}/rewind`, { body });
		expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	};
	const print = async () =>
		(await facilitator.knock('GET', `/api/tables/${table}/print/history.pdf`)).status;
	await act({ type: 'chooseBiome', biome: 'forest' }, 0);
	await act({ type: 'chooseBiome', biome: 'desert' }, 1);
	await act({ type: 'advance' });
	await act({ type: 'rollSphere' }, 0, [5]);
	await act({ type: 'setChallenge', text: 'A dry year' }, 1);
	await act(
		{
			type: 'plan',
			solution: 'Deep roots',
			stat: 'resilience',
			rp: 1,
			resource: { name: 'Roots' }
		},
		0
	);
	await act({ type: 'agree', ok: true }, 1);
	await act({ type: 'roll' }, 0, [6, 6, 1, 1]);
	const key = narrationKey(...(await turn()));
	const told = async () => (await turn())[1].narration;
	const pause = async (paused: boolean) => {
		const body = { id: `p${sent++}`, paused };
		const answer = await facilitator.knock('POST', `/api/tables/${table}/desk`, { body });
		expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	};
	const called = async () => {
		const { body } = await facilitator.knock('GET', `/api/tables/${table}/view`);
		return (body['room'] as Room).called;
	};
	return { act, write, undo, pause, print, told, called };
}

test('after five seconds without a letter', async () => {
	const { write, told } = await afterOneTurn();
	await write('The forest');
	await vi.advanceTimersByTimeAsync(4_000);
	await write('The forest learned to sleep.');
	await vi.advanceTimersByTimeAsync(4_000);
	expect(await told()).toBe('');
	await vi.advanceTimersByTimeAsync(1_000);
	await vi.waitUntil(async () => (await told()) !== '');
	expect(await told()).toBe('The forest learned to sleep.');
});

test("before anybody's next action, though its writer has not paused", async () => {
	const { act, write, told } = await afterOneTurn();
	await write('The forest learned to sleep.');
	await act({ type: 'setClock', minutes: 5, onEnd: 'warn' });
	expect(await told()).toBe('The forest learned to sleep.');
});

test('and before it is printed', async () => {
	const { write, print, told } = await afterOneTurn();
	await write('The forest learned to sleep.');
	expect(await print()).toBe(200);
	expect(await told()).toBe('The forest learned to sleep.');
});

test('what the table calls its world stands in the room once they pause, as it stands in the book', async () => {
	const { write, called } = await afterOneTurn();
	await write('  Thorn\nwater ', WORLD);
	await vi.advanceTimersByTimeAsync(4_000);
	expect(await called()).toBe('');
	await vi.advanceTimersByTimeAsync(1_000);
	await vi.waitUntil(async () => (await called()) !== '');
	expect(await called()).toBe('Thorn water');
	await write('', WORLD);
	await vi.advanceTimersByTimeAsync(5_000);
	await vi.waitUntil(async () => (await called()) === '');
});

test('and with whatever is played next, though they have not paused', async () => {
	const { act, write, called } = await afterOneTurn();
	await write('Thornwater', WORLD);
	await act({ type: 'setClock', minutes: 5, onEnd: 'warn' });
	expect(await called()).toBe('Thornwater');
});

test('as far as the history takes it, where somebody wrote more', async () => {
	const { write, told } = await afterOneTurn();
	await write(`  ${'x'.repeat(600)}`);
	await vi.advanceTimersByTimeAsync(5_000);
	await vi.waitUntil(async () => (await told()) !== '');
	expect(await told()).toBe('x'.repeat(500));
});

test('once the table goes on, where it was paused; it is not tried over and over meanwhile', async () => {
	const { write, pause, told } = await afterOneTurn();
	await pause(true);
	await write('The forest learned to sleep.');
	await vi.advanceTimersByTimeAsync(5_000);
	const tried = vi.spyOn(documents, 'texts');
	for (let looks = 0; looks < 10; looks++) {
		expect(await told()).toBe('');
		await vi.advanceTimersByTimeAsync(6_000);
	}
	expect(tried).toHaveBeenCalledTimes(0);
	await pause(false);
	await vi.advanceTimersByTimeAsync(5_000);
	await vi.waitUntil(async () => (await told()) !== '');
	expect(await told()).toBe('The forest learned to sleep.');
});

test('and again after an undo of what came before it was kept', async () => {
	const { act, write, undo, told } = await afterOneTurn();
	const before = await act({ type: 'setClock', minutes: 5, onEnd: 'warn' });
	await write('The forest learned to sleep.');
	await act({ type: 'setClock', minutes: null });
	await undo(before);
	expect(await told()).toBe('The forest learned to sleep.');
});
