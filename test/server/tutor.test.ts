/** "What could I do?": three steps, each in the log; limited, and silent where it does not matter. What is thought is given here. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Decision, Line } from '../../src/lib/engine/search/decide.ts';
import type { Visitor } from './harness.ts';

let thought: readonly Line[] = [];
vi.mock('../../src/lib/server/computers/decider.ts', () => ({
	decided: (): Promise<Decision> =>
		Promise.resolve({ action: { type: 'none' }, lines: thought } as Decision)
}));
const { joined, openTable } = await import('./harness.ts');
const { hostedTable } = await import('../../src/lib/server/tables/tables.ts');
const { HELPS } = await import('../../src/lib/server/computers/tutor.ts');

type Somebody = InstanceType<typeof Visitor>;

const help = async (who: Somebody, table: string) => {
	const { status, body } = await who.knock('POST', `/api/tables/${table}/help`);
	return {
		status,
		...(body as { step?: number; says?: string; left?: number; silent?: true; among?: unknown[] })
	};
};

async function lit(of = 'chicken-run') {
	const opened = await openTable({ game: of, seats: 2 });
	const { facilitator, table, code } = opened;
	const who = [await joined(code, 0), await joined(code, 1)] as const;
	await facilitator.knock('POST', `/api/tables/${table}/desk`, { body: { id: 'on', tutor: true } });
	const hosted = await hostedTable(table);
	if (!hosted) throw new Error('gone');
	const { game, position } = hosted;
	const [seat = 0] = game.toAct(game.view(position.state, 'table'));
	const actions = [...game.legal(game.view(position.state, seat), seat)];
	const [player, other] = seat === 0 ? who : [who[1], who[0]];
	return { facilitator, table, player, other, actions };
}

/** Thoughts of these actions, each worth so much; the first brings its seat two steps nearer. */
const lines = (actions: readonly { type: string }[], values: readonly number[]): Line[] =>
	values.map((value, place) => ({
		action: actions[place] ?? { type: 'none' },
		value,
		visits: 10,
		before: { ownWay: 9 },
		after: { ownWay: place === 0 ? 7 : 9 }
	}));

beforeEach(() => {
	thought = [];
});

test('asks, points, and names a move with its reason; the log has each step, and a fourth is the third again', async () => {
	const { facilitator, table, player, actions } = await lit();
	thought = lines(actions, [0.9, 0.4, 0.1]);
	const steps = [];
	for (let times = 0; times < 4; times++) steps.push(await help(player, table));
	expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 3]);
	expect(steps.map(({ left }) => left)).toEqual(Array(4).fill(HELPS - 1));
	expect(steps[1]?.among).toHaveLength(3);
	expect(steps[1]?.among).toContainEqual(actions[0]);
	expect(steps[0]?.says).toBe(
		'Think of this: how far you still have to go. Which of your moves would change that?'
	);
	expect(steps[2]?.says).toMatch(
		/^You could do this: .+ What counts here: how far you still have to go\.$/
	);
	expect(steps[3]?.says).toBe(steps[2]?.says);
	const told = await facilitator.knock('GET', `/api/tables/${table}/log`);
	for (const step of [1, 2, 3]) {
		expect(JSON.stringify(told.body)).toContain(`asked for help (step ${String(step)})`);
	}
	const hosted = await hostedTable(table);
	expect(hosted?.position.log.filter(({ deed }) => deed.kind === 'action')).toEqual([]);
});

test('says only that it does not matter where the two best moves do not differ, and counts nothing', async () => {
	const { table, player, actions } = await lit();
	thought = lines(actions, [0.9, 0.9, 0.1]);
	expect((await help(player, table)).silent).toBe(true);
	thought = lines(actions, [0.9]);
	expect((await help(player, table)).silent).toBe(true);
	expect((await hostedTable(table))?.facilitation.helped).toBe(null);
});

test('goes on where it was while others do what they are waited for too, and begins anew once the seat itself has acted', async () => {
	const { table, player, other, actions } = await lit('virus-fight');
	thought = lines(actions, [0.9, 0.4, 0.1]);
	const act = async (who: Somebody, id: string) => {
		const hosted = await hostedTable(table);
		const seat = who === player ? 0 : 1;
		const [action] = hosted
			? [...hosted.game.legal(hosted.game.view(hosted.position.state, seat), seat)]
			: [];
		return (await who.knock('POST', `/api/tables/${table}/actions`, { body: { id, action } }))
			.status;
	};
	expect(await help(player, table)).toMatchObject({ step: 1, left: HELPS - 1 });
	expect(await act(other, 'a')).toBe(200);
	expect(await help(player, table)).toMatchObject({ step: 2, left: HELPS - 1 });
	expect(await act(player, 'b')).toBe(200);
	const hosted = await hostedTable(table);
	const [due] = hosted?.game.toAct(hosted.game.view(hosted.position.state, 'table')) ?? [];
	const next = due === 0 ? player : other;
	expect(await help(next, table)).toMatchObject({
		step: 1,
		left: HELPS - (next === player ? 2 : 1)
	});
});
