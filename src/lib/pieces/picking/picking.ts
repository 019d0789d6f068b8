/**
 * Picking one of the legal actions step by step: a piece, then where it goes, then what else must be
 * said. A game tells how its actions fall into steps; nothing that is not legal can be picked.
 */

/** One answer to one question on the way to an action. */
export interface Step {
	/** The question: `'piece'`, `'to'`, `'done'` … */
	readonly asks: string;
	/** The answer: a cell's key, a piece's name, a number as text; empty where the question says all. */
	readonly answer: string;
	/** Where only this answer is left, it need not be asked. */
	readonly obvious?: boolean;
}

/** The steps of an action, in the order in which they are asked. No two actions have the same. */
export type Split<Action> = (action: Action) => readonly Step[];

interface Way<Action> {
	readonly action: Action;
	readonly steps: readonly Step[];
}

/** How far somebody has come. */
export interface Picking<Action> {
	readonly ways: readonly Way<Action>[];
	/** What was picked by hand; what was obvious is not here. */
	readonly picked: readonly Step[];
}

const keyOf = ({ asks, answer }: Step) => `${asks}=${answer}`;

const alike = (a: Step | undefined, b: Step) => a?.asks === b.asks && a.answer === b.answer;

/** Nothing picked yet. */
export const begin = <Action>(
	actions: Iterable<Action>,
	split: Split<Action>
): Picking<Action> => ({
	ways: [...actions].map((action) => ({ action, steps: split(action) })),
	picked: []
});

/** The same picks among other actions, as far as they still lead anywhere: for when the view has changed. */
export function renew<Action>(
	{ picked }: Picking<Action>,
	actions: Iterable<Action>,
	split: Split<Action>
): Picking<Action> {
	const fresh = begin(actions, split);
	return { ...fresh, picked: walk(fresh.ways, picked).picked };
}

/** The steps taken so far, with those that were obvious. */
export const taken = <Action>({ ways, picked }: Picking<Action>): readonly Step[] =>
	walk(ways, picked).path;

/** What may be picked next, each answer once. */
export const offers = <Action>({ ways, picked }: Picking<Action>): readonly Step[] =>
	next(walk(ways, picked));

/** Whether `pick` would take an answer: a next one, one to an earlier question, or one that stands. */
export function taker<Action>({ ways, picked }: Picking<Action>): (step: Step) => boolean {
	const open = [...picked.keys(), picked.length].flatMap((kept) =>
		next(walk(ways, picked.slice(0, kept))).map(keyOf)
	);
	const keys = new Set(open);
	return (step) => keys.has(keyOf(step));
}

/** The action that the picks spell out in full; null while something is missing. */
export function spelled<Action>({ ways, picked }: Picking<Action>): Action | null {
	const { open, path } = walk(ways, picked);
	return open.find(({ steps }) => steps.length === path.length)?.action ?? null;
}

/** The first of these plans of which all steps are picked; null while something is missing. */
export const spelledOut = <Plan>(
	picked: (asks: string, answer: string) => boolean,
	plans: readonly Plan[],
	split: (plan: Plan) => readonly Step[]
): Plan | null =>
	plans.find((plan) => split(plan).every(({ asks, answer }) => picked(asks, answer))) ?? null;

/**
 * Picks an answer. One that belongs to an earlier question goes back to that question: another piece
 * instead of this one. The answer that stands already is taken back. Anything else changes nothing.
 */
export function pick<Action>(picking: Picking<Action>, step: Step): Picking<Action> {
	const { ways, picked } = picking;
	for (let kept = picked.length; kept >= 0; kept--) {
		const before = picked.slice(0, kept);
		if (!next(walk(ways, before)).some((offer) => alike(offer, step))) continue;
		const again = alike(picked[kept], step);
		return { ways, picked: again ? before : [...before, step] };
	}
	return picking;
}

/** Takes the last pick back. */
export const back = <Action>({ ways, picked }: Picking<Action>): Picking<Action> => ({
	ways,
	picked: picked.slice(0, -1)
});

interface Walk<Action> {
	/** The actions that begin with `path`. */
	readonly open: readonly Way<Action>[];
	readonly path: readonly Step[];
	readonly picked: readonly Step[];
}

/** Follows the picks as far as they lead. */
function walk<Action>(ways: readonly Way<Action>[], picks: readonly Step[]): Walk<Action> {
	let now: Walk<Action> = { open: ways, path: [], picked: [] };
	for (const step of picks) {
		if (!next(now).some((offer) => alike(offer, step))) break;
		now = settle({ ...along(now, step), picked: [...now.picked, step] });
	}
	return now;
}

/** Takes the steps that are obvious. */
function settle<Action>(now: Walk<Action>): Walk<Action> {
	const [only, ...more] = next(now);
	const whole = now.open.some(({ steps }) => steps.length === now.path.length);
	if (!only?.obvious || more.length > 0 || whole) return now;
	return settle(along(now, only));
}

const along = <Action>({ open, path, picked }: Walk<Action>, step: Step): Walk<Action> => ({
	open: open.filter(({ steps }) => alike(steps[path.length], step)),
	path: [...path, step],
	picked
});

function next<Action>({ open, path }: Walk<Action>): Step[] {
	const found = new Map<string, Step>();
	for (const { steps } of open) {
		const step = steps[path.length];
		if (step) found.set(keyOf(step), step);
	}
	return [...found.values()];
}
