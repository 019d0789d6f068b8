/** §1.3 The island, the pawns, the row and the bag before the first turn. */
import type { Random } from '../../../engine/random.ts';
import {
	SUITS,
	VALUES,
	type Cell,
	type Coin,
	type Face,
	type Options,
	type State
} from './state.ts';

/** §1.2 Five by five without the centre, row by row. */
const PLACES: readonly Cell[] = Array.from(
	{ length: 25 },
	(_, index) => [index % 5, Math.floor(index / 5)] as const
).filter(([x, y]) => x !== 2 || y !== 2);

/** §1.2 Which four places are left, and where the tiles from there lie instead. */
const MOVED: Readonly<Record<Options['layout'], Readonly<Record<string, Cell>>>> = {
	standard: {},
	orthogonal: { '2,1': [2, -1], '3,2': [5, 2], '2,3': [2, 5], '1,2': [-1, 2] },
	diagonal: { '1,1': [2, -1], '3,1': [5, 2], '3,3': [2, 5], '1,3': [-1, 2] }
};

/** §1.1 One of each suit and value: the tiles, and the coins. */
const FACES: readonly Face[] = SUITS.flatMap((suit) => VALUES.map((value) => ({ suit, value })));

/** How many coins lie in the row. */
const IN_ROW = 3;

/** §1.3 Everything that chance decides in this game, decided now. */
export function setup(seats: number, options: Options, random: Random): State {
	const faces = random.shuffle(FACES);
	const tiles = PLACES.map((place, index) => {
		const [x, y] = MOVED[options.layout][place.join()] ?? place;
		return { ...faceAt(faces, index), at: [x, y] as const };
	});
	const starts = random.shuffle(FACES).slice(0, seats);
	const coins = drawnCoins(random);
	return {
		phase: 'select',
		turn: 1,
		tiles,
		pawns: starts.map((start) => {
			const tile = tiles.find(({ suit, value }) => suit === start.suit && value === start.value);
			return tile ? [...tile.at] : null;
		}),
		line: coins.slice(0, IN_ROW),
		bag: coins.slice(IN_ROW),
		gone: [],
		chosen: starts.map(() => null),
		shown: starts.map(() => null),
		queue: [],
		movesLeft: 0,
		handler: options.handler,
		drowned: [],
		autoSink: options.autoSink,
		drownedHandler: options.drownedHandler,
		suits: options.suits.slice(0, seats)
	};
}

/** §1.3 All coins in the order of drawing, each with the side that happens to be up. */
function drawnCoins(random: Random): Coin[] {
	const order = random.shuffle(FACES);
	const sides = random.dice(order.length, 2);
	return order.map((face, index) => ({ ...face, up: sides[index] === 1 ? 'suit' : 'value' }));
}

function faceAt(faces: readonly Face[], index: number): Face {
	const face = faces[index];
	if (!face) throw new Error('there are as many tiles as places');
	return face;
}
