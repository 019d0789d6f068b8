import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WIRES } from './ears.ts';
import { ANNA, BELA, House, STORY, TABLE, until } from './house.ts';

const VIEW = `${TABLE}/view/table`;

describe.each(WIRES)('over %s', (wire) => {
	let house: House;
	beforeEach(async () => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
		house = await new House(wire).open();
	});
	afterEach(async () => {
		await house.close();
		vi.useRealTimers();
	});

	const seconds = async (count: number) => {
		for (let second = 0; second < count; second += 1) {
			vi.advanceTimersByTime(1_000);
			await new Promise(setImmediate);
		}
	};

	test('sync 17: a connection that has heard nothing for 20 s hears the shortest message there is', async () => {
		const ear = house.ear(VIEW, ANNA);
		await ear.opened;
		ear.say(Uint8Array.of(0, 0, 1, 0));
		await until(() => ear.frames.length === 1);
		await seconds(16);
		expect(ear.frames).toHaveLength(1);
		await seconds(10);
		await until(() => ear.frames.length === 2);
		expect(ear.frames[1]).toEqual(Uint8Array.of(1, 1, 0));
	});

	test('sync 17: in 70 quiet seconds no stock client believes the connection lost', async () => {
		const client = house.client(VIEW, ANNA);
		client.awareness.setLocalState(null);
		await until(() => client.synced);
		let closed = 0;
		client.on('connection-close', () => (closed += 1));
		for (let round = 0; round < 14; round += 1) {
			await seconds(5);
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
		expect(closed).toBe(0);
		expect(client.synced).toBe(true);
	});

	test('sync 18: an end that answers no ping is given up within 13 s, its caret goes with it, and who answers stays', async () => {
		const other = house.client(STORY, BELA);
		await until(() => other.synced);
		const dead = house.ear(STORY, ANNA);
		await dead.opened;
		const state = JSON.stringify({ cursor: 1 });
		const caret = [1, 5, 1, state.length, ...Buffer.from(state)];
		dead.say(Uint8Array.of(1, caret.length, ...caret));
		await until(() => other.awareness.getStates().has(5));
		dead.turnDeaf();
		const { readers } = await house.documents.open(STORY);
		await seconds(13);
		await until(() => !other.awareness.getStates().has(5));
		expect(readers.size).toBe(1);
	});
});
