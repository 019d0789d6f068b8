/** How many texts are marked at each table of this process, for its line on the desk. */
export const marks = new Map<string, number>();
