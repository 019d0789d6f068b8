/** What a phone shows in play: fetched when play begins, since what it must load to sit down stays small. */
type Play = typeof import('./play.ts');

let fetched: Play | null = null;

/** Fetches it, once. */
export const fetchPlay = async (): Promise<Play> => (fetched ??= await import('./play.ts'));

/** What was fetched: a page that is opened in play has it from its first picture on. */
export const play = (): Play | null => fetched;
