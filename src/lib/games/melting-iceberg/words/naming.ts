/** What stands where, in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names, Word, WordMap } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import { rosette } from '../../../pieces/geometry/hexes.ts';
import { same } from '../../../pieces/geometry/squares.ts';
import { icebergOn, isIn } from '../rules/ice.ts';
import type { Mark, Spot, Use } from './marks.ts';
import { fedAt } from '../rules/standing.ts';
import type { Hex, Iceberg, State } from '../rules/state.ts';
import { comma, listed } from '../../../pieces/lists.ts';

/** §1.2 Icebergs have letters: A in the middle, B to G teal, H to S white. */
export const icebergName = (id: number): string => 'ABCDEFGHIJKLMNOPQRS'.charAt(id);

/** By seat, as they are drawn. */
const BEASTS: readonly Word[] = [
	m.melting_iceberg_bear,
	m.melting_iceberg_fox,
	m.melting_iceberg_hare,
	m.melting_iceberg_owl,
	m.melting_iceberg_seal,
	m.melting_iceberg_walrus
];
const FOODS: readonly Word[] = [
	m.melting_iceberg_fish,
	m.melting_iceberg_berries,
	m.melting_iceberg_leaf,
	m.melting_iceberg_lemming,
	m.melting_iceberg_star,
	m.melting_iceberg_clam
];

/** "bear" */
export const beastName = (seat: Seat): string => BEASTS[seat]?.() ?? '';
/** "fish" */
export const foodName = (seat: Seat): string => FOODS[seat]?.() ?? '';

/** The seven hexes of a rosette: its centre, then E, NE, NW, W, SW, SE. */
const PLACES: readonly Word[] = [
	m.melting_iceberg_centre,
	m.melting_iceberg_east,
	m.melting_iceberg_north_east,
	m.melting_iceberg_north_west,
	m.melting_iceberg_west,
	m.melting_iceberg_south_west,
	m.melting_iceberg_south_east
];
const RINGS: readonly Word[] = [
	m.melting_iceberg_ring_0,
	m.melting_iceberg_ring_1,
	m.melting_iceberg_ring_2
];

const placeName = (centre: Hex, hex: Hex): string =>
	PLACES[rosette(centre).findIndex((one) => same(one, hex))]?.() ?? '';

/** "iceberg B (teal)" */
export const bergName = ({ id, ring }: Iceberg): string =>
	m.melting_iceberg_berg({ iceberg: icebergName(id), ring: RINGS[ring]?.() ?? '' });

const floeAt = ({ floes }: State, hex: Hex): Seat =>
	floes.findIndex((floe) => floe !== null && isIn(hex, floe));

/** Where a hex lies: on which iceberg or floe, and where on it. */
function hexName(view: State, hex: Hex, names: Names): string {
	const iceberg = icebergOn(view, hex);
	if (iceberg) {
		return m.melting_iceberg_hex({ of: bergName(iceberg), place: placeName(iceberg.at, hex) });
	}
	const seat = floeAt(view, hex);
	const floe = view.floes[seat];
	if (!floe) return m.melting_iceberg_sea();
	return m.melting_iceberg_hex({
		of: m.melting_iceberg_floe({ who: names(seat) }),
		place: placeName(floe, hex)
	});
}

/** What stands and lies on a hex. */
function thingsOn(view: State, hex: Hex, names: Names): string[] {
	const beasts = view.animals.flatMap((animals, seat) =>
		animals.flatMap((animal) => {
			if (!animal?.at || !same(animal.at, hex)) return [];
			const named = { beast: beastName(seat), who: names(seat) };
			return animal.carrying
				? m.melting_iceberg_beast_carries({ ...named, food: foodName(seat) })
				: m.melting_iceberg_beast(named);
		})
	);
	const pile = view.food.find(({ at }) => same(at, hex))?.pile ?? [];
	const foods = pile
		.toReversed()
		.map((seat) => m.melting_iceberg_food({ food: foodName(seat), who: names(seat) }));
	const [first, ...more] = foods;
	if (first === undefined) return beasts;
	return [
		...beasts,
		more.length > 0 ? m.melting_iceberg_pile({ foods: foods.join(comma()) }) : first
	];
}

/** How many animals and how much food each player has on some hexes. */
export function countsOn(view: State, centre: Hex, names: Names): string[] {
	return view.animals.flatMap((animals, seat) => {
		const here = animals.filter((animal) => animal?.at && isIn(animal.at, centre));
		const fed = here.filter((animal) => animal && fedAt(view, seat, animal)).length;
		const food = view.food.filter(({ at, pile }) => isIn(at, centre) && pile.includes(seat)).length;
		const who = names(seat);
		const beast = beastName(seat);
		return [
			...(here.length > 0
				? [m.melting_iceberg_beasts({ who, beast, count: here.length, fed })]
				: []),
			...(food > 0 ? [m.melting_iceberg_foods({ who, food: foodName(seat), count: food })] : [])
		];
	});
}

/** A place and what is on it. */
function spotSays(view: State, { at, wide }: Spot, names: Names): string {
	if (!wide) return [hexName(view, at, names), ...thingsOn(view, at, names)].join(comma());
	const iceberg = view.icebergs.find((one) => same(one.at, at));
	const seat = floeAt(view, at);
	const floe = seat >= 0 ? m.melting_iceberg_floe({ who: names(seat) }) : null;
	const name = iceberg ? bergName(iceberg) : (floe ?? berthName(view, at));
	return [name, ...countsOn(view, at, names)].join(comma());
}

export function berthName(view: State, at: Hex): string {
	const beside = new Set(rosette(at).flatMap((hex) => around(view, hex)));
	return m.melting_iceberg_berth({ icebergs: listed([...beside]) });
}

/** The icebergs that a hex touches. */
const around = (view: State, hex: Hex): string[] =>
	rosette(hex).flatMap((one) => {
		const iceberg = icebergOn(view, one);
		return iceberg ? [icebergName(iceberg.id)] : [];
	});

const USES: WordMap<Use> = {
	pick: m.piece_can_pick,
	go: m.piece_can_go,
	far: m.melting_iceberg_use_far,
	dock: m.melting_iceberg_use_dock,
	melt: m.melting_iceberg_use_melt,
	keep: m.melting_iceberg_use_keep
};

/** A place with what is on it and what may be done there. */
export function spoken(view: State, spot: Spot, mark: Mark | null, names: Names): string {
	const told = spotSays(view, spot, names);
	if (!mark) return told;
	return [told, mark.picked ? m.piece_selected() : USES[mark.use]()].join(comma());
}
