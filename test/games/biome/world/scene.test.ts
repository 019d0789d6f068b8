import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rewind, type Position } from '../../../../src/lib/engine/referee.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { sceneOf } from '../../../../src/lib/games/biome/world/scene.ts';
import { runsOf } from '../../../whole.ts';
import { game, momentsOf, module } from '../play.ts';

const LOGS = 40;

const stateAfter = (seats: number, seed: number, most: number): State => {
	const { start, moves } = game(seats, seed, { most });
	return moves.at(-1)?.after ?? start;
};

test('the scenes of forty logs are those that were looked at', async () => {
	const scenes = Array.from({ length: LOGS }, (_, at) =>
		JSON.stringify(sceneOf(stateAfter(1 + (at % 8), at, 40 + 5 * at)))
	);
	await expect(`${scenes.join('\n')}\n`).toMatchFileSnapshot('./scenes.jsonl');
});

test('a log with moves taken back has the scene of the shorter log', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 8 }),
			fc.nat({ max: 10_000 }),
			fc.nat(99),
			(seats, seed, part) => {
				const { start, moves, log } = game(seats, seed, { most: 80 });
				const kept = Math.floor((moves.length * part) / 100);
				const position = { state: moves.at(-1)?.after ?? start, log } as unknown as Position;
				const answer = rewind(module, position, moves[kept - 1]?.entry.seq ?? 0, 'a slip');
				if ('refused' in answer) throw new Error(answer.refused.code);
				const shorter = moves[kept - 1]?.after ?? start;
				expect(sceneOf(answer.position.state as State)).toEqual(sceneOf(shorter));
			}
		),
		{ numRuns: runsOf(20) }
	);
});

test('a scene is plain JSON and has every Resource of every sheet', () => {
	fc.assert(
		fc.property(momentsOf({ most: 150 }), (view) => {
			const scene = sceneOf(view);
			expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
			for (const { seat, pieces } of scene.seats) {
				const held = Object.entries(view.sheets[String(seat)]?.resources ?? {});
				expect(pieces.map(({ id, rp }) => [id, rp])).toEqual(held.map(([id, { rp }]) => [id, rp]));
				for (const piece of pieces) expect(piece.state === 'stub').toBe(piece.rp === 0);
			}
		}),
		{ numRuns: runsOf(25) }
	);
});
