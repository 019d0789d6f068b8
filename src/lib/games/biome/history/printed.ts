/** How prints and pictures of a biome game speak of its players. */
import type { Colour, Picture } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import type { LogLine } from '../../kit/guide.ts';
import type { State } from '../rules/state.ts';
import { biomeName } from '../words/terms.ts';

/** Who sits where: a seat's name, or the names of its team. A seat without one is called by its number. */
type Names = Readonly<Record<string, string>>;

/** What a text needs to know beside the game itself. */
export interface Telling {
	readonly names: Names;
}

/** What stands on a sheet that no rule knows: co-edited, never in the log. */
export interface Written {
	readonly notes: string;
	/** Of the sheet's picture. */
	readonly caption: string;
}

/** What a print says that the game does not know. */
export interface Occasion extends Telling {
	readonly table: string;
	/** As it is to be printed; none is printed when there is none. */
	readonly date?: string;
	/** By seat. */
	readonly written?: Readonly<Record<string, Written>>;
	/** By seat, the drawing or photo on its sheet. */
	readonly pictures?: Readonly<Record<string, Picture>>;
	readonly talk?: Talk;
}

/** What was said when the game had ended. */
export interface Talk {
	readonly log: readonly LogLine[];
	/** The group's answers by the fields of the story. */
	readonly answers: Readonly<Record<string, string>>;
}

/** The person or team of a seat. */
export const personOf = (seat: number | string, telling: Telling): string =>
	telling.names[seat] ?? m.print_seat({ seat: Number(seat) + 1 });

/** The biome of a seat, with its facet where another seat plays the same biome. */
export function placeOf(view: State, seat: number | string, telling: Telling): string {
	const { biome = null, facet = '' } = view.sheets[seat] ?? {};
	if (!biome) return m.print_no_biome();
	const name = biomeName(biome);
	const twins = Object.values(view.sheets).filter((sheet) => sheet.biome === biome);
	if (twins.length < 2) return name;
	return `${name}: ${facet === '' ? personOf(seat, telling) : facet}`;
}

/** The biome and who plays it. */
export function playerOf(view: State, seat: number | string, telling: Telling): string {
	const [place, person] = [placeOf(view, seat, telling), personOf(seat, telling)];
	return place.endsWith(`: ${person}`) ? place : `${place} (${person})`;
}

/** The colour of a seat: that of its biome. */
export const colourOf = (view: State, seat: number | string): Colour =>
	view.sheets[seat]?.biome ?? 'ink-2';
