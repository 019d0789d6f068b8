/** Nothing could be stored or read just now, and it is nobody's mistake: whoever asked may ask again. */
export class Away extends Error {}

/** Whether this is why something failed. */
export const isAway = (cause: unknown): boolean => cause instanceof Away;
