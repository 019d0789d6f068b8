/** The whole position in words; a phone fetches this only when somebody wants to read it. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { bergName, berthName, countsOn } from './naming.ts';
import type { State } from '../rules/state.ts';
import { semicolon } from '../../../pieces/lists.ts';

/** The whole position: a sentence for each iceberg and floe that bears anything. */
export function positionSays(view: State, names: Names): string[] {
	const bergs = view.icebergs.map((iceberg) => {
		const things = countsOn(view, iceberg.at, names);
		const said = things.length > 0 ? things.join(semicolon()) : m.melting_iceberg_nothing_there();
		return m.melting_iceberg_there({ place: bergName(iceberg), things: said });
	});
	const floes = view.floes.flatMap((floe, seat) =>
		floe
			? [
					m.melting_iceberg_there({
						place: m.melting_iceberg_floe({ who: names(seat) }),
						things: [berthName(view, floe), ...countsOn(view, floe, names)].join(semicolon())
					})
				]
			: []
	);
	return [...bergs, ...floes];
}
