/** §6 Who knows what: faces before the reveal, the under sides of coins, the bag. */
import type { Audience } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { HIDDEN_FACE, SUITS, VALUES, type Coin, type Face, type State } from './state.ts';

/** What an audience sees: of each coin the side that is up, and of faces not shown yet only its own. */
export const view = (state: State, audience: Audience): State => ({
	...state,
	line: state.line.map(seen),
	bag: state.bag.map(() => null),
	chosen: state.phase === 'select' ? state.chosen.map(hideFaceFrom(audience)) : state.chosen
});

const seen = ({ suit, value, up }: Coin): Coin =>
	up === 'suit' ? { suit, value: null, up } : { suit: null, value, up };

const hideFaceFrom = (audience: Audience) => (face: number | null, seat: number) =>
	face === null || seat === audience ? face : HIDDEN_FACE;

/** A game that this audience cannot tell from the real one: other faces, other coins under what shows. */
export function redeal(known: State, _audience: Audience, random: Random): State {
	// each coin that is not gone has its tile afloat
	const afloat = random.shuffle(known.tiles).map(({ suit, value }) => ({ suit, value }));
	const line = fitting(known.line, afloat) ?? [];
	const rest = afloat.filter((face) => !line.some((coin) => isSame(coin, face)));
	return {
		...known,
		line: known.line.map((coin, index) => ({ ...turnedUp(coin), ...line[index], up: coin.up })),
		bag: known.bag.map((_, index) => aCoin(rest[index], random)),
		chosen: known.chosen.map((face) =>
			face === HIDDEN_FACE ? random.die(VALUES.length) - 1 : face
		)
	};
}

const isSame = (a: Face, b: Face): boolean => a.suit === b.suit && a.value === b.value;

/** Different faces for the coins of the row, each with what shows of it; null where there are none. */
function fitting(line: readonly Coin[], faces: readonly Face[]): Face[] | null {
	const [coin, ...others] = line;
	if (!coin) return [];
	for (const face of faces) {
		if ((coin.suit ?? face.suit) !== face.suit || (coin.value ?? face.value) !== face.value)
			continue;
		const rest = fitting(
			others,
			faces.filter((other) => other !== face)
		);
		if (rest) return [face, ...rest];
	}
	return null;
}

/** A position that was made by hand may hold coins without tiles: those become anything. */
const turnedUp = ({ suit, value }: Coin): Face => ({ suit: suit ?? SUITS[0], value: value ?? 0 });

const aCoin = (face: Face = { suit: SUITS[0], value: 0 }, random: Random): Coin => ({
	...face,
	up: random.die(2) === 1 ? 'suit' : 'value'
});
