/** What of a game of Global Warming goes on paper. */
import type { GameEvent } from '../../engine/module.ts';
import * as m from '../../paraglide/messages.js';
import { pawnMarks } from '../../pieces/paper/piecepack.ts';
import { bar, resultRows } from '../../pieces/paper/results.ts';
import type { Names } from '../kit/words.ts';
import { boardPrints } from '../record/boardPrints.ts';
import { figure } from './figure.ts';
import { globalWarming } from './index.ts';
import type { WarmingEvent, State } from './rules/state.ts';
import { endOf } from './words/end.ts';
import { words } from './words/index.ts';
import { extentOf } from './rules/layout.ts';
import { positionSays } from './words/position.ts';

export const prints = boardPrints<State, WarmingEvent>({
	about: globalWarming.about,
	told: {
		words,
		end: endOf,
		position: (view, names) => positionSays(view, extentOf(view, []), { seat: null, names })
	},
	key: m.record_key_sunk,
	figure,
	seats: ({ pawns }) => pawns.length,
	emblem: ({ suits }, seat) => pawnMarks(suits[seat] ?? 'suns'),
	steps: {
		kind: (event) => (event.type === 'pawn-moved' ? [event.seat, event.pawn].join(' ') : null),
		say: stepsSaid
	},
	result,
	begins: ['revealed'],
	passes: ['chose']
});

/** How long a bar is for each turn, and for the longest game at most. */
const BAR = { turn: 60, most: 900 };

/** How many turns each stood: until it drowned, or until the end. */
function result({ pawns, suits }: State, told: readonly GameEvent[], names: Names) {
	const all = told.filter(({ type }) => type === 'revealed').length;
	const stood = pawns.map(() => all);
	let now = 0;
	for (const event of told as readonly WarmingEvent[]) {
		if (event.type === 'revealed') now++;
		if (event.type === 'drowned') stood[event.seat] = now;
	}
	const unit = Math.min(BAR.turn, BAR.most / Math.max(1, all));
	const rows = stood.map((turns, seat) => ({
		sign: pawnMarks(suits[seat] ?? 'suns'),
		marks: [bar(turns * unit, pawns[seat] ? 'accent' : 'lake')],
		width: turns * unit,
		says: String(turns)
	}));
	const alt = stood.map((count, seat) => m.record_stood_row({ who: names(seat), count })).join(' ');
	return { ...resultRows(rows), title: m.record_stood(), alt };
}

/** Steps of one seat with one pawn that follow each other; null where there are none. */
function stepsSaid(steps: readonly WarmingEvent[], names: Names): string | null {
	const [first] = steps;
	if (first?.type !== 'pawn-moved') return null;
	const { seat, pawn } = first;
	const said = { who: names(seat), count: steps.length };
	return pawn === seat
		? m.global_warming_event_pawn_steps_own(said)
		: m.global_warming_event_pawn_steps_other({ ...said, other: names(pawn) });
}
