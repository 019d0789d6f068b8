/** The room and the desk as the server writes them, flat like a view, and everyone at the table reads them. */
import type { GameEvent, Gist, Seat, Word } from '../engine/module.ts';
import * as m from '../paraglide/messages.js';
import type { Adjourned, Facilitation, Hand } from './facilitation.ts';
import type { TurnDue } from './lessons/turn.ts';

/** Somebody at the table. */
export interface Person {
	readonly name: string;
	readonly seat: Seat;
	/** Milliseconds since 1970 at which the last socket closed; null while one is open, and where the desk is the only device. */
	readonly away: number | null;
}

/** `<table>/room`: seats and names, who is here and since when not. Written by the server alone. */
export interface Room extends Omit<Facilitation, 'hidden'> {
	readonly title: string;
	/** What its people call the world they play in; '' while they have no name for it. */
	readonly called: string;
	readonly code: string;
	readonly game: string;
	readonly seats: number;
	/** `app`: the server rolls; `real`: people roll and type in what their dice show. */
	readonly dice: 'app' | 'real';
	readonly locked: boolean;
	readonly closed: boolean;
	/** Seats whose sheet everybody at the table may write on. */
	readonly open: readonly Seat[];
	/** By seat, what tells the picture on its sheet from any other; seats without one are left out. */
	readonly pictures: Readonly<Record<string, string>>;
	/** The table at which its people play on after the end. */
	readonly next: string | null;
	/** Whether the people of one seat agree on what it does before it is played. */
	readonly agree: boolean;
	/** Whether the desk is its only device, and acts for every seat. */
	readonly single: boolean;
	/** The chapter of the game, where it has chapters. */
	readonly phase: string | null;
	/** Seats that are out of the game and never played in it. */
	readonly unseen: readonly Seat[];
	/** The seats that the game waits for. */
	readonly waits: readonly Seat[];
	/** Whether the game has ended. */
	readonly over: boolean;
	/** Why nothing can be played here: the game is not installed any more, or its rules have made a mistake; else null. */
	readonly down: 'removed' | 'broken' | null;
	/** The last entry, where the facilitator led or something was taken back: null once somebody has played on. */
	readonly led: number | null;
	/** When somebody last acted, in milliseconds since 1970, where a clock counts from it; else null. */
	readonly since: number | null;
	/** By the person's public id (never a token). */
	readonly people: Readonly<Record<string, Person>>;
	/** Who waits for the word of those at a taken seat, by their public id; nobody where the desk sees names first. */
	readonly asking: Readonly<Record<string, { readonly name: string; readonly seat: Seat }>>;
}

/** What somebody does not want to stand at their table: a text, or the picture on the sheet of a seat. */
export type Reported = { readonly text: string } | { readonly picture: Seat };

/** One line a table, in `<workshop>/desk` under the table's id. */
export interface DeskLine {
	readonly title: string;
	readonly code: string;
	readonly game: string;
	readonly seats: number;
	readonly people: number;
	readonly away: number;
	/** Who sits at each seat, as one phrase; empty where nobody does. */
	readonly names: readonly string[];
	/** Who of them is not connected, by name. */
	readonly absent: readonly string[];
	/** Whose names wait for the facilitator's word, by the person's id; `back` where they say that the place of this name is theirs. */
	readonly waiting: Readonly<
		Record<string, { readonly name: string; readonly seat: Seat; readonly back?: true }>
	>;
	/** Whom the desk has removed, without a name, by the person's id; `since` in milliseconds since 1970. */
	readonly removed: Readonly<Record<string, { readonly seat: Seat; readonly since: number }>>;
	/** What somebody there does not want to stand, by the report's id. */
	readonly reports: Readonly<Record<string, Reported>>;
	readonly seq: number;
	/** Milliseconds since 1970 of the last entry. */
	readonly at: number;
	readonly toAct: readonly Seat[];
	/** The end's reason, or null while the game goes on. */
	readonly outcome: string | null;
	readonly closed: boolean;
	/** As in `Room`. */
	readonly down: Room['down'];
	/** Whether people still come in: nobody has played yet, or the game says that they get ready. */
	readonly gathering: boolean;
	/** Where the game says that it stands: chapter, step and round where it has them. */
	readonly phase: string | null;
	readonly step: string | null;
	readonly round: number | null;
	readonly paused: boolean;
	/** While turns are prepared side by side: how many are, and of how many. */
	readonly prepared: { readonly done: number; readonly of: number } | null;
	/** By seat, how many turns it has played, where the game has turns; null for a seat that is not in the game. */
	readonly turns: readonly (number | null)[];
	/** The figure that the game gives of itself; its words say it. */
	readonly gist: Gist | null;
	/** How many texts hold a word of the lists; missing in a line that an earlier version wrote. */
	readonly marked?: number;
	/** The seats that the computer plays; missing in a line that an earlier version wrote. */
	readonly computers?: readonly Seat[];
	/** When the clock that was set ends something, in milliseconds since 1970; missing like `computers`. */
	readonly ends?: number | null;
	/** The seats of the game that nobody holds, and those of them without which it can go on; missing like `computers`. */
	readonly empty?: readonly Seat[];
	readonly spare?: readonly Seat[];
	/** Who asks for the facilitator; missing like `computers`. */
	readonly hand?: Hand | null;
	/** The lesson that it waits for; missing like `computers`. */
	readonly adjourned?: Adjourned | null;
	/** The turn that is due until then; missing like `computers`. */
	readonly turn?: Pick<TurnDue, 'by' | 'zone' | 'late' | 'every'> | null;
	/** What the facilitator may say to this table now; missing like `computers`. */
	readonly words?: readonly Word[];
}

/** What a view document holds beside the view, under the key `told`. */
export interface Latest {
	readonly seq: number;
	readonly events: readonly GameEvent[];
}

/** The seats that play or have played. */
export const seatsOf = ({ seats, unseen }: Pick<Room, 'seats' | 'unseen'>): Seat[] =>
	Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !unseen.includes(seat));

/** A name as it stands in a sentence: letters that run from right to left are set apart, so that they pull no sign and no number along. */
export const apart = (name: string): string =>
	/[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name;

/** The names people gave, of a seat, as one phrase ("Team Robin & Kit"); a computer says that it is one; `nobody` names an empty seat by its number, from 1. */
export const namesIn =
	(room: Room, nobody: (number: number) => string) =>
	(seat: Seat): string => {
		const names = Object.values(room.people).flatMap((one) =>
			one.seat === seat ? [one.name] : []
		);
		if (names.length > 1) return m.team_name({ names: names.join(' & ') });
		if (names[0] !== undefined) return names[0];
		return isComputer(room, seat) ? m.computer_at({ number: seat + 1 }) : nobody(seat + 1);
	};

/** Whether the computer plays a seat. A page that was kept without a network may be older than computer players. */
export const isComputer = ({ computers }: Partial<Pick<Room, 'computers'>>, seat: Seat): boolean =>
	computers?.some((one) => one.seat === seat) ?? false;
