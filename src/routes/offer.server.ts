/** What the form of a new table offers, and how it is read. */
import { gameOf } from '$lib/games/registry.ts';
import * as m from '$lib/paraglide/messages.js';

export interface TableOffer {
	readonly seats: readonly number[];
	readonly presets: readonly string[];
	readonly recommended: string;
}

/** The game that the front door opens tables of. */
const GAME = 'biome';

/** Numbers of players and presets of the game. Throws when the game is not there. */
export function offerOfTables(): TableOffer {
	const { about, options } = game();
	return {
		seats: about.seats,
		presets: options.presets.map(({ id }) => id),
		recommended: options.recommended
	};
}

/** What somebody asked for: the table to open, or the sentence that stands beside the number of players. */
export function readTable(entered: Readonly<Record<string, string>>):
	| {
			game: string;
			seats: number;
			options: Readonly<Record<string, unknown>>;
			dice: 'app' | 'real';
	  }
	| { problem: string } {
	const { about, options } = game();
	const seats = Number(entered['seats']);
	if (!about.seats.includes(seats)) return { problem: m.home_seats_wrong() };
	const preset = options.presets.find(({ id }) => id === entered['preset']);
	const dice = entered['dice'] === 'real' ? 'real' : 'app';
	return { game: GAME, seats, options: preset?.options ?? {}, dice };
}

function game() {
	const found = gameOf(GAME);
	if (!found) throw new Error(`no game "${GAME}"`);
	return found;
}
