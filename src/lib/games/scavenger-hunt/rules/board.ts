/** §1 The board before the first turn, and where things lie on it. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { cellsOf, inside, keyOf, same, type Extent } from '../../../pieces/geometry/squares.ts';
import {
	SUITS,
	VALUES,
	type Action,
	type Cell,
	type Coin,
	type Options,
	type State,
	type TellScavenger
} from './state.ts';

/** §1.2 Four by six tiles of two by two squares. */
export const BOARD: Extent = { width: 8, height: 12 };

/** The squares along one side of a tile. */
export const TILE = 2;

/** §1.3 The corner at each seat's left hand. */
const CORNERS: readonly Cell[] = [
	[0, 11],
	[0, 0],
	[7, 0],
	[7, 11]
];

/** §1.3 Each seat is dealt one coin of every value. */
export function setup(_seats: number, options: Options, random: Random): State {
	const deals = VALUES.map((value) => ({ value, suits: random.shuffle(SUITS) }));
	return {
		phase: 'place',
		turnSeat: options.firstSeat,
		firstSeat: options.firstSeat,
		suits: options.suits,
		hands: CORNERS.map((_, seat) =>
			deals.map(({ value, suits }) => ({ suit: suits[seat] ?? null, value }))
		),
		coins: [],
		nextId: 0,
		pawns: [...CORNERS],
		collected: CORNERS.map(() => []),
		lastShift: CORNERS.map(() => null),
		notes: CORNERS.map(() => []),
		openMemory: options.openMemory,
		look: null
	};
}

/** The coin on a square, if there is one. */
export const coinAt = ({ coins }: State, cell: Cell): Coin | undefined =>
	coins.find(({ at }) => same(at, cell));

/** Whether a pawn stands on a square. */
export const hasPawn = ({ pawns }: State, cell: Cell): boolean =>
	pawns.some((at) => same(at, cell));

/** The seat clockwise of the one that acts. */
export const nextSeat = ({ turnSeat, pawns }: State): number => (turnSeat + 1) % pawns.length;

/** The tile that a square belongs to. */
const tileOf = ([x, y]: Cell): string => keyOf([Math.floor(x / TILE), Math.floor(y / TILE)]);

const isEdge = ([x, y]: Cell): boolean =>
	x === 0 || y === 0 || x === BOARD.width - 1 || y === BOARD.height - 1;

/** Whether a coin lies on the tile of this square. */
export const coinOnTile = (view: State, cell: Cell): boolean => taken(view).has(tileOf(cell));

const taken = ({ coins }: State): Set<string> => new Set(coins.map(({ at }) => tileOf(at)));

/** §1.4 Why the coin may not be placed there. */
export function refusePlace(view: State, value: number, at: Cell): Refusal | null {
	const held = view.hands[view.turnSeat]?.some((coin) => coin.value === value);
	if (!held) return refusal('not-in-hand', { value }, '§1.4');
	if (!inside(at, BOARD)) return refusal('off-board', {}, '§1.2');
	if (isEdge(at)) return refusal('edge-square', {}, '§1.4');
	return coinOnTile(view, at) ? refusal('tile-has-coin', {}, '§1.4') : null;
}

/** §1.4 Every coin in hand, to every square that may take one. */
export function* placements(view: State): Generator<Action> {
	const full = taken(view);
	const free = [...cellsOf(BOARD)].filter((cell) => !isEdge(cell) && !full.has(tileOf(cell)));
	for (const { value } of view.hands[view.turnSeat] ?? []) {
		for (const at of free) yield { type: 'placeCoin', value, at };
	}
}

interface Placing {
	readonly value: number;
	readonly at: Cell;
}

/** §1.4 A coin goes on the board; after the last one the hunt begins. */
export function placeCoin(state: State, { value, at }: Placing, tell: TellScavenger): void {
	const seat = state.turnSeat;
	const hand = state.hands[seat] ?? [];
	const [coin] = hand.splice(
		hand.findIndex((held) => held.value === value),
		1
	);
	if (!coin) return; // never: refuse has looked
	state.coins.push({ id: state.nextId++, ...coin, at });
	tell({ type: 'coin-placed', seat, value, at });
	state.turnSeat = nextSeat(state);
	if (state.hands.some(({ length }) => length > 0)) return;
	state.phase = 'shift';
	state.turnSeat = state.firstSeat;
	tell({ type: 'hunt-began', seat: state.turnSeat });
}
