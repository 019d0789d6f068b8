/** What all doors share: who asks, what they sent, and how they are refused. */
import { wordsOf } from '../../games/words.ts';
import * as m from '../../paraglide/messages.js';
import { error, json, type RequestEvent } from '@sveltejs/kit';
import * as v from 'valibot';
import type { Refusal } from '../../engine/module.ts';
import {
	facilitates,
	hasToken,
	holderAt,
	tableCookie,
	visitorAt,
	type Credentials,
	type Visitor
} from '../people/identity.ts';
import { take, type LIMITS } from './limits.ts';
import type { NoPlace } from '../people/people.ts';
import type { Played } from '../tables/playing.ts';
import type { Decided } from '../tables/proposals.ts';

type Params = Readonly<Record<string, string | number>>;
const text = (params: Params, name: string) => String(params[name] ?? '');

/** Every code of the doors' own, and its sentence. */
const SENTENCES = {
	'bad-json': m.doors_bad_json,
	'bad-type': m.doors_bad_type,
	'bad-body': (params: Params) => m.doors_bad_body({ field: text(params, 'field') }),
	'too-large': (params: Params) => m.doors_too_large({ kib: text(params, 'kib') }),
	'no-token': m.doors_no_token,
	'no-such-door': m.doors_no_such_door,
	'no-such-workshop': m.doors_no_such_workshop,
	'no-such-table': m.doors_no_such_table,
	'no-such-person': m.doors_no_such_person,
	'no-such-code': m.doors_no_such_code,
	'no-such-link': m.doors_no_such_link,
	'no-such-screen-table': m.doors_no_such_screen_table,
	'nothing-to-compare': m.doors_nothing_to_compare,
	'no-such-game': m.doors_no_such_game,
	'facilitator-only': m.doors_facilitator_only,
	'not-your-seat': m.doors_not_your_seat,
	'bad-origin': m.doors_bad_origin,
	'table-locked': m.doors_table_locked,
	'table-closed': m.doors_table_closed,
	paused: m.doors_paused,
	waiting: m.doors_waiting,
	moved: m.doors_moved,
	barred: m.doors_barred,
	'no-picking': m.doors_no_picking,
	'no-open-table': m.doors_no_open_table,
	'too-late': m.doors_too_late,
	'no-such-proposal': m.doors_no_such_proposal,
	'no-such-report': m.doors_no_such_report,
	'bad-picture': m.doors_bad_picture,
	'no-such-picture': m.doors_no_such_picture,
	'bad-seat': m.doors_bad_seat,
	'seat-full': m.doors_seat_full,
	'no-free-seat': m.doors_no_free_seat,
	'already-seated': m.doors_already_seated,
	'bad-seats': m.doors_bad_seats,
	'bad-option': (params: Params) => m.doors_bad_option({ option: text(params, 'option') }),
	'seat-in-use': m.doors_seat_in_use,
	'game-under-way': m.doors_game_under_way,
	'dice-needed': (params: Params) =>
		m.doors_dice_needed({ count: text(params, 'count'), sides: text(params, 'sides') }),
	'bad-dice': m.doors_bad_dice,
	'not-over': m.doors_not_over,
	'no-next-table': m.doors_no_next_table,
	'nothing-to-undo': m.doors_nothing_to_undo,
	'no-such-entry': m.doors_no_such_entry,
	'newer-file': m.keep_newer_file,
	'bad-log': (params: Params) =>
		m.keep_bad_log({ table: text(params, 'table'), entry: text(params, 'entry') }),
	'too-many': (params: Params) => m.doors_too_many({ seconds: text(params, 'seconds') }),
	'wrong-method': m.doors_wrong_method,
	full: m.doors_full,
	broken: m.doors_broken
} as const;

export type DoorCode = keyof typeof SENTENCES;

/** Every code that a door may give, beside those of a game's own rules. */
export const DOOR_CODES = Object.keys(SENTENCES) as readonly DoorCode[];

/** The sentence of a door's code in the caller's language. */
export const sentenceOf = (code: DoorCode, params: Params = {}): string => SENTENCES[code](params);

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

/** What the rules say, in the words of the game. */
const sayRefusal = (game: string, refused: Refusal): string =>
	wordsOf(game)?.explain(refused) ?? m.doors_refused({ code: refused.code });

/** What the host itself refuses, in the doors' own words. */
const sayHosts = (game: string, refused: Refusal): string =>
	isDoorCode(refused.code) ? sentenceOf(refused.code, refused.params) : sayRefusal(game, refused);

const isDoorCode = (code: string): code is DoorCode => Object.hasOwn(SENTENCES, code);

/** Ends the request because a game cannot be set up so: the field that is wrong, or that play has begun. */
export function refuseSetup(game: string, refused: Refusal): never {
	if (refused.code === 'game-under-way') return refuseDoor(409, 'game-under-way');
	if (refused.code === 'seat-in-use') {
		return refuseDoor(409, 'seat-in-use', {}, { field: 'seats' });
	}
	const { option = '' } = refused.params ?? {};
	const field =
		refused.code === 'bad-seats' ? 'seats' : option === '' ? 'options' : `options.${option}`;
	return error(400, { code: refused.code, message: sayHosts(game, refused), field });
}

/** Ends the request because there is no place for somebody. */
export function refusePlace(why: NoPlace): never {
	if (why === 'table-locked' || why === 'barred' || why === 'no-picking') {
		return refuseDoor(403, why);
	}
	if (why === 'no-such-table') return refuseDoor(400, why, {}, { field: 'table' });
	if (why === 'bad-seat') return refuseDoor(400, why, {}, { field: 'seat' });
	return refuseDoor(409, why);
}

/** The answer to an action: its seq, or why it was not played; `say` finds the words for a refusal. */
export function answerPlayed(game: string, played: Played | null, say = sayRefusal): Response {
	switch (played?.kind) {
		case undefined:
			return refuseDoor(404, 'no-such-table');
		case 'stored':
			return json({ seq: played.seq });
		case 'refused': {
			const { code, rule } = played.refusal;
			const message = say(game, played.refusal);
			return error(409, { code, message, ...(rule === undefined ? {} : { rule }) });
		}
		case 'closed':
			return refuseDoor(409, 'table-closed');
		case 'paused':
			return refuseDoor(409, 'paused');
		case 'bad-dice':
			return refuseDoor(400, 'bad-dice', {}, { field: 'dice' });
		case 'dice-needed': {
			const { count, sides, given } = played;
			return refuseDoor(409, 'dice-needed', { count, sides }, { count, sides, given });
		}
	}
}

/** The answer to a choice of a seat that several people hold: proposed, taken away, or played. */
export function answerDecided(game: string, decided: Decided | null): Response {
	switch (decided?.kind) {
		case 'proposed':
			return json({ proposed: decided.id, waits: decided.waits }, { status: 202 });
		case 'withdrawn':
			return json({ withdrawn: true });
		case 'no-such-proposal':
			return refuseDoor(404, decided.kind);
		default:
			return answerPlayed(game, decided ?? null);
	}
}

/** The answer to an undo, which the host refuses, not the rules. */
export const answerRewound = (game: string, played: Played | null): Response =>
	answerPlayed(game, played, sayHosts);

/** Refuses who has had too much already, and says when to come back. */
export function limited(limit: keyof typeof LIMITS, who: string): void {
	refuseFor(take(limit, who));
}

/** Refuses for so many seconds; lets pass for none. */
export function refuseFor(seconds: number): void {
	if (seconds > 0) refuseDoor(429, 'too-many', { seconds }, { seconds });
}

/** The tokens of a request. A bearer speaks alone: cookies that come along prove nothing about the sender's will. */
export function credentialsOf({ request, cookies }: RequestEvent): Credentials {
	const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
	if (bearer !== undefined) return { cookies: {}, bearer: [bearer] };
	const named = cookies.getAll().map(({ name, value }) => [name, value]);
	return { cookies: Object.fromEntries(named) as Record<string, string>, bearer: [] };
}

/** What the caller is at this table. 401 without any token, 404 for a stranger. */
export async function visiting(event: RequestEvent, table: string): Promise<Visitor> {
	const credentials = credentialsOf(event);
	if (!hasToken(credentials)) refuseDoor(401, 'no-token');
	const visitor = await visitorAt(table, credentials);
	if (!visitor.facilitator && !visitor.member) {
		const holder = await holderAt(table, credentials);
		// nobody's any more: the browser need not keep it either
		if (!holder && credentials.cookies[tableCookie(table)] !== undefined)
			event.cookies.delete(tableCookie(table), { path: '/' });
		const standing = holder?.standing;
		if (standing === 'waiting' || standing === 'moved') refuseDoor(403, standing);
		refuseDoor(404, 'no-such-table');
	}
	return visitor;
}

/** Lets only the table's facilitator pass. */
export async function leadingTable(event: RequestEvent, table: string): Promise<void> {
	const { facilitator } = await visiting(event, table);
	if (!facilitator) refuseDoor(403, 'facilitator-only');
}

/** Lets only the workshop's facilitator pass. */
export async function leadingWorkshop(event: RequestEvent, workshop: string): Promise<void> {
	const credentials = credentialsOf(event);
	if (!hasToken(credentials)) refuseDoor(401, 'no-token');
	if (!(await facilitates(workshop, credentials))) refuseDoor(404, 'no-such-workshop');
}

const BODY = 64 * 1024;

/** The request's JSON body in this shape. 413, 415 and 400 with the field for anything else. */
export async function bodyOf<Schema extends v.GenericSchema>(
	request: Request,
	schema: Schema
): Promise<v.InferOutput<Schema>> {
	const parsed = v.safeParse(schema, await jsonFrom(request, BODY));
	if (!parsed.success) return refuseField(v.getDotPath(parsed.issues[0]) ?? 'body');
	return parsed.output;
}

/** The request's JSON body, of at most so many bytes. 413, 415 and 400 for anything else. */
export async function jsonFrom(request: Request, most: number): Promise<unknown> {
	const type = request.headers.get('content-type') ?? '';
	if (!/^application\/json\s*(;|$)/i.test(type)) refuseDoor(415, 'bad-type');
	return jsonOf(new TextDecoder().decode(await bytesFrom(request, most)));
}

function jsonOf(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return refuseDoor(400, 'bad-json');
	}
}

/** The body, but never more of it than a door takes: it is measured while it comes. 413 for anything longer. */
export async function bytesFrom(request: Request, most: number): Promise<Uint8Array> {
	const reader = request.body?.getReader();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (;;) {
		const next = await reader?.read();
		if (!next || next.done) break;
		size += next.value.length;
		// what is too much is heard out and forgotten: whoever still sends would not hear the answer
		if (size <= most) chunks.push(next.value);
	}
	if (size > most) refuseDoor(413, 'too-large', { kib: most / 1024 });
	return Buffer.concat(chunks);
}

/** Keeps the caller's cookie as long as its workshop now lasts: the date may have been moved. */
export function renewToken(event: RequestEvent, name: string, expires: number): void {
	const token = event.cookies.get(name);
	if (token !== undefined) keepToken(event, name, token, expires);
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
