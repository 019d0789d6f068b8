/** What a game is: the contract that every module keeps and conform examines. */
import type { OptionsSchema } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';

export { refusal, type Refusal } from './refusal.ts';

/** Raised when a game that kept this contract no longer would: docs/modules.md says what is promised. */
export const CONTRACT = 1;

/** 0..n-1, clockwise. A place at the table, not a person: a team can hold one seat. */
export type Seat = number;

/** Who acts: a seat, or the facilitator's own voice. */
export type Actor = Seat | 'facilitator';

/** Who looks: a seat, or the table (projector, facilitator). */
export type Audience = Seat | 'table';

/** How a game ended. Nobody in `winners` means nobody won. */
export interface Outcome {
	readonly reason: string;
	readonly winners: readonly Seat[];
	readonly [detail: string]: unknown;
}

/** What has a type, whether an interface or a type says so. */
export interface Typed {
	readonly type: string;
}

/** What of chance an event shows: so many dice, which come to rest one after the other, or a piece from a bag. */
export type Throw = number | 'piece';

/** Something that happened, for the log, the animation and the chronicle. */
export interface GameEvent {
	readonly type: string;
	/** On a screen, of an event that shows chance. */
	readonly throws?: Throw;
	readonly [detail: string]: unknown;
}

/** Where a game stands, as far as the host asks: for the desk's line, the lobby and the clocks. */
export interface Stage {
	/** The chapter of the game; `setup` while people still get ready to play. */
	readonly phase?: string;
	/** What the table does at this moment. */
	readonly step?: string;
	/** Counted from 1. */
	readonly round?: number;
	/** Whether the game itself waits for the facilitator. */
	readonly paused?: boolean;
	/** While turns are prepared side by side: how many are, and of how many. */
	readonly prepared?: { readonly done: number; readonly of: number };
	/** Seats that are out of the game and never played in it: no list shows them. */
	readonly unseen?: readonly Seat[];
	/** By seat, how many turns it has played; null for one that is not in the game. */
	readonly turns?: readonly (number | null)[];
	/** By seat, how many turns it has begun, those that were skipped too; null for one that is not in the game. */
	readonly begun?: readonly (number | null)[];
	/** The seats that the game waits for to begin a turn of their own. */
	readonly fresh?: readonly Seat[];
	/** The seats that another's turn waits for; only where turns are counted (`begun`). */
	readonly asked?: readonly Seat[];
}

/** The one figure by which somebody who leads many tables sees how one of them stands. */
export interface Gist {
	/** Which figure it is; the game's words say it. */
	readonly type: string;
	/** Whether it is close to where it decides the game. */
	readonly near: boolean;
	readonly [detail: string]: unknown;
}

/** Reports an event; with `seats`, only they learn it. */
export type Tell<Event extends Typed = GameEvent> = (event: Event, seats?: readonly Seat[]) => void;

/** What `apply` may use beside the state; `Event` is what the game itself tells. */
export interface Play<Event extends Typed = GameEvent> {
	readonly random: Random;
	readonly tell: Tell<Event>;
}

/** What a library shows of a game. */
export interface About {
	readonly title: string;
	readonly designers: readonly string[];
	readonly year: number | null;
	/** Of the original rules, by its own name; null where they state none. */
	readonly licence: string | null;
	readonly source: string;
	/** The possible numbers of seats, rising. */
	readonly seats: readonly number[];
	/** The length of a game, from and to. */
	readonly minutes: readonly [number, number];
}

/** The shape of an action that the server accepts; anything else is malformed. */
export interface ActionSchema<Action> {
	/** The action, or the field that is wrong. */
	parse(given: unknown): { action: Action } | { field: string };
}

/** An entry of the log as far as a clock needs it. */
export interface Timed {
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly told: readonly GameEvent[];
	/** Whether the desk pauses the table with it, or lets it go on; null for every other entry. */
	readonly pauses: boolean | null;
}

/** A clock that ends something: how long it still runs, in milliseconds, and what the facilitator's voice then says. */
export interface Alarm<Action> {
	readonly left: number;
	readonly action: Action;
}

/** A text that people write beside the game and that becomes a seat's action by itself. */
export interface Draft<Action> {
	/** Its name in the table's story. */
	readonly name: string;
	/** Whose action it becomes. */
	readonly seat: Seat;
	/** What keeps this text; null where there is nothing to keep, or the game has it already. */
	keep(text: string): Action | null;
}

/** Figures of a seat by name; beside them, under the same names, what one of each counts. */
export type Terms = Readonly<Record<string, number>>;

/** What people call the world they play in: the field of the table's story in which they write it. */
export interface Called {
	readonly field: string;
	/** The name in what they wrote; '' where there is none. */
	name(text: string): string;
}

/** What the facilitator says to one table or to all, in the host's words: the game knows what is to be done for it. */
export const WORDS = ['begin', 'endPhase', 'endGame'] as const;
export type Word = (typeof WORDS)[number];

/** When a word is to hold where not now: in so many minutes by the game's own clock, or once the round that is played is over. */
export type Later = { readonly minutes: number } | 'round';

/** What the host plays in the facilitator's voice beside what the desk asks for, where a game has an action for it. */
export interface Facilitate<State, Action> {
	/** The table pauses. */
	paused?(): Action;
	/** The table goes on: after a pause, or where the game itself waits for a word. */
	resumed?(view: State): Action;
	/** Something was taken back, in the reader's words. */
	undone?(what: string): Action;
	/** The turn of this seat, which has not begun it, is left out. */
	skipped?(seat: Seat): Action;
	/** A seat that has played goes on with other people, called so. */
	takenOver?(seat: Seat, to: string): Action;
	/** What is played for this word, in order: to hold now, or later. Null where it means nothing then, or somebody is still waited for. Nobody holds the `empty` seats. */
	spoken?(word: Word, view: State, empty: readonly Seat[], later?: Later): readonly Action[] | null;
	/** What takes this word back where it was to hold after the round, however far that has come; null where none waits. */
	unspoken?(word: Word, view: State): readonly Action[] | null;
	/** Nobody comes to this seat: what lets the game go on without it; null where it has gone, or must stay for now. */
	leftOut?(view: State, seat: Seat): Action | null;
	/** Examples of what else the facilitator may do, around an action of a seat: for conform. */
	tried?(seat: Seat, action: Action): readonly unknown[];
}

/** What a class brought along, as it is stored: what it chose of what came with the game, and what is its own. */
export interface Brought {
	readonly ready: unknown;
	readonly own: unknown;
}

/** What reads something that came from outside: its value, or the field that is wrong, '' for all of it. */
export interface Judge<Value> {
	parse(given: unknown): { value: Value } | { field: string };
}

/** What a class brings along to all its tables of a game: kept by the host as JSON, judged by the game. */
export interface Pack<Kept extends Brought = Brought, Changes = unknown> {
	/** What is kept where nothing was brought. */
	readonly empty: Kept;
	/** Reads a pack out of a file. */
	readonly kept: Judge<Kept>;
	/** Reads what a request wants to change. */
	readonly changes: Judge<Changes>;
	/** The pack after such changes, or the most that it may hold where they are too many. */
	changed(before: Kept, changes: Changes): { pack: Kept } | { most: number };
	/** The changes that put a pack beside what is there. */
	adding(pack: Kept): Changes;
	/** The part that a table is given for its question, or the parameter that is wrong. */
	given(
		pack: Kept,
		question: Readonly<Record<string, string>>
	): { part: unknown } | { field: string };
}

/** A game's rules and what the host asks of them; `Event` is what it tells, where that is an interface. */
export interface GameModule<
	State,
	Action extends { type: string },
	Options,
	Event extends Typed = GameEvent
> {
	/** Kebab-case; also the folder's name. */
	readonly id: string;
	/** Raised when old logs would replay differently. */
	readonly version: number;
	readonly about: About;
	readonly options: OptionsSchema<Options>;
	readonly action: ActionSchema<Action>;
	/** Entries after which random play is cut off. */
	readonly bound: number;
	/** Whether the rules force an end: then reaching `bound` is an error. */
	readonly ends: boolean;
	/** Types of which `legal` lists only examples (free text, huge choices). */
	readonly sampled?: readonly Action['type'][];
	/** The position before the first action. Options have been checked. */
	setup(seats: number, options: Options, random: Random): State;
	/** Whom the game waits for; several when seats choose at once, nobody when it is over, paused or the facilitator's to begin. */
	toAct(view: State): readonly Seat[];
	/** The actions open to a seat that is to act. */
	legal(view: State, seat: Seat): Iterable<Action>;
	/** Why `actor` may not do this now, or null. */
	refuse(view: State, actor: Actor, action: Action): Refusal | null;
	/** Plays an action that `refuse` let pass, on a copy that may be written to. */
	apply(state: State, actor: Actor, action: Action, play: Play<Event>): void;
	/** What an audience sees: same shape, null for a hidden value, as many nulls for a hidden list. */
	view(state: State, audience: Audience): State;
	/** A full state that this audience cannot tell from the real one. */
	redeal?(view: State, audience: Audience, random: Random): State;
	/** Where few deeds are a secret: whether this one is. Without it every deed of a game with `redeal` may be. */
	secret?(action: Action): boolean;
	/** Whether dice that an action needs tell what is hidden before anything is played: then the app alone rolls. */
	rollsTell?: true;
	/** In a game of memory: what is left of a view, and of something told, when it is looked up later. */
	faded?: {
		view(view: State): State;
		event(event: GameEvent): GameEvent;
	};
	/** How many seats there are by now, where seats may join in mid-game; else as many as at the set-up. */
	seated?(state: State): number;
	/** By type, the events that show dice or draw a piece: nothing is said of them before they lie still. */
	readonly throws?: Readonly<Record<string, Throw | ((event: GameEvent) => number)>>;
	/** Actions of the facilitator's that the host plays by itself. */
	readonly facilitate?: Facilitate<State, Action>;
	/** What the facilitator does for somebody who sits down in a seat that is out of the game, so that a new one joins; null while the seat plays. `called` is for what has no name yet. */
	late?(view: State, seat: Seat, called: string): Action | null;
	/** What each seat has in the end, where the rules count something. */
	score?(state: State): readonly number[];
	/** Whom the score makes win: who has most or fewest; `none` where it does not decide. */
	readonly order?: 'most' | 'fewest' | 'none';
	/** How well this seat stands, by named terms, so that advice can say why: for computer players. */
	worth?(view: State, seat: Seat): Terms;
	/** What one of each term counts: the sum, higher is better, rises by about 1 from an even game to one that is won. */
	readonly weights?: Terms;
	/** Whether each plays for as much as they can get, and not to win: then `worth` rates the end too. */
	readonly stakes?: true;
	/** The part of a level's simulations that a computer player makes here, above 0 to 1: less than all where each takes long. */
	effort?(view: State): number;
	/** What is legal and leads nowhere, such as a plan taken back: computer players leave it while there is anything else. */
	idles?(view: State, seat: Seat, action: Action): boolean;
	/** Where the table stands; whether it is over says `outcome` alone. */
	stage?(view: State): Stage;
	/** How the table stands, for the desk's list of tables; null while there is nothing to say. */
	gist?(view: State): Gist | null;
	/** The clock that the facilitator has set to end something, where it runs at `now`. */
	alarm?(view: State, log: () => readonly Timed[], now: number): Alarm<Action> | null;
	/** Texts that are kept without anybody pressing anything, as soon as their writers pause. */
	drafts?(view: State): readonly Draft<Action>[];
	/** Where people give what they play a name of its own, which the projector shows. */
	readonly called?: Called;
	/** What a class brings along to its tables; at most one of the games that are installed has it. */
	readonly pack?: Pack;
	/** Types that only tell something about the game: whoever goes back goes past them. */
	readonly asides?: readonly Action['type'][];
	outcome(state: State): Outcome | null;
}

/** A module whose own types do not matter: the referee, the server and the tools treat states and actions as JSON. */
export type AnyModule = GameModule<unknown, { type: string }, unknown>;

/**
 * Forgets a module's own types. Sound because only the module's own set-up makes states and only
 * its own schema lets actions in.
 */
export const anyModule = <State, Action extends { type: string }, Options>(
	module: GameModule<State, Action, Options, never>
): AnyModule => module;

/** The audience that judges an actor: its own seat's view, or the table's for the facilitator. */
export const audienceOf = (actor: Actor): Audience => (actor === 'facilitator' ? 'table' : actor);

/** Whether what a seat did is kept from others until the game has ended. */
export const isSecret = (module: AnyModule, action: { type: string }): boolean =>
	module.redeal !== undefined && (module.secret?.(action) ?? true);

/** Whether a seat holds secrets of its own all along, a hand of cards for one: not where only a few deeds are secret. */
export const hasHands = (module: Pick<AnyModule, 'redeal' | 'secret'>): boolean =>
	module.redeal !== undefined && module.secret === undefined;
