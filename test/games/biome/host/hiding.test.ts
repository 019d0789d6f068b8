/** Words that hurt: marked at the desk alone, and hidden everywhere at once. */
import type { RequestEvent } from '@sveltejs/kit';
import { afterAll, describe, expect, test } from 'vitest';
import { narrationKey } from '../../../../src/lib/games/biome/history/narration.ts';
import type { State, TurnEntry } from '../../../../src/lib/games/biome/rules/state.ts';
import { closeThreads } from '../../../../src/lib/server/base/thread.ts';
import { nameOf } from '../../../../src/lib/table/documents.ts';
import type { Line } from '../../../../src/lib/server/workshops/written.ts';
import { read } from '../../../print/reading.ts';
import { joined, openTable } from '../../../server/harness.ts';

const { cardsOf } = await import('../../../../src/lib/server/workshops/classBoard.ts');
const { columnsOf } = await import('../../../../src/lib/server/workshops/comparison.ts');
const { linesOf } = await import('../../../../src/lib/server/workshops/workshops.ts');
const { documents } = await import('../../../../src/lib/server/sync/documents.ts');
const { storage } = await import('../../../../src/lib/server/storage/store.ts');
const { drafts, hostedTable, marking } =
	await import('../../../../src/lib/server/tables/tables.ts');
const { pageGiven } = await import('../../../../src/routes/api/pages/given.ts');

afterAll(closeThreads);

/** Where each text stands, and what somebody wrote there. */
const TEXTS = {
	challenge: 'Zorblatt eats idiots',
	answer: 'Yandle calls them stupid',
	resource: 'Quibbet the moron',
	sentence: 'Wexing spits at losers',
	world: 'Vontar of retarded kings',
	age: 'Umbrel is ugly today',
	notes: 'Trimble hates that dumbass',
	caption: 'Sneffel the pathetic',
	facet: 'Rindle of the crybaby'
} as const;
type Place = keyof typeof TEXTS;
const PLACES = Object.keys(TEXTS) as Place[];
/** A word of each that stands nowhere else: a print may break its lines. */
const signOf = (place: Place) => TEXTS[place].split(' ')[0] ?? '';

/** A table of two after a turn in which somebody wrote into everything. */
async function written() {
	const here = await openTable({ game: 'biome', seats: 2, dice: 'real', title: 'Moss' });
	const { facilitator, workshop, table } = here;
	const robin = await joined(here.code, 0, 'Robin');
	const kit = await joined(here.code, 1, 'Kit');
	let sent = 0;
	const act = async (seat: number, action: object, dice?: number[]) => {
		const body = { id: `a${String(sent++)}`, action, ...(dice ? { dice } : {}) };
		const who = seat === 0 ? robin : kit;
		const answer = await who.knock('POST', `/api/tables/${table}/actions`, { body });
		expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	};
	const write = async (field: string, text: string, seat: number | null = null) => {
		const name = nameOf(seat === null ? { kind: 'story', table } : { kind: 'sheet', table, seat });
		const staged = await documents.stage(name, (doc) => {
			doc.getText(field).delete(0, doc.getText(field).length);
			doc.getText(field).insert(0, text);
		});
		if (staged.update) await storage().addUpdates([staged.update]);
		staged.publish();
		drafts.stored(name);
		marking.stored(name);
	};
	const texts = async (query = '') => {
		const door = `/api/workshops/${workshop}/written${query}`;
		return (await facilitator.knock('GET', door)).body['texts'] as Line[];
	};
	const order = async (what: string, line: Pick<Line, 'key' | 'text'>) => {
		const { key, text } = line;
		const body = { id: `o${String(sent++)}`, do: what, key, text };
		const answer = await facilitator.knock('POST', `/api/tables/${table}/written`, { body });
		expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	};
	const lineOf = async (place: Place) => {
		const line = (await texts()).find(({ text }) => text === TEXTS[place]);
		if (!line) throw new Error(`${place} is not listed`);
		return line;
	};
	return { ...here, robin, kit, act, write, texts, order, lineOf };
}

async function full() {
	const here = await written();
	const { act, write, table, facilitator } = here;
	await act(0, { type: 'chooseBiome', biome: 'forest', facet: TEXTS.facet });
	await act(1, { type: 'chooseBiome', biome: 'desert' });
	const body = { id: 'advance', seat: 'facilitator', action: { type: 'advance' } };
	await facilitator.knock('POST', `/api/tables/${table}/actions`, { body });
	await act(0, { type: 'rollSphere' }, [1]);
	await act(1, { type: 'setChallenge', text: TEXTS.challenge });
	const resource = { name: TEXTS.resource };
	const plan = { type: 'plan', solution: TEXTS.answer, stat: 'resilience', rp: 1, resource };
	await act(0, plan);
	await act(1, { type: 'agree', ok: true });
	await act(0, { type: 'roll' }, [6, 6, 1, 1]);
	const { history } = (await hostedTable(table))?.position.state as State;
	const key = narrationKey(0, history[0] as TurnEntry);
	await write(key, TEXTS.sentence.slice(0, 10));
	await drafts.keep(table);
	await write(key, TEXTS.sentence);
	await drafts.keep(table);
	await write('world.0', TEXTS.world);
	await write('age.1', TEXTS.age);
	await write('notes', TEXTS.notes, 0);
	await write('caption', TEXTS.caption, 0);
	return here;
}

type Here = Awaited<ReturnType<typeof full>>;

/** Everything that leaves the server for somebody else's eyes. */
const OUTLETS: Record<string, (here: Here) => Promise<string>> = {
	'the writer’s phone': ({ robin, table }) => at(robin, `/api/tables/${table}/view`),
	'another phone': ({ kit, table }) => at(kit, `/api/tables/${table}/view`),
	'the wall': ({ robin, table }) => at(robin, `/api/tables/${table}/view?as=table`),
	'a look back': async ({ kit, table }) => {
		const { length } = (await hostedTable(table))?.position.log ?? [];
		const all = Array.from({ length }, (_, seq) =>
			at(kit, `/api/tables/${table}/view?at=${String(seq)}`)
		);
		return (await Promise.all(all)).join('\n');
	},
	'the log': ({ kit, table }) => at(kit, `/api/tables/${table}/log?after=-1`),
	'the shared documents': async ({ table }) => {
		const all = ['view/0', 'view/1', 'view/table', 'room', 'story', 'sheet/0', 'sheet/1'];
		const docs = await Promise.all(all.map((name) => documents.open(`${table}/${name}`)));
		return docs
			.flatMap(({ live }) =>
				[...live.share.keys()].map((key) =>
					['view', 'room', 'team'].includes(key)
						? JSON.stringify(live.getMap(key).toJSON())
						: live.getText(key).toJSON()
				)
			)
			.join('\n');
	},
	'the class board': async ({ workshop }) =>
		JSON.stringify(await cardsOf(workshop, { drafts: true })),
	'tables side by side': async ({ workshop }) => JSON.stringify(await columnsOf(workshop)),
	'the book': ({ robin, table }) => printed(robin, `/api/tables/${table}/print/history.pdf`),
	'the record': ({ robin, table }) => printed(robin, `/api/tables/${table}/print/record.pdf`),
	'one page': ({ robin, table }) => printed(robin, `/api/tables/${table}/print/page.pdf`),
	...Object.fromEntries(
		['debrief', 'poster', 'wall', 'booklet', 'own/0'].map((print) => [
			`the print ${print}`,
			({ robin, table }: Here) => printed(robin, `/api/tables/${table}/print/${print}.pdf`)
		])
	),
	'what waits at home': ({ facilitator, workshop }) =>
		printed(facilitator, `/api/workshops/${workshop}/print/home.pdf`),
	'a sheet': ({ kit, table }) => printed(kit, `/api/tables/${table}/print/sheet/0.pdf`),
	'the class booklet': ({ facilitator, workshop }) =>
		printed(facilitator, `/api/workshops/${workshop}/print/booklet.pdf`),
	'the class atlas': ({ facilitator, workshop }) =>
		printed(facilitator, `/api/workshops/${workshop}/print/atlas.pdf`),
	'contributions as a print': ({ facilitator, workshop }) =>
		printed(facilitator, `/api/workshops/${workshop}/print/contributions.pdf`),
	'contributions for spreadsheets': ({ facilitator, workshop }) =>
		at(facilitator, `/api/workshops/${workshop}/contributions.csv`),
	'rolls for spreadsheets': ({ facilitator, workshop }) =>
		at(facilitator, `/api/workshops/${workshop}/rolls.csv`),
	'pages by link': async ({ facilitator, table }) => {
		const { body } = await facilitator.knock('POST', `/api/tables/${table}/pages`);
		const tokens = (body['pages'] as { url: string }[]).map(({ url }) => url.split('/').at(-1));
		const request = new Request('http://table.test');
		const from = { request, getClientAddress: () => '10.77.0.1' };
		const pages = tokens.map((page) =>
			pageGiven({ ...from, params: { page } } as RequestEvent<{ page: string }>)
		);
		return JSON.stringify(await Promise.all(pages));
	}
};

type Who = Here['robin'];
const at = async (who: Who, path: string) => {
	const answer = await who.knock('GET', path);
	expect(answer.status, path).toBe(200);
	return new TextDecoder().decode(answer.bytes);
};
const printed = async (who: Who, path: string) => {
	const answer = await who.knock('GET', path);
	expect(answer.status, path).toBe(200);
	return (await read(answer.bytes)).text;
};

describe('a hidden text', () => {
	test(
		'stands in no outlet, and none says that something was there',
		{ timeout: 120_000 },
		async () => {
			const here = await full();
			const before: Record<string, Place[]> = {};
			for (const [outlet, shown] of Object.entries(OUTLETS)) {
				const text = await shown(here);
				before[outlet] = PLACES.filter((place) => text.includes(signOf(place)));
			}
			// each text is seen somewhere, and every outlet but the dice shows some
			expect(new Set(Object.values(before).flat())).toEqual(new Set(PLACES));
			const empty = Object.keys(before).filter((outlet) => before[outlet]?.length === 0);
			expect(empty.filter((outlet) => outlet !== 'rolls for spreadsheets')).toEqual([]);

			for (const place of PLACES) await here.order('hide', await here.lineOf(place));
			for (const [outlet, shown] of Object.entries(OUTLETS)) {
				const text = await shown(here);
				const left = PLACES.filter((place) => text.includes(signOf(place)));
				expect(left, outlet).toEqual([]);
				expect(text, outlet).not.toMatch(/\[hidden\]|kept off/);
			}
			const off = (await here.texts()).filter(({ hidden }) => hidden).map(({ text }) => text);
			expect(new Set(off)).toEqual(new Set(Object.values(TEXTS)));
		}
	);

	test('does not come back in a world that branches off before it was hidden', async () => {
		const { order, lineOf, facilitator, table } = await full();
		await order('hide', await lineOf('answer'));
		const log = (await hostedTable(table))?.position.log ?? [];
		const entry = log.findLast(({ deed }) => deed.kind === 'action' && deed.actor === 0)?.seq ?? 0;
		const door = `/api/tables/${table}/branches`;
		const made = await facilitator.knock('POST', door, { body: { entry } });
		expect(made.status, JSON.stringify(made.body)).toBe(201);
		const branch = `/api/tables/${String(made.body['table'])}/view`;
		expect(await at(facilitator, branch)).toContain(TEXTS.challenge);
		expect(await at(facilitator, branch)).not.toContain(TEXTS.answer);
	});

	test('can be shown again, on a sheet too', async () => {
		const here = await full();
		for (const place of ['answer', 'notes'] as const) {
			const line = await here.lineOf(place);
			await here.order('hide', line);
			await here.order('show', line);
			expect((await here.lineOf(place)).hidden).toBe(false);
		}
		const shown = await OUTLETS['a sheet']?.(here);
		expect(shown).toContain(signOf('notes'));
		expect(await OUTLETS['another phone']?.(here)).toContain(TEXTS.answer);
	});

	test('tells its table why with the same press, without the text, and names no machine', async () => {
		const { order, lineOf, robin, table } = await full();
		await order('tell', await lineOf('answer'));
		const { body } = await robin.knock('GET', `/api/tables/${table}/view`);
		const { note } = body['room'] as { note: { text: string } };
		expect(note.text).toBe(
			'A text was hidden because it may hurt somebody. Please find other words.'
		);
	});

	test('a name that hurts becomes a made-up one', async () => {
		const { code, order, texts } = await written();
		await joined(code, 0, 'Stupid Sam');
		const line = (await texts()).find(({ text }) => text === 'Stupid Sam');
		expect(line?.marked).toEqual(['Stupid']);
		if (line) await order('hide', line);
		expect((await texts()).map(({ text }) => text)).not.toContain('Stupid Sam');
	});

	test('stays hidden with the game going on, and the game goes on', async () => {
		const { order, lineOf, act, kit, table } = await full();
		await order('hide', await lineOf('answer'));
		await order('hide', await lineOf('challenge'));
		await act(1, { type: 'rollSphere' }, [2]);
		await act(0, { type: 'setChallenge', text: 'A mild year' });
		expect(await at(kit, `/api/tables/${table}/view`)).not.toContain(signOf('answer'));
		expect(await at(kit, `/api/tables/${table}/view`)).toContain('A mild year');
	});
});

describe('a mark', () => {
	const markedAt = async (workshop: string) => (await linesOf(workshop))[0]?.marked;

	test('stands at the desk within a second of being written, and nowhere else', async () => {
		const here = await written();
		expect(await markedAt(here.workshop)).toBe(0);
		await here.write('notes', 'Kit is so stupid', 0);
		await expect.poll(() => markedAt(here.workshop), { timeout: 5_000 }).toBe(1);
		for (const outlet of ['the writer’s phone', 'another phone', 'the wall', 'the log']) {
			expect(await OUTLETS[outlet]?.(here), outlet).not.toMatch(/marked/);
		}
		expect(await at(here.robin, `/api/tables/${here.table}/view`)).not.toContain('hidden');
	});

	test.each([
		['en', 'Kit is a stupid fat cow'],
		['de', 'Kit, du bist so eine dumme Kuh'],
		['fr', 'Kit, ferme ta gueule'],
		['es', 'Kit, eres un imbécil'],
		['pl', 'Kit, zamknij się, ty głupia krowo'],
		['uk', 'Кіт, ти дурна, заткнись'],
		['ar', 'كيت، أنت غبي يا كلب']
	])(
		'stands at the desk for a sentence in %s, whatever language the workshop has',
		async (_, text) => {
			const here = await written();
			await here.write('notes', text, 0);
			await expect.poll(() => markedAt(here.workshop), { timeout: 5_000 }).toBe(1);
			const [line] = await here.texts('?marked=yes');
			expect(line).toMatchObject({ text, title: 'Moss', seat: 0 });
		}
	);

	test('goes when the desk finds the text fine, and comes back when the text has changed', async () => {
		const { write, order, texts } = await written();
		await write('notes', 'That is a stupid rule', 0);
		const marked = () => texts('?marked=yes');
		const [line] = await marked();
		expect(line).toMatchObject({
			key: 'sheet/0/notes',
			seat: 0,
			marked: ['stupid'],
			title: 'Moss'
		});
		if (line) await order('fine', line);
		expect(await marked()).toEqual([]);
		await write('notes', 'That is a stupid idea', 0);
		expect((await marked()).map(({ text }) => text)).toEqual(['That is a stupid idea']);
	});

	test('a workshop’s own words count, and what it takes out does not', async () => {
		const { write, texts, facilitator, workshop } = await written();
		await write('notes', 'The stupid Spargeltarzan', 0);
		const body = { also: ['spargel*'], never: ['stupid'] };
		const door = `/api/workshops/${workshop}/words`;
		expect((await facilitator.knock('PUT', door, { body })).status).toBe(200);
		expect((await facilitator.knock('GET', door)).body).toEqual(body);
		expect((await texts('?marked=yes')).map(({ marked }) => marked)).toEqual([['Spargeltarzan']]);
	});
});

describe('the list', () => {
	test('has each text once, in its newest form, the newest first, with its seat, round and who wrote it', async () => {
		const { texts } = await full();
		const all = await texts();
		const own = all.filter(({ key }) => !key.startsWith('name/'));
		expect(own.map(({ text }) => text).toSorted()).toEqual(Object.values(TEXTS).toSorted());
		expect(all.map(({ at: time }) => time)).toEqual(
			all.map(({ at: time }) => time).toSorted((a, b) => b - a)
		);
		expect(all.find(({ text }) => text === TEXTS.challenge)).toMatchObject({
			...{ seat: 1, who: 'Kit', title: 'Moss', phase: 'build', round: 1 }
		});
	});

	test('is of all tables, or of one of them', async () => {
		const { facilitator, workshop, texts, table, write } = await written();
		const made = await facilitator.knock('POST', `/api/workshops/${workshop}/tables`, {
			body: { game: 'biome', seats: 2, title: 'Fern' }
		});
		const { code: other, table: fern } = made.body as { code: string; table: string };
		await joined(other, 0, 'Zoe');
		await write('notes', 'Later than Zoe', 0);
		const said = (lines: Line[]) => lines.map(({ title, text }) => `${title}: ${text}`);
		expect(said(await texts())[0]).toBe('Moss: Later than Zoe');
		expect(said(await texts())).toContain('Fern: Zoe');
		expect(said(await texts(`?table=${fern}`))).toEqual(['Fern: Zoe']);
		expect(said(await texts(`?table=${table}`))).not.toContain('Fern: Zoe');
	});

	test('is for the desk of this workshop alone', async () => {
		const { robin, workshop, table, facilitator } = await written();
		expect((await robin.knock('GET', `/api/workshops/${workshop}/written`)).status).not.toBe(200);
		const body = { id: 'x', do: 'hide', key: null, text: 'A text' };
		expect((await robin.knock('POST', `/api/tables/${table}/written`, { body })).status).toBe(403);
		const other = await written();
		expect((await facilitator.knock('GET', `/api/workshops/${other.workshop}/words`)).status).toBe(
			404
		);
	});

	test.each([
		['do', { do: 'burn', key: null, text: 'A' }],
		['key', { do: 'hide', key: '../../../server/x', text: 'A' }],
		['text', { do: 'hide', key: null, text: '' }]
	])('refuses a bad %s by name', async (field, wrong) => {
		const { facilitator, table } = await written();
		const body = { id: 'x', ...wrong };
		const answer = await facilitator.knock('POST', `/api/tables/${table}/written`, { body });
		expect([answer.status, answer.body['error']]).toMatchObject([400, { field }]);
	});
});
