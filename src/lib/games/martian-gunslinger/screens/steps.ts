/** How an action falls into questions: what is picked on the board and in the hand, and what by buttons. */
import * as m from '../../../paraglide/messages.js';
import {
	ahead,
	COMPASS,
	keyOf,
	same,
	touching,
	type Cell,
	type Compass
} from '../../../pieces/geometry/squares.ts';
import type { Marks } from '../../../pieces/board/marks.ts';
import type { Board } from '../../../pieces/picking/picker.svelte.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import { targetOf } from '../rules/board.ts';
import { PLOTS, type Action, type PlayCard, type PlayEvent, type State } from '../rules/state.ts';

const step = (asks: string, answer: string | number = '', obvious = false): Step => ({
	asks,
	answer: String(answer),
	obvious
});

/** The questions of an action. */
export const split =
	(view: State, seat: number) =>
	(action: Action): Step[] => {
		switch (action.type) {
			case 'placeHome': {
				const at = action.corner ?? action.to;
				const facing = step('facing', action.facing);
				return at ? [step('corner', keyOf(at)), facing] : [facing];
			}
			case 'placePlot':
			case 'shiftPlot':
				return [step('plot', action.size), step('to', keyOf(action.to))];
			case 'useAce':
				return [step('ace', action.card), step('die', action.die)];
			case 'treehouse':
				return useSteps(view, action);
			case 'face':
				return [step('facing', action.facing)];
			case 'forward':
			case 'hopOver':
				return [step('go', action.type)];
			case 'attempt':
			case 'attack':
				return [step('clash', action.type)];
			case 'playCard':
				return cardSteps(action);
			case 'layResource':
				return [step('card', action.card)];
			case 'playEvent':
				return eventSteps(action, view.events[seat] ?? '');
			case 'lose':
				return [step('lose', action.card)];
			case 'bid':
				return [step('bid', action.amount)];
			default:
				return [step(action.type)];
		}
	};

function useSteps(view: State, action: Action & { type: 'treehouse' }): Step[] {
	const use = step('use', action.use);
	switch (action.use) {
		case 'tip': {
			const at = view.pieces[action.seat]?.at;
			return [use, step('tipped', at ? keyOf(at) : ''), step('facing', action.facing)];
		}
		case 'swap':
			return [use, step('a', keyOf(action.a)), step('b', keyOf(action.b))];
		case 'dig':
			return [use, step('from', action.from), step('into', action.to)];
		default:
			return [use];
	}
}

/** What is paid need not be asked where there is no choice. */
function cardSteps({ card, pay, ability, to, seat, resource }: PlayCard): Step[] {
	const steps = [step('card', card), step('pay', pay.join(' '), true)];
	if (ability !== undefined) steps.push(step('ability', ability));
	if (to) steps.push(step('to', keyOf(to)));
	if (seat !== undefined) steps.push(step('target', `${String(seat)} ${resource ?? ''}`));
	return steps;
}

/** What is named with an event, in the order in which the rules ask for it. */
function eventSteps({ type, ...named }: PlayEvent, card: string): Step[] {
	const names = Object.entries(named).map(([field, value]) => step(`with:${field}`, value, true));
	return [step(type, card), ...names];
}

/** The questions that a square could answer, the nearest to an action first. */
function answersOf(view: State, seat: number, board: Board, cell: Cell): readonly Step[] {
	const key = keyOf(cell);
	const plot = PLOTS.find((size) => view.plots[size] && same(view.plots[size], cell));
	const target = targetOf(view, seat);
	const aimed = target && (plot ? 'plot' in target && target.plot === plot : 'seat' in target);
	const there = view.pieces.findIndex(({ at }) => at && same(at, cell));
	const met = aimed && (plot !== undefined || ('seat' in target && target.seat === there));
	return [
		...facingStep(view, seat, board, cell),
		...['to', 'b', 'a', 'tipped', 'corner'].map((asks) => step(asks, key)),
		...(plot && view.phase === 'shift' ? [step('plot', plot)] : []),
		...(met ? [step('clash', plot ? 'attempt' : 'attack')] : [])
	];
}

/** A square beside a piece that is being placed, tipped or moved tells where it is to point. */
function facingStep(view: State, seat: number, board: Board, cell: Cell): Step[] {
	const at = turning(view, seat, board);
	if (!at) return [];
	const facing = COMPASS.find((one) => same(ahead(at, one), cell));
	return facing && touching(at, cell) ? [step('facing', facing)] : [];
}

/** Where the piece stands that is to point somewhere; null where none is. */
function turning(view: State, seat: number, board: Board): Cell | null {
	if (view.phase === 'move') return view.pieces[seat]?.at ?? null;
	const home = view.phase === 'return' ? view.home[seat] : null;
	const picked = board.answer('corner') ?? board.answer('tipped') ?? (home ? keyOf(home) : null);
	const [x, y] = picked?.split(',').map(Number) ?? [];
	return x === undefined || y === undefined ? null : [x, y];
}

/** Where a piece would point, were this square tapped; null where that is not asked. */
export function pointsTo(view: State, seat: number, board: Board, cell: Cell): Compass | null {
	const [step] = facingStep(view, seat, board, cell);
	const facing = COMPASS.find((one) => one === step?.answer);
	return facing && board.can('facing', facing) ? facing : null;
}

/** The answer that a tap on a square gives; null for none. */
export const answerOf = (view: State, seat: number, board: Board, cell: Cell): Step | null =>
	answersOf(view, seat, board, cell).find(({ asks, answer }) => board.can(asks, answer)) ?? null;

const PICKED = ['a', 'tipped', 'corner'];

/** What a square shows while somebody picks. */
export function marksOf(view: State, seat: number, board: Board, cell: Cell): Marks {
	const key = keyOf(cell);
	const moved = board.answer('plot');
	const stays = view.plots[Number(moved) as 1 | 2 | 3];
	const held = view.phase === 'shift' && moved !== null && stays && same(stays, cell);
	if (held || PICKED.some((asks) => board.picked(asks, key))) return { can: 'pick', picked: true };
	if (board.picked('to', key)) return { can: 'go', ghost: true };
	const answer = answerOf(view, seat, board, cell);
	if (!answer) return {};
	if (answer.asks === 'clash') return { can: 'take' };
	if (view.phase === 'move') return { can: 'pick', cost: view.free ? 0 : 1 };
	return { can: ['to', 'facing', 'corner'].includes(answer.asks) ? 'go' : 'pick' };
}

/** What the buttons of a duel, a payment or a refreshing hand toggle. */
export const toggled = (cards: readonly string[], card: string): string[] =>
	cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];

/** The start of a word of its own for what is asked of an event. */
export const isNamed = (asks: string): boolean => asks.startsWith('with:');

/** What the board shows of the table's die in use. */
export const usesBoard = (view: State): boolean =>
	['setup', 'shift', 'roll', 'treehouse', 'move', 'clash', 'return'].includes(view.phase);

/** A tip for which square the die's word is for. */
export const askFor = (board: Board): string | null => {
	if (board.asks('tipped')) return m.martian_gunslinger_ask_tipped();
	if (board.asks('a')) return m.martian_gunslinger_ask_swap();
	if (board.asks('b')) return m.martian_gunslinger_ask_swap_with();
	if (board.asks('facing') && (board.answer('corner') ?? board.answer('tipped')) !== null)
		return m.martian_gunslinger_ask_facing();
	if (board.asks('pay')) return m.martian_gunslinger_ask_pay();
	if (board.asks('to') && board.answer('card') !== null) return m.martian_gunslinger_ask_square();
	if (board.asks('to')) return m.martian_gunslinger_ask_place();
	if (board.asks('target')) return m.martian_gunslinger_ask_target();
	if (board.asks('ability')) return m.martian_gunslinger_ask_ability();
	return null;
};
