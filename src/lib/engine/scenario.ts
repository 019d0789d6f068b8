/** Scenario files: one rule each, played through the referee and compared by path. */
import { at, copyJson, isObject, sameJson } from './json.ts';
import type { Actor, AnyModule, Refusal } from './module.ts';
import { DiceNeeded, randomFrom, scripted, seededSource } from './random.ts';
import { open, play, type Position } from './referee.ts';

export interface Scenario {
	readonly name: string;
	readonly game: string;
	readonly seats: number;
	readonly options?: unknown;
	readonly state?: unknown;
	readonly random?: readonly number[];
	readonly actions: readonly { seat: Actor; action: { type: string } }[];
	readonly expect: Readonly<Record<string, unknown>>;
	/** By seat, or `table`: paths of what it sees in the end. */
	readonly sees?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
	readonly outcome?: Readonly<Record<string, unknown>> | null;
}

/** One way in which a case did not come out: where, what was expected and what was there. */
export interface Miss {
	readonly path: string;
	readonly expected: unknown;
	readonly got: unknown;
}

const SETUP_SEEDS = [1, 2, 3];

/** The scenarios in a parsed file. Throws a sentence where the shape is another. */
export function readScenarios(parsed: unknown): Scenario[] {
	if (!Array.isArray(parsed)) throw new Error('a scenario file holds one list of cases');
	parsed.forEach((one: unknown, index) => {
		const sound =
			isObject(one) &&
			typeof one['name'] === 'string' &&
			typeof one['game'] === 'string' &&
			typeof one['seats'] === 'number' &&
			Array.isArray(one['actions']) &&
			isObject(one['expect']);
		if (!sound)
			throw new Error(`case ${String(index)} needs name, game, seats, actions and expect`);
	});
	return parsed as Scenario[];
}

/** Plays a case with three set-up seeds; empty when all is as expected. */
export function runScenario(module: AnyModule, scenario: Scenario): Miss[] {
	const runs = SETUP_SEEDS.map((seed) => runOnce(module, scenario, seed));
	return runs.find((misses) => misses.length > 0) ?? [];
}

function runOnce(module: AnyModule, scenario: Scenario, seed: number): Miss[] {
	const wanted = scenario.expect['refused'];
	const opened = open(module, scenario.seats, scenario.options ?? {}, () =>
		randomFrom(seededSource(seed))
	);
	if ('refused' in opened)
		return refusedAs(wanted, opened.refused, scenario.actions.length === 0, 'set-up');
	const patched = patch(opened.position.state, scenario.state ?? {});
	let position: Position = { ...opened.position, state: patched };
	const dice = scripted(scenario.random ?? []);
	for (const [index, { seat, action }] of scenario.actions.entries()) {
		const before = JSON.stringify(position.state);
		const answer = attempt(() => play(module, position, seat, action, () => dice));
		if ('miss' in answer) return [{ ...answer.miss, path: `actions.${String(index)}` }];
		if ('refused' in answer) {
			if (JSON.stringify(position.state) !== before) {
				return [{ path: 'state', expected: 'as it was', got: 'changed by a refused action' }];
			}
			const last = index === scenario.actions.length - 1;
			return refusedAs(wanted, answer.refused, last, `actions.${String(index)}`);
		}
		if (!('action' in module.action.parse(action))) {
			return [{ path: `actions.${String(index)}`, expected: 'passes the schema', got: action }];
		}
		position = answer.position;
	}
	return compare(module, scenario, position.state);
}

function attempt<Answer extends object>(run: () => Answer): Answer | { miss: Omit<Miss, 'path'> } {
	try {
		return run();
	} catch (error) {
		if (!(error instanceof DiceNeeded)) throw error;
		return { miss: { expected: 'no more dice than listed', got: error.message } };
	}
}

/** Where it is not the last one that is refused, its place is told. */
function refusedAs(wanted: unknown, refused: Refusal, last: boolean, place: string): Miss[] {
	return last && refused.code === wanted
		? []
		: [
				{
					path: last ? 'refused' : place,
					expected: last ? wanted : 'accepted',
					got: refused.code
				}
			];
}

function compare(
	module: AnyModule,
	{ expect, sees = {}, outcome }: Scenario,
	state: unknown
): Miss[] {
	const misses: Miss[] = Object.entries(sees).flatMap(([who, paths]) =>
		unseen(module.view(state, who === 'table' ? who : Number(who)), who, paths)
	);
	for (const [path, expected] of Object.entries(expect)) {
		const got = path === 'refused' ? 'accepted' : (at(state, path) ?? null);
		if (!sameJson(got, expected)) misses.push({ path, expected, got });
	}
	if (outcome === undefined) return misses;
	const ended = module.outcome(state);
	if (outcome === null || ended === null) {
		if (outcome !== ended) misses.push({ path: 'outcome', expected: outcome, got: ended });
		return misses;
	}
	for (const [name, expected] of Object.entries(outcome)) {
		const got = ended[name] ?? null;
		if (!sameJson(got, expected)) misses.push({ path: `outcome.${name}`, expected, got });
	}
	return misses;
}

/** Where an audience sees something else. */
const unseen = (view: unknown, who: string, paths: Readonly<Record<string, unknown>>): Miss[] =>
	Object.entries(paths).flatMap(([path, expected]) => {
		const got = at(view, path) ?? null;
		return sameJson(got, expected) ? [] : [{ path: `sees.${who}.${path}`, expected, got }];
	});

/** RFC 7396, with one addition: a null for a key that is not there is written as null. */
function patch(target: unknown, change: unknown): unknown {
	if (!isObject(change)) return copyJson(change);
	const patched: Record<string, unknown> = isObject(target) ? copyJson(target) : {};
	for (const [key, value] of Object.entries(change)) {
		if (value === null && Object.hasOwn(patched, key)) Reflect.deleteProperty(patched, key);
		else patched[key] = patch(patched[key], value);
	}
	return patched;
}
