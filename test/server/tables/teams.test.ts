/** Seats that several people hold, where they agree first; and what is reported. */
import { describe, expect, test, vi } from 'vitest';
import type { Answer, Visitor as Somebody } from '../harness.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { documents, joined, LIMITS, openTable, stopClock, storage } = await import('../harness.ts');
const { hangPicture } = await import('../../../src/lib/server/pictures/pictures.ts');
const { presence } = await import('../../../src/lib/server/people/people.ts');

const codeOf = ({ body }: Answer) => (body['error'] as { code?: string } | undefined)?.code;
const roll = { type: 'roll', count: 1 };

/** Whoever waits for a seat sits there, without a line in the log. */
async function letIn(table: string): Promise<void> {
	for (const member of await storage().membersOf(table)) {
		if (member.standing === 'waiting')
			await storage().updateMember({ ...member, standing: 'seated' });
	}
}

/** Ann and Bob on seat 0, Cleo on seat 1, all of them here, at a table where teams agree. */
async function team(more: object = {}) {
	const opened = await openTable({ agree: true, ...more });
	const { table, code, facilitator } = opened;
	const [ann, bob, cleo] = [
		await joined(code, 0, 'Ann'),
		await joined(code, 0, 'Bob'),
		await joined(code, 1, 'Cleo')
	];
	await letIn(table);
	const members = await storage().membersOf(table);
	for (const member of members) await presence(member, true);
	const act = (who: Somebody, id: string, action: object = roll, seat?: number) =>
		who.knock('POST', `/api/tables/${table}/actions`, {
			body: { id, action, ...(seat === undefined ? {} : { seat }) }
		});
	const say = (who: Somebody, id: string, agree = true, dice?: number[]) =>
		who.knock('POST', `/api/tables/${table}/proposal`, {
			body: { id, agree, ...(dice ? { dice } : {}) }
		});
	const proposal = async (view: string) => {
		const document = await documents.open(`${table}/view/${view}`);
		return document.live.getMap('team').get('proposal');
	};
	const entries = async () => (await storage().entries(table, 0)).map(({ id }) => id);
	return { ...opened, ann, bob, cleo, members, act, say, proposal, entries, facilitator };
}

describe('a seat that several people hold', () => {
	test('plays what one proposes when the other agrees, once', async () => {
		const { ann, bob, act, say, proposal, entries, members } = await team();
		const proposed = await act(ann, 'a');
		expect([proposed.status, proposed.body]).toEqual([202, { proposed: 'a', waits: 1 }]);
		expect(await entries()).toEqual([]);
		const by = members[0]?.id;
		expect(await proposal('0')).toMatchObject({ id: 'a', by, action: roll, agreed: [by] });
		expect(await proposal('1')).toBeUndefined();
		expect(await proposal('table')).toBeUndefined();
		expect((await say(ann, 'a')).status).toBe(202);
		expect((await say(bob, 'a')).body).toEqual({ seq: 1 });
		expect((await say(bob, 'a')).body).toEqual({ seq: 1 });
		expect((await act(ann, 'a')).body).toEqual({ seq: 1 });
		expect(await entries()).toEqual(['a']);
		expect(await proposal('0')).toBeUndefined();
	});

	test('shows what waits to the facilitator who looks at it, and nothing once it is played', async () => {
		const { facilitator, table, ann, bob, act, say } = await team();
		const look = async (id: string, seat: number) =>
			(await facilitator.knock('POST', `/api/tables/${table}/looks`, { body: { id, seat } })).body;
		expect(await look('l1', 0)).toMatchObject({ proposed: null });
		await act(ann, 'a', { type: 'say', text: 'moss' });
		expect((await look('l2', 0))['proposed']).toContain('moss');
		expect(await look('l3', 1)).toMatchObject({ proposed: null });
		await say(bob, 'a');
		expect(await look('l4', 0)).toMatchObject({ proposed: null });
	});

	test('may take a proposal away, or put another in its place', async () => {
		const { ann, bob, cleo, act, say, entries } = await team();
		await act(ann, 'a');
		expect((await say(bob, 'a', false)).body).toEqual({ withdrawn: true });
		expect(codeOf(await say(bob, 'a'))).toBe('no-such-proposal');
		await act(ann, 'b');
		await act(bob, 'c', { type: 'say', text: 'moss' });
		expect(codeOf(await say(bob, 'b'))).toBe('no-such-proposal');
		expect(codeOf(await say(cleo, 'c'))).toBe('no-such-proposal');
		expect((await say(ann, 'c')).body).toEqual({ seq: 1 });
		expect(await entries()).toEqual(['c']);
	});

	test('is told at once what the rules would not allow', async () => {
		const { ann, act, proposal } = await team();
		const refused = await act(ann, 'a', { type: 'say', text: 'x'.repeat(21) });
		expect([refused.status, codeOf(refused)]).toEqual([409, 'bad-text']);
		expect(await proposal('0')).toBeUndefined();
	});

	test('does not wait for who is away, and a lone person plays at once', async () => {
		const { ann, bob, cleo, members, act, say } = await team();
		expect((await act(cleo, 'c')).body).toEqual({ seq: 1 });
		await act(ann, 'a');
		const away = members[1];
		if (away) await presence(away, false);
		expect((await say(ann, 'a')).body).toEqual({ seq: 2 });
		expect((await act(ann, 'b')).body).toEqual({ seq: 3 });
		expect((await act(bob, 'd')).status).toBe(202);
	});

	test('gives way to the facilitator, who acts for it', async () => {
		const { ann, facilitator, act, proposal } = await team();
		await act(ann, 'a');
		expect((await act(facilitator, 'f', roll, 0)).body).toEqual({ seq: 1 });
		expect(await proposal('0')).toBeUndefined();
	});

	test('types in its dice when all have agreed', async () => {
		const { ann, bob, act, say, entries } = await team({ dice: 'real' });
		await act(ann, 'a');
		expect(codeOf(await say(bob, 'a'))).toBe('dice-needed');
		expect((await say(bob, 'a', true, [3])).body).toEqual({ seq: 1 });
		expect(await entries()).toEqual(['a']);
	});

	test('proposes nothing at a table that does not ask for it', async () => {
		const { ann, act, facilitator, table } = await team();
		await facilitator.knock('PATCH', `/api/tables/${table}`, { body: { agree: false } });
		expect((await act(ann, 'a')).body).toEqual({ seq: 1 });
	});
});

describe('what is reported', () => {
	test('stands at the desk, once, without who said so, until it is dealt with', async () => {
		const { ann, bob, facilitator, table, workshop } = await team();
		const report = (who: Somebody) =>
			who.knock('POST', `/api/tables/${table}/reports`, { body: { text: ' rude word\u202e ' } });
		expect((await report(ann)).status).toBe(201);
		expect((await report(bob)).status).toBe(201);
		const line = async () => {
			const { body } = await facilitator.knock('GET', `/api/workshops/${workshop}`);
			return (body['tables'] as { reports: object }[])[0]?.reports ?? {};
		};
		expect(Object.values(await line())).toEqual([{ text: ' rude word ' }]);
		const room = await ann.knock('GET', `/api/tables/${table}/view`);
		expect(JSON.stringify(room.body)).not.toContain('rude word');
		const [id = ''] = Object.keys(await line());
		const door = `/api/tables/${table}/reports/${id}`;
		expect((await ann.knock('DELETE', door)).status).toBe(403);
		expect((await facilitator.knock('DELETE', door)).status).toBe(204);
		expect(await line()).toEqual({});
	});

	test('may be a picture, which is settled when it is taken down', async () => {
		const { ann, facilitator, table, workshop } = await team();
		const report = () =>
			ann.knock('POST', `/api/tables/${table}/reports`, { body: { picture: 1 } });
		expect(codeOf(await report())).toBe('no-such-picture');
		const image = { mark: 'a', type: 'png', width: 1, height: 1, bytes: Buffer.of(1) } as const;
		await hangPicture(table, 1, image);
		for (const status of [201, 201]) expect((await report()).status).toBe(status);
		const reports = async (): Promise<unknown[]> => {
			const { body } = await facilitator.knock('GET', `/api/workshops/${workshop}`);
			return Object.values(
				(body['tables'] as { reports: object }[])[0]?.reports ?? {}
			) as unknown[];
		};
		expect(await reports()).toEqual([{ picture: 1 }]);
		const both = { body: { text: 'rude', picture: 1 } };
		expect((await ann.knock('POST', `/api/tables/${table}/reports`, both)).status).toBe(400);
		await facilitator.knock('DELETE', `/api/tables/${table}/sheet/1/picture`);
		expect(await reports()).toEqual([]);
	});

	test('is one of a few: who reports without end is slowed down', async () => {
		stopClock();
		const { ann, table } = await team();
		const report = (text: string) =>
			ann.knock('POST', `/api/tables/${table}/reports`, { body: { text } });
		for (let one = 0; one < LIMITS.reports.burst; one++) await report(`text ${String(one)}`);
		expect(codeOf(await report('one more'))).toBe('too-many');
	});
});

describe('a taken seat of a game with secrets', () => {
	/** Ann sits on seat 0, Eve has only the table's code. */
	async function asking(more: Record<string, unknown> = {}) {
		const opened = await openTable(more);
		const ann = await joined(opened.code, 0, 'Ann');
		const cleo = await joined(opened.code, 1, 'Cleo');
		const eve = await joined(opened.code, 0, 'Eve');
		const id = (await storage().membersOf(opened.table)).find(({ name }) => name === 'Eve')?.id;
		const look = () => eve.knock('GET', `/api/tables/${opened.table}/view`);
		const word = (who: Somebody, welcome: boolean) =>
			who.knock('POST', `/api/tables/${opened.table}/people/${id ?? ''}/word`, {
				body: { welcome }
			});
		return { ...opened, ann, cleo, eve, id, look, word };
	}

	test('shows its hand to nobody with the code alone', async () => {
		const { look, ann, table, id } = await asking();
		expect(await look()).toMatchObject({ status: 403, body: { error: { code: 'waiting' } } });
		const { body } = await ann.knock('GET', `/api/tables/${table}/view`);
		expect(body['room']).toMatchObject({ asking: { [id ?? '']: { name: 'Eve', seat: 0 } } });
	});

	test('is joined at the word of who sits there, and of nobody else', async () => {
		const { word, look, ann, cleo } = await asking();
		expect((await word(cleo, true)).status).toBe(404);
		expect((await look()).status).toBe(403);
		expect((await word(ann, true)).status).toBe(200);
		expect((await look()).status).toBe(200);
		expect((await word(ann, true)).status).toBe(404);
	});

	test('stays closed to whom they turn away', async () => {
		const { word, look, ann } = await asking();
		expect((await word(ann, false)).status).toBe(200);
		expect((await look()).status).toBe(404);
	});

	test('keeps no name of whom they turn away', async () => {
		const { word, ann, id = '' } = await asking();
		vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
		try {
			await word(ann, false);
			expect((await storage().member(id))?.name).toBe('Eve');
			await vi.advanceTimersByTimeAsync(32_000);
		} finally {
			vi.useRealTimers();
		}
		await expect.poll(() => storage().member(id)).toMatchObject({ name: '' });
	});

	test('is joined at the word of the desk, which keeps names to itself where it wants to see them first', async () => {
		const { table, code, facilitator } = await openTable();
		await facilitator.knock('POST', `/api/tables/${table}/desk`, {
			body: { id: 'd', approve: true }
		});
		const ann = await joined(code, 0, 'Ann');
		const eve = await joined(code, 0, 'Eve');
		const [first, second] = await storage().membersOf(table);
		const path = `/api/tables/${table}/people/`;
		await facilitator.knock('PATCH', path + (first?.id ?? ''), { body: { approved: true } });
		const { body } = await ann.knock('GET', `/api/tables/${table}/view`);
		expect(body['room']).toMatchObject({ asking: {} });
		const word = await ann.knock('POST', `${path}${second?.id ?? ''}/word`, {
			body: { welcome: true }
		});
		expect(word.status).toBe(404);
		await facilitator.knock('PATCH', path + (second?.id ?? ''), { body: { approved: true } });
		expect((await eve.knock('GET', `/api/tables/${table}/view`)).status).toBe(200);
	});
});
