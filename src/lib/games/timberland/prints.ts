/** What of a game of Timberland goes on paper. */
import type { GameEvent } from '../../engine/module.ts';
import * as m from '../../paraglide/messages.js';
import { treehouseWords } from '../../pieces/names.ts';
import { placed } from '../../pieces/paper/marks.ts';
import { stackMarks } from '../../pieces/paper/pyramids.ts';
import { resultRows } from '../../pieces/paper/results.ts';
import { seatMark } from '../../pieces/paper/seats.ts';
import type { Names } from '../kit/words.ts';
import { boardPrints } from '../record/boardPrints.ts';
import { wayOf } from '../../pieces/paper/ways.ts';
import { pyramid } from '../../pieces/pyramid.ts';
import { figure } from './figure.ts';
import { timberland } from './index.ts';
import type { TimberlandEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, TimberlandEvent>({
	about: timberland.about,
	told: { words, end: endOf, position: positionSays },
	figure,
	seats: ({ scores }) => scores.length,
	begins: ['rolled'],
	dice: (event) =>
		event.type === 'rolled' ? event.dice.map((face) => treehouseWords[face]()) : [],
	way: wayOf,
	result,
	passes: ['turn-began']
});

/** From one felled tree to the next. */
const TREE = 58;

/** What each seat has felled, tree by tree, and its points at the end. */
function result({ scores }: State, told: readonly GameEvent[], names: Names) {
	const felled = (told as readonly TimberlandEvent[]).filter((event) => event.type === 'felled');
	const rows = scores.map((score, seat) => {
		const trees = felled.filter((event) => event.seat === seat);
		const points = m.ending_points({ count: score });
		return {
			alt: m.record_felled_row({ who: names(seat), count: trees.length, points }),
			sign: seatMark(seat, 50, 50, 2.6),
			marks: trees.flatMap(({ pieces }, at) =>
				placed(stackMarks(pieces.map(pyramid)), at * TREE - 12, 0, 0.74)
			),
			width: trees.length * TREE,
			says: String(score)
		};
	});
	const alt = rows.map((row) => row.alt).join(' ');
	return { ...resultRows(rows), title: m.record_felled(), alt };
}
