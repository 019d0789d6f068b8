/** A board game's record: the board as a figure, who won and why, and the turns in words. */
import type { Seat, Typed } from '../../engine/module.ts';
import type { Figure, Mark } from '../../engine/record.ts';
import * as m from '../../paraglide/messages.js';
import type { End } from '../../pieces/ending/ending.ts';
import { seatMark } from '../../pieces/paper/seats.ts';
import type { Occasion } from '../kit/prints.ts';
import type { Names } from '../kit/words.ts';
import { comma, listed } from '../../pieces/lists.ts';
import type { BoardGame, Die } from './boardGame.ts';
import { countedOf, turnsOf } from './retold.ts';
import { snapshotsOf, type Snapshot } from './snapshots.ts';

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
	/** What it came to beside the board; null where the board says it all. */
	readonly result: Figure | null;
	readonly snapshots: readonly Snapshot[];
	readonly key: string;
	readonly credit: string;
}

function winnersSay(winners: readonly Seat[], names: Names): string {
	const [first, ...more] = winners;
	if (first === undefined) return m.ending_nobody();
	if (more.length === 0) return m.ending_one({ who: names(first) });
	return m.ending_many({ who: listed(winners.map(names)) });
}

/** How it stands, and what the figure of it is called. */
function standing(end: End | null, begun: boolean, say: (winners: readonly Seat[]) => string) {
	if (end) return { head: say(end.winners), why: end.why, caption: m.record_board_end() };
	return begun
		? { head: m.record_open(), why: m.record_open_text(), caption: m.record_board_now() }
		: { head: m.record_new(), why: m.record_new_text(), caption: m.record_board_start() };
}

const namesOf =
	({ names, computers = [] }: Occasion): Names =>
	(seat) => {
		const number = seat + 1;
		const nobody = computers.includes(seat)
			? m.computer_at({ number })
			: m.print_seat({ seat: number });
		return names[seat] ?? nobody;
	};

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

/** All that a record says of a game, as whoever looks at the table may see it; with small boards, for which the game is played again, only where they are set. */
export function recordOf<State, Event extends Typed>(
	game: BoardGame<State, Event>,
	view: State,
	occasion: Occasion,
	small: boolean
): GameRecord {
	const names = namesOf(occasion);
	const { title, designers, licence } = game.about;
	const counted = countedOf(occasion.talk?.log ?? []);
	const told = counted.map(({ event }) => event);
	const end = game.told.end(view, names);
	const { caption, ...stands } = standing(end, told.length > 0, (winners) =>
		winnersSay(winners, names)
	);
	const alt = game.told.position(view, names).join(' ');
	const turns = turnsOf(game, counted, names);
	return {
		title,
		subtitle: [occasion.table, occasion.date].filter(Boolean).join(comma()),
		figure: { ...game.figure(view, told), title: caption, alt },
		result: end ? (game.result?.(view, told, names) ?? null) : null,
		snapshots: small ? snapshotsOf(game, turns, told, { occasion, names }) : [],
		key: game.key?.() ?? '',
		...stands,
		seats: seatsOf(game, view, end, names),
		turns: turns.map(({ text, dice }) => ({ text, dice })),
		credit:
			licence === null
				? m.record_credit_none({ game: title, who: listed(designers) })
				: m.record_credit({ game: title, who: listed(designers), licence })
	};
}
