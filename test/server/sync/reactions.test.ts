/** What is told beside a document reaches our own clients, by whatever way they come, and nobody else. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reactionFrame } from '../../../src/lib/server/sync/wire.ts';
import { WIRES } from './ears.ts';
import { ANNA, BELA, House, SCREEN, TABLE, until } from './house.ts';

const ROOM = `${TABLE}/room`;
/** What a page asks for first: everything there is. */
const ALL = Uint8Array.of(0, 0, 1, 0);

describe.each(WIRES)('over %s', (wire) => {
	let house: House;
	beforeEach(async () => {
		house = await new House(wire).open();
	});
	afterEach(() => house.close());

	test('a reaction reaches phone and wall once, and no client that knows only the stock messages', async () => {
		const phone = house.ear(ROOM, ANNA, ['acks']);
		const wall = house.ear(ROOM, SCREEN, ['acks']);
		const stock = house.ear(ROOM, BELA);
		for (const ear of [phone, wall, stock]) {
			await ear.opened;
			ear.say(ALL);
			await ear.first;
		}
		const frame = reactionFrame(2, 'heart');
		house.documents.tell(ROOM, frame);
		// whoever has heard of this change has heard all that was told before it
		await house.write(ROOM, (doc) => doc.getMap('room').set('title', 'canary'));
		await until(() => [phone, wall, stock].every((ear) => ear.heard('canary')));
		const told = (ear: typeof phone) => ear.frames.filter(([kind]) => kind === 102);
		expect(told(phone)).toEqual([frame]);
		expect(told(wall)).toEqual([frame]);
		expect(told(stock)).toEqual([]);
	});
});
