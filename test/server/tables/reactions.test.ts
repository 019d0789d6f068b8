/** Reactions: shown to who looks just now, a limited number for each person, and kept nowhere. */
import { expect, test, vi } from 'vitest';
import type { Room } from '../../../src/lib/table/room.ts';
import { SIGNS } from '../../../src/lib/table/signs.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { documents, joined, LIMITS, openTable, stopClock, storage, Visitor } =
	await import('../harness.ts');
const { reactionFrame } = await import('../../../src/lib/server/sync/wire.ts');
const { nameOf } = await import('../../../src/lib/table/documents.ts');

async function scene() {
	const here = await openTable();
	const path = `/api/tables/${here.table}`;
	const ann = await joined(here.code, 0);
	const ben = await joined(here.code, 1);
	const { epoch } = (await storage().table(here.table)) ?? { epoch: 0 };
	const room = nameOf({ kind: 'room', table: here.table, epoch });
	/** What a wall is told beside the room's document. */
	const seen: Uint8Array[] = [];
	const deaf = () => undefined;
	const tell = (frame: Uint8Array) => void seen.push(frame);
	const wall = { member: null, workshop: '', name: room, send: deaf, tell, close: deaf };
	(await documents.open(room)).readers.add(wall);
	const react = (who: InstanceType<typeof Visitor>, sign: string) =>
		who.knock('POST', `${path}/reactions`, { body: { sign } });
	let set = 0;
	const desk = (what: object) =>
		here.facilitator.knock('POST', `${path}/desk`, { body: { id: `s${String(set++)}`, ...what } });
	return { ...here, path, ann, ben, room, seen, react, desk };
}

test('each of six signs is shown once, with the seat of who shows it', async () => {
	const { ann, seen, react } = await scene();
	stopClock();
	for (const sign of SIGNS) {
		expect((await react(ann, sign)).status).toBe(204);
		vi.advanceTimersByTime(1_000);
	}
	expect(SIGNS).toHaveLength(6);
	expect(seen).toEqual(SIGNS.map((sign) => reactionFrame(0, sign)));
});

test('a reaction is no entry of the log, and changes neither a document nor what is stored', async () => {
	const { ann, room, path, seen, react } = await scene();
	const stored = async () => ({
		log: (await ann.knock('GET', `${path}/log`)).body,
		view: (await ann.knock('GET', `${path}/view`)).body,
		rows: await storage().updates(room)
	});
	const before = await stored();
	await react(ann, 'heart');
	expect(seen).toHaveLength(1);
	expect(await stored()).toEqual(before);
});

test('who reacts twice within a second is told when to come back, and it is not shown', async () => {
	const { ann, ben, seen, react } = await scene();
	stopClock();
	await react(ann, 'clap');
	expect(await react(ann, 'clap')).toMatchObject({
		status: 429,
		body: { error: { code: 'too-many', seconds: 1 } }
	});
	expect((await react(ben, 'clap')).status).toBe(204);
	expect(seen).toEqual([reactionFrame(0, 'clap'), reactionFrame(1, 'clap')]);
});

test('nobody reacts the whole lesson long: after some in a row only a few a minute are shown', async () => {
	const { ann, seen, react } = await scene();
	stopClock();
	for (let second = 0; second < 60; second++) {
		await react(ann, 'laugh');
		vi.advanceTimersByTime(1_000);
	}
	const { burst, perMinute } = LIMITS.reactions;
	expect(seen.length).toBeGreaterThanOrEqual(burst);
	expect(seen.length).toBeLessThanOrEqual(burst + perMinute);
});

test('the desk turns reactions off and on, everybody at the table knows, and the log says so', async () => {
	const { ann, path, seen, react, desk } = await scene();
	const room = async () => (await ann.knock('GET', `${path}/view`)).body['room'] as Room;
	expect((await room()).reactions).toBe(true);
	await desk({ reactions: false });
	expect((await room()).reactions).toBe(false);
	expect(await react(ann, 'heart')).toMatchObject({
		status: 409,
		body: { error: { code: 'reactions-off' } }
	});
	expect(seen).toEqual([]);
	await desk({ reactions: true });
	expect((await react(ann, 'heart')).status).toBe(204);
	const { entries } = (await ann.knock('GET', `${path}/log`)).body as {
		entries: { says: string[] }[];
	};
	expect(entries.flatMap(({ says }) => says)).toEqual(
		expect.arrayContaining([
			'The facilitator turned reactions off.',
			'The facilitator turned reactions on.'
		])
	);
});

test('nobody reacts while all eyes are at the front, nor at a closed table', async () => {
	const { facilitator, path, ann, seen, react, desk } = await scene();
	await desk({ paused: true });
	expect(await react(ann, 'clap')).toMatchObject({ body: { error: { code: 'paused' } } });
	await desk({ paused: false });
	await facilitator.knock('PATCH', path, { body: { closed: true } });
	expect(await react(ann, 'clap')).toMatchObject({ body: { error: { code: 'table-closed' } } });
	expect(seen).toEqual([]);
});

test('no sign but the six is taken, and none from the desk or a stranger', async () => {
	const { facilitator, ann, seen, react } = await scene();
	expect((await react(ann, 'You are silly')).status).toBe(400);
	expect(await react(facilitator, 'clap')).toMatchObject({
		status: 403,
		body: { error: { code: 'not-your-seat' } }
	});
	expect((await react(new Visitor(), 'clap')).status).toBe(401);
	expect(seen).toEqual([]);
});
