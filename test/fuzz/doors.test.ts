/** What a door may be sent: any JSON, and what is no JSON. Also each game's actions, and files of tables. */
import { expect, test, vi } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import { cryptoSource } from '../../src/lib/engine/random.ts';
import { dealing, open } from '../../src/lib/engine/referee.ts';
import { altered, fuzz, oddValue, pick, type Dice } from './fuzzing.ts';

// the doors' own limits would answer almost all of it
vi.mock('../../src/lib/server/base/limits.ts', async (original) => ({
	...(await original<typeof import('../../src/lib/server/base/limits.ts')>()),
	take: () => 0,
	waitFor: () => 0
}));
vi.mock('../../src/lib/games/registry.ts', async (original) =>
	(await import('../server/toy.ts')).beside(await original())
);
const { documented } = await import('../server/http/documented.ts');
const { Visitor, joined, openTable } = await import('../server/harness.ts');
const { storage } = await import('../../src/lib/server/storage/store.ts');

/** Bodies that these doors take; they are altered bit by bit. */
const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	'POST /api/workshops': { title: 'Class', days: 7 },
	'POST /api/workshops/:workshop/tables': {
		game: 'toy',
		seats: 3,
		options: { goal: 7 },
		title: 'Sea'
	},
	'POST /api/join': { code: 'BCDFGH', name: 'Otter', seat: 1 },
	'PATCH /api/tables/:table': { title: 'Sea', locked: false, seats: 3, options: { goal: 7 } },
	'POST /api/tables/:table/actions': { id: 'a', action: { type: 'say', text: 'Hello' }, seat: 1 },
	'POST /api/tables/:table/rewind': { id: 'u', to: 0, reason: 'a slip' },
	'POST /api/tables/:table/desk': {
		id: 'd',
		note: 'Eyes up',
		clocks: [{ of: 'table', minutes: 40 }],
		screen: { view: 'blank' },
		hidden: ['rude']
	},
	'POST /api/tables/:table/looks': { id: 'l', seat: 1 },
	'POST /api/tables/:table/links': { as: 'seat', seat: 1 },
	'PATCH /api/tables/:table/people/:person': { name: 'Otter', seat: 1 },
	'PUT /api/tables/:table/sheet/:seat/open': { open: true }
};

async function scene() {
	const here = await openTable();
	const ann = await joined(here.code, 0);
	const [person] = await storage().membersOf(here.table);
	const file = await here.facilitator.knock('GET', `/api/tables/${here.table}/export`);
	return { ...here, ann, person: person?.id ?? '', file: file.body };
}

/** A body as text: altered JSON, odd JSON, or none at all. */
function oddBody(dice: Dice, body: unknown): string {
	const text = JSON.stringify(
		body === undefined || dice(6) === 0 ? oddValue(dice) : altered(dice, body)
	);
	return dice(12) === 0 ? text.slice(0, dice(text.length + 1)) : text;
}

test('no body makes a door fail: each is answered with what was done or with a refusal', async () => {
	// prints take long, and computer players play on by themselves; a deletion would end all of it
	const tried = documented.filter(
		({ method, path }) =>
			!/\/print\/|rehearsal|computers|branches|runs|sample|healthz/.test(path) &&
			!(method === 'DELETE' && !path.includes(':person'))
	);
	let here = await scene();
	let round = 0;
	const statuses = new Set<number>();
	const { inputs, hangs } = await fuzz(
		'doors',
		{ few: 1_500, share: 0.2 },
		(dice) => {
			const door = pick(dice, tried);
			const name = `${door.method} ${door.path}`;
			const body = door.path.endsWith('/import') ? here.file : BODIES[name];
			const seat = pick(dice, ['0', '1', '9', '-1', '__proto__', '%00', '1e3']);
			return { door, seat, raw: oddBody(dice, body), lead: dice(2) === 0 };
		},
		async ({ door, seat, raw, lead }) => {
			round += 1;
			if (round % 200 === 0) here = await scene();
			const path = door.path
				.replace(':workshop', here.workshop)
				.replace(':table', here.table)
				.replace(':person', here.person)
				.replace(/:\w+/, seat);
			const somebody =
				door.path === '/api/workshops' ? new Visitor() : lead ? here.facilitator : here.ann;
			const knock = door.method === 'GET' ? {} : { raw };
			const { status, body } = await somebody.knock(door.method, path, knock);
			statuses.add(status);
			expect(status, `${door.method} ${path} ${raw}`).toBeLessThan(500);
			if (status >= 400)
				expect(body['error']).toMatchObject({ code: expect.any(String) as string });
		}
	);
	expect(inputs).toBeGreaterThanOrEqual(1_500);
	expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403]));
	expect(hangs).toEqual([]);
	expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('whatever is sent as an action, each game takes it as one of its own or says which field is wrong', async () => {
	const known = games.map((game) => ({ game, actions: actionsOf(game) }));
	const { inputs, hangs } = await fuzz(
		'actions',
		{ few: 20_000, share: 0.2 },
		(dice) => {
			const { game, actions } = pick(dice, known);
			return { game, action: dice(5) === 0 ? oddValue(dice) : altered(dice, pick(dice, actions)) };
		},
		({ game, action }) => {
			const parsed = game.action.parse(action);
			if ('action' in parsed)
				expect(JSON.parse(JSON.stringify(parsed.action))).toEqual(parsed.action);
			else expect(parsed).toBeTypeOf('object');
		}
	);
	expect(inputs).toBeGreaterThanOrEqual(20_000);
	expect(hangs).toEqual([]);
});

/** Some actions of a game, as its beginning offers them. */
function actionsOf(game: AnyModule): unknown[] {
	const [seats = 2] = game.about.seats;
	const made = open(game, seats, {}, dealing(cryptoSource));
	if ('refused' in made) return [{ type: 'ready' }];
	const { state } = made.position;
	const offered = Array.from({ length: seats }, (_, seat) =>
		[...game.legal(game.view(state, seat), seat)].slice(0, 20)
	);
	return [{ type: 'noteUndo', what: 'x' }, ...offered.flat()];
}
