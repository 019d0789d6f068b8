/** Turns that are played many times: a workshop has a few at once, and each world waits for its workshop's turn. */
import { whenGone } from '../base/gone.ts';
import { trouble } from '../base/logger.ts';
import { Dropped, LineFull, TooMuch, type From } from '../base/orders.ts';
import { Thread } from '../base/thread.ts';
import type { Moment, World } from './manyWorlds.ts';

/** Milliseconds of a processor for all worlds of a run: then it is said how many there were. */
const WORK = 60_000;
/** And for one of them, each way. */
const WORLD = 10_000;
/** How many runs of a workshop go on at once. */
const AT_ONCE = 3;
/** How many are kept of a workshop, to be looked at again. */
const KEPT = 30;

/** What has been played until now. */
interface Run {
	readonly worlds: World[];
	done: boolean;
}

/** It answers how many milliseconds of a processor a world took. */
const thread = new Thread<Moment, World, number>('manyWorlds', { work: WORLD });
/** By workshop, and there by name; the oldest first. */
const runs = new Map<string, Map<string, Run>>();
whenGone((workshop) => runs.delete(workshop));

/** The run of this name, which begins with its table's, begun where there is none yet. Throws LineFull where enough of the workshop's go on. */
export function runOf(from: From, name: string, moment: () => Moment): Run {
	const own = runs.get(from.workshop) ?? new Map<string, Run>();
	const known = own.get(name);
	if (known) return known;
	const going = [...own.values()].filter(({ done }) => !done).length;
	if (going >= AT_ONCE) throw new LineFull('enough turns are played many times');
	const run: Run = { worlds: [], done: false };
	runs.set(from.workshop, own.set(name, run));
	const [oldest] = [...own].find(([, { done }]) => done) ?? [];
	if (own.size > KEPT && oldest !== undefined) own.delete(oldest);
	void playOn(from, moment(), run, () => runs.get(from.workshop)?.get(name) === run);
	return run;
}

/** Forgets what was played of a table, and plays no more of it. */
export function dropRuns(table: string): void {
	for (const own of runs.values())
		for (const name of own.keys()) if (name.startsWith(`${table} `)) own.delete(name);
}

/** Plays world after world, as long as somebody may ask for them. */
async function playOn(from: From, moment: Moment, run: Run, isKept: () => boolean): Promise<void> {
	try {
		let work = 0;
		for (let world = 0; world < moment.times && work < WORK && isKept(); world++) {
			const one = { ...moment, times: 1, seed: (moment.seed + world) % 2 ** 32 };
			work += await thread.run(
				from,
				() => one,
				(ended) => run.worlds.push(ended)
			);
		}
	} catch (cause) {
		// what was played until then counts
		const expected = cause instanceof TooMuch || cause instanceof Dropped;
		if (!expected) trouble('worlds could not be played', cause);
	} finally {
		run.done = true;
	}
}
