/** One turn each between two lessons: who may take one, and what becomes of it once its hour has come. */
import type { AnyModule, Seat, Stage, Typed } from '../../engine/module.ts';
import { randomFrom } from '../../engine/random.ts';
import { ahead, judge, lineTo, type Entry, type Position } from '../../engine/referee.ts';

/** What becomes of a turn that nobody has taken by its hour. */
export const LATE = ['skip', 'computer', 'wait'] as const;
export type Late = (typeof LATE)[number];

/** The turn that every seat may take, and by when. */
export interface TurnDue {
	/** Milliseconds since 1970; null where it has time until the lesson. */
	readonly by: number | null;
	/** As that hour was said: `2026-12-08`, `18:00`, and the zone as IANA calls it. */
	readonly day: string;
	readonly hour: string;
	readonly zone: string;
	/** After how many days the next turn is due; 0 where there is only this one. */
	readonly every: number;
	/** Where a game has no turn to skip, the computer takes it. */
	readonly late: Late;
	/** The last entry before it. */
	readonly opened: number;
	/** By seat, how many turns it had begun by then, where the game counts them. */
	readonly before: readonly (number | null)[];
	/** The seats that had not played when the last hour came. */
	readonly missed: readonly Seat[];
	/** Whether the hour has come, and what is missing is being played. */
	readonly up: boolean;
}

/** A table as far as it is asked here. */
interface Table {
	readonly game: AnyModule;
	readonly position: Position;
}

/** What has to happen at a table by itself. */
export type Step =
	/** The hour has come for these seats. */
	| { readonly kind: 'up'; readonly missed: readonly Seat[] }
	/** The seat's turn is left out, or played for it; or it does what another's turn asks of it. */
	| { readonly kind: 'skip' | 'play' | 'answer'; readonly seat: Seat }
	/** The next date; with `anew` every seat has another turn until then. */
	| { readonly kind: 'next'; readonly anew: boolean };

/** How many actions of one turn the computer plays for somebody. */
const ACTIONS_MOST = 60;

/** Whom the game waits for; where one turn each is due, without those who have had theirs. */
export function awaited(table: Table, turn: TurnDue | null): readonly Seat[] {
	const view = viewOf(table);
	const waits = table.game.toAct(view);
	if (!turn || waits.length === 0) return waits;
	const stage = table.game.stage?.(view) ?? {};
	const had = whoHad(table, turn, waits, stage);
	const { begun, fresh = begun ? [] : waits, asked = [] } = stage;
	return waits.filter((seat) => !had(seat) || !fresh.includes(seat) || asked.includes(seat));
}

/** Whether a seat has taken a second turn where one each is due, now that the table has come to `after`. */
export function isSecond(table: Table, after: Position, turn: TurnDue | null, seat: Seat): boolean {
	const view = viewOf(table);
	const waits = table.game.toAct(view);
	if (!turn || !waits.includes(seat)) return false;
	const stage = table.game.stage?.(view) ?? {};
	if (!whoHad(table, turn, waits, stage)(seat)) return false;
	return !stage.begun || begins(table, after.state, seat);
}

/** Whether a seat begins another turn on the way to this state, in a game that counts its turns. */
export function begins({ game, position }: Table, after: unknown, seat: Seat): boolean {
	const begunIn = (state: unknown) => game.stage?.(game.view(state, 'table')).begun?.[seat] ?? 0;
	return begunIn(after) > begunIn(position.state);
}

const viewOf = ({ game, position }: Table): unknown => game.view(position.state, 'table');

/** Where a turn is opened: what has been played so far is none of it. */
export const openedAt = (table: Table): Pick<TurnDue, 'opened' | 'before'> => ({
	opened: table.position.log.length,
	before: table.game.stage?.(viewOf(table)).begun ?? []
});

/** What has to happen at this time; null where nothing has, or the table is for its people to play. */
export function stepAt(table: Table, turn: TurnDue, now: number): Step | null {
	const open = awaited(table, turn);
	if (turn.up) return whileUp(table, turn, open);
	if (turn.by !== null && turn.by <= now) {
		return turn.late === 'wait' ? { kind: 'next', anew: false } : { kind: 'up', missed: open };
	}
	const ready = open.length === 0 && table.game.toAct(viewOf(table)).length > 0;
	if (ready && turn.by !== null) return { kind: 'next', anew: true };
	return answerOf(table, turn, open);
}

/** The hour has come: who is missing is played for, and then it is over. */
function whileUp(table: Table, turn: TurnDue, open: readonly Seat[]): Step {
	const seat = turn.missed.find((one) => open.includes(one) && mayPlayFor(table, turn, one));
	if (seat === undefined) return { kind: 'next', anew: true };
	const view = viewOf(table);
	const stage = table.game.stage?.(view) ?? {};
	const fresh = stage.fresh?.includes(seat) === true;
	// it would begin a second turn, and is only asked for another's
	if (fresh && whoHad(table, turn, table.game.toAct(view), stage)(seat))
		return { kind: 'answer', seat };
	return { kind: fresh && turn.late === 'skip' ? 'skip' : 'play', seat };
}

/** Whoever did not come holds nobody else up: what another's turn asks of that seat is answered, and what it has begun is played to its end. */
function answerOf(table: Table, turn: TurnDue, open: readonly Seat[]): Step | null {
	const { begun, fresh = [], asked = [] } = table.game.stage?.(viewOf(table)) ?? {};
	if (!begun) return null;
	const seat = turn.missed.find(
		(one) =>
			open.includes(one) &&
			(asked.includes(one) || !fresh.includes(one)) &&
			mayPlayFor(table, turn, one) &&
			!actedItself(table, turn, one)
	);
	return seat === undefined ? null : { kind: 'answer', seat };
}

/** The facilitator's word that leaves out the turn of a seat; null where the game has none now, or would go on to wait for that seat alone: the others could never play again. */
export function skipOf({ game, position: { state } }: Table, seat: Seat): Typed | null {
	const word = game.facilitate?.skipped?.(seat);
	if (!word || judge(game, state, 'facilitator', word)) return null;
	const after = ahead(
		game,
		state,
		'facilitator',
		word,
		randomFrom(() => 0)
	);
	const [next, ...others] = game.toAct(game.view(after, 'table'));
	return next === seat && others.length === 0 ? null : word;
}

/** Who has had a turn, of those whom the game waits for: as the game counts turns, else whoever has acted since and is not in the middle of it. */
function whoHad(
	{ position }: Table,
	{ opened, before }: TurnDue,
	waits: readonly Seat[],
	{ begun }: Stage
): (seat: Seat) => boolean {
	if (begun) return (seat) => (begun[seat] ?? 0) > (before[seat] ?? 0);
	const actors = lineTo(position.log, position.head).flatMap(({ seq, deed }) =>
		seq > opened && deed.kind === 'action' ? [deed.actor] : []
	);
	const [only, ...others] = waits;
	const acting = others.length === 0 && only === actors.at(-1) ? only : null;
	return (seat) => seat !== acting && actors.includes(seat);
}

/** Whether the computer has not played so much for a seat already that something is wrong. */
const mayPlayFor = (table: Table, { opened }: TurnDue, seat: Seat): boolean =>
	playsOf(table, opened, seat).filter(({ by }) => by === 'computer').length < ACTIONS_MOST;

const actedItself = (table: Table, { opened }: TurnDue, seat: Seat): boolean =>
	playsOf(table, opened, seat).some(({ by }) => by !== 'computer');

const playsOf = ({ position: { log } }: Table, opened: number, seat: Seat): Entry[] =>
	log.filter(({ seq, deed }) => seq > opened && deed.kind === 'action' && deed.actor === seat);
