/** What a process of a cluster does all the time: renews its leases, gives back what nobody needs, and takes up what nobody owns. */
import { note, trouble } from '../base/logger.ts';
import { isAway } from '../base/away.ts';
import type { Postgres } from '../storage/postgres/postgres.ts';
import { host } from '../tables/tables.ts';
import { routing } from './routing.ts';
import { isAsleep } from './memory.ts';
import { endRelaysBut, relaying } from './relay.ts';
import { LASTS } from '../storage/postgres/leases.ts';

/** It is said every two seconds: in a longer gap the database was away, or the machine very busy. */
const GAP = 3_000;

/** How steadily this process says that it is there: where it could not for a moment, no other could either. */
export class Presence {
	#said = -Infinity;
	#since = Infinity;

	/** It has said so, at this moment of its running time in milliseconds. */
	said(now: number): void {
		if (now - this.#said > GAP) this.#since = now;
		this.#said = now;
	}

	/** Whether it has said so without a gap for as long as a lease lasts: only then are others gone that say nothing. */
	isSteady(now: number): boolean {
		return now - this.#said <= GAP && now - this.#since >= LASTS;
	}
}

/** Milliseconds. */
const RENEWED = 2_000;
const SWEPT = 5_000;
const GIVEN_BACK = 60_000;
const KEYS_SWEPT = 60 * 60_000;
/** A workshop that nobody has asked for in so long is given back. */
const UNUSED = 10 * 60_000;
/** Milliseconds for which the name of somebody who was removed is kept. */
const NAMED = 30_000;

/** Begins; `neglected` is told when workshops that nobody owned were taken up because something of them is out of date. */
export function keepUp(opened: Postgres, neglected: () => Promise<void>): void {
	const presence = new Presence();
	every(RENEWED, 'leases could not be renewed', async () => {
		await opened.stay();
		presence.said(performance.now());
	});
	every(RENEWED, 'it could not be found out who is there', async () => {
		if (relaying() === 0) return;
		const alive = await opened.alive();
		// while the database was away the owners could not say that they are there
		if (presence.isSteady(performance.now())) endRelaysBut(alive);
	});
	every(SWEPT, 'what nobody owns could not be looked after', () => sweep(opened, neglected));
	every(GIVEN_BACK, 'workshops could not be given back', () => giveBack(opened));
	every(KEYS_SWEPT, 'keys of deleted workshops could not be deleted', () => opened.sweepKeys());
}

/** Does the work again and again, never twice at once, until the process ends. */
function every(wait: number, event: string, work: () => Promise<void>): void {
	const again = () => {
		setTimeout(() => {
			if (routing.closed) return;
			work()
				.catch((cause: unknown) => trouble(event, cause))
				.finally(again);
		}, wait).unref();
	};
	again();
}

/** Carries out clocks that are up, lets computer players go on, and deletes what is out of date, where nobody else does. */
async function sweep({ alarms, leases }: Postgres, neglected: () => Promise<void>): Promise<void> {
	for (const { table, workshop } of await alarms.due(leases.held)) {
		if ((await leases.claim(workshop)) === 'mine') await takeUp(table, workshop);
	}
	const now = Date.now();
	const taken = await alarms.neglected(now, now - NAMED);
	for (const workshop of taken) await leases.claim(workshop);
	if (taken.length > 0) await neglected();
}

/** A table that comes into memory sets its clock, which rings at once, and its computer players act. */
async function takeUp(table: string, workshop: string): Promise<void> {
	try {
		await host.takeUp(table, workshop);
	} catch (cause) {
		if (isAway(cause)) throw cause;
		trouble('a table could not be taken up', cause, { table }); // it is in no other's way
	}
}

async function giveBack({ leases, budgets }: Postgres): Promise<void> {
	const now = performance.now();
	const unused = leases.held.filter((one) => now - (routing.used.get(one) ?? -UNUSED) >= UNUSED);
	const asleep: string[] = [];
	for (const workshop of unused) {
		if (!host.isInUse(workshop, UNUSED) && (await isAsleep(workshop))) asleep.push(workshop);
	}
	if (asleep.length > 0) note('workshops were given back', { workshops: asleep.length });
	for (const workshop of asleep) routing.used.delete(workshop);
	await leases.release(asleep);
	await budgets.sweep();
}
