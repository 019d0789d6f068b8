/** The class's pack at the desk: read and changed through a door that answers late. */
import { expect, test } from 'vitest';
import { DeskPack } from '../../../src/lib/games/biome/screens/desk/pack.svelte.ts';
import type { ClassPack } from '../../../src/lib/games/biome/pack/classPack.ts';

const NONE: ClassPack = { ready: [], own: [] };
const WATER: ClassPack = { ready: ['water'], own: [] };

/** A door whose reading is answered when the test says so, as it stood when it was asked. */
function slowDoor() {
	let kept = NONE;
	const waiting: (() => void)[] = [];
	return {
		answer: () => {
			for (const one of waiting.splice(0)) one();
		},
		door: {
			read: () => {
				const asked = kept;
				return new Promise<ClassPack>((resolve) => {
					waiting.push(() => {
						resolve(asked);
					});
				});
			},
			change: () => Promise.resolve({ pack: (kept = WATER) })
		}
	};
}

test('what was switched on while the pack was still being read stays on', async () => {
	const { answer, door } = slowDoor();
	const pack = new DeskPack(() => door);
	const reading = pack.read();
	expect(await pack.change({ ready: { water: true } })).toBe(null);
	answer();
	await reading;
	expect(pack.now).toEqual(WATER);
});

test('what somebody else changed is there once it was read', async () => {
	const { answer, door } = slowDoor();
	await new DeskPack(() => door).change({ ready: { water: true } });
	const pack = new DeskPack(() => door);
	const reading = pack.read();
	expect(pack.now).toEqual(NONE);
	answer();
	await reading;
	expect(pack.now).toEqual(WATER);
});
