/** Plans of three lessons: in seven languages, on two pages, and each opens a workshop that comes to its first turn. */
import { isRedirect } from '@sveltejs/kit';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
	getLocale,
	locales,
	overwriteGetLocale,
	type Locale
} from '../../../../src/lib/paraglide/runtime.js';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { closeThreads } from '../../../../src/lib/server/base/thread.ts';
import { planRecord } from '../../../../src/routes/plans/planRecord.ts';
import { LENGTHS, planOf, plans } from '../../../../src/routes/plans/plans.ts';
import { Visitor } from '../../../server/harness.ts';
import { read } from '../../../print/reading.ts';

const { actions } = await import('../../../../src/routes/plans/[plan]/+page.server.ts');
const { storage } = await import('../../../../src/lib/server/storage/store.ts');
const { hostedTable } = await import('../../../../src/lib/server/tables/tables.ts');

const spoken = getLocale;
afterEach(() => {
	overwriteGetLocale(spoken);
});
afterAll(closeThreads);

const speak = (locale: Locale) => {
	overwriteGetLocale(() => locale);
};
const LANGUAGES = locales.filter((locale) => locale !== 'en-XA');
const IDS = (await plans()).map(({ id }) => id);
const use = actions['default'] as unknown as (event: object) => Promise<unknown>;

/** Sends the plan’s form; where it leads, or what it answers, and the workshop that was opened for it. */
async function sent(plan: string, fields: Record<string, string>) {
	const visitor = new Visitor();
	const url = new URL(`http://table.test/plans/${plan}`);
	let opened = null as string | null;
	const event = {
		...{ params: { plan }, url, getClientAddress: () => '10.2.2.2' },
		cookies: { get: () => undefined, getAll: () => [{ name: 'keeps', value: 'yes' }] },
		request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
		fetch: async (path: string, { method, headers, body }: RequestInit) => {
			const more = { headers: headers as Record<string, string>, raw: body as string };
			const { body: said, status } = await visitor.knock(method ?? 'GET', path, more);
			if (path === '/api/workshops') opened = String(said['workshop']);
			return status === 204 ? new Response(null, { status }) : Response.json(said, { status });
		}
	};
	const answer = await use(event).catch((thrown: unknown) => thrown);
	const to = isRedirect(answer) ? answer.location : null;
	const workshop = /workshop\/([\w-]{22})/.exec(to ?? '')?.[1] ?? '';
	return { visitor, answer, to, workshop, opened };
}

const FIELDS = { minutes: '45', seats: '4', tables: '2', zone: 'Europe/Berlin' };

test.each(LANGUAGES.flatMap((locale) => IDS.map((id) => [id, locale] as const)))(
	'%s in %s opens with its challenges, and its tables come to their first turn',
	async (id, locale) => {
		speak(locale);
		const plan = await planOf(id);
		const { visitor, workshop, to } = await sent(id, FIELDS);
		expect(to).toContain('lesson=45');
		const { title, language } = (await storage().workshop(workshop)) ?? {};
		expect([title, language]).toEqual([plan?.name.replace(/\s/gu, ' '), locale]);
		const pack = (await storage().packOf(workshop)) as { ready: string[] } | null;
		expect(pack?.ready.toSorted()).toEqual(plan?.ready.ids.toSorted());
		const tables = await storage().tablesOf(workshop);
		expect(tables).toHaveLength(2);
		const table = tables[0]?.id ?? '';
		let acts = 0;
		const act = async (seat: number | 'facilitator', action: object) => {
			const body = { id: `a${String(acts++)}`, seat, action };
			const done = await visitor.knock('POST', `/api/tables/${table}/actions`, { body });
			expect(done.status, JSON.stringify(done.body)).toBe(200);
		};
		for (const [seat, biome] of ['forest', 'desert', 'tundra', 'aquatic'].entries())
			await act(seat, { type: 'chooseBiome', biome });
		await act('facilitator', { type: 'advance' });
		expect((await hostedTable(table))?.position.state).toMatchObject({
			phase: 'build',
			step: 'prepare'
		});
		await visitor.knock('DELETE', `/api/workshops/${workshop}`);
	}
);

test('a first lesson with a date waits for it, and its length is the bell’s', async () => {
	const day = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10);
	const { workshop } = await sent('water', { ...FIELDS, minutes: '60', first: `${day}T09:50` });
	for (const { id } of await storage().tablesOf(workshop)) {
		const { adjourned } = (await hostedTable(id))?.facilitation ?? {};
		expect(adjourned).toMatchObject({ zone: 'Europe/Berlin', minutes: 60, due: 'nothing' });
		expect(new Date(adjourned?.at ?? 0).toISOString().slice(0, 10)).toBe(day);
	}
});

test('the dates of the second and third lesson are kept with the workshop, the earlier first', async () => {
	const dates = { second: '2027-03-30T09:50', third: '2027-03-23T09:50' };
	const { workshop, visitor } = await sent('water', { ...FIELDS, ...dates });
	const { body } = await visitor.knock('GET', `/api/workshops/${workshop}/lessons`);
	expect(body['lessons']).toEqual([
		{ at: Date.UTC(2027, 2, 23, 8, 50), zone: 'Europe/Berlin', minutes: 45 },
		// the change to summer time lies between
		{ at: Date.UTC(2027, 2, 30, 7, 50), zone: 'Europe/Berlin', minutes: 45 }
	]);
	const bare = await sent('water', FIELDS);
	const none = await bare.visitor.knock('GET', `/api/workshops/${bare.workshop}/lessons`);
	expect(none.body['lessons']).toEqual([]);
});

test('a form that asks for what there is not is answered with a sentence', async () => {
	const crowded = await sent('water', { ...FIELDS, seats: '99' });
	const late = await sent('water', { ...FIELDS, first: '2020-01-06T09:50' });
	for (const { answer } of [crowded, late]) {
		const { status, data } = answer as { status: number; data: { problem: string } };
		expect(status).toBe(400);
		expect(data.problem).toMatch(/^[A-Z].*\.$/);
	}
	expect(crowded.opened).toBeNull();
});

test('what is refused halfway leaves no workshop behind', async () => {
	const { opened } = await sent('water', { ...FIELDS, first: '2020-01-06T09:50' });
	expect(opened).toMatch(/^[\w-]{22}$/);
	expect(await storage().workshop(opened ?? '')).toBeNull();
});

test.each(LANGUAGES)(
	'in %s every plan has words of its own, and fits two pages',
	async (locale) => {
		speak(locale);
		const texts = (await plans()).flatMap(({ name, aims, beside, lessons }) => [
			...[name, ...aims, beside.why],
			...lessons.flatMap(({ title, ask, home }) => [title, ask, home])
		]);
		expect(texts).toHaveLength(3 * 14);
		expect(new Set(texts).size).toBe(texts.length);
		for (const plan of await plans()) {
			const { sheets } = await read(await pdfOf(planRecord(plan), 'a4'));
			expect(sheets).toHaveLength(2);
		}
	}
);

test.each(LENGTHS)('a lesson of %i minutes is filled to its end', async (minutes) => {
	for (const id of IDS) {
		const lessons = (await planOf(id, minutes))?.lessons ?? [];
		expect(lessons.map(({ parts }) => parts.at(-1)?.to)).toEqual([minutes, minutes, minutes]);
	}
});

test('a plan that there is not is none', async () => {
	expect(await planOf('dinosaurs')).toBeNull();
	expect(await planOf('toString')).toBeNull();
});
