/** §1 Set-up: dice, cards, home squares and plotpoints. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { same, type Cell } from '../../../pieces/geometry/squares.ts';
import {
	CELLS,
	compassOf,
	facingsAt,
	isFree,
	isNearCorner,
	isSquare,
	refuseFacing
} from './board.ts';
import { DECK, type Card } from './cards.ts';
import {
	CORNERS,
	PLOTS,
	type Action,
	type Game,
	type Of,
	type Options,
	type Pile,
	type PlotSize,
	type State
} from './state.ts';

/** A plotpoint, and where it is to stand. */
interface Place {
	readonly size: number;
	readonly to: Cell;
}

const DEALT = 4;

/** §1.1, §1.5 The order of set-up, and the cards: they do not depend on the placing. */
export function setup(n: number, { homeCounts }: Options, random: Random): State {
	const seats = [...Array(n).keys()];
	const each = <Value>(value: () => Value): Value[] => seats.map(value);
	const rolls = each(() => random.die(6));
	const order = ranked(seats, rolls, random);
	const cards = random.shuffle(DECK);
	const hands: Pile[] = seats.map((seat) => cards.slice(seat * DEALT, (seat + 1) * DEALT));
	const events: (Card | null)[] = cards.slice(n * DEALT, n * (DEALT + 1));
	return {
		...{ game: 'martian-gunslinger', n, homeCounts, phase: 'setup' },
		...{ order, rolls, setupTurn: 0, turn: order[0] ?? 0 },
		home: each(() => null),
		pieces: each(() => ({ at: null, size: 1, facing: 'n' })),
		plots: { 1: null, 2: null, 3: null },
		...{ deck: cards.slice(n * (DEALT + 1)), discard: [], hands, events },
		...{ resources: each(() => []), facedown: each(() => []), active: each(() => null) },
		...{ kept: each(() => []), aces: each(() => []) },
		...{ vp: each(() => 0), scored: each(() => 0), lastPlot: each(() => null) },
		...{ forced: each(() => false), skip: each(() => 0), toHome: each(() => false) },
		...{ d6: null, tree: null, points: 0, free: false, hop: false, played: 0 },
		...{ duel: null, pending: null, bids: null, mayor: null, result: null, shown: [] }
	};
}

/** §1.1 The highest first; equal seats roll again among themselves. */
function ranked(seats: readonly number[], rolls: readonly number[], random: Random): number[] {
	const values = [...new Set(rolls)].sort((a, b) => b - a);
	return values.flatMap((value) => {
		const equal = seats.filter((_, index) => rolls[index] === value);
		if (equal.length === 1) return equal;
		return ranked(
			equal,
			equal.map(() => random.die(6)),
			random
		);
	});
}

/** §1.2 A seat's last set-up turn is for its home square, if it has none yet. */
const isHomeDue = (view: State, seat: number): boolean =>
	view.setupTurn >= PLOTS.length && !view.home[seat];

/** §1.3 The small piece on a free corner. */
export function refuseHome(view: State, seat: number, action: Of<'placeHome'>): Refusal | null {
	const { corner, facing, to } = action;
	if (to !== undefined) return refusal('bad-action');
	if (view.home[seat]) return refusal('home-already-placed', {}, '§1.3');
	if (!corner || !CORNERS.some((one) => same(one, corner))) {
		return refusal('not-a-corner', {}, '§1.3');
	}
	if (view.home.some((home) => home && same(home, corner))) {
		return refusal('corner-taken', {}, '§1.3');
	}
	return refuseFacing(corner, facing);
}

/** §1.4 A plotpoint on the open board. */
export function refusePlot(view: State, seat: number, { size, to }: Place): Refusal | null {
	if (isHomeDue(view, seat)) return refusal('home-due', {}, '§1.2');
	const plot = plotOf(size);
	if (!plot) return refusal('no-such-piece', {}, '§1.4');
	if (view.plots[plot]) return refusal('plotpoint-already-placed', {}, '§1.4');
	return refusePlace(view, to);
}

/** §1.4 Moving one plotpoint, for the last seat of two or four. */
export const refuseShift = (view: State, { size, to }: Place): Refusal | null =>
	plotOf(size) ? refusePlace(view, to) : refusal('no-such-piece', {}, '§1.4');

const plotOf = (size: number): PlotSize | undefined => PLOTS.find((one) => one === size);

function refusePlace(view: State, to: Cell): Refusal | null {
	if (!isSquare(to)) return refusal('off-board', {}, '§1.4');
	if (isNearCorner(to)) return refusal('too-near-corner', {}, '§1.4');
	return isFree(view, to) ? null : refusal('cell-occupied', {}, '§1.4');
}

/** What a seat may do at set-up. */
export function* setupMoves(view: State, seat: number): Generator<Action> {
	if (!view.home[seat]) {
		const taken = (cell: Cell) => view.home.some((home) => home && same(home, cell));
		for (const corner of CORNERS.filter((cell) => !taken(cell))) {
			for (const facing of facingsAt(corner)) yield { type: 'placeHome', corner, facing };
		}
	}
	if (isHomeDue(view, seat)) return;
	const left = PLOTS.filter((size) => !view.plots[size]);
	for (const size of left) {
		for (const to of openPlaces(view)) yield { type: 'placePlot', size, to };
	}
}

/** What the seat that may shift a plotpoint may do. */
export function* shiftMoves(view: State): Generator<Action> {
	yield { type: 'done' };
	for (const size of PLOTS) {
		for (const to of openPlaces(view)) yield { type: 'shiftPlot', size, to };
	}
}

const openPlaces = (view: State): Cell[] => CELLS.filter((cell) => !refusePlace(view, cell));

export function placeHome(game: Game, seat: number, action: Of<'placeHome'>): void {
	const { corner, facing } = action;
	const direction = compassOf(facing);
	if (!corner || !direction) return; // never: refuse has looked
	game.state.home[seat] = corner;
	game.state.pieces[seat] = { at: corner, size: 1, facing: direction };
	game.tell({ type: 'home-placed', seat, at: corner, facing: direction });
	nextSetupTurn(game);
}

export function placePlot(game: Game, seat: number, place: Place): void {
	putPlot(game, place);
	game.tell({ type: 'plot-placed', seat, size: place.size, at: place.to });
	nextSetupTurn(game);
}

export function shiftPlot(game: Game, seat: number, place: Place): void {
	putPlot(game, place);
	game.tell({ type: 'plot-shifted', seat, size: place.size, at: place.to });
	beginPlay(game);
}

function putPlot({ state }: Game, { size, to }: Place): void {
	const plot = plotOf(size);
	if (plot) state.plots[plot] = to;
}

/** §1.2 Round and round, one thing each; §1.4 then the last of two or four may shift. */
function nextSetupTurn(game: Game): void {
	const { state } = game;
	const { n, order } = state;
	state.setupTurn++;
	if (state.setupTurn < n + PLOTS.length) {
		state.turn = order[state.setupTurn % n] ?? 0;
	} else if (n === 3) beginPlay(game);
	else {
		state.phase = 'shift';
		state.turn = order[n - 1] ?? 0;
	}
}

/** §1.6 Player one begins; the others follow clockwise by home corner. */
export function beginPlay({ state, tell }: Game): void {
	const first = state.order[0] ?? 0;
	const cornerOf = (seat: number) =>
		CORNERS.findIndex((corner) => same(corner, state.home[seat] ?? [-1, -1]));
	const behind = (seat: number) => (cornerOf(seat) - cornerOf(first) + 4) % 4;
	state.order = state.order.toSorted((a, b) => behind(a) - behind(b));
	state.turn = first;
	state.phase = 'roll';
	tell({ type: 'play-began', seat: first });
}
