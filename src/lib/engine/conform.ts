/** Examines a module: plays many random games and holds it to every clause of the contract, after every action. */
import {
	firstFlaw,
	type Clause,
	type Exam,
	type Flaw,
	type Met,
	type Move,
	type Watch,
	type Watched
} from './conform/flaw.ts';
import { playGame, type Game, type Manner } from './conform/game.ts';
import { latest, shortest } from './conform/line.ts';
import { noteIdleOptions } from './conform/idleOptions.ts';
import { nothingObserved } from './conform/observed.ts';
import { optionsInTurn } from './conform/rotation.ts';
import { noteSetUps } from './conform/setUps.ts';
import { optionFlaws, someOptions } from './conform/spread.ts';
import type { Attempted } from './conform/tries.ts';
import { usedFlaws } from './conform/used.ts';
import { wordFlaws, worthFlaws } from './conform/whole.ts';
import type { AnyModule } from './module.ts';
import type { Chooser } from './playout.ts';
import { randomFrom, seededSource } from './random.ts';
import type { Entry } from './referee.ts';

export type { Clause, Met, Watched };

type Playing = (module: AnyModule, seats: number, seed: number, purposeful: boolean) => Chooser;

export interface Examination {
	readonly games: number;
	readonly seed?: number;
	/** Only this number of seats; without it every number the game has. */
	readonly seats?: number;
	/** Only with these options; without it a spread of them. */
	readonly options?: unknown;
	/** Examples of actions that `legal` never lists, such as the facilitator's: tried as they are, and altered. */
	readonly examples?: readonly Attempted[];
	/** What is said of something met in play, null where there are no words for it; without it words are not examined. */
	readonly say?: (met: Met) => string | null;
	/** Milliseconds from any moment on; without it nothing is said of how long something takes. */
	readonly clock?: () => number;
	/** Whether a screen, or another part that is not examined, asks for this option. */
	readonly reads?: (option: string) => boolean;
	/** What happens next in a game, perhaps on purpose; without it that is left to chance. */
	readonly playing?: Playing | undefined;
	/** Is told what is tried next. */
	readonly watch?: Watch;
}

/** A broken clause, with the shortest game found that shows it: `log` replays, `tried` is what was sent then. */
export interface Finding {
	readonly game: string;
	readonly clause: Clause;
	readonly detail: string;
	readonly seed: number;
	readonly seats?: number;
	readonly options?: unknown;
	readonly log: readonly Entry[];
	readonly tried?: Move;
}

/** What an examination found, and how much was played for it. */
export interface Report {
	readonly findings: readonly Finding[];
	/** What breaks nothing, and is mostly not meant. */
	readonly hints: readonly Finding[];
	readonly actions: number;
	readonly unfinished: number;
}

/** Everything in which a module breaks the contract, each clause once; nothing where it keeps it. */
export const conform = (module: AnyModule, how: Examination): readonly Finding[] =>
	examine(module, how).findings;

/** Examines a module and tells how much was played for it. */
export function examine(module: AnyModule, how: Examination): Report {
	const { games, seed = 1 } = how;
	const exam: Exam = {
		module,
		met: new Map(),
		observed: nothingObserved(),
		clock: how.clock,
		watch: how.watch
	};
	const found = new Map<Clause, Finding>();
	const ofAll = (one: Flaw | null) => {
		if (!one || found.has(one.clause)) return;
		found.set(one.clause, { game: module.id, seed, log: [], ...one });
	};
	ofAll(firstFlaw(() => optionFlaws(exam)));
	const played: Omit<Game, 'line'>[] = [];
	let actions = 0;
	for (let index = 0; index < games; index++) {
		const { line, ...game } = playOne(exam, how, index);
		played.push(game);
		actions += line?.moves.length ?? 0;
		if (!game.flaw || found.has(game.flaw.clause)) continue;
		found.set(game.flaw.clause, findingOf(exam, { line, ...game }, game.flaw));
	}
	if (how.options === undefined) {
		noteIdleOptions(exam, seed, how.reads ?? (() => false));
		noteSetUps(exam, seed, games);
	}
	for (const whole of [
		...usedFlaws(exam),
		...worthFlaws(exam, played),
		...wordFlaws(exam, how.say)
	])
		ofAll(whole);
	const hints = [...exam.observed.hints.values()].map((one): Finding => ({
		game: module.id,
		clause: 'meant',
		seed,
		...one
	}));
	const unfinished = played.filter(({ finished }) => !finished).length;
	return { findings: [...found.values()], hints, actions, unfinished };
}

/** Every number of seats in turn; half of the games purposeful where the module can rate a position. */
function playOne(exam: Exam, how: Examination, index: number): Game {
	const { module } = exam;
	const possible = module.about.seats;
	const seed = (how.seed ?? 1) + index;
	const seats = how.seats ?? possible[index % possible.length] ?? 0;
	const chance = randomFrom(seededSource(seed));
	const turn = Math.floor(index / possible.length);
	const drawn =
		index % 4 === 3 ? someOptions(module, seats, chance) : optionsInTurn(module, seats, turn);
	const options = how.options ?? drawn;
	const aiming = module.worth && chance.die(2) === 1;
	const manner: Manner = aiming ? 'purposeful' : chance.die(2) === 1 ? 'wild' : 'aimless';
	const next = how.playing?.(module, seats, seed, manner === 'purposeful');
	return playGame({ ...exam, next }, { seats, options, seed }, manner, how.examples ?? []);
}

function findingOf(exam: Exam, { start, line }: Game, shown: Flaw): Finding {
	const [best, { clause, detail, tried }] =
		line && shown.clause !== 'bound' ? shortest(exam, start, line, shown) : [line, shown];
	return {
		game: exam.module.id,
		clause,
		detail,
		...start,
		log: best ? latest(best).log : [],
		...(tried ? { tried } : {})
	};
}
