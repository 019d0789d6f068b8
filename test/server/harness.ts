/** Knocks at the doors without a network: a request goes through the hooks to the route's own handler, as Kit would bring it. */
import { isHttpError, isRedirect, type Cookies, type RequestEvent } from '@sveltejs/kit';
import { onTestFinished, vi } from 'vitest';
import { newFolder } from '../folder.ts';

process.env['DATA_DIR'] = newFolder();

type Handler = (event: RequestEvent) => Response | Promise<Response>;
const routes = import.meta.glob<Record<string, Handler>>('../../src/routes/**/+server.ts');

/** The doors there are: their addresses as routes, with the file that answers. */
export const doors = Object.entries(routes).map(([file, load]) => ({
	route: /src\/routes(.*)\/\+server\.ts$/.exec(file)?.[1] ?? file,
	load
}));

const { handle, handleError, init } = await import('../../src/hooks.server.ts');
/** What most tests look into: what is stored, what is shared, and how much anybody may do. */
export const { storage } = await import('../../src/lib/server/storage/store.ts');
export const { documents } = await import('../../src/lib/server/sync/documents.ts');
export const { LIMITS } = await import('../../src/lib/server/base/limits.ts');
await init();

const ORIGIN = 'http://table.test';

export interface Knock {
	readonly body?: unknown;
	/** Sent as it is, instead of a JSON body. */
	readonly raw?: string | Uint8Array<ArrayBuffer>;
	readonly bearer?: string | undefined;
	readonly origin?: string | null;
	readonly type?: string;
	readonly address?: string;
	readonly language?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
	readonly status: number;
	readonly body: Record<string, unknown>;
	readonly headers: Headers;
	readonly bytes: Uint8Array;
}

/** What the page of a code is given, for somebody who comes without any cookies. */
export async function joinPage(code: string): Promise<Record<string, unknown>> {
	const { load } = await import('../../src/routes/join/[code]/+page.server.ts');
	const url = new URL(ORIGIN);
	const cookies = { get: () => undefined, getAll: () => [], set: () => undefined };
	const event = {
		...{ params: { code }, url, cookies, request: new Request(url) },
		getClientAddress: () => '10.1.1.1'
	};
	return (await load(event as never)) as Record<string, unknown>;
}

/** Stops the clock of the limits until the test ends: how fast the machine is decides nothing. */
export function stopClock(): void {
	vi.useFakeTimers({ toFake: ['performance'] });
	onTestFinished(() => {
		vi.useRealTimers();
	});
}

let visitors = 0;

/** A browser with an address of its own: it keeps the cookies it is given. Without any cookies it is a script. */
export class Visitor {
	readonly #address = `10.0.0.${++visitors}`;
	readonly cookies = new Map<string, string>();

	/** Asks one door. */
	async knock(method: string, path: string, knock: Knock = {}): Promise<Answer> {
		const event = this.#event(method, new URL(path, ORIGIN), knock);
		const response = await handle({ event, resolve: () => resolve(event) });
		const bytes = new Uint8Array(await response.arrayBuffer());
		const text = new TextDecoder().decode(bytes);
		const json = response.headers.get('content-type')?.startsWith('application/json') === true;
		const body = json ? (JSON.parse(text) as Record<string, unknown>) : { text };
		return { status: response.status, body, headers: response.headers, bytes };
	}

	#event(method: string, url: URL, knock: Knock): RequestEvent {
		const headers = new Headers({
			'content-type': knock.type ?? 'application/json',
			...knock.headers
		});
		if (knock.bearer !== undefined) headers.set('authorization', `Bearer ${knock.bearer}`);
		if (knock.origin !== null) headers.set('origin', knock.origin ?? ORIGIN);
		if (knock.language !== undefined) headers.set('accept-language', knock.language);
		const body = knock.raw ?? (knock.body === undefined ? null : JSON.stringify(knock.body));
		const { route, params } = matched(url.pathname);
		const given: Partial<RequestEvent> = {
			request: new Request(url, { method, headers, body }),
			url,
			params,
			cookies: this.#jar(),
			route: { id: route } as RequestEvent['route'],
			getClientAddress: () => knock.address ?? this.#address,
			locals: {}
		};
		return given as RequestEvent;
	}

	#jar(): Cookies {
		const jar: Pick<Cookies, 'get' | 'getAll' | 'set' | 'delete'> = {
			get: (name) => this.cookies.get(name),
			getAll: () => [...this.cookies].map(([name, value]) => ({ name, value })),
			set: (name, value) => void this.cookies.set(name, value),
			delete: (name) => void this.cookies.delete(name)
		};
		return jar as Cookies;
	}
}

function matched(path: string): { route: string | null; params: Record<string, string> } {
	for (const { route } of doors) {
		const shape = route.replace(/\[(\w+)\]/g, '(?<$1>[^/]+)').replaceAll('.', '\\.');
		const found = new RegExp(`^${shape}$`).exec(path);
		if (found) return { route, params: { ...found.groups } };
	}
	return { route: null, params: {} };
}

/** What Kit does with a handler: errors become JSON, unknown methods 405. */
async function resolve(event: RequestEvent): Promise<Response> {
	const door = doors.find(({ route }) => route === event.route.id);
	const handler = (await door?.load())?.[event.request.method];
	if (!handler)
		return new Response('method not allowed', { status: 405, headers: { allow: 'GET' } });
	try {
		return await handler(event);
	} catch (thrown) {
		if (isHttpError(thrown)) return Response.json(thrown.body, { status: thrown.status });
		if (isRedirect(thrown)) return new Response(null, { status: thrown.status });
		const problem = await handleError({ error: thrown, event, status: 500, message: '' });
		if (problem?.code === 'broken') throw thrown; // our own mistakes are for the test to see
		return Response.json(problem, { status: 500 });
	}
}

/** Opens a workshop with one table of the toy game. */
export async function openTable(more: Record<string, unknown> = {}) {
	const facilitator = new Visitor();
	const opened = await facilitator.knock('POST', '/api/workshops', { body: { title: 'Class 7b' } });
	const workshop = String(opened.body['workshop']);
	const made = await facilitator.knock('POST', `/api/workshops/${workshop}/tables`, {
		body: { game: 'toy', seats: 3, ...more }
	});
	const { table, code } = made.body as { table: string; code: string };
	return { facilitator, workshop, table, code, token: String(opened.body['token']) };
}

/** Somebody with a seat at the table. */
export async function joined(code: string, seat?: number, name = 'Quiet Heron'): Promise<Visitor> {
	const visitor = new Visitor();
	const body = seat === undefined ? { code, name } : { code, name, seat };
	const answer = await visitor.knock('POST', '/api/join', { body });
	if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
	return visitor;
}

/** Plays for the seats of a table from its desk, with the dice that lie there; each action has to be stored. */
export function playing({ facilitator, table }: { facilitator: Visitor; table: string }) {
	let sent = 0;
	return async (seat: number, action: object, dice?: number[]) => {
		const body = { id: `a${String(sent++)}`, seat, action, ...(dice ? { dice } : {}) };
		const answer = await facilitator.knock('POST', `/api/tables/${table}/actions`, { body });
		if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
	};
}
