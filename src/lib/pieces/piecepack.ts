/** The piecepack: four suits, six values. Null is 0, ace 1. */

export type Suit = 'suns' | 'moons' | 'crowns' | 'arms';
