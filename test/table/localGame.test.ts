import { afterEach, describe, expect, test } from 'vitest';
import { gameOf } from '../../src/lib/games/registry.ts';
import { LocalGame } from '../../src/lib/table/localGame.svelte.ts';

const games: LocalGame[] = [];
function alone(id: string, seats: number): LocalGame {
	const module = gameOf(id);
	if (!module) throw new Error(`no game "${id}"`);
	const game = new LocalGame(module, seats);
	games.push(game);
	return game;
}
afterEach(() => {
	for (const game of games.splice(0)) game.close();
});

describe('a game on one device', () => {
	test('plays by the same rules as at a table: a refusal changes nothing', () => {
		const game = alone('martian-12s', 3);
		const before = JSON.stringify(game.state);
		expect(game.toAct).toEqual([0]);
		expect(game.act(1, { type: 'pull' })).toBe(false);
		expect(game.refused).toMatchObject({ code: 'not-your-turn' });
		expect(JSON.stringify(game.state)).toBe(before);
		expect(game.act(0, { type: 'pull' })).toBe(true);
		expect(game.refused).toBeNull();
		expect(game.latest('table')).toMatchObject({ seq: 1, events: [{ type: 'pulled', seat: 0 }] });
	});

	test('takes actions back, but never the set-up', () => {
		const game = alone('martian-12s', 2);
		const before = JSON.stringify(game.state);
		expect(game.canGoBack).toBe(false);
		game.goBack();
		game.act(0, { type: 'pull' });
		game.goBack();
		expect(JSON.stringify(game.state)).toBe(before);
	});

	test('knows when a seat has something to hide', () => {
		const game = alone('global-warming', 2);
		expect(game.hasSecrets(0)).toBe(false);
		const [first] = game.module.legal(game.view(0), 0);
		if (!first) throw new Error('nothing to choose');
		expect(game.act(0, first)).toBe(true);
		expect(game.hasSecrets(0)).toBe(true);
		expect(game.hasSecrets(1)).toBe(false);
	});

	test('rolls what was written down, and says how many dice that takes', () => {
		const game = alone('chicken-run', 2);
		const [roll] = game.module.legal(game.view(0), 0);
		if (!roll) throw new Error('nothing to roll');
		expect(game.act(0, roll, [6])).toBe(false);
		expect(game.missing).toEqual({ count: 2, sides: 6 });
		expect(game.act(0, roll, [6, 1])).toBe(true);
		expect(game.missing).toBeNull();
		expect(JSON.stringify(game.told('table'))).toMatch(/6.*1/);
	});

	test('is played again from its log: the same dice, the same moves', () => {
		const game = alone('chicken-run', 2);
		const [roll] = game.module.legal(game.view(0), 0);
		if (!roll) throw new Error('nothing to roll');
		game.act(0, roll, [6, 1]);
		const { game: again, lost } = LocalGame.resumed(game.module, game.position.log);
		games.push(again);
		expect(lost).toBe(0);
		expect(again.state).toEqual(game.state);
		expect(again.told('table')).toEqual(game.told('table'));
		again.goBack();
		expect(again.canGoBack).toBe(false);
	});

	test('goes as far into its log as rules under work still let it', () => {
		const game = alone('martian-12s', 2);
		game.act(0, { type: 'pull' });
		const { module } = game;
		const stricter = { ...module, refuse: () => ({ code: 'not-now' }) };
		const { game: again, lost } = LocalGame.resumed(stricter, game.position.log);
		games.push(again);
		expect(lost).toBe(game.position.log.length - 1);
		expect(again.canGoBack).toBe(false);
		const [setup] = game.position.log;
		expect(() => LocalGame.resumed(module, setup ? [{ ...setup, draws: [] }] : [])).toThrow();
	});
});
