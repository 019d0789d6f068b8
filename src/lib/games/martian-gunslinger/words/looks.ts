/** How seats, plotpoints and cards look: colours, sizes, faces. */
import type { CardSuit } from '../../../pieces/cards.ts';
import type { PyramidColor, PyramidSize } from '../../../pieces/pyramid.ts';
import { rankOf, SUITS, suitOf, type Card } from '../rules/cards.ts';

/** The trees by seat, as the seats' own colours. */
const COLORS: readonly PyramidColor[] = ['G', 'R', 'P', 'Y'];

export const colorOf = (seat: number): PyramidColor => COLORS[seat] ?? 'K';

/** The tree that nobody picked. */
export const PLOT_COLOR: PyramidColor = 'B';

/** A size as pictures take it. */
export const sizeOf = (size: number): PyramidSize => (size >= 3 ? 3 : size === 2 ? 2 : 1);

/** What a card shows; null face down. */
export function faceOf(card: Card | null): { rank: string; suit: CardSuit } | null {
	const suit = SUITS.find((one) => card !== null && one === suitOf(card));
	return card !== null && suit ? { rank: rankOf(card), suit } : null;
}
