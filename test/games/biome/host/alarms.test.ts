/** §8.6 A clock that ends something is carried out by the server, whether or not a desk looks on. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Actor } from '../../../../src/lib/engine/module.ts';
import { openTable } from '../../../server/harness.ts';

const { hostedTable } = await import('../../../../src/lib/server/tables/tables.ts');

const MINUTE = 60_000;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** A table of two in phase 1, led through the doors. */
async function playing() {
	const { facilitator, table, workshop } = await openTable({
		game: 'biome',
		seats: 2,
		dice: 'real'
	});
	let sent = 0;
	const act = async (action: object, seat: Actor = 'facilitator', dice?: number[]) => {
		const body = { id: `a${sent++}`, seat, action, ...(dice ? { dice } : {}) };
		const answer = await facilitator.knock('POST', `/api/tables/${table}/actions`, { body });
		expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	};
	const desk = (set: object) =>
		facilitator.knock('POST', `/api/tables/${table}/desk`, { body: { id: `d${sent++}`, ...set } });
	await act({ type: 'chooseBiome', biome: 'forest' }, 0);
	await act({ type: 'chooseBiome', biome: 'desert' }, 1);
	await act({ type: 'advance' });
	/** Whether turns of phase 1 are still played: what is left over is placed after them. */
	const building = async () => {
		const hosted = await hostedTable(table);
		const { phase, step } = hosted?.position.state as { phase: string; step: string };
		return phase === 'build' && step !== 'leftover';
	};
	const ended = () => vi.waitUntil(async () => !(await building()));
	/** The second minute from now is the one in which it ends. */
	const endsSecond = async () => {
		await pass(MINUTE);
		expect(await building()).toBe(true);
		await pass(MINUTE + 1000);
		await ended();
	};
	/** The lesson ends until one an hour later; or that begins. */
	const next = async (method: 'PUT' | 'POST') => {
		const [day, hour] = new Date(Date.now() + 60 * MINUTE).toISOString().slice(0, 16).split('T');
		const body = { day, hour, zone: 'UTC', minutes: 45, due: 'turn' };
		const answer = await facilitator.knock(method, `/api/workshops/${workshop}/next`, { body });
		expect(answer.status).toBe(200);
	};
	return { act, desk, next, building, ended, endsSecond };
}

/** Lets the time pass, and what comes of it be stored. */
async function pass(milliseconds: number) {
	await vi.advanceTimersByTimeAsync(milliseconds);
}

test('it ends phase 1 when it is up, and not before', async () => {
	const { act, building, ended } = await playing();
	await act({ type: 'setClock', minutes: 5, onEnd: 'end' });
	await pass(4 * MINUTE);
	expect(await building()).toBe(true);
	await pass(MINUTE + 1000);
	await ended();
});

test('one that only warns ends nothing, nor one that was taken away', async () => {
	const { act, building } = await playing();
	await act({ type: 'setClock', minutes: 5, onEnd: 'warn' });
	await pass(10 * MINUTE);
	expect(await building()).toBe(true);
	await act({ type: 'setClock', minutes: 5, onEnd: 'end' });
	await act({ type: 'setClock', minutes: null });
	await pass(10 * MINUTE);
	expect(await building()).toBe(true);
});

test('it paused while the table pauses', async () => {
	const { act, desk, endsSecond } = await playing();
	await act({ type: 'setClock', minutes: 5, onEnd: 'end' });
	await pass(3 * MINUTE);
	await desk({ paused: true });
	await pass(30 * MINUTE);
	await desk({ paused: false });
	await endsSecond();
});

test('it stands still between two lessons, also where the table stays open', async () => {
	const { act, next, endsSecond } = await playing();
	await act({ type: 'setClock', minutes: 5, onEnd: 'end' });
	await pass(3 * MINUTE);
	await next('PUT');
	await pass(30 * MINUTE);
	await next('POST');
	await endsSecond();
});

test('it stands still between two lessons, whatever the desk pauses and resumes there', async () => {
	const { act, desk, next, endsSecond } = await playing();
	await act({ type: 'setClock', minutes: 5, onEnd: 'end' });
	await pass(3 * MINUTE);
	await next('PUT');
	await desk({ paused: true });
	await desk({ paused: false });
	await pass(30 * MINUTE);
	await next('POST');
	await endsSecond();
});

test('thrown dice are settled first', async () => {
	const { act, building, ended } = await playing();
	await act({ type: 'rollSphere' }, 0, [4]);
	await act({ type: 'setChallenge', text: 'A volcano wakes' }, 1);
	const resource = { name: 'Dormancy' };
	const plan = { type: 'plan', solution: 'They sleep', stat: 'resilience', rp: 1, resource };
	await act(plan, 0);
	await act({ type: 'agree', ok: true }, 1);
	const dice = [5, 1, 1, 1];
	await act({ type: 'roll' }, 0, dice);
	await act({ type: 'setClock', minutes: 1, onEnd: 'end' });
	await pass(MINUTE + 1000);
	expect(await building()).toBe(true);
	await act({ type: 'chooseMixed', give: 'stat' }, 0);
	await ended();
});
