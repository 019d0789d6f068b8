/** The kinds of games that the library tells apart. */

/** What kind of game it is: open to everybody, with secrets, played together against the game, or with dice. */
export const KINDS = ['open', 'secret', 'together', 'dice'] as const;
export type Kind = (typeof KINDS)[number];
