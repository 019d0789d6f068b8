/** Dice that would tell a secret are rolled by the app. */
import { expect, test } from 'vitest';
import { games } from '../../../src/lib/games/registry.ts';
import { Visitor } from '../harness.ts';

/** A workshop, and what a door of it answers about its dice. */
async function workshop() {
	const facilitator = new Visitor();
	const { body } = await facilitator.knock('POST', '/api/workshops', { body: { title: '7b' } });
	const path = `/api/workshops/${String(body['workshop'])}/tables`;
	const open = (game: string, dice: string, seats = 2) =>
		facilitator.knock('POST', path, { body: { game, seats, dice } });
	return { facilitator, open, path };
}

const refused = { status: 400, body: { error: { code: 'bad-body', field: 'dice' } } };

test('a table of a game whose dice tell is refused real ones, when it is opened and later', async () => {
	const { facilitator, open } = await workshop();
	const telling = games.filter(({ rollsTell }) => rollsTell).map(({ id }) => id);
	expect(telling).toContain('virus-fight');
	for (const game of telling) {
		expect(await open(game, 'real')).toMatchObject(refused);
		const { body } = await open(game, 'app');
		const table = `/api/tables/${String(body['table'])}`;
		expect(await facilitator.knock('PATCH', table, { body: { dice: 'real' } })).toMatchObject(
			refused
		);
		expect((await facilitator.knock('PATCH', table, { body: { dice: 'app' } })).status).toBe(200);
	}
});

test('a game whose dice tell nothing keeps real ones, though it has secrets', async () => {
	const { open } = await workshop();
	expect((await open('hunt', 'real')).status).toBe(201);
});

test('a file that says otherwise opens with dice of the app', async () => {
	const { facilitator, open, path } = await workshop();
	const { body } = await open('virus-fight', 'app');
	const from = `/api/tables/${String(body['table'])}/export`;
	const file = (await facilitator.knock('GET', from)).body as { tables: { dice: string }[] };
	for (const table of file.tables) table.dice = 'real';
	const opened = await facilitator.knock('POST', `${path}/import`, { body: file });
	const [table] = opened.body['tables'] as { table: string }[];
	const again = await facilitator.knock('GET', `/api/tables/${table?.table ?? ''}/export`);
	expect((again.body['tables'] as { dice: string }[])[0]?.dice).toBe('app');
});
