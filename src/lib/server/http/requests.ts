/** What all doors share: who asks, what they sent, and how they are refused. */
import { error, type RequestEvent } from '@sveltejs/kit';
import type { Pack } from '../../engine/module.ts';
import { packing } from '../../games/packing.ts';
import * as v from 'valibot';
import {
	facilitates,
	hasToken,
	holderAt,
	tableCookie,
	visitorAt,
	type Credentials,
	type Visitor
} from '../storage/identity.ts';
import { isDoorCode, sentenceOf, type DoorCode, type Params } from '../base/codes.ts';
import { spend, take, waitFor, type LIMITS } from '../base/limits.ts';
import { takeShared, waitShared } from '../storage/sharedLimits.ts';
import { OPENING_CODE, openTo, opensBy } from './opening.ts';
import { receiving } from './receiving.ts';
import { LineFull } from '../base/orders.ts';
import type { NoPlace } from '../people/people.ts';
import type { Late } from '../people/seatBalancing.ts';

/** What an error may say beside its code and sentence. */
type More = Omit<App.Error, 'code' | 'message'>;

/** Ends the request with this error: `{error: {code, message, …}}` under `/api`, the error page elsewhere. */
export function refuseDoor(
	status: number,
	code: DoorCode,
	params: Params = {},
	more: More = {}
): never {
	return error(status, { code, message: sentenceOf(code, params), ...more });
}

/** Ends the request because something it brought is missing or wrong. */
export const refuseField = (field: string): never =>
	refuseDoor(400, 'bad-body', { field }, { field });

/** What judges what classes bring along; ends the request where no game here does. */
export const packHere = (): Pack => packing ?? refuseDoor(404, 'no-such-door');

/** Ends the request because there is no place for somebody. */
export function refusePlace(why: NoPlace): never {
	if (why === 'table-locked' || why === 'barred' || why === 'no-picking') {
		return refuseDoor(403, why);
	}
	if (why === 'no-such-table') return refuseDoor(400, why, {}, { field: 'table' });
	if (why === 'name-taken') return refuseDoor(409, why, {}, { field: 'name' });
	if (why === 'bad-seat') return refuseDoor(400, why, {}, { field: 'seat' });
	return refuseDoor(409, why);
}

/** Refuses who has had too much already, and says when to come back. */
export function limited(limit: keyof typeof LIMITS, who: string): void {
	refuseFor(take(limit, who));
}

/** Refuses an address that has had too much already, or one of its networks. */
export async function limitedAt(limit: keyof typeof LIMITS, event: RequestEvent): Promise<void> {
	refuseFor(await takeShared(limit, event.getClientAddress()));
}

/**
 * Lets only those pass who may open workshops here. A right code passes, whatever others at this address have mistyped;
 * once those were many, codes are looked at there no faster than join codes are.
 */
export async function opening(event: RequestEvent): Promise<void> {
	const to = openTo();
	if (to === 'nobody') refuseDoor(403, 'opening-closed');
	if (to === 'anyone') return;
	const address = event.getClientAddress();
	if ((await waitShared('openingCodes', address)) > 0) await limitedAt('guesses', event);
	if (opensBy(event.request.headers.get(OPENING_CODE) ?? '')) return;
	await limitedAt('openingCodes', event);
	refuseDoor(403, 'opening-code');
}

/** Seconds after which somebody whose orders wait may ask for one more. */
const BUSY = 5;

/** Work that is done in turns; ends the request where too much of the caller's waits already. */
export const inTurn = <Done>(work: Promise<Done>): Promise<Done> =>
	work.catch((cause: unknown) => {
		if (cause instanceof LineFull) refuseDoor(429, 'work-waits', {}, { seconds: BUSY });
		throw cause;
	});

/** Refuses for a number of seconds; lets pass where there are none. */
function refuseFor(seconds: number): void {
	if (seconds > 0) tooMany(seconds);
}

const tooMany = (seconds: number): never => refuseDoor(429, 'too-many', { seconds }, { seconds });

const isLate = (answer: unknown): answer is Late =>
	typeof answer === 'object' && answer !== null && 'late' in answer;

/** An answer; ends the request where the caller has had too much and gets none. */
export function inTime<Answer>(answer: Answer | Late): Answer {
	return isLate(answer) ? tooMany(answer.late) : answer;
}

/** The tokens of a request. A bearer speaks alone: cookies that come along prove nothing about the sender's will. */
export function credentialsOf({ request, cookies }: RequestEvent): Credentials {
	const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
	if (bearer !== undefined) return { cookies: {}, bearer: [bearer] };
	const named = cookies.getAll().map(({ name, value }) => [name, value]);
	return { cookies: Object.fromEntries(named) as Record<string, string>, bearer: [] };
}

/** Somebody at a table, and under which name the work counts that their requests make. */
interface Guest extends Visitor {
	readonly who: string;
	readonly table: string;
	/** The table's. */
	readonly workshop: string;
}

/** Milliseconds of a processor that a request makes at least: one that reads, and one that changes something. */
const LEAST = { reads: 2, changes: 6 };

/** Counts a request among its visitor's work; refuses it where that is too much already. */
export function counted({ request: { method } }: RequestEvent, who: string): void {
	refuseFor(waitFor('work', who));
	worked(who, method === 'GET' || method === 'HEAD' ? LEAST.reads : LEAST.changes);
}

/** Notes so many milliseconds of a processor, about, that an answer has made for somebody. */
export const worked = (who: string, time: number): void => spend('work', who, time);

/** The name under which a facilitator's work counts. */
export const facilitator = (workshop: string): string => `facilitator ${workshop}`;

/** A request whose address names a table, and one whose address names a workshop. */
export type AtTable = RequestEvent<{ table: string }>;
export type AtWorkshop = RequestEvent<{ workshop: string }>;

/** What the caller is at the request's table. 401 without any token, 404 for a stranger, 429 for who has made too much work. */
export async function visiting(event: AtTable): Promise<Guest> {
	const { table } = event.params;
	const credentials = credentialsOf(event);
	if (!hasToken(credentials)) refuseDoor(401, 'no-token');
	const visitor = await visitorAt(table, credentials);
	if (!visitor.facilitator && !visitor.member) {
		const holder = await holderAt(table, credentials);
		// nobody's any more: the browser need not keep it either
		if (!holder && credentials.cookies[tableCookie(table)] !== undefined)
			forgetToken(event, tableCookie(table));
		const standing = holder?.standing;
		if (standing === 'waiting' || standing === 'moved') refuseDoor(403, standing);
		refuseDoor(404, 'no-such-table');
	}
	const who = visitor.member?.id ?? facilitator(visitor.workshop);
	counted(event, who);
	return { ...visitor, who, table };
}

/** Lets only the facilitator of the request's table pass: its id. */
export async function leadingTable(event: AtTable): Promise<string> {
	const { facilitator, table } = await visiting(event);
	if (!facilitator) refuseDoor(403, 'facilitator-only');
	return table;
}

/** Lets only the facilitator of the request's workshop pass: its id. */
export async function leadingWorkshop(event: AtWorkshop): Promise<string> {
	const { workshop } = event.params;
	const credentials = credentialsOf(event);
	if (!hasToken(credentials)) refuseDoor(401, 'no-token');
	if (!(await facilitates(workshop, credentials))) refuseDoor(404, 'no-such-workshop');
	counted(event, facilitator(workshop));
	return workshop;
}

const BODY = 64 * 1024;

/** The request's JSON body in this shape. 413, 415 and 400 with the field for anything else. */
export async function bodyOf<Schema extends v.GenericSchema>(
	request: Request,
	schema: Schema,
	most = BODY
): Promise<v.InferOutput<Schema>> {
	const parsed = v.safeParse(schema, jsonOf(await jsonBytesFrom(request, most)));
	if (parsed.success) return parsed.output;
	const [{ message }] = parsed.issues;
	const field = v.getDotPath(parsed.issues[0]) ?? 'body';
	// a shape may have a sentence of its own for what is wrong
	return isDoorCode(message) ? refuseDoor(400, message, {}, { field }) : refuseField(field);
}

/** The request's body, which says that it is JSON, of at most `most` bytes; see `bytesFrom`. 415 for anything else. */
export async function jsonBytesFrom(
	request: Request,
	most: number,
	network?: string
): Promise<Uint8Array> {
	const type = request.headers.get('content-type') ?? '';
	if (!/^application\/json\s*(;|$)/i.test(type)) refuseDoor(415, 'bad-type');
	return bytesFrom(request, most, network);
}

function jsonOf(body: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(body));
	} catch {
		return refuseDoor(400, 'bad-json');
	}
}

/**
 * The body, but never more of it than a door takes: it is measured while it comes. What may be long counts, with the sender's
 * `network`, among all that is being received. 413 for anything longer, 503 where too much comes at once, 400 where its sender breaks off.
 */
export async function bytesFrom(
	request: Request,
	most: number,
	network?: string
): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	let held = 0;
	let full = false;
	try {
		for await (const chunk of request.body ?? []) {
			size += chunk.length;
			// what is too much is read and dropped: a client that still sends would not hear the answer
			if (size > most || full) chunks.length = 0;
			else if (network !== undefined && !receiving.take(network, chunk.length)) full = true;
			else {
				held += network === undefined ? 0 : chunk.length;
				chunks.push(chunk);
			}
		}
	} catch (cause) {
		if (request.signal.aborted) refuseField('body'); // a phone out of reach is no mistake of ours
		throw cause;
	} finally {
		if (network !== undefined) receiving.give(network, held);
	}
	if (size > most) refuseDoor(413, 'too-large', { kib: most / 1024 });
	if (full) refuseDoor(503, 'full', {}, { seconds: BUSY });
	return Buffer.concat(chunks);
}

/** Keeps the caller's cookie as long as its workshop now lasts: the date may have been moved. */
export function renewToken(event: RequestEvent, name: string, expires: number): void {
	const token = event.cookies.get(name);
	if (token !== undefined) keepToken(event, name, token, expires);
}

/** Takes back a cookie whose token is nobody's any more. */
export function forgetToken(
	{ cookies, url }: Pick<RequestEvent, 'cookies' | 'url'>,
	name: string
): void {
	cookies.delete(name, { path: '/', secure: url.protocol === 'https:' });
}

/** A cookie that holds a token until its workshop ends. */
export function keepToken(
	{ cookies, url }: Pick<RequestEvent, 'cookies' | 'url'>,
	name: string,
	token: string,
	expires: number
): void {
	cookies.set(name, token, {
		path: '/',
		httpOnly: true,
		sameSite: 'lax',
		secure: url.protocol === 'https:', // Kit's default loses the cookie on a plain-http LAN
		maxAge: Math.max(0, Math.floor((expires - Date.now()) / 1000))
	});
}
