/** The ice as a figure: icebergs by their letters, floes, animals and food by their seats' marks. */
import type { Mark } from '../../engine/record.ts';
import { hexMiddle, hexOutline, rosette, rosettesAround } from '../../pieces/geometry/hexes.ts';
import { keyOf, same } from '../../pieces/geometry/squares.ts';
import { shape } from '../../pieces/pictures/paint.ts';
import { badge, box, letter, path, placed } from '../../pieces/paper/marks.ts';
import { seatColour, seatMark } from '../../pieces/paper/seats.ts';
import type { Drawing } from '../../pieces/paper/squares.ts';
import type { Hex, State } from './rules/state.ts';
import { icebergName } from './words/naming.ts';

const SIZE = 30;
/** From the middle of a rosette to beyond its edge. */
const ROOM = 92;
const ICE = ['tundra-2', 'forest-2', 'paper'] as const;

const OUTLINE = shape(hexOutline(rosette([0, 0]), SIZE));

const at = (hex: Hex, marks: readonly Mark[]): Mark[] => placed(marks, ...hexMiddle(hex, SIZE));

/** A piece of food: a square in the colour of whose it is. */
const food = (seat: number): Mark[] => [
	path(box(-13, -13, 26, 26, 5), { fill: 'piece-paper', stroke: seatColour(seat), width: 4 }),
	letter(String(seat + 1), 0, 0, 15)
];

/** What lies on top of a pile, with its number; small and aside where an animal stands upon it. */
function pileOf(pile: readonly number[], under: boolean): Mark[] {
	const top = food(pile.at(-1) ?? 0);
	return [
		...(under ? placed(top, -14, 12, 0.6) : top),
		...(pile.length > 1 ? badge(String(pile.length), under ? -14 : 13, -13, 9, 'piece-ink') : [])
	];
}

/** The places of the first field: the picture keeps its size while the ice melts. */
const FIELD: readonly Hex[] = [[0, 0] as const, ...rosettesAround([0, 0])].flatMap((centre) => [
	centre,
	...rosettesAround(centre)
]);

/** Where an iceberg has been. */
const WATER = path(OUTLINE, { stroke: 'lake', width: 2, dash: [2, 7] });

function ice({ icebergs, floes }: State): Mark[] {
	const melted = FIELD.filter((place) => !icebergs.some((berg) => same(berg.at, place)));
	const field = icebergs.flatMap(({ id, at: centre, ring }) =>
		at(centre, [
			path(OUTLINE, { fill: ICE[ring], stroke: 'lake', width: 3 }),
			letter(icebergName(id), 0, -64, 17, { fill: 'ink-2' })
		])
	);
	const docked = floes.flatMap((centre, seat) =>
		centre
			? at(centre, [path(OUTLINE, { fill: 'crowns-2', stroke: seatColour(seat), width: 6 })])
			: []
	);
	const gone = new Map(melted.map((place) => [keyOf(place), at(place, [WATER])]));
	return [...[...gone.values()].flat(), ...field, ...docked];
}

const beasts = ({ animals }: State): Mark[] =>
	animals.flatMap((own, seat) =>
		own.flatMap((animal) => {
			if (!animal?.at) return [];
			const carried = animal.carrying ? placed(food(seat), 14, 12, 0.6) : [];
			return at(animal.at, [...seatMark(seat, 0, 0, 1.1), ...carried]);
		})
	);

export function figure(view: State): Drawing {
	const floes = view.floes.filter((floe) => floe !== null);
	const middles = [...FIELD, ...floes].map((hex) => hexMiddle(hex, SIZE));
	const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
	const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
	const [width, height] = [Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top];
	const taken = new Set(
		view.animals.flat().flatMap((animal) => (animal?.at ? keyOf(animal.at) : []))
	);
	const piles = view.food.flatMap(({ at: hex, pile }) =>
		at(hex, pileOf(pile, taken.has(keyOf(hex))))
	);
	return {
		width,
		height,
		marks: [
			path(box(0, 0, width, height, 16), { fill: 'aquatic-2' }),
			...placed([...ice(view), ...beasts(view), ...piles], -left, -top)
		]
	};
}
