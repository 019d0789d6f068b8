import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import type { Json } from '../../../src/lib/engine/json.ts';
import { Maps } from '../../../src/lib/server/sync/maps.ts';

type Step = readonly [map: string, key: string, value: Json | undefined];

const keys = fc.constantFrom('a', 'rp.0', 'seats.3.name', 'œ', '__proto__');
const values = fc.option(fc.jsonValue() as fc.Arbitrary<Json>, { nil: undefined });
const step = fc.tuple(fc.constantFrom('view', 'team'), keys, values);
const steps = fc.array(step, { maxLength: 12 });
/** Each key at most once, as the host writes: of what is overwritten in the same change Yjs keeps the length only. */
const change = fc.uniqueArray(step, { selector: ([map, key]) => `${map} ${key}`, maxLength: 8 });

/** Both take the same steps: what a change of a document asks for. */
const taken = (from: Pick<Y.Doc, 'getMap'> | Maps, all: readonly Step[]) => {
	for (const [name, key, value] of all) {
		const map = from.getMap(name);
		if (value === undefined) map.delete(key);
		else map.set(key, value);
	}
};

const saidIn = (from: Pick<Y.Doc, 'getMap'> | Maps) =>
	['view', 'team'].map((name) => new Map<string, unknown>(from.getMap(name).entries()));

/** The update that Yjs makes of the steps under the id by which the maps wrote theirs. */
function byYjs(doc: Y.Doc, client: number | undefined, all: readonly Step[]): Uint8Array | null {
	let update: Uint8Array | null = null;
	if (client !== undefined) doc.clientID = client;
	doc.once('update', (bytes: Uint8Array) => (update = bytes));
	doc.transact(() => taken(doc, all));
	return update;
}

describe('maps that the host alone writes', () => {
	test('every change is byte for byte the update that Yjs makes of it, on whatever stood there before', () => {
		fc.assert(
			fc.property(steps, fc.array(change, { maxLength: 6 }), (before, changes) => {
				const doc = new Y.Doc();
				doc.transact(() => taken(doc, before));
				const maps = new Maps(() => doc);
				for (const name of ['view', 'team']) maps.getMap(name);
				for (const change of changes) {
					const bytes = maps.change((own) => taken(own, change));
					const client = bytes ? Y.decodeUpdate(bytes).structs[0]?.id.client : undefined;
					expect(byYjs(doc, client, change)).toEqual(bytes);
					expect(saidIn(doc)).toEqual(saidIn(maps));
				}
			})
		);
	});

	test('two who hold different parts of it say the same, whatever order the changes reach them in', () => {
		fc.assert(
			fc.property(fc.array(steps, { minLength: 2, maxLength: 6 }), (changes) => {
				const maps = new Maps(() => new Y.Doc());
				const updates = changes.flatMap((change) => maps.change((own) => taken(own, change)) ?? []);
				const [first, second] = [new Y.Doc(), new Y.Doc()];
				for (const update of updates) Y.applyUpdate(first, update);
				for (const update of updates.toReversed()) Y.applyUpdate(second, update);
				expect(saidIn(second)).toEqual(saidIn(first));
				const late = new Y.Doc();
				Y.applyUpdate(late, Y.encodeStateAsUpdate(first));
				expect(saidIn(late)).toEqual(saidIn(first));
			})
		);
	});

	test('what only looks makes no update; what was set is there at once, and gone when it is deleted', () => {
		const maps = new Maps(() => new Y.Doc());
		expect(maps.change((own) => own.getMap('view').get('round'))).toBeNull();
		expect(maps.change((own) => own.getMap('view').delete('round'))).toBeNull();
		maps.change((own) => {
			const view = own.getMap('view');
			view.set('round', 1);
			expect([view.get('round'), view.has('round'), [...view.keys()]]).toEqual([
				1,
				true,
				['round']
			]);
			view.delete('round');
			expect([view.get('round'), view.has('round'), [...view.keys()]]).toEqual([
				undefined,
				false,
				[]
			]);
		});
	});
});
