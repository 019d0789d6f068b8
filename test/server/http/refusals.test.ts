/** Bad input, door by door: what docs/api.md says of each, and that nothing has changed. */
import { describe, expect, test, vi } from 'vitest';
import { hasHands } from '../../../src/lib/engine/module.ts';
import { documented, type Door } from './documented.ts';
import type { TableTexts } from '../../../src/lib/table/document/texts.ts';
import type { Answer, Visitor as Somebody } from '../harness.ts';

vi.mock('../../../src/lib/games/registry.ts', async (original) =>
	(await import('../toy.ts')).beside(await original())
);
const { joined, LIMITS, openTable, stopClock, storage, Visitor } = await import('../harness.ts');
const { games } = await import('../../../src/lib/games/registry.ts');
const { games: toys } = await import('../toy.ts');
const { newToken } = await import('../../../src/lib/server/base/tokens.ts');
const { host } = await import('../../../src/lib/server/tables/tables.ts');
const { stage } = await import('../../../src/lib/server/sync/documents.ts');
const { noteSet } = await import('../../../src/lib/server/tables/facilitation.ts');

interface Scene extends Awaited<ReturnType<typeof openTable>> {
	/** At seat 0. */
	readonly ann: Somebody;
	readonly person: string;
}

async function scene(more: Record<string, unknown> = {}): Promise<Scene> {
	const opened = await openTable(more);
	const ann = await joined(opened.code, 0);
	const [person] = await storage().membersOf(opened.table);
	return { ...opened, ann, person: person?.id ?? '' };
}

const nameOf = ({ method, path }: Pick<Door, 'method' | 'path'>) => `${method} ${path}`;
const named = documented.map((door) => [nameOf(door), door] as const);

const at = (path: string, { workshop, table, person }: Scene, seat = '0') =>
	path
		.replace(':workshop', workshop)
		.replace(':table', table)
		.replace(':person', person)
		.replace(':seat', seat);

/** Everything that is stored of the workshop. */
async function stored({ workshop, table }: Scene): Promise<string> {
	const all = [
		await storage().workshop(workshop),
		await storage().packOf(workshop),
		await storage().tablesOf(workshop),
		await storage().membersOf(table),
		await storage().entries(table, -1)
	];
	return JSON.stringify(all);
}

const errorOf = ({ body }: Answer) =>
	(body['error'] ?? {}) as { code?: string; message?: string; field?: string };

/** Refused so, with a sentence, and nothing has changed. */
async function expectRefused(
	here: Scene,
	ask: () => Promise<Answer>,
	status: number,
	code: string,
	field?: string
): Promise<Answer> {
	const before = await stored(here);
	const answer = await ask();
	expect([answer.status, errorOf(answer).code, errorOf(answer).field]).toEqual([
		status,
		code,
		field
	]);
	expect(errorOf(answer).message).toMatch(/^[A-Z][^{}]*[.!?]$/);
	expect(await stored(here)).toBe(before);
	return answer;
}

/** A body with every field a door takes, each as it may be. */
const BODIES: Record<string, Record<string, unknown>> = {
	'POST /api/workshops': { title: 'Class', days: 7 },
	'POST /api/workshops/:workshop/tables': {
		game: 'toy',
		seats: 3,
		options: { goal: 7 },
		title: 'Sea',
		dice: 'app',
		agree: true,
		single: true,
		count: 2
	},
	'PATCH /api/workshops/:workshop': {
		title: 'Class',
		days: 7,
		picks: true,
		approve: true,
		marks: { fire: true }
	},
	'PATCH /api/workshops/:workshop/pack': {
		ready: { water: true },
		add: [{ sphere: 'biosphere', text: 'Wolves come back.', fact: '', source: '' }],
		remove: [{ sphere: 'biosphere', text: 'Bees.' }]
	},
	'PUT /api/workshops/:workshop/list': {
		pupils: [{ name: 'Otter', table: null }],
		apart: [['Otter', 'Heron']],
		seed: 7
	},
	'PUT /api/workshops/:workshop/rubric': { lines: ['Asks', '', '', ''] },
	'PUT /api/tables/:table/people/:person/appraisal': {
		points: [1, null, 3, 0],
		sentence: 'Well asked.',
		shown: true
	},
	'PUT /api/workshops/:workshop/next': {
		day: new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10),
		hour: '09:50',
		zone: 'Europe/Berlin',
		minutes: 45,
		due: 'turn',
		turn: {
			day: new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString().slice(0, 10),
			hour: '18:00',
			every: 1,
			late: 'wait'
		}
	},
	'PUT /api/workshops/:workshop/lessons': {
		lessons: [{ day: '2027-03-29', hour: '09:50' }],
		zone: 'Europe/Berlin',
		minutes: 45
	},
	'POST /api/workshops/:workshop/links': { lasts: 'day' },
	'POST /api/join': { code: 'BCDFGH', name: 'Otter', seat: 1, table: 'elsewhere' },
	'POST /api/returns': { code: 'BCDFGH', person: 'elsewhere', number: '0000' },
	'PATCH /api/tables/:table': {
		title: 'Sea',
		locked: false,
		closed: false,
		dice: 'app',
		agree: true,
		single: true,
		seats: 3,
		options: {}
	},
	'POST /api/tables/:table/actions': {
		id: 'a',
		action: { type: 'roll', count: 1 },
		seat: 1,
		dice: [1]
	},
	'POST /api/tables/:table/proposal': { id: 'p', agree: true, dice: [1] },
	'POST /api/tables/:table/reactions': { sign: 'clap' },
	'POST /api/tables/:table/reports': { text: 'rude' },
	'POST /api/tables/:table/hand': { id: 'h', up: true },
	'POST /api/tables/:table/rewind': { id: 'u', to: 0, reason: 'a slip', head: 1 },
	'POST /api/tables/:table/say': { id: 's', word: 'begin', minutes: 5 },
	'DELETE /api/tables/:table/say': { id: 's', word: 'endPhase' },
	'DELETE /api/tables/:table/seats/:seat': { id: 'o' },
	'DELETE /api/tables/:table/desk': { id: 'd', seq: 1 },
	'POST /api/tables/:table/desk': {
		id: 'd',
		paused: true,
		note: 'Eyes up',
		clocks: [{ of: 'table', minutes: 40 }],
		screen: { view: 'blank', compare: [] },
		hidden: ['rude'],
		approve: true,
		reactions: true,
		pace: 3,
		hand: null,
		tutor: true
	},
	'POST /api/tables/:table/looks': { id: 'l', seat: 1 },
	'POST /api/tables/:table/rehearsal': { on: true, seconds: 60 },
	'PUT /api/tables/:table/computers/:seat': { level: 'plays', budget: 8 },
	'POST /api/tables/:table/branches': { entry: 1 },
	'POST /api/tables/:table/runs': { entry: 1 },
	'POST /api/tables/:table/links': { as: 'seat', seat: 1, person: 'nobody' },
	'POST /api/tables/:table/people': { name: 'Otter', seat: 1 },
	'PATCH /api/tables/:table/people/:person': {
		name: 'Otter',
		seat: 1,
		table: 'elsewhere',
		approved: true,
		removed: false
	},
	'POST /api/tables/:table/people/:person/word': { welcome: true },
	'POST /api/tables/:table/written': { id: 'w', do: 'fine', key: 'sheet/0/notes', text: 'A text' },
	'PUT /api/workshops/:workshop/words': { also: ['a word'], never: [] },
	'POST /api/tables/:table/texts': { place: 0, text: 'notes', until: 1e12 },
	'PUT /api/tables/:table/sheet/:seat/open': { open: true }
};

/** A file with one table of the toy game. */
function file(): Record<string, unknown> & { tables: Record<string, unknown>[] } {
	const deed = { kind: 'setup', seats: 2, options: { goal: 7 } };
	const setup = { seq: 0, id: 'setup', at: 1, deed, draws: [3, 4], told: [] };
	const told = { people: [], log: [setup], sheets: [], story: {} };
	const table = {
		game: 'toy',
		rules: 1,
		title: 'Sea',
		dice: 'app',
		closed: false,
		opened: 1,
		...told
	};
	return { format: 'borrowed-earth', version: 1, title: 'Class', tables: [table] };
}
BODIES['POST /api/import'] = file();
BODIES['POST /api/workshops/:workshop/tables/import'] = file();

/** How large a body may be, in KiB. */
const most = ({ path }: Door) =>
	path.endsWith('/import') ? 16 * 1024 : path.endsWith('/pack') ? 256 : 64;

/** None of them is anything that a field may be. */
const WRONG = [null, [], { '': 1 }, -1, 0.5, 1e9, 'x'.repeat(5_000), '\u202e\u200b\u0000'];
const EMPTY_TITLE = WRONG.length - 1;
/** But for these: a note and a hand are taken away by null, a text may stand nowhere by name, and there may be no clock, hidden text, word, draw, and nobody kept apart. */
const FITS: Readonly<Record<string, unknown>> = {
	note: WRONG[0],
	clocks: WRONG[1],
	hidden: WRONG[1],
	hand: WRONG[0],
	apart: WRONG[1],
	lessons: WRONG[1],
	seed: WRONG[0],
	key: WRONG[0],
	also: WRONG[1],
	never: WRONG[1]
};

test('a body is known for every door that takes one', () => {
	const taking = documented.filter(({ takesBody }) => takesBody).map(nameOf);
	expect(Object.keys(BODIES).toSorted()).toEqual(taking.toSorted());
});

/** Where nothing is ever done: whoever asks there is refused. */
const [here, there] = [await scene(), await scene()];

/** How somebody asks at this door, with a body that it takes unless another is sent. */
function before(name: string, { method, path }: Door, place = here) {
	const body = BODIES[name];
	const ask = (somebody: Somebody, more: object = {}) =>
		somebody.knock(method, at(path, place), { ...(body ? { body } : {}), ...more });
	return { body, ask };
}

const where = (fits: (door: Door) => boolean) => named.filter(([, door]) => fits(door));

test.each(where(({ who }) => who !== 'anyone'))(
	'%s is nothing for strangers',
	async (name, door) => {
		const { ask } = before(name, door);
		const unknown = door.path.includes(':table') ? 'no-such-table' : 'no-such-workshop';
		await expectRefused(here, () => ask(new Visitor()), 401, 'no-token');
		for (const stranger of [there.ann, there.facilitator]) {
			await expectRefused(here, () => ask(stranger), 404, unknown);
		}
		for (const bearer of [newToken(), there.token, 'x', 'x'.repeat(500), '💥']) {
			const wrong = () => ask(new Visitor(), { bearer: encodeURIComponent(bearer) });
			await expectRefused(here, wrong, 404, unknown);
		}
	}
);

test.each(where(({ who }) => who === 'the facilitator'))(
	'%s is nothing for a player',
	async (name, door) => {
		const { ask } = before(name, door);
		const asked = () => ask(here.ann);
		await (door.path.includes(':table')
			? expectRefused(here, asked, 403, 'facilitator-only')
			: expectRefused(here, asked, 404, 'no-such-workshop'));
	}
);

test.each(where(({ method }) => method !== 'GET'))(
	'%s is closed to pages of other sites',
	async (name, door) => {
		const { ask } = before(name, door);
		for (const origin of ['http://evil.test', 'https://table.test', 'http://table.test:81', null]) {
			await expectRefused(here, () => ask(here.facilitator, { origin }), 403, 'bad-origin');
		}
	}
);

test.each(named)('%s knows no other method', async (_name, { path }) => {
	const known = documented.filter((other) => other.path === path).map((other) => other.method);
	for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
		if (known.includes(other)) continue;
		const ask = () => here.facilitator.knock(other, at(path, here));
		const answer = await expectRefused(here, ask, 405, 'wrong-method');
		expect(answer.headers.get('allow')).not.toBeNull();
	}
});

test.each(where(({ takesBody }) => takesBody))(
	'%s refuses a body that is none',
	async (name, door) => {
		// who asks so often is refused for that
		const here = await scene();
		const { body, ask: knock } = before(name, door, here);
		const ask = (sent: object) => () => knock(here.facilitator, { body: undefined, ...sent });
		for (const raw of ['', '{', '{"a":1}}', 'seat=1']) {
			await expectRefused(here, ask({ raw }), 400, 'bad-json');
		}
		for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
			await expectRefused(here, ask({ raw: JSON.stringify(body), type }), 415, 'bad-type');
		}
		const raw = JSON.stringify({ ...body, more: 'x'.repeat(most(door) * 1024) });
		await expectRefused(here, ask({ raw }), 413, 'too-large');
		for (const nothing of [null, 7, 'text', true]) {
			await expectRefused(here, ask({ body: nothing }), 400, 'bad-body', 'body');
		}
	}
);

test.each(where(({ takesBody }) => takesBody))(
	'%s refuses a field it does not know, and a field that is wrong',
	async (name, door) => {
		const { path } = door;
		// who asks so often is refused for that
		const here = await scene();
		const { body, ask: knock } = before(name, door, here);
		const ask = (more: object) => () => knock(here.facilitator, { body: { ...body, ...more } });
		await expectRefused(here, ask({ unheard: 1 }), 400, 'bad-body', 'unheard');
		for (const field of Object.keys(body ?? {})) {
			for (const [index, value] of WRONG.entries()) {
				// a title may be empty, but for a workshop; so may the reason of an undo, and what is said of somebody
				const mayBeEmpty =
					field === 'reason' ||
					field === 'sentence' ||
					(field === 'title' && path !== '/api/workshops');
				if ((mayBeEmpty && index === EMPTY_TITLE) || value === FITS[field]) continue;
				const was = await stored(here);
				const answer = await ask({ [field]: value })();
				const mayBeUnknown = field === 'code' && typeof value === 'string';
				const what = `${field}: ${JSON.stringify(value)}`;
				expect(mayBeUnknown ? [400, 404] : [400], what).toContain(answer.status);
				expect(errorOf(answer).field, what).toMatch(new RegExp(`^${field}(\\.|$)`));
				expect(await stored(here)).toBe(was);
			}
		}
	}
);

/** Prepares a scene in which the door refuses so, and answers how it is then asked. */
type Case = () => Promise<[here: Scene, ask: () => Promise<Answer>]>;

const path = (here: Scene, rest = '') => `/api/tables/${here.table}${rest}`;
const someone = () => new Visitor();
const clap = { sign: 'clap' };
const roll = { id: 'late', action: { type: 'roll', count: 1 } };

const join =
	(more: object, prepare: (here: Scene) => Promise<unknown> = () => Promise.resolve()): Case =>
	async () => {
		const here = await scene();
		await prepare(here);
		const body = { code: here.code, name: 'Otter', ...more };
		return [here, () => someone().knock('POST', '/api/join', { body })];
	};

/** Somebody comes by the workshop's code. */
const byWorkshop =
	(
		more: (here: Scene) => object,
		prepare: (here: Scene) => Promise<unknown> = () => Promise.resolve()
	): Case =>
	async () => {
		const here = await scene();
		await prepare(here);
		const code = (await storage().workshop(here.workshop))?.code;
		const body = { code, name: 'Otter', ...more(here) };
		return [here, () => someone().knock('POST', '/api/join', { body })];
	};

/** Somebody says that they are Ann. */
const returning =
	(more: object, prepare: (here: Scene) => Promise<unknown> = () => Promise.resolve()): Case =>
	async () => {
		const here = await scene();
		await prepare(here);
		const body = { code: here.code, person: here.person, ...more };
		return [here, () => someone().knock('POST', '/api/returns', { body })];
	};

/** Asked by the facilitator, or by who else is named. */
const asked =
	(
		method: string,
		rest: (here: Scene) => string,
		body: object | undefined,
		prepare: (here: Scene) => Promise<unknown> = () => Promise.resolve(),
		who: (here: Scene) => Somebody = ({ facilitator }) => facilitator
	): Case =>
	async () => {
		const here = await scene();
		await prepare(here);
		const knock = body ? { body } : {};
		return [here, () => who(here).knock(method, path(here, rest(here)), knock)];
	};

const to = (rest: string) => () => rest;
/** A seat that is given to the computer. */
const computer = (seat: number, body: object, prepare?: (here: Scene) => Promise<unknown>): Case =>
	asked('PUT', to(`/computers/${seat}`), body, prepare);
const openAt =
	(body: object): Case =>
	async () => {
		const here = await scene();
		const door = `/api/workshops/${here.workshop}/tables`;
		return [here, () => here.facilitator.knock('POST', door, { body })];
	};
/** The next lesson, set but for what is wrong. */
const next =
	(method: string, rest: string, wrong?: object): Case =>
	async () => {
		const here = await scene();
		const door = `/api/workshops/${here.workshop}/next${rest}`;
		const body = { ...BODIES['PUT /api/workshops/:workshop/next'], ...wrong };
		return [here, () => here.facilitator.knock(method, door, wrong ? { body } : {})];
	};
const close = ({ facilitator, table }: Scene) =>
	facilitator.knock('PATCH', `/api/tables/${table}`, { body: { closed: true } });
const pause = ({ facilitator, table }: Scene) =>
	facilitator.knock('POST', `/api/tables/${table}/desk`, { body: { id: 'p', paused: true } });
const set =
	(what: object) =>
	({ facilitator, table }: Scene) =>
		facilitator.knock('POST', `/api/tables/${table}/desk`, { body: { id: 'set', ...what } });
const lock = ({ facilitator, table }: Scene) =>
	facilitator.knock('PATCH', `/api/tables/${table}`, { body: { locked: true } });
const act = ({ ann, table }: Scene) =>
	ann.knock('POST', `/api/tables/${table}/actions`, { body: { ...roll, id: 'first' } });
/** The first move that the rules allow, of whoever is to make it. */
async function firstMove({ facilitator, table }: Scene) {
	const hosted = await host.table(table);
	if (!hosted) throw new Error('gone');
	const { game, position } = hosted;
	const [seat = 0] = game.toAct(game.view(position.state, 'table'));
	const [action] = game.legal(game.view(position.state, seat), seat);
	const body = { id: 'first', seat, action };
	return facilitator.knock('POST', `/api/tables/${table}/actions`, { body });
}
/** The rules throw at somebody's action. */
const fall = async (here: Scene) => {
	const [toy] = toys;
	const broken =
		toy &&
		vi.spyOn(toy, 'apply').mockImplementationOnce(() => {
			throw new Error('a rule is wrong');
		});
	await act(here);
	broken?.mockRestore();
};
const crowd = (seat: number, people: number) => async (here: Scene) => {
	for (let one = 0; one < people; one += 1) await joined(here.code, seat);
};
const ann = ({ ann: own }: Scene) => own;

/** Somebody of seat `seat` follows to the next table, with which something has happened; without that there is none. */
const followed =
	(happened?: (next: Scene) => Promise<unknown>, seat = 0): Case =>
	async () => {
		const here = await scene();
		const who = seat === 0 ? here.ann : await joined(here.code, seat);
		if (happened) {
			await here.facilitator.knock('POST', path(here, '/actions'), {
				body: { id: 'end', action: { type: 'end' } }
			});
			const { body } = await here.facilitator.knock('POST', path(here, '/again'));
			await happened({ ...here, table: String(body['table']), code: String(body['code']) });
		}
		return [here, () => who.knock('POST', path(here, '/follow'))];
	};

/** A file that is too new, of an unknown game, or not by the rules. */
function brought(door: string, to: (here: Scene) => string): Record<string, Case> {
	const posting =
		(how: (file: Record<string, unknown>, table: Record<string, unknown>) => void): Case =>
		async () => {
			const here = await scene();
			const body = file();
			how(body, body.tables[0] ?? {});
			return [here, () => here.facilitator.knock('POST', to(here), { body })];
		};
	const roll = { kind: 'action', actor: 5, action: { type: 'roll', count: 1 } };
	const entry = { seq: 1, id: 'a', at: 2, deed: roll, draws: [1], told: [] };
	return {
		[`${door} newer-file`]: posting((whole) => (whole['version'] = 2)),
		[`${door} no-such-game`]: posting((_, table) => (table['game'] = 'chess')),
		[`${door} bad-log`]: posting((_, table) => (table['log'] as unknown[]).push(entry))
	};
}

/** Somebody without a device is given this seat by the desk. */
const seatedByName = (seat: number, prepare?: (here: Scene) => Promise<unknown>): Case =>
	asked('POST', to('/people'), { name: 'Otter', seat }, prepare);

/** More than half of what a class may have. */
const many = (of: string) =>
	Array.from({ length: 60 }, (_, index) => ({ sphere: 'biosphere', text: `${of} ${index}` }));

const CASES: Record<string, Case> = {
	'POST /api/workshops/:workshop/tables no-such-game': openAt({ game: 'chess', seats: 3 }),
	'POST /api/workshops/:workshop/tables bad-seats': openAt({ game: 'toy', seats: 9 }),
	'POST /api/workshops/:workshop/tables bad-option': openAt({
		game: 'toy',
		seats: 3,
		options: { goal: 8 }
	}),
	...brought('POST /api/import', () => '/api/import'),
	...brought(
		'POST /api/workshops/:workshop/tables/import',
		({ workshop }) => `/api/workshops/${workshop}/tables/import`
	),
	'PATCH /api/workshops/:workshop/pack pack-full': async () => {
		const here = await scene();
		const door = `/api/workshops/${here.workshop}/pack`;
		await here.facilitator.knock('PATCH', door, { body: { add: many('one') } });
		return [here, () => here.facilitator.knock('PATCH', door, { body: { add: many('two') } })];
	},
	'POST /api/workshops/:workshop/tables/import pack-full': async () => {
		const here = await scene();
		const door = `/api/workshops/${here.workshop}`;
		await here.facilitator.knock('PATCH', `${door}/pack`, { body: { add: many('one') } });
		const body = { ...file(), pack: { ready: [], own: many('two') } };
		return [here, () => here.facilitator.knock('POST', `${door}/tables/import`, { body })];
	},
	'GET /api/workshops/:workshop/list.csv no-such-door': async () => {
		const here = await scene();
		const door = `/api/workshops/${here.workshop}/list.csv`;
		return [here, () => here.facilitator.knock('GET', door)];
	},
	'GET /api/workshops/:workshop/print/booklet.pdf no-such-door': async () => {
		const here = await scene(); // a table of a game that has nothing to print
		const door = `/api/workshops/${here.workshop}/print/booklet.pdf`;
		return [here, () => here.facilitator.knock('GET', door)];
	},
	'GET /api/workshops/:workshop/print/atlas.pdf no-such-door': async () => {
		const here = await scene(); // a table of a game that has nothing to print
		const door = `/api/workshops/${here.workshop}/print/atlas.pdf`;
		return [here, () => here.facilitator.knock('GET', door)];
	},
	'GET /api/workshops/:workshop/print/runsheet.pdf no-such-game': async () => {
		const here = await scene();
		const door = `/api/workshops/${here.workshop}/print/runsheet.pdf?game=chess`;
		return [here, () => here.facilitator.knock('GET', door)];
	},
	'POST /api/join no-such-code': join({ code: 'BBBBBB' }),
	'POST /api/join bad-seat': join({ seat: 3 }),
	'POST /api/join table-locked': join({}, lock),
	'POST /api/join table-closed': join({}, close),
	'POST /api/join seat-full': join({ seat: 2 }, crowd(2, 6)),
	'POST /api/join no-free-seat': join({}, async (here) => {
		await crowd(1, 1)(here);
		await crowd(2, 1)(here);
	}),
	'POST /api/join already-seated': async () => {
		const here = await scene();
		const body = { code: here.code, name: 'Otter', seat: 1 };
		return [here, () => here.ann.knock('POST', '/api/join', { body })];
	},
	'PATCH /api/tables/:table bad-seats': asked('PATCH', to(''), { seats: 9 }),
	'PATCH /api/tables/:table bad-option': asked('PATCH', to(''), { options: { goal: 8 } }),
	'PATCH /api/tables/:table game-under-way': asked('PATCH', to(''), { seats: 4 }, act),
	'PATCH /api/tables/:table seat-in-use': asked('PATCH', to(''), { seats: 2 }, crowd(2, 1)),
	'POST /api/tables/:table/actions bad-seat': asked('POST', to('/actions'), { ...roll, seat: 3 }),
	'POST /api/tables/:table/actions bad-dice': asked('POST', to('/actions'), {
		...roll,
		seat: 1,
		dice: [7]
	}),
	'POST /api/tables/:table/actions not-your-seat': asked(
		'POST',
		to('/actions'),
		{ ...roll, seat: 1 },
		undefined,
		ann
	),
	'POST /api/tables/:table/actions dice-needed': async () => {
		const here = await scene({ dice: 'real' });
		return [here, () => here.ann.knock('POST', path(here, '/actions'), { body: roll })];
	},
	'POST /api/tables/:table/actions table-closed': asked('POST', to('/actions'), roll, close, ann),
	'POST /api/tables/:table/actions table-down': asked('POST', to('/actions'), roll, fall, ann),
	'POST /api/tables/:table/rewind table-down': asked(
		'POST',
		to('/rewind'),
		{ id: 'u', to: 0 },
		fall
	),
	'GET /api/tables/:table/rewind no-such-entry': asked('GET', to('/rewind?to=99'), undefined),
	'POST /api/tables/:table/rewind nothing-to-undo': asked('POST', to('/rewind'), {
		id: 'u',
		to: 0
	}),
	'POST /api/tables/:table/rewind no-such-entry': asked('POST', to('/rewind'), {
		id: 'u',
		to: 99
	}),
	'POST /api/tables/:table/rewind moved-on': asked('POST', to('/rewind'), {
		id: 'u',
		to: 0,
		head: 7
	}),
	'POST /api/tables/:table/say not-yet': asked('POST', to('/say'), { id: 's', word: 'begin' }),
	'DELETE /api/tables/:table/say not-yet': asked('DELETE', to('/say'), {
		id: 's',
		word: 'endPhase'
	}),
	'DELETE /api/tables/:table/seats/:seat not-yet': asked('DELETE', to('/seats/0'), { id: 'o' }),
	'DELETE /api/tables/:table/seats/:seat bad-seat': asked('DELETE', to('/seats/last'), { id: 'o' }),
	'DELETE /api/tables/:table/desk moved-on': asked('DELETE', to('/desk'), { id: 'd', seq: 99 }),
	'POST /api/tables/:table/actions paused': asked('POST', to('/actions'), roll, pause, ann),
	'POST /api/tables/:table/desk no-such-screen-table': asked('POST', to('/desk'), {
		id: 'd',
		screen: { table: 'elsewhere' }
	}),
	'GET /api/tables/:table/compare nothing-to-compare': asked('GET', to('/compare'), undefined),
	'GET /api/tables/:table/class no-class-board': asked('GET', to('/class'), undefined),
	'GET /api/tables/:table/previously no-class-board': asked('GET', to('/previously'), undefined),
	'GET /api/tables/:table/next.ics no-such-door': asked('GET', to('/next.ics'), undefined),
	'GET /api/workshops/:workshop/next.ics no-such-door': next('GET', '.ics'),
	'PATCH /api/workshops/:workshop lesson-to-come': async () => {
		const here = await scene();
		const door = `/api/workshops/${here.workshop}`;
		const body = BODIES['PUT /api/workshops/:workshop/next'];
		await here.facilitator.knock('PUT', `${door}/next`, { body });
		return [here, () => here.facilitator.knock('PATCH', door, { body: { days: 2 } })];
	},
	'PUT /api/workshops/:workshop/next date-passed': next('PUT', '', { day: '2020-01-06' }),
	'PUT /api/workshops/:workshop/next date-late': next('PUT', '', { day: '2099-01-06' }),
	'PUT /api/workshops/:workshop/next date-after-lesson': next('PUT', '', {
		turn: { day: '2099-01-06', hour: '18:00', every: 0, late: 'wait' }
	}),
	'PUT /api/workshops/:workshop/lessons date-late': async () => {
		const here = await scene();
		const lessons = [{ day: '2099-01-06', hour: '09:50' }];
		const body = { ...BODIES['PUT /api/workshops/:workshop/lessons'], lessons };
		const door = `/api/workshops/${here.workshop}/lessons`;
		return [here, () => here.facilitator.knock('PUT', door, { body })];
	},
	'POST /api/workshops/:workshop/next/turn no-turn-due': next('POST', '/turn'),
	'DELETE /api/workshops/:workshop/next/turn no-turn-due': next('DELETE', '/turn'),
	'POST /api/tables/:table/actions turn-taken': asked(
		'POST',
		to('/actions'),
		roll,
		async (here) => {
			const body = BODIES['PUT /api/workshops/:workshop/next'];
			await here.facilitator.knock('PUT', `/api/workshops/${here.workshop}/next`, { body });
			await act(here);
		},
		ann
	),
	'PUT /api/tables/:table/people/:person/appraisal no-such-person': asked(
		'PUT',
		to('/people/nobody/appraisal'),
		BODIES['PUT /api/tables/:table/people/:person/appraisal']
	),
	'POST /api/tables/:table/looks bad-seat': asked('POST', to('/looks'), { id: 'l', seat: 3 }),
	'POST /api/tables/:table/rewind table-closed': asked(
		'POST',
		to('/rewind'),
		{ id: 'u', to: 0 },
		async (here) => {
			await act(here);
			await close(here);
		}
	),
	'PUT /api/tables/:table/computers/:seat no-such-level': computer(1, { level: 'genius' }),
	'PUT /api/tables/:table/computers/:seat bad-budget': computer(1, { level: 'plays', budget: 0 }),
	'PUT /api/tables/:table/computers/:seat bad-seat': computer(9, { level: 'plays' }),
	'PUT /api/tables/:table/computers/:seat seat-held': computer(0, { level: 'plays' }),
	'PUT /api/tables/:table/computers/:seat table-closed': computer(1, { level: 'plays' }, close),
	'DELETE /api/tables/:table/computers/:seat bad-seat': asked(
		'DELETE',
		to('/computers/none'),
		undefined
	),
	'POST /api/tables/:table/branches no-such-entry': asked('POST', to('/branches'), { entry: 9 }),
	'POST /api/tables/:table/branches branch-hidden': async () => {
		const game = games.find(hasHands);
		const here = await scene({ game: game?.id, seats: game?.about.seats[0] });
		const { seq: entry } = (await firstMove(here)).body;
		const door = path(here, '/branches');
		return [here, () => here.facilitator.knock('POST', door, { body: { entry } })];
	},
	'POST /api/tables/:table/runs no-such-entry': asked('POST', to('/runs'), { entry: 9 }),
	'POST /api/tables/:table/help not-your-seat': asked('POST', to('/help'), undefined),
	'POST /api/tables/:table/help tutor-off': asked('POST', to('/help'), undefined, undefined, ann),
	'POST /api/tables/:table/help tutor-not-due': asked(
		'POST',
		to('/help'),
		undefined,
		async (here) => {
			await set({ tutor: true })(here);
			await pause(here);
		},
		ann
	),
	'POST /api/tables/:table/help tutor-used-up': asked(
		'POST',
		to('/help'),
		undefined,
		async (here) => {
			await set({ tutor: true })(here);
			for (const head of [11, 12, 13, 14, 15]) {
				const helped = { seat: 0, step: 1, head, at: 0 };
				await noteSet(host, here.table, `helped-${head}`, () => ({ helped }));
			}
		},
		ann
	),
	'POST /api/tables/:table/again not-over': asked('POST', to('/again'), undefined),
	'POST /api/tables/:table/rehearsal table-closed': asked(
		'POST',
		to('/rehearsal'),
		{ on: true },
		close
	),
	'POST /api/tables/:table/follow no-next-table': followed(),
	'POST /api/tables/:table/follow table-closed': followed(close),
	'POST /api/tables/:table/follow bad-seat': followed(
		({ facilitator, table }) =>
			facilitator.knock('PATCH', `/api/tables/${table}`, { body: { seats: 2 } }),
		2
	),
	'POST /api/tables/:table/follow seat-full': followed(crowd(0, 6)),
	'POST /api/tables/:table/people bad-seat': seatedByName(3),
	'POST /api/tables/:table/people seat-full': seatedByName(2, crowd(2, 6)),
	'POST /api/tables/:table/people table-closed': seatedByName(1, close),
	'POST /api/tables/:table/links bad-seat': asked('POST', to('/links'), { as: 'seat', seat: 3 }),
	'POST /api/tables/:table/links not-your-seat': asked(
		'POST',
		to('/links'),
		{ as: 'seat', seat: 1 },
		undefined,
		ann
	),
	'POST /api/tables/:table/leave not-your-seat': asked('POST', to('/leave'), undefined),
	'POST /api/tables/:table/signout not-your-seat': asked('POST', to('/signout'), undefined),
	'POST /api/tables/:table/follow barred': followed(async ({ facilitator, table, code, ann }) => {
		await ann.knock('POST', '/api/join', { body: { code, name: 'Otter' } });
		const [member] = await storage().membersOf(table);
		const door = `/api/tables/${table}/people/${member?.id ?? ''}?return=no`;
		await facilitator.knock('DELETE', door);
	}),
	'POST /api/tables/:table/proposal not-your-seat': asked('POST', to('/proposal'), {
		id: 'p',
		agree: true
	}),
	'POST /api/tables/:table/proposal no-such-proposal': asked(
		'POST',
		to('/proposal'),
		{ id: 'p', agree: true },
		undefined,
		ann
	),
	'POST /api/tables/:table/reactions not-your-seat': asked('POST', to('/reactions'), clap),
	'POST /api/tables/:table/reactions reactions-off': asked(
		'POST',
		to('/reactions'),
		clap,
		({ facilitator, table }) =>
			facilitator.knock('POST', `/api/tables/${table}/desk`, {
				body: { id: 'off', reactions: false }
			}),
		ann
	),
	'POST /api/tables/:table/reactions paused': asked('POST', to('/reactions'), clap, pause, ann),
	'POST /api/tables/:table/reactions table-closed': asked(
		'POST',
		to('/reactions'),
		clap,
		close,
		ann
	),
	'POST /api/tables/:table/hand not-your-seat': asked('POST', to('/hand'), { id: 'h', up: true }),
	'POST /api/tables/:table/hand table-closed': asked(
		'POST',
		to('/hand'),
		{ id: 'h', up: true },
		close,
		ann
	),
	'POST /api/tables/:table/reports no-such-picture': asked('POST', () => '/reports', {
		picture: 1
	}),
	'DELETE /api/tables/:table/reports/:report no-such-report': asked(
		'DELETE',
		() => `/reports/${newToken()}`,
		undefined
	),
	'POST /api/tables/:table/texts no-such-form': asked('POST', () => '/texts', {
		place: 'story',
		text: 'solution.1',
		until: 1e12
	}),
	'POST /api/tables/:table/texts text-full': async () => {
		const here = await scene();
		const write = async (letters: number) => {
			const staged = await stage(`${here.table}/sheet/0`, (doc) => {
				for (let letter = 0; letter < letters; letter++) doc.getText('notes').insert(0, 'x');
			});
			staged.publish();
		};
		for (const letters of [1, 1, 16_001]) await write(letters);
		const { body } = await here.facilitator.knock('GET', path(here, '/texts'));
		const [written] = body['texts'] as TableTexts[];
		const wanted = { place: 0, text: 'notes', until: written?.forms[0]?.until };
		return [here, () => here.facilitator.knock('POST', path(here, '/texts'), { body: wanted })];
	},
	'POST /api/join barred': async () => {
		const here = await scene();
		await here.facilitator.knock('DELETE', path(here, `/people/${here.person}?return=no`));
		const body = { code: here.code, name: 'Otter' };
		return [here, () => here.ann.knock('POST', '/api/join', { body })];
	},
	'POST /api/join name-taken': async () => {
		const here = await scene();
		const [ann] = await storage().membersOf(here.table);
		const pupils = [{ name: ann?.name, table: null }];
		const list = { pupils, apart: [], seed: null };
		await here.facilitator.knock('PUT', `/api/workshops/${here.workshop}/list`, { body: list });
		const body = { code: here.code, name: ann?.name };
		return [here, () => new Visitor().knock('POST', '/api/join', { body })];
	},
	'PUT /api/workshops/:workshop/list list-changed': async () => {
		const here = await scene();
		const list = { pupils: [{ name: 'Ann', table: null }], apart: [], seed: null };
		const body = { ...list, over: list };
		const door = `/api/workshops/${here.workshop}/list`;
		return [here, () => here.facilitator.knock('PUT', door, { body })];
	},
	'POST /api/returns no-such-code': returning({ code: 'BBBBBB' }),
	'POST /api/returns no-such-person': returning({ person: 'nobody' }),
	'POST /api/returns table-closed': returning({}, close),
	'POST /api/returns not-away': returning({}),
	'POST /api/returns wrong-number': async () => {
		const here = await scene();
		host.noteComing({ id: here.person }, false);
		const { body: seen } = await here.ann.knock('GET', path(here, '/view'));
		const number = seen['number'] === '0000' ? '0001' : '0000';
		const body = { code: here.code, person: here.person, number };
		return [here, () => someone().knock('POST', '/api/returns', { body })];
	},
	'POST /api/join no-picking': byWorkshop((here) => ({ table: here.table })),
	'POST /api/join no-open-table': byWorkshop(() => ({}), lock),
	'POST /api/join no-such-table': join({ table: 'elsewhere' }),
	'PATCH /api/tables/:table/people/:person no-such-table': asked(
		'PATCH',
		({ person }) => `/people/${person}`,
		{ table: 'elsewhere' }
	),
	'PATCH /api/tables/:table/people/:person table-closed': async () => {
		const here = await scene();
		const { body } = await here.facilitator.knock('POST', path(here, '/copies'));
		const there = String(body['table']);
		await close({ ...here, table: there });
		const door = path(here, `/people/${here.person}`);
		return [here, () => here.facilitator.knock('PATCH', door, { body: { table: there } })];
	},
	'PATCH /api/tables/:table/people/:person no-such-person': asked(
		'PATCH',
		() => `/people/${newToken()}`,
		{ name: 'Otter' }
	),
	'PATCH /api/tables/:table/people/:person bad-seat': asked(
		'PATCH',
		({ person }) => `/people/${person}`,
		{ seat: 3 }
	),
	'PATCH /api/tables/:table/people/:person seat-full': asked(
		'PATCH',
		({ person }) => `/people/${person}`,
		{ seat: 2 },
		crowd(2, 6)
	),
	'POST /api/tables/:table/people/:person/word not-your-seat': asked(
		'POST',
		({ person }) => `/people/${person}/word`,
		{ welcome: true }
	),
	'POST /api/tables/:table/people/:person/word no-such-person': asked(
		'POST',
		({ person }) => `/people/${person}/word`,
		{ welcome: true },
		undefined,
		ann
	),
	'DELETE /api/tables/:table/people/:person no-such-person': asked(
		'DELETE',
		() => `/people/${newToken()}`,
		undefined
	),
	'PUT /api/tables/:table/sheet/:seat/open bad-seat': asked('PUT', to('/sheet/3/open'), {
		open: true
	}),
	'PUT /api/tables/:table/sheet/:seat/open not-your-seat': asked(
		'PUT',
		to('/sheet/1/open'),
		{ open: true },
		undefined,
		ann
	),
	'GET /api/tables/:table/sheet/:seat/picture bad-seat': asked(
		'GET',
		to('/sheet/3/picture'),
		undefined
	),
	'GET /api/tables/:table/sheet/:seat/picture no-such-picture': asked(
		'GET',
		to('/sheet/1/picture'),
		undefined
	),
	'PUT /api/tables/:table/sheet/:seat/picture bad-seat': asked(
		'PUT',
		to('/sheet/3/picture'),
		undefined
	),
	'PUT /api/tables/:table/sheet/:seat/picture not-your-seat': asked(
		'PUT',
		to('/sheet/1/picture'),
		undefined,
		undefined,
		ann
	),
	'PUT /api/tables/:table/sheet/:seat/picture bad-picture': asked('PUT', to('/sheet/1/picture'), {
		picture: 'none'
	}),
	'DELETE /api/tables/:table/sheet/:seat/picture bad-seat': asked(
		'DELETE',
		to('/sheet/3/picture'),
		undefined
	),
	'DELETE /api/tables/:table/sheet/:seat/picture not-your-seat': asked(
		'DELETE',
		to('/sheet/1/picture'),
		undefined,
		undefined,
		ann
	),
	'DELETE /api/tables/:table/sheet/:seat/picture no-such-picture': asked(
		'DELETE',
		to('/sheet/1/picture'),
		undefined
	),
	'POST /api/tables/:table/pages no-such-door': asked('POST', to('/pages'), undefined),
	'GET /api/plans/:plan.pdf no-such-door': async () => {
		const here = await scene();
		return [here, () => someone().knock('GET', '/api/plans/dinosaurs.pdf')];
	},
	'GET /api/pages/:page.pdf no-such-page': async () => {
		const here = await scene();
		return [here, () => here.ann.knock('GET', `/api/pages/${newToken()}.pdf`)];
	},
	'GET /api/tables/:table/print/:print.pdf no-such-door': async () => {
		const here = await scene({ game: 'hunt' });
		return [here, () => here.ann.knock('GET', path(here, '/print/map.pdf'))];
	},
	'GET /api/tables/:table/print/:print/:seat.pdf no-such-door': async () => {
		const here = await scene({ game: 'hunt' });
		return [here, () => here.ann.knock('GET', path(here, '/print/history/1.pdf'))];
	},
	'GET /api/tables/:table/print/:print/:seat.pdf bad-seat': async () => {
		const here = await scene({ game: 'hunt' });
		return [here, () => here.ann.knock('GET', path(here, '/print/history/first.pdf'))];
	}
};

const rows = documented.flatMap((door) =>
	door.refused.map((row) => [`${nameOf(door)} ${row.code}`, row] as const)
);

test('there is a case for everything that a single door refuses', () => {
	expect(Object.keys(CASES).toSorted()).toEqual(rows.map(([name]) => name).toSorted());
});

test.each(rows)('%s', async (name, { status, code, field }) => {
	const [here, ask] = (await CASES[name]?.()) ?? [];
	if (!here || !ask) throw new Error('no such case');
	const named = field === 'options.<name>' ? 'options.goal' : field;
	await expectRefused(here, ask, status, code, named === '' ? undefined : named);
});

describe('what else may be asked wrongly', () => {
	test('an action that the rules refuse, or that comes after the end', async () => {
		const here = await scene();
		const say = (id: string, text: string) => () =>
			here.ann.knock('POST', path(here, '/actions'), {
				body: { id, action: { type: 'say', text } }
			});
		await expectRefused(here, say('a', 'x'.repeat(21)), 409, 'bad-text');
		await here.facilitator.knock('POST', path(here, '/actions'), {
			body: { id: 'end', action: { type: 'end' } }
		});
		await expectRefused(here, say('b', 'x'), 409, 'game-over');
	});

	test('an action that its game does not know, or with a field too many', async () => {
		const here = await scene({ game: 'hunt' });
		const post = (action: object) => () =>
			here.ann.knock('POST', path(here, '/actions'), { body: { id: 'a', action } });
		await expectRefused(here, post({ type: 'fly' }), 400, 'bad-body', 'action.type');
		const more = { type: 'draft', color: 'R', now: true };
		await expectRefused(here, post(more), 400, 'bad-body', 'action.now');
	});

	test.each([
		['/view?as=1', 400, 'bad-body', 'as'],
		['/view?at=-1', 400, 'bad-body', 'at'],
		['/view?at=99', 400, 'bad-body', 'at'],
		['/log?after=x', 400, 'bad-body', 'after'],
		['/log?after=', 400, 'bad-body', 'after'],
		['/log?after=1e3', 400, 'bad-body', 'after'],
		['/print/history.pdf?paper=a3', 400, 'bad-body', 'paper'],
		['/print/blank.pdf?names=perhaps', 400, 'bad-body', 'names'],
		['/print/booklet.pdf', 404, 'no-such-door', undefined],
		['/print/sheet/one.pdf', 404, 'bad-seat', undefined],
		['/nothing', 404, 'no-such-door', undefined]
	] as const)('the address %s', async (rest, status, code, field) => {
		const here = await scene();
		await expectRefused(here, () => here.ann.knock('GET', path(here, rest)), status, code, field);
	});

	test('a link of a seat, by somebody without one who names none', async () => {
		const here = await scene();
		const ask = () =>
			here.facilitator.knock('POST', path(here, '/links'), { body: { as: 'seat' } });
		await expectRefused(here, ask, 400, 'bad-body', 'seat');
	});

	test('what would change nothing at all', async () => {
		const here = await scene();
		for (const rest of ['', `/people/${here.person}`]) {
			const ask = () => here.facilitator.knock('PATCH', path(here, rest), { body: {} });
			await expectRefused(here, ask, 400, 'bad-body', 'body');
		}
	});

	test('too much at once', async () => {
		stopClock();
		const here = await scene();
		const often: [string, string, object, keyof typeof LIMITS][] = [
			['POST', '/api/workshops', { title: 'Class' }, 'workshops'],
			['POST', `/api/workshops/${here.workshop}/tables`, { game: 'toy', seats: 9 }, 'tables'],
			['POST', path(here, '/actions'), { ...roll, seat: 9 }, 'actions'],
			['POST', path(here, '/links'), { as: 'screen' }, 'links']
		];
		for (const [method, door, body, limit] of often) {
			const ask = () => here.facilitator.knock(method, door, { body });
			let answer = await ask();
			for (let tries = 0; tries < 2 * LIMITS[limit].burst && answer.status !== 429; tries += 1) {
				answer = await ask();
			}
			expect([door, answer.status, errorOf(answer).code]).toEqual([door, 429, 'too-many']);
			expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
		}
	});
});
