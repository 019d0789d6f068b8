import { expect, test } from 'vitest';
import { chaptersOf } from '../../../../src/lib/games/biome/history/chapters.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { sceneOf, type Scene } from '../../../../src/lib/games/biome/world/scene.ts';
import { eachOf, framesOf } from '../../../../src/lib/games/biome/world/trailer.ts';
import { game } from '../play.ts';

const heldIn = ({ seats }: Scene) =>
	Object.fromEntries(seats.flatMap(({ pieces }) => pieces.map(({ id, rp }) => [id, rp])));

/** A game that nobody corrects, with the world after each of its moves. */
const played = (seed: number): State[] => {
	const { start, moves } = game(4, seed, { most: 400, interfering: false });
	return [start, ...moves.map(({ after }) => after)];
};

test.each([1, 2, 3, 4, 5])('each age and round ends as it ended then, seed %i', (seed) => {
	const states = played(seed);
	const view = states.at(-1);
	if (!view) throw new Error('nothing was played');
	const ends = chaptersOf(view.history, null).filter(({ phase }) => phase !== null);
	const frames = framesOf(view);
	expect(frames.length).toBe(ends.length);
	expect(frames.length).toBeGreaterThan(1);
	frames.forEach(({ scene, phase, round }, index) => {
		const at = ends[index]?.entries.at(-1)?.at ?? 0;
		const then = states.find(({ history }) => history.length === at + 1);
		expect([phase, round]).toEqual([ends[index]?.phase, ends[index]?.round]);
		expect(heldIn(scene)).toEqual(then && heldIn(sceneOf(then)));
		expect(scene.ending).toBeNull();
	});
});

test('a sentence is shown with the age or round it was told in, each once', () => {
	const view = structuredClone(played(3).at(-1));
	if (!view) throw new Error('nothing was played');
	view.history.forEach((entry, at) => {
		if (entry.kind === 'turn') entry.narration = at % 3 === 0 ? `Sentence ${String(at)}.` : '';
	});
	const told = framesOf(view).flatMap((frame) => (frame.told ? [{ ...frame, ...frame.told }] : []));
	expect(told.length).toBeGreaterThan(1);
	expect(new Set(told.map(({ narration }) => narration)).size).toBe(told.length);
	const turns = view.history.filter((entry) => entry.kind === 'turn');
	for (const { narration, phase, round } of told) {
		const turn = turns.find((one) => one.narration === narration);
		expect([turn?.phase, turn?.round]).toEqual([phase, round]);
	}
});

test('a frame is shown for two seconds, and sixty of them in less than half a minute', () => {
	expect(eachOf(5)).toBe(2_000);
	for (const frames of [1, 13, 60, 120])
		expect(frames * eachOf(frames)).toBeLessThanOrEqual(26_000);
});
