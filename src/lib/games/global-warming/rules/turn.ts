/** §2, §3, §4 The course of a turn: reveal, actions in their order, sinking. */
import { canStep, pawnAt } from './island.ts';
import type { Coin, Face, State, TellWarming } from './state.ts';

/** The seats whose pawns are alive. */
export const living = ({ pawns }: State): number[] =>
	pawns.flatMap((at, seat) => (at === null ? [] : [seat]));

/** §2.1 Keeps a face; when it is the last one, all are shown. */
export function chooseFace(state: State, seat: number, face: number, tell: TellWarming): void {
	state.chosen[seat] = face;
	tell({ type: 'chose', seat });
	if (living(state).every((one) => state.chosen[one] !== null)) reveal(state, tell);
}

/** §2.2 Equal faces fall away; §3.1 the blank acts first, then the others from 5 down to the ace. */
function reveal(state: State, tell: TellWarming): void {
	const faces = state.chosen;
	const alone = living(state).filter(
		(seat) => faces.filter((face) => face === faces[seat]).length === 1
	);
	const rank = (seat: number) => (faces[seat] === 0 ? Infinity : (faces[seat] ?? 0));
	state.shown = [...faces];
	state.queue = alone.sort((a, b) => rank(b) - rank(a));
	state.phase = 'act';
	tell({ type: 'revealed', faces: [...faces], queue: [...state.queue] });
	openAction(state, tell);
}

/** §3.1 The first of the queue has acted. */
export function nextInQueue(state: State, tell: TellWarming): void {
	state.queue.shift();
	openAction(state, tell);
}

/** §3.4 A number is lost while no pawn can step; when nobody is left to act, a tile sinks. */
function openAction(state: State, tell: TellWarming): void {
	const [seat] = state.queue;
	const face = seat === undefined ? null : (state.shown[seat] ?? 0);
	state.movesLeft = face ?? 0;
	if (seat === undefined || face === null) {
		state.phase = 'sink';
		if (state.autoSink) sink(state, tell);
	} else if (face > 0 && !canStep(state)) {
		tell({ type: 'action-lost', seat, face });
		nextInQueue(state, tell);
	}
}

/** §4 A coin joins the row at its right, the leftmost is turned over, and its tile sinks. */
export function sink(state: State, tell: TellWarming): void {
	const drawn = state.bag.shift();
	if (drawn) {
		state.line.push(drawn);
		const shows = drawn[drawn.up];
		if (shows !== null) tell({ type: 'coin-drawn', shows });
	}
	const turned = state.line.shift();
	const face = turned ? faceOf(turned) : null;
	if (face) sinkTile(state, face, tell);
	state.chosen = state.chosen.map(() => null);
	const [survivor, ...others] = living(state);
	if (survivor !== undefined && others.length === 0) {
		state.phase = 'over';
		tell({ type: 'game-ended', seat: survivor });
	} else {
		state.phase = 'select';
		state.turn++;
	}
}

/** Both sides of a coin; null where one of them is hidden. */
const faceOf = ({ suit, value }: Coin): Face | null =>
	suit === null || value === null ? null : { suit, value };

/** §4.2 The tile leaves the game, and a pawn on it drowns; §4.3 the first to drown keeps the bag. */
function sinkTile(state: State, face: Face, tell: TellWarming): void {
	state.gone.push(face);
	const index = state.tiles.findIndex(
		({ suit, value }) => suit === face.suit && value === face.value
	);
	const [tile] = index < 0 ? [] : state.tiles.splice(index, 1);
	tell({ type: 'sank', ...face, at: tile?.at ?? null });
	const seat = tile ? pawnAt(state, tile.at) : -1;
	if (seat < 0) return;
	state.pawns[seat] = null;
	state.drowned.push(seat);
	tell({ type: 'drowned', seat });
	if (!state.drownedHandler || state.drowned.length > 1) return;
	if (state.handler !== seat) tell({ type: 'bag-passed', seat });
	state.handler = seat;
}
