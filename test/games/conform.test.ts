import { expect, test } from 'vitest';
import { examinationOf } from '../../scripts/examination.ts';
import { overDays } from '../../scripts/games/overDays.ts';
import { conform } from '../../src/lib/engine/conform.ts';
import { games } from '../../src/lib/games/registry.ts';

const GAMES = 10;

test.each(games.map((module) => [module.id, module] as const))(
	'%s keeps the contract of every game, and has words for all that is met in it',
	(_id, module) => {
		expect(conform(module, examinationOf(module, GAMES))).toEqual([]);
	},
	60_000
);

test.each(games.map((module) => [module.id, module] as const))(
	'%s keeps it where a turn each is due by dates and one never comes',
	(_id, module) => {
		const how = examinationOf(module, GAMES);
		expect(conform(module, { ...how, playing: overDays })).toEqual([]);
	},
	60_000
);
