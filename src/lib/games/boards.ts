/** The games' pictures, loaded when a table of that game is opened: the only file that knows them. */
import type { Component, Snippet } from 'svelte';
import type { GameEvent, Seat } from '../engine/module.ts';
import type { SharedText } from '../ui/text.ts';

/** What has just happened, for animation; entry 0 is the set-up. */
export interface Told {
	readonly seq: number;
	readonly events: readonly GameEvent[];
}

/** What every picture of a game is given. */
export interface ViewProps<View> {
	readonly view: View;
	/** The names people gave, of one seat, as one phrase ("Robin & Kit"). */
	readonly names: (seat: Seat) => string;
	readonly told: Told;
}

/** What a board is given beside it: who looks, and what they may do. */
export interface BoardProps<View, Action> extends ViewProps<View> {
	/** Null for someone who only watches. */
	readonly seat: Seat | null;
	/** Plays an action; true once the view shows it, false when the server refused (it has said why). */
	readonly act: (action: Action) => Promise<boolean>;
	/** A field of the table's story, written together; null until connected. */
	readonly draft: (key: string) => SharedText | null;
}

/** What a projector's picture is given: nobody acts there. */
export interface ScreenProps<View> extends ViewProps<View> {
	/** How to join: large while people come in, afterwards one line. */
	readonly join: Snippet<[large: boolean]>;
}

/** What a sheet is given: somebody's sheet, and whether this device may write into it. */
export interface SheetProps<View> extends ViewProps<View> {
	readonly seat: Seat;
	readonly own: boolean;
	/** A field of this seat's sheet; null until connected. */
	readonly text: (key: 'notes' | 'caption') => SharedText | null;
}

/** What the desk's part of a game is given: the facilitator's own actions, for any seat. */
export interface DeskProps<View, Action> extends ViewProps<View> {
	/** Seats that nobody has taken. */
	readonly empty: readonly Seat[];
	readonly act: (action: Action) => Promise<boolean>;
}

/**
 * A game's pictures as every screen draws them. The registry forgets a game's own types, and so do
 * these: the view that a picture is handed was made by the same game's module.
 */
export interface Pictures {
	/** The phone: draws a view, offers legal actions, decides nothing. */
	readonly Board: Component<BoardProps<unknown, unknown>>;
	/** Who you are, above the board on a phone; the names of the seat where there is none. */
	readonly Header?: Component<BoardProps<unknown, unknown>>;
	/** The projector; the board where there is none. */
	readonly Screen?: Component<ScreenProps<unknown>>;
	/** The facilitator's powers that are this game's own. */
	readonly Desk?: Component<DeskProps<unknown, unknown>>;
	readonly Sheet?: Component<SheetProps<unknown>>;
	/** The world as a phone shows it, and the story so far. */
	readonly World?: Component<ViewProps<unknown>>;
	readonly Chronicle?: Component<ViewProps<unknown>>;
	/** The newest of the story in a few lines, for the desk. */
	readonly Digest?: Component<ViewProps<unknown>>;
}

const boards: Readonly<Record<string, () => Promise<unknown>>> = {
	biome: () => import('./biome/pictures.ts')
};

/** The pictures of a game. Throws for a game that has none. */
export async function picturesOf(game: string): Promise<Pictures> {
	const load = boards[game];
	if (!load) throw new Error(`no pictures for the game "${game}"`);
	return (await load()) as Pictures;
}
