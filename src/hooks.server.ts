/** What every request passes: its language, its origin, the shape of errors, headers. And how the process begins. */
import { building } from '$app/environment';
import * as m from '$lib/paraglide/messages.js';
import { holdDates, watchDates } from '$lib/server/computers/overDays.ts';
import { goOn, watchComputers } from '$lib/server/computers/playing.ts';
import { dropUnfinished } from '$lib/server/export/settle.ts';
import { sentenceOf } from '$lib/server/base/codes.ts';
import { linksAhead } from '$lib/server/http/ahead.ts';
import { openTo } from '$lib/server/http/opening.ts';
import { isForeign, refuseForm } from '$lib/server/http/foreign.ts';
import { answerDoor, isDoor, protect, refusedName, refusedPage } from '$lib/server/http/hooks.ts';
import { sweep } from '$lib/server/base/limits.ts';
import { Calendar } from '$lib/server/base/calendar.ts';
import { Due } from '$lib/server/base/due.ts';
import { trouble } from '$lib/server/base/logger.ts';
import { closeThreads } from '$lib/server/base/thread.ts';
import {
	closeRouting,
	isRelayed,
	joinCluster,
	leaveCluster,
	receive,
	receiveUpgrade
} from '$lib/server/cluster/cluster.ts';
import { isAway, isUnreadable } from '$lib/server/base/away.ts';
import { closeStorage, dataFolder, postgres, storage } from '$lib/server/storage/store.ts';
import * as sync from '$lib/server/compose.ts';
import { tidy } from '$lib/server/workshops/workshops.ts';
import { speaking } from '$lib/server/base/language.ts';
import { inLanguage, workshopsLanguage } from '$lib/server/http/language.ts';
import { getTextDirection, type Locale } from '$lib/paraglide/runtime.js';
import { paraglideMiddleware } from '$lib/paraglide/server.js';
import { join } from 'node:path';
import type { Handle, HandleServerError, RequestEvent, ServerInit } from '@sveltejs/kit';

const HOUR = 60 * 60 * 1000;
/** How often it is forgotten who asked for how much, in milliseconds. */
const FORGET = 10 * 60 * 1000;

/** Hands the sync server over to the process, opens the storage, and begins to delete what is out of date. */
export const init: ServerInit = async () => {
	if (building) return;
	// in `vite dev`, when this module is loaded anew: the sockets come over from the one before
	if ('sync' in globalThis) await globalThis.sync.closeAll();
	// at the last moment: until then a door may still be answering
	else process.once('exit', () => void closeStorage());
	globalThis.sync = { upgrade: sync.upgrade, poll: sync.poll, closeAll };
	watchComputers();
	watchDates();
	openTo(); // a setting that cannot be read is said at once
	const calendar = new Calendar(postgres() ? null : join(dataFolder(), 'borrowed-earth.clock'));
	const dropping = new Due('tables that were half brought could not be deleted', dropUnfinished);
	const tidying = new Due('out-of-date workshops could not be deleted', () => tidy(calendar));
	const tidyUp = async () => {
		await dropping.now('');
		await tidying.now('');
	};
	await joinCluster(tidyUp);
	if (postgres()) globalThis.cluster = { isRelayed, receive, receiveUpgrade };
	await storage().ping();
	const read = goOn().catch((cause: unknown) => {
		trouble('tables could not go on by themselves', cause);
	});
	holdDates(read);
	void tidyUp();
	setInterval(() => void tidyUp(), HOUR).unref();
	setInterval(() => sweep(), FORGET).unref();
};

/** Whatever would keep the process: the sockets, once what they took is stored, and the threads. Then its workshops are anybody's. */
async function closeAll(): Promise<void> {
	closeRouting();
	await sync.closeAll();
	await closeThreads();
	await leaveCluster().catch((cause: unknown) => {
		trouble('the workshops could not be given back', cause);
	});
}

export const handle: Handle = ({ event, resolve }) =>
	paraglideMiddleware(event.request, async ({ locale: visitors }) => {
		const locale = (await workshopsLanguage(event)) ?? visitors;
		return speaking(locale, async () => {
			const answer = () =>
				resolve(event, {
					transformPageChunk: ({ html }) => inLanguage(filled(html, locale), locale)
				});
			const response = refusedName(event) ?? refusedPage(event) ?? (await answered(event, answer));
			const ahead = response.headers.get('link');
			if (ahead !== null)
				response.headers.set('link', inLanguage(await linksAhead(event, ahead), locale));
			protect(response, event.url);
			return response;
		});
	});

/** By the rules of doors, or as a page. */
function answered(event: RequestEvent, answer: () => Response | Promise<Response>) {
	if (isDoor(event.url.pathname)) return answerDoor(event, answer);
	return isForeign(event, false) ? refuseForm(event) : answer();
}

/** What `app.html` says of a page's program; pages that have none say nothing of it. */
const PROGRAM = /<!--program-->.*<!--\/program-->/s;

/** What `app.html` leaves open. */
const filled = (html: string, locale: Locale): string =>
	(html.includes('kit.start(') ? html : html.replace(PROGRAM, ''))
		.replace('%paraglide.lang%', locale)
		.replace('%paraglide.dir%', getTextDirection(locale))
		.replace('%older%', m.browser_older())
		.replace('%scripts%', m.browser_scripts())
		.replace('%late%', m.browser_late());

/** Our own mistakes: the log gets all of it, the visitor a sentence. */
export const handleError: HandleServerError = ({ error, event, status, message }) => {
	if (status === 404) return { code: 'no-such-door', message };
	if (isAway(error)) return { code: 'later', message: sentenceOf('later'), seconds: 1 };
	if (isUnreadable(error)) return { code: 'unreadable', message: sentenceOf('unreadable') };
	// a form for a page that takes none, or of a kind that none takes
	if (status < 500) return { code: 'wrong-method', message: sentenceOf('wrong-method') };
	trouble('a request failed', error, { method: event.request.method, route: event.route.id ?? '' });
	return { code: 'broken', message: sentenceOf('broken') };
};
