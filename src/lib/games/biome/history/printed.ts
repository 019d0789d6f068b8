/** How prints and pictures of a biome game speak of its players. */
import type { Colour } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { comma } from '../../../pieces/lists.ts';
import type { Occasion } from '../../kit/prints.ts';
import type { State } from '../rules/state.ts';
import { biomeName } from '../words/terms.ts';

/** What a text needs to know beside the game itself. */
export type Telling = Pick<Occasion, 'names' | 'pack'>;

/** The person or team of a seat. */
export const personOf = (seat: number | string, telling: Telling): string =>
	telling.names[seat] ?? m.print_seat({ seat: Number(seat) + 1 });

/** The biome of a seat; and where another seat plays the same biome, what tells it apart: its facet, or who plays it. */
export function placeParts(
	view: State,
	seat: number | string,
	telling: Telling
): { readonly name: string; readonly apart: string | null } {
	const { biome = null, facet = '' } = view.sheets[seat] ?? {};
	if (!biome) return { name: m.print_no_biome(), apart: null };
	const twins = Object.values(view.sheets).filter((sheet) => sheet.biome === biome);
	const apart = facet === '' ? personOf(seat, telling) : facet;
	return { name: biomeName(biome), apart: twins.length < 2 ? null : apart };
}

/** The biome of a seat, with its facet where another seat plays the same biome. */
export function placeOf(view: State, seat: number | string, telling: Telling): string {
	const { name, apart } = placeParts(view, seat, telling);
	return apart === null ? name : m.list_apart({ name, text: apart });
}

/** The biome and who plays it. */
export function playerOf(view: State, seat: number | string, telling: Telling): string {
	const { name, apart } = placeParts(view, seat, telling);
	const person = personOf(seat, telling);
	const text = apart === null || apart === person ? person : `${apart}${comma()}${person}`;
	return m.list_apart({ name, text });
}

/** The colour of a seat: that of its biome. */
export const colourOf = (view: State, seat: number | string): Colour =>
	view.sheets[seat]?.biome ?? 'ink-2';
