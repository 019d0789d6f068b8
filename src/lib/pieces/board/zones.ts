/** The part of a board that a square belongs to; each has its tone, and a border runs between two. */
export type Zone = 'plain' | 'field' | 'side' | 'outside';
