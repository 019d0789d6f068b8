/** A board game's record: the board as a figure, who won and why, and the turns in words. */
import type { About, GameEvent, Seat, Typed } from '../../engine/module.ts';
import type { Figure, Mark } from '../../engine/record.ts';
import * as m from '../../paraglide/messages.js';
import type { End } from '../../pieces/ending/ending.ts';
import { seatMark } from '../../pieces/paper/seats.ts';
import type { Drawing } from '../../pieces/paper/squares.ts';
import type { LogLine } from '../kit/guide.ts';
import type { Occasion } from '../kit/prints.ts';
import type { Names, Word, Words } from '../kit/words.ts';
import { comma, listed } from '../../pieces/lists.ts';

/** What a board game gives to its record. Its functions are given views that its own module made. */
export interface BoardGame<State, Event extends Typed> {
	readonly about: About;
	/** How many seats there are. */
	readonly seats: (view: State) => number;
	/** What it says: its words, its end, and the board for those who do not see it. */
	readonly told: {
		readonly words: Words;
		readonly end: (view: State, names: Names) => End | null;
		readonly position: (view: State, names: Names) => readonly string[];
	};
	/** The board; of `told` all that counts, in order. */
	readonly figure: (view: State, told: readonly GameEvent[]) => Drawing;
	/** How the board is to be read; only where that is not plain. */
	readonly key?: Word;
	/** With which events a turn begins. */
	readonly begins: readonly Event['type'][];
	/** Which dice an event threw: the eyes of each, or the word on its face. */
	readonly dice?: (event: Event) => readonly Die[];
	/** Which events say nothing that the next ones do not say. */
	readonly passes?: readonly Event['type'][];
	/** What stands for a seat, a hundred units wide; its own mark where the game has none. */
	readonly emblem?: (view: State, seat: Seat) => readonly Mark[];
}

/** A die that was thrown: its eyes, or the word on its face. */
export type Die = number | string;

/** A turn: what it is in words, and the dice that it began with. */
export interface RecordedTurn {
	readonly text: string;
	readonly dice: readonly Die[];
}

/** A line of the list of everybody. */
export interface RecordedSeat {
	/** Null while it is not over. */
	readonly place: number | null;
	readonly who: string;
	readonly says: string;
	readonly emblem: readonly Mark[];
}

/** How it stands. */
interface Standing {
	/** Who won; where nobody has yet, that it is not over. */
	readonly head: string;
	readonly why: string;
}

/** What a record says: plain JSON, for the screen's blocks and for the pages of paper. */
export interface GameRecord extends Standing {
	readonly title: string;
	readonly subtitle: string;
	readonly seats: readonly RecordedSeat[];
	readonly turns: readonly RecordedTurn[];
	readonly figure: Figure;
	readonly key: string;
	readonly credit: string;
}

/** What was told on the line of play that counts in the end. */
function countedOf(log: readonly LogLine[]): GameEvent[] {
	const lines = new Map<number, readonly (readonly GameEvent[])[]>();
	let line: readonly (readonly GameEvent[])[] = [];
	for (const { seq, to, told } of log) {
		if (to !== undefined) line = lines.get(to) ?? [];
		else if (told.length > 0) line = [...line, told];
		lines.set(seq, line);
	}
	return line.flat();
}

/** The turns in sentences; what was told before the first one began is a turn of its own. */
function turnsOf<State, Event extends Typed>(
	{ told: { words }, begins, passes = [], dice = () => [] }: BoardGame<State, Event>,
	told: readonly GameEvent[],
	names: Names
): RecordedTurn[] {
	const turns: { said: string[]; dice: Die[] }[] = [];
	for (const event of told) {
		if (begins.includes(event.type) || turns.length === 0) turns.push({ said: [], dice: [] });
		const sentence = passes.includes(event.type) ? null : words.event(event, names);
		if (sentence !== null) turns.at(-1)?.said.push(sentence);
		// what was told is this game's own
		turns.at(-1)?.dice.push(...dice(event as Typed as Event));
	}
	return turns
		.map(({ said, dice }) => ({ text: said.join(' '), dice }))
		.filter(({ text }) => text !== '');
}

function winnersSay(winners: readonly Seat[], names: Names, teams: readonly Seat[]): string {
	const [first, ...more] = winners;
	if (first === undefined) return m.ending_nobody();
	if (more.length === 0) {
		const says = teams.includes(first) ? m.record_team_wins : m.ending_one;
		return says({ who: names(first) });
	}
	return m.ending_many({ who: listed(winners.map(names)) });
}

/** How it stands, and what the figure of it is called. */
function standing(end: End | null, begun: boolean, say: (winners: readonly Seat[]) => string) {
	if (end) {
		return { head: say(end.winners), why: end.why, caption: m.record_board_end() };
	}
	return begun
		? { head: m.record_open(), why: m.record_open_text(), caption: m.record_board_now() }
		: { head: m.record_new(), why: m.record_new_text(), caption: m.record_board_start() };
}

const namesOf =
	({ names }: Occasion): Names =>
	(seat) =>
		names[seat] ?? m.print_seat({ seat: seat + 1 });

/** Everybody, from first to last; while it is not over, as they sit. */
function seatsOf<State, Event extends Typed>(
	{ seats, emblem }: BoardGame<State, Event>,
	view: State,
	end: End | null,
	names: Names
): RecordedSeat[] {
	const sitting = [...Array(seats(view)).keys()].map((seat) => ({ seat, place: null, says: '' }));
	return (end?.places ?? sitting).map(({ seat, place, says }) => ({
		...{ place, says, who: names(seat) },
		emblem: emblem?.(view, seat) ?? seatMark(seat, 50, 50, 2.6)
	}));
}

/** All that a record says of a game, as whoever looks at the table may see it. */
export function recordOf<State, Event extends Typed>(
	game: BoardGame<State, Event>,
	view: State,
	occasion: Occasion
): GameRecord {
	const names = namesOf(occasion);
	const { title, designers, licence } = game.about;
	const told = countedOf(occasion.talk?.log ?? []);
	const end = game.told.end(view, names);
	const { caption, ...stands } = standing(end, told.length > 0, (winners) =>
		winnersSay(winners, names, occasion.teams ?? [])
	);
	const alt = game.told.position(view, names).join(' ');
	return {
		title,
		subtitle: [occasion.table, occasion.date].filter(Boolean).join(comma()),
		figure: { ...game.figure(view, told), title: caption, alt },
		key: game.key?.() ?? '',
		...stands,
		seats: seatsOf(game, view, end, names),
		turns: turnsOf(game, told, names),
		credit:
			licence === null
				? m.record_credit_none({ game: title, who: listed(designers) })
				: m.record_credit({ game: title, who: listed(designers), licence })
	};
}
