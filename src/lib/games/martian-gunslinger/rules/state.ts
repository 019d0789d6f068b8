/** What a game of Martian Gunslinger consists of. § numbers refer to RULES.md in this folder. */
import { copyJson } from '../../../engine/json.ts';
import type { Random } from '../../../engine/random.ts';
import type { Cell, Compass } from '../../../pieces/geometry/squares.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import type { Card } from './cards.ts';

export type { Action, Named, Of, PlayCard, PlayEvent, TreehouseAction } from './action.ts';
export type { Options } from './options.ts';

export const BOARD = { width: 8, height: 8 } as const;
/** §1.3 Clockwise. */
export const CORNERS: readonly Cell[] = [
	[0, 7],
	[0, 0],
	[7, 0],
	[7, 7]
];
export const PLOTS = [1, 2, 3] as const;
export type PlotSize = (typeof PLOTS)[number];
/** §8.1 */
export const WINNING_POINTS = 7;
/** §5.1 */
export const NOTORIOUS = 2;

/** Cards of which an audience may know only how many there are: nulls in a view. */
export type Pile = (Card | null)[];
/** Stands in a view for what is there, but not shown, where null would say that it is not there. */
export const HIDDEN = 'hidden';
/** Stands in a view for a bid that is in and not open yet. */
export const HIDDEN_BID = -1;

export const ABILITIES = ['draw', 'exchange'] as const;
export type Ability = (typeof ABILITIES)[number];

export interface Piece {
	/** Null while it is not on the board. */
	at: Cell | null;
	size: number;
	facing: Compass;
}

/** A revealed event that lasts: what it shows, and for the Tycoon how many own turn ends it lasts. */
export interface Active {
	event: '8' | '9';
	cards: Card[];
	ends?: number;
}

export type DuelKind = 'attack' | 'noon' | 'brawl' | 'robbery';

export interface Duel {
	kind: DuelKind;
	/** Who began it. */
	a: number;
	b: number;
	hands: [Pile, Pile];
	/** How many cards each may exchange. */
	max: [number, number];
	chosen: [Chosen, Chosen];
	/** A seat and its resource, to be discarded when it is settled. */
	cards: [number, Card][];
}
export type Chosen = Card[] | typeof HIDDEN | null;

export type Ending = 'seven-points' | 'others-forced-out' | 'straight-flush' | 'mayor';

export type Phase =
	| 'setup'
	| 'shift'
	| 'roll'
	| 'treehouse'
	| 'move'
	| 'clash'
	| 'duel'
	| 'hand'
	| 'resource'
	| 'event'
	| 'choose'
	| 'bid'
	| 'pay'
	| 'return'
	| 'over';

/** A whole game; a view of it hides hands, event cards, bids and what lies face down. */
export interface State {
	game: 'martian-gunslinger';
	n: number;
	homeCounts: boolean;
	phase: Phase;
	/** At set-up by die, from then on clockwise by home corner. */
	order: number[];
	/** Each seat's first die. */
	rolls: number[];
	setupTurn: number;
	turn: number;
	home: (Cell | null)[];
	pieces: Piece[];
	plots: Record<PlotSize, Cell | null>;
	/** The first is on top. */
	deck: Pile;
	/** The last is on top. */
	discard: Pile;
	hands: Pile[];
	events: (Card | null)[];
	resources: Card[][];
	facedown: Pile[];
	active: (Active | null)[];
	kept: { card: Card; ability: Ability }[][];
	aces: Card[][];
	vp: number[];
	/** Points ever scored. */
	scored: number[];
	lastPlot: (number | null)[];
	/** Beaten, and not at large again yet. */
	forced: boolean[];
	skip: number[];
	toHome: boolean[];
	d6: number | null;
	tree: TreehouseFace | null;
	points: number;
	/** One turn of the piece costs nothing. */
	free: boolean;
	hop: boolean;
	/** Cards played this turn in steps 6 and 7. */
	played: number;
	duel: Duel | null;
	pending: { seat: number; count?: number } | null;
	bids: (number | null)[] | null;
	/** `left`: turn ends still to come, this turn's included. */
	mayor: { seat: number; left: number } | null;
	result: { winners: number[]; reason: Ending } | null;
	/** What came to light last, as it was told: nobody who looks later knows less than who listened. */
	shown: GunslingerEvent[];
}

export type GunslingerEvent =
	| { type: 'home-placed'; seat: number; at: Cell; facing: Compass }
	| { type: 'plot-placed' | 'plot-shifted'; seat: number; size: number; at: Cell }
	| { type: 'play-began'; seat: number }
	| { type: 'rolled'; seat: number; d6: number; tree: TreehouseFace }
	| { type: 'ace-used'; seat: number; card: Card; d6: number; tree: TreehouseFace }
	| { type: 'treehouse-used'; seat: number; use: 'aim' | 'hop' }
	| { type: 'rerolled'; seat: number; d6: number }
	| { type: 'tipped'; seat: number; other: number; facing: Compass }
	| { type: 'swapped'; seat: number; a: Cell; b: Cell }
	/** `card` only where everybody sees it. */
	| {
			type: 'dug';
			seat: number;
			from: 'deck' | 'discard';
			to: 'hand' | 'resources';
			card: Card | null;
	  }
	| { type: 'moved' | 'hopped' | 'went-home' | 'placed-anywhere'; seat: number; at: Cell }
	| { type: 'turned'; seat: number; facing: Compass }
	| { type: 'attempted'; seat: number; size: number; cards: Card[]; won: boolean }
	| {
			type: 'duel-began';
			kind: DuelKind;
			seat: number;
			other: number;
			draws: number[];
			max: number[];
	  }
	| { type: 'exchange-chosen'; seat: number }
	| {
			type: 'duel-settled';
			kind: DuelKind;
			seat: number;
			other: number;
			hands: Card[][];
			exchanged: number[];
			winner: number | null;
	  }
	| {
			type: 'beaten';
			seat: number;
			lost: number;
			skip: number;
			/** What is left of the piece; 0 where it leaves the board. */
			size: number;
	  }
	| { type: 'card-played' | 'resource-laid' | 'event-played'; seat: number; card: Card }
	| { type: 'bonus-kept'; seat: number; card: Card; ability: Ability }
	| { type: 'grew'; seat: number; size: number }
	| { type: 'destroyed'; seat: number; other: number; card: Card; hidden: boolean }
	| { type: 'refreshed'; seat: number; discarded: number; newEvent: boolean }
	/** Who drew what, in order. */
	| { type: 'contest'; seat: number; draws: [number, Card][]; winner: number | null }
	| { type: 'vision'; seat: number; suit: string; rank: string; card: Card | null; right: number }
	| { type: 'given'; seat: number; to: number; card: Card }
	| { type: 'scored'; seat: number; points: number; vp: number }
	/** `card` only where it lay open. */
	| { type: 'card-lost'; seat: number; card: Card | null }
	| { type: 'bid-made'; seat: number }
	| { type: 'bids-opened'; bids: number[]; seat: number }
	| { type: 'elected'; seat: number; paid: number }
	| { type: 'office-vacant'; seat: number }
	| { type: 'tycoon-settled'; seat: number; left: Card[] }
	| { type: 'event-lost'; seat: number; card: Card }
	| { type: 'drew'; seat: number; count: number }
	| { type: 'turn-lost'; seat: number; left: number }
	| { type: 'no-way-home'; seat: number }
	| { type: 'game-ended'; seat: number; because: Ending };

/** Events that tell what the piles would not show: it stays in view until the next of them. */
const REVEALING: ReadonlySet<GunslingerEvent['type']> = new Set<GunslingerEvent['type']>([
	'attempted',
	'duel-settled',
	'card-played',
	'event-played',
	'destroyed',
	'refreshed',
	'contest',
	'vision',
	'bids-opened',
	'tycoon-settled'
]);

/** What a rule plays with: the position it may write to, chance, and who is told. */
export interface Game {
	readonly state: State;
	readonly random: Random;
	readonly tell: (event: GunslingerEvent) => void;
}

/** The game of one `apply`: what brings something to light is kept in view as well. */
export function gameOf(state: State, random: Random, tell: Game['tell']): Game {
	let fresh = false;
	return {
		state,
		random,
		tell(event) {
			tell(event);
			if (!REVEALING.has(event.type)) return;
			if (!fresh) state.shown = [];
			fresh = true;
			// an event may hold parts of the state
			state.shown.push(copyJson(event));
		}
	};
}
