/** How much is played: `npm test` has the time for a part of each game and of its games, `npm run test:all` for the whole. */

/** Whether games are played as long, and as often, as a test would have it. */
export const isWhole = import.meta.env['VITE_WHOLE'] === '1';

/** Of what is the same question to each, a third that is spread over all; the whole where there is time. */
export const partOf = <T>(all: readonly T[]): readonly T[] =>
	isWhole ? all : all.filter((_, place) => place % 3 === 0);

/** How many random games are played of so many; at least one. */
export const runsOf = (games: number): number => (isWhole ? games : Math.ceil(games / 3));
