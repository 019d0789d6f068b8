/** The suits of a deck of 52 cards: spades, hearts, diamonds, clubs. */
export type CardSuit = 'S' | 'H' | 'D' | 'C';
