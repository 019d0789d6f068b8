/** The numbers by which server and page tell the messages of a shared document apart: those of y-websocket, and three of ours. */

export const SYNC = 0;
export const AWARENESS = 1;
export const QUERY_AWARENESS = 3;
/** By it the server says how many of this connection's edits are stored. */
export const STORED = 100;
/** By it the server hands back letters of this connection's edits that did not fit. */
export const CUT = 101;
/** By it the server passes on a reaction, which is nowhere kept. */
export const REACTION = 102;

/** What kind of sync it is: the second number. */
export const STEP_1 = 0;
export const STEP_2 = 1;
export const UPDATE = 2;
