/** The whole position in plain words, and the rules of this table. */
import * as m from '../../../paraglide/messages.js';
import type { Reader } from '../../kit/words.ts';
import type { Extent } from '../rules/layout.ts';
import { candidateWords, coinWords, placeWords } from './naming.ts';
import type { State } from '../rules/state.ts';
import { semicolon } from '../../../pieces/lists.ts';

/** What is afloat, row by row; the coins to come and their bag; then what is agreed at this table. */
export const positionSays = (view: State, extent: Extent, reader: Reader): string[] => [
	m.global_warming_words_afloat({ count: view.tiles.length }),
	...rowsSay(view, extent, reader),
	...view.line.map((coin, index) =>
		m.global_warming_words_coin({
			place: index + 1,
			coin: coinWords(coin),
			tiles: candidateWords(view, coin)
		})
	),
	m.global_warming_words_bag({ count: view.bag.length, who: reader.names(view.handler) }),
	view.autoSink ? m.global_warming_rule_auto() : m.global_warming_rule_hand(),
	view.drownedHandler ? m.global_warming_rule_drowned() : m.global_warming_rule_kept()
];

/** Every row of the island from above, its places from the left. */
const rowsSay = (view: State, { from, columns, rows }: Extent, reader: Reader): string[] =>
	Array.from({ length: rows }, (_, row) => {
		const places = Array.from({ length: columns }, (_, column) =>
			placeWords(view, [from[0] + column, from[1] + row], reader)
		);
		return m.global_warming_words_row({ row: row + 1, places: places.join(semicolon()) });
	});
