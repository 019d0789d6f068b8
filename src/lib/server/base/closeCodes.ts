/** With which codes sockets are closed: final, as all from 4400 to 4499 are to a client of ours. */

/** Something no client of ours sends. */
export const MALFORMED = 4400;
/** The visitor is no member any more, or never was one. */
export const REMOVED = 4401;
/** Another seat, with other rights: to be asked for anew. */
export const MOVED = 4403;
/** What was connected to is no more. */
export const GONE = 4404;
/** A document has no room left. */
export const FULL = 4413;
/** Somebody has sent too much. */
export const TOO_MUCH = 4429;
