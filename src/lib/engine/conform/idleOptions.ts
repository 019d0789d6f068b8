/** An option changes something: the same moves under another value of it lead elsewhere, or are seen, offered or told otherwise. */
import { copyJson, isObject, sameJson } from '../json.ts';
import type { AnyModule } from '../module.ts';
import type { Option } from '../options.ts';
import { choose } from '../playout.ts';
import { randomFrom, seededSource } from '../random.ts';
import { dealing, open, play, type Position } from '../referee.ts';
import type { Exam } from './flaw.ts';
import { hint } from './hints.ts';
import type { Start } from './line.ts';
import { optionsInTurn } from './rotation.ts';

/** How many games are played with each two values before an option counts as idle, and how far. */
const GAMES = 6;
const MOVES = 60;

/** Hints at each option with which nothing is otherwise, and for which nobody asks: some matter in one game of a hundred. */
export function noteIdleOptions(exam: Exam, seed: number, read: (option: string) => boolean): void {
	const { module } = exam;
	for (const [name, option] of Object.entries<Option<unknown>>(module.options.fields)) {
		if (read(name) || !isSame(exam, name, option, seed)) continue;
		const says = `the option "${name}" changes nothing: ${GAMES} games went the same way under each two of its values`;
		hint(exam, `option ${name}`, says, { log: [] });
	}
}

/** Whether all games that can be played under two values of an option go the same way; false where none can. */
function isSame(exam: Exam, name: string, { spread }: Option<unknown>, seed: number): boolean {
	const { module } = exam;
	let compared = 0;
	const most = module.about.seats.at(-1) ?? 0;
	for (const values of pairsOf(spread)) {
		// what stands when nobody says may hang on another option
		const [one, two] = values.map((value) => module.options.fill({ [name]: value }, most));
		if (one && two && !alike(one, two, values)) return false;
		for (let game = 0; game < GAMES; game++) {
			const went = bothWays(exam, name, values, seed + game);
			if (went === 'apart') return false;
			if (went === 'together') compared++;
		}
	}
	return compared > 0;
}

type Values = readonly [unknown, unknown];

const pairsOf = ([first, ...others]: readonly unknown[]): Values[] =>
	others.map((other) => [first, other] as const);

/** Whether a game goes apart under two values of an option; `never` where it cannot be played with both. */
function bothWays(exam: Exam, name: string, values: Values, seed: number) {
	const { module } = exam;
	const seats = module.about.seats[seed % module.about.seats.length] ?? 0;
	const opened = (options: object) => bothOpened(exam, { seats, options, seed }, name, values);
	try {
		// what does not go with the other options may go with the usual ones
		const game = opened(optionsInTurn(module, seats, seed) as object) ?? opened({});
		if (!game) return 'never';
		return goesApart(exam, values, game, seed) ? 'apart' : 'together';
	} catch {
		// what throws has gone apart, or is a flaw that is looked for elsewhere
		return 'apart';
	}
}

/** A game set up with either value of an option; null where it cannot be. */
function bothOpened(
	{ module, watch }: Exam,
	{ seats, options, seed }: Start & { options: object },
	name: string,
	values: Values
) {
	// told with both values: their games go on side by side
	watch?.({ start: { seats, options: { ...options, [name]: values }, seed } });
	const games = values.map((value) =>
		open(module, seats, { ...options, [name]: value }, dealing(seededSource(seed)))
	);
	const [one, two] = games.flatMap((game) => ('refused' in game ? [] : [game.position]));
	return one && two ? ([one, two] as const) : null;
}

function goesApart(
	{ module, watch }: Exam,
	values: Values,
	[begun, beside]: readonly [Position, Position],
	seed: number
): boolean {
	let [one, two] = [begun, beside];
	const chance = randomFrom(seededSource(seed));
	for (let moves = 0; moves < MOVES; moves++) {
		if (!alike(shown(module, one), shown(module, two), values)) return true;
		if (module.outcome(one.state)) return false;
		const waits = module.toAct(module.view(one.state, 'table'));
		const word = module.facilitate?.resumed?.(module.view(one.state, 'table'));
		if (waits.length === 0 && !word) return false;
		const { seat, action } =
			waits.length === 0 && word
				? { seat: 'facilitator' as const, action: word }
				: choose(module, one, chance, false);
		const dice = chance.die(2 ** 31);
		watch?.({ move: { actor: seat, action, dice }, after: one.log.length });
		const [went, did] = [one, two].map((at) =>
			play(module, at, seat, action, dealing(seededSource(dice)))
		);
		if (!went || !did || 'refused' in went || 'refused' in did) return true;
		[one, two] = [went.position, did.position];
	}
	return false;
}

/** All that anybody gets of a position. */
function shown(module: AnyModule, { state, log }: Position): unknown {
	const table = module.view(state, 'table');
	const waits = module.toAct(table);
	const seats = log[0]?.deed.kind === 'setup' ? log[0].deed.seats : 0;
	const views = Array.from({ length: seats }, (_, seat) => module.view(state, seat));
	return copyJson({
		state,
		views: [table, ...views],
		kept: module.faded ? [table, ...views].map((view) => module.faded?.view(view)) : [],
		faded: module.faded && log.at(-1)?.told.map(({ event }) => module.faded?.event(event)),
		told: log.at(-1)?.told,
		waits,
		listed: waits.map((seat) => [...module.legal(views[seat] ?? table, seat)]),
		outcome: module.outcome(state),
		stage: module.stage?.(table),
		gist: module.gist?.(table),
		alarm: module.alarm?.(table, () => [], 0)
	});
}

/** Whether two values are the same but for the option itself, wherever it is kept. */
function alike(one: unknown, two: unknown, values: Values): boolean {
	if (one === two) return true;
	if (sameJson(one, values[0]) && sameJson(two, values[1])) return true;
	if (Array.isArray(one) && Array.isArray(two))
		return one.length === two.length && one.every((part, key) => alike(part, two[key], values));
	if (!isObject(one) || !isObject(two)) return false;
	const keys = Object.keys(one);
	return (
		keys.length === Object.keys(two).length &&
		keys.every((key) => alike(one[key], two[key], values))
	);
}
