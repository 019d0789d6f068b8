/** What is asked of a table: what if it had gone otherwise? */

/** How many worlds are played each way. */
export const RUNS = 200;
