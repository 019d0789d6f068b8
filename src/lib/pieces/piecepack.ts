/** The piecepack: four suits, six values. Null is 0, ace 1. */

export const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;

export type Suit = (typeof SUITS)[number];
