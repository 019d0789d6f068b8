/** §6 Who knows what: suits of coins that lie face down, values of coins that are collected. */
import type { Audience, GameEvent, Seat } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { SUITS, VALUES, type Coin, type Face, type State, type Suit } from './state.ts';

/** What an audience sees: no suit but those it noted or has just seen, of what is collected and noted only its own. */
export function view(state: State, audience: Audience): State {
	const noted = audience === 'table' ? [] : (state.notes[audience] ?? []);
	const { look } = state;
	return {
		...state,
		hands: state.hands.map((hand) => hand.map(({ value }) => ({ suit: null, value }))),
		coins: state.coins.map((coin) =>
			noted.includes(coin.id) ? coin : { id: coin.id, suit: null, value: coin.value, at: coin.at }
		),
		collected: hiddenFrom(audience, state.collected),
		notes: hiddenFrom(audience, state.notes),
		look: look && look.seat !== audience ? { ...look, suit: null } : look
	};
}

const hiddenFrom = (audience: Audience, lists: State['notes']): State['notes'] =>
	lists.map((list, seat) => (seat === audience ? list : list.map(() => null)));

/** §6 Without notes a look shows a suit once: who looks it up later finds that they looked, not what they saw. */
export const faded = {
	view: (view: State): State =>
		view.look && !view.openMemory ? { ...view, look: { ...view.look, suit: null } } : view,
	event(event: GameEvent): GameEvent {
		if (event.type !== 'saw' || event['noted'] === true) return event;
		return { ...event, suit: null };
	}
};

/** A game that this audience cannot tell from the real one: other suits, other values collected. */
export function redeal(known: State, _audience: Audience, random: Random): State {
	const takers = takersOf(known, random) ?? VALUES.map(() => []);
	const left = VALUES.map((value) => suitsLeft(known, value, takers[value] ?? [], random));
	const turn = <Down extends Face>(coin: Down): Down => ({
		...coin,
		suit: suitKnown(known, coin) ?? left[coin.value]?.pop() ?? SUITS[0]
	});
	const coins = known.coins.map(turn);
	return {
		...known,
		hands: known.hands.map((hand) => hand.map(turn)),
		coins,
		collected: known.collected.map((values, seat) => valuesOf(values, seat, takers, random)),
		notes: known.notes.map((ids) => notesOf(ids, known, random)),
		look: known.look && lookAt(known.look, coins)
	};
}

/** The suit of a coin, where this view tells it. */
function suitKnown({ look }: State, coin: Face | Coin): Suit | null {
	return coin.suit ?? (look && 'id' in coin && coin.id === look.id ? look.suit : null);
}

const downWith = ({ coins, hands }: State, value: number): (Face | Coin)[] =>
	[...coins, ...hands.flat()].filter((coin) => coin.value === value);

/** For each value the seats that may have taken a coin of it, as counts and what is known have it; null where nothing fits. */
function takersOf(known: State, random: Random): Seat[][] | null {
	const open = known.collected.map((values) => values.filter((value) => value === null).length);
	const from = (value: number): Seat[][] | null => {
		if (value === VALUES.length) return [];
		const down = downWith(known, value);
		const shown = down.map((coin) => suitKnown(known, coin));
		const sure = [...open.keys()].filter((seat) => known.collected[seat]?.includes(value));
		const others = [...open.keys()].filter(
			(seat) => !sure.includes(seat) && open[seat] && !shown.includes(known.suits[seat] ?? null)
		);
		const missing = SUITS.length - down.length - sure.length;
		for (const some of random.shuffle(choices(others, missing))) {
			for (const seat of some) open[seat] = (open[seat] ?? 0) - 1;
			const later = open.some((left) => left > VALUES.length - 1 - value) ? null : from(value + 1);
			if (later) return [[...sure, ...some], ...later];
			for (const seat of some) open[seat] = (open[seat] ?? 0) + 1;
		}
		return null;
	};
	return from(0);
}

/** All ways to take `count` of the items. */
function choices<Item>(items: readonly Item[], count: number): Item[][] {
	if (count <= 0) return [[]];
	return items.flatMap((item, index) =>
		choices(items.slice(index + 1), count - 1).map((rest) => [item, ...rest])
	);
}

/** The suits that unknown coins of this value may have, in a random order. */
function suitsLeft(
	known: State,
	value: number,
	takers: readonly Seat[],
	random: Random
): (Suit | undefined)[] {
	const gone = takers.map((seat) => known.suits[seat]);
	const shown = downWith(known, value).map((coin) => suitKnown(known, coin));
	return random.shuffle(SUITS.filter((suit) => !gone.includes(suit) && !shown.includes(suit)));
}

/** What a seat has collected; its own stays as it is. */
function valuesOf(
	values: State['collected'][number],
	seat: Seat,
	takers: readonly (readonly Seat[])[],
	random: Random
): State['collected'][number] {
	if (!values.includes(null)) return values;
	const taken = random.shuffle(VALUES.filter((value) => takers[value]?.includes(seat)));
	return values.map((_, index) => taken[index] ?? 0);
}

/** Which coins another seat has noted: as many as it has, whichever they are. */
function notesOf(ids: State['notes'][number], known: State, random: Random) {
	if (!ids.includes(null)) return ids;
	const any = random.shuffle(Array.from({ length: known.nextId }, (_, id) => id));
	return ids.map((_, index) => any[index] ?? 0);
}

const lookAt = (look: NonNullable<State['look']>, coins: readonly Coin[]): State['look'] => ({
	...look,
	suit: look.suit ?? coins.find(({ id }) => id === look.id)?.suit ?? null
});
