/** §7 The thirteen events, one entry each. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { leftFrom } from './board.ts';
import { RANKS, rankOf, SUITS, suitOf, type Card } from './cards.ts';
import { firstSeven, highestOfAll, oneCardEach, twiceRunning } from './contests.ts';
import { beginDuel } from './duel.ts';
import { callElection } from './election.ts';
import { endTurn, settleEvent } from './ending.ts';
import { drawn, handOf, put, resourcesOf, shows, spend, take } from './piles.ts';
import { score } from './points.ts';
import type { Action, Game, Named, PlayEvent, State } from './state.ts';

type Field = keyof Named;
type Value = string | number;

/** What may be named in one field, given what is named in those before it. */
type Choice = (view: State, seat: number, named: Named) => readonly Value[];

interface EventCard {
	/** What is named with it, in order. */
	readonly names: Readonly<Partial<Record<Field, Choice>>>;
	/** What must hold beside that. */
	readonly holds: (view: State, seat: number) => boolean;
	/** What comes of it; all that `names` asks for is named. */
	readonly play: (game: Game, seat: number, named: Required<Named>) => void;
}

const namesOf = ({ names }: EventCard): (readonly [Field, Choice])[] =>
	Object.entries(names) as [Field, Choice][];

const POINTS = 2;
const CROWN = 1;
/** §7.9 This turn's end and that of the owner's next. */
const TYCOON_ENDS = 2;

const always = (): boolean => true;

const own =
	(...ranks: readonly string[]): Choice =>
	(view, seat) =>
		resourcesOf(view, seat).filter((card) => ranks.includes(rankOf(card)));

/** Any other own resource than those named already. */
const another: Choice = (view, seat, named) =>
	resourcesOf(view, seat).filter((card) => !Object.values(named).includes(card));

const theirs =
	(...ranks: readonly string[]): Choice =>
	(view, _seat, named) =>
		resourcesOf(view, named.with ?? -1).filter((card) => ranks.includes(rankOf(card)));

/** The other seats that show all of these ranks. */
const opponents =
	(...ranks: readonly string[]): Choice =>
	(view, seat) =>
		[...view.order.keys()].filter(
			(other) => other !== seat && ranks.every((rank) => shows(view, other, rank).length > 0)
		);

/** §7.12 The Jack to one's own King, the King to one's own Jack. */
const counterpart: Choice = (view, seat, named) =>
	theirs(rankOf(named.mine ?? '') === 'K' ? 'J' : 'K')(view, seat, named);

const showsAll =
	(...ranks: readonly string[]) =>
	(view: State, seat: number): boolean =>
		ranks.every((rank) => shows(view, seat, rank).length > 0);

/** §7.6 The ranks show somewhere, in any piles. */
const showsAnywhere =
	(...ranks: readonly string[]) =>
	(view: State): boolean =>
		ranks.every((rank) => view.resources.flat().some((card) => rankOf(card) === rank));

/** §7.14 All seats have a card of one common suit. */
const haveCommonSuit = ({ resources }: State): boolean =>
	SUITS.some((suit) => resources.every((pile) => pile.some((card) => suitOf(card) === suit)));

/** Points for the winner, then resources discarded, then the event is settled. */
function conclude(
	game: Game,
	seat: number,
	winner: number | null,
	spent: readonly [number, Card][],
	points = POINTS
): void {
	if (winner !== null && points > 0 && !score(game, winner, points)) return;
	for (const [owner, card] of spent) spend(game.state, owner, card);
	settleEvent(game, seat);
}

/** §7.2, §7.5 Their resource goes when one wins; when one loses, a card of one's own. */
function settleAgainst(
	game: Game,
	seat: number,
	winner: number | null,
	prize: [number, Card]
): void {
	if (winner === null || winner === seat) {
		conclude(game, seat, winner, winner === seat ? [prize] : []);
		return;
	}
	if (!score(game, winner, POINTS)) return;
	const { state } = game;
	if (resourcesOf(state, seat).length + handOf(state, seat).length === 0) {
		settleEvent(game, seat);
		return;
	}
	state.phase = 'choose';
	state.pending = { seat };
}

/** §7.6 A point for the suit, a point for the rank. */
function seeVision(game: Game, seat: number, suit: string, rank: string): void {
	const card = drawn(game);
	put(game.state, card);
	const right = card ? Number(suitOf(card) === suit) + Number(rankOf(card) === rank) : 0;
	game.tell({ type: 'vision', seat, suit, rank, card, right });
	conclude(game, seat, seat, [], right);
}

/** §7.8, §7.9 The event stays on the table, and the turn ends. */
function stay(game: Game, seat: number, event: '8' | '9', cards: Card[]): void {
	const { state } = game;
	state.active[seat] = { event, cards, ...(event === '9' ? { ends: TYCOON_ENDS } : {}) };
	if (event === '9') {
		take(state.resources[seat], ...cards);
		state.facedown[seat] = [...cards];
	}
	endTurn(game);
}

/** §7.11 Points, the two riders' cards, and the gift. */
function ride(game: Game, seat: number, { horse, coach, gift, to }: Required<Named>): void {
	if (!score(game, seat, POINTS)) return;
	const { state, tell } = game;
	spend(state, seat, horse, coach);
	take(state.resources[seat], gift);
	state.resources[to]?.push(gift);
	tell({ type: 'given', seat, to, card: gift });
	settleEvent(game, seat);
}

const EVENTS: Readonly<Record<string, EventCard>> = {
	/** Become a Cattle Baron */
	K: {
		names: {},
		holds: showsAll('J', 'T', '5'),
		play: (game, seat) => {
			const all = resourcesOf(game.state, seat).map((card): [number, Card] => [seat, card]);
			conclude(game, seat, seat, all);
		}
	},
	/** Survive a Shootout at High Noon */
	Q: {
		names: { with: opponents(), mine: own('J', 'K'), theirs: counterpart },
		holds: always,
		play: (game, seat, named) => {
			beginDuel(game, 'noon', [seat, named.with], [seat, named.mine], [named.with, named.theirs]);
		}
	},
	/** Become a Pony Express Rider */
	J: {
		names: { horse: own('8'), coach: own('6'), gift: another, to: opponents() },
		holds: always,
		play: ride
	},
	/** Start a Barroom Brawl */
	T: {
		names: { with: opponents(), gun: own('9'), casino: own('Q') },
		holds: always,
		play: (game, seat, named) => {
			beginDuel(game, 'brawl', [seat, named.with], [seat, named.gun], [seat, named.casino]);
		}
	},
	/** Become a Casino Tycoon */
	9: {
		names: { casino: own('Q'), bank: own('2'), third: another },
		holds: always,
		play: (game, seat, { casino, bank, third }) => stay(game, seat, '9', [casino, bank, third])
	},
	/** Become a Hanging Judge */
	8: {
		names: { undertaker: own('A'), courthouse: own('4') },
		holds: always,
		play: (game, seat, { undertaker, courthouse }) => {
			stay(game, seat, '8', [undertaker, courthouse]);
		}
	},
	/** Become a Crack-Shot */
	7: {
		names: { gun: own('9'), horse: own('8') },
		holds: always,
		play: (game, seat, { gun, horse }) => {
			const winner = highestOfAll(game, leftFrom(game.state, seat));
			const points = winner === seat ? POINTS : CROWN;
			const spent: [number, Card][] = [
				[seat, gun],
				[seat, horse]
			];
			conclude(game, seat, winner, spent, points);
		}
	},
	/** Have a Holy Vision */
	6: {
		names: { suit: () => SUITS, rank: () => RANKS },
		holds: showsAnywhere('7', 'A'),
		play: (game, seat, { suit, rank }) => seeVision(game, seat, suit, rank)
	},
	/** Run a Jailbreak */
	5: {
		names: { with: opponents('3', 'K'), jail: theirs('3') },
		holds: always,
		play: (game, seat, named) => {
			const winner = oneCardEach(game, [seat, named.with]);
			settleAgainst(game, seat, winner, [named.with, named.jail]);
		}
	},
	/** Conduct a Robbery */
	4: {
		names: { with: opponents(), gun: own('9'), loot: theirs('2', '6') },
		holds: always,
		play: (game, seat, named) => {
			beginDuel(game, 'robbery', [seat, named.with], [seat, named.gun], [named.with, named.loot]);
		}
	},
	/** Host a Revival */
	3: {
		names: { church: own('7'), land: own('5') },
		holds: always,
		play: (game, seat, { church, land }) => {
			const winner = firstSeven(game, leftFrom(game.state, seat));
			const spent: [number, Card][] = [
				[seat, church],
				[seat, land]
			];
			conclude(game, seat, winner, spent);
		}
	},
	/** Punch a Cow (for no good reason) */
	2: {
		names: { with: opponents('T'), cattle: theirs('T') },
		holds: always,
		play: (game, seat, named) => {
			const winner = twiceRunning(game, [seat, named.with]);
			settleAgainst(game, seat, winner, [named.with, named.cattle]);
		}
	},
	/** Become Mayor of This Town */
	A: {
		names: { jail: own('3'), courthouse: own('4') },
		holds: haveCommonSuit,
		play: (game, seat, { jail, courthouse }) => {
			spend(game.state, seat, jail, courthouse);
			callElection(game);
		}
	}
};

/** §7.6 What is called in a vision may be called wrong; all else that is named is part of the condition. */
const VISION = '6';

const entryOf = (view: State, seat: number): EventCard | undefined =>
	EVENTS[rankOf(view.events[seat] ?? '')];

/** §7.1 The condition holds, and no event of one's own is on the table. */
export function refuseEvent(view: State, seat: number, action: PlayEvent): Refusal | null {
	const entry = entryOf(view, seat);
	const vision = rankOf(view.events[seat] ?? '') === VISION;
	const unmet = refusal('condition-not-met', {}, '§7.1');
	if (!entry?.holds(view, seat)) return unmet;
	const well = isNamed(view, seat, entry, action);
	if (!well && !vision) return unmet;
	if (view.active[seat]) return refusal('event-in-progress', {}, '§7.1');
	if (!well) return refusal('bad-call', {}, '§7.6');
	// `type` beside the names
	return Object.keys(action).length > namesOf(entry).length + 1 ? refusal('bad-action') : null;
}

function isNamed(view: State, seat: number, entry: EventCard, named: Named): boolean {
	const before: Record<string, Value> = {};
	return namesOf(entry).every(([field, choice]) => {
		const value = choice(view, seat, before).find((one) => one === named[field]);
		if (value === undefined) return false;
		before[field] = value;
		return true;
	});
}

/** Every way to play the event card of a seat. */
export function* eventMoves(view: State, seat: number): Generator<Action> {
	yield { type: 'done' };
	const entry = entryOf(view, seat);
	if (!entry?.holds(view, seat) || view.active[seat]) return;
	for (const named of namings(view, seat, namesOf(entry), {}))
		yield { type: 'playEvent', ...named };
}

function* namings(
	view: State,
	seat: number,
	[first, ...rest]: ReturnType<typeof namesOf>,
	before: Named
): Generator<Named> {
	if (!first) {
		yield before;
		return;
	}
	const [field, choice] = first;
	for (const value of choice(view, seat, before)) {
		yield* namings(view, seat, rest, { ...before, [field]: value });
	}
}

/** §7.1 Plays the event card. */
export function playEvent(game: Game, seat: number, action: PlayEvent): void {
	const { state, tell } = game;
	tell({ type: 'event-played', seat, card: state.events[seat] ?? '' });
	// refuse has looked that all is named that the entry asks for
	entryOf(state, seat)?.play(game, seat, action as Required<PlayEvent>);
}

/** §7.2, §7.5 A resource, or without one a card of the hand. */
export function refuseLoss(view: State, seat: number, card: string): Refusal | null {
	if (resourcesOf(view, seat).length === 0) {
		return handOf(view, seat).includes(card) ? null : refusal('not-in-hand', {}, '§7.5');
	}
	return resourcesOf(view, seat).includes(card) ? null : refusal('no-such-resource', {}, '§7.5');
}

export function* losses(view: State, seat: number): Generator<Action> {
	const resources = resourcesOf(view, seat);
	const cards = resources.length > 0 ? resources : handOf(view, seat);
	for (const card of cards) yield { type: 'lose', card };
}

/** §7.2, §7.5 The card that was chosen goes, and the event is settled. */
export function lose(game: Game, seat: number, { card }: { card: Card }): void {
	const { state, tell } = game;
	const open = resourcesOf(state, seat).includes(card);
	take(open ? state.resources[seat] : state.hands[seat], card);
	put(state, card);
	state.pending = null;
	tell({ type: 'card-lost', seat, card: open ? card : null });
	settleEvent(game, seat);
}
