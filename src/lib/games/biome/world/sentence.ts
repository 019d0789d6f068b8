/** What a stage shows, in a sentence: for whoever hears it instead of seeing it. */
import * as m from '../../../paraglide/messages.js';
import { comma, semicolon } from '../../../pieces/lists.ts';
import type { Scene, SceneSeat } from './scene.ts';

/** Each player with what stands on their strip and its RP; stubs have none. */
export const inWords = ({ seats }: Scene, placeOf: (seat: number) => string): string =>
	seats.map((seat) => stripInWords(seat, placeOf(seat.seat))).join(semicolon());

const stripInWords = ({ pieces }: SceneSeat, place: string): string => {
	const standing = pieces.filter(({ rp }) => rp > 0);
	return standing.length === 0
		? m.theatre_strip_empty({ place })
		: m.theatre_strip({
				place,
				pieces: standing.map(({ name, rp }) => `${name} ${String(rp)}`).join(comma())
			});
};
