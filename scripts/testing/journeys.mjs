/** The browser tests of `npm test`: the ways that every lesson goes. All others stand in `npm run test:all`, and run for the rooms that they guard (`rooms.mjs`). */
export const JOURNEYS = [
	'lesson', // three phones prepare a round together and play it
	'powers', // a desk's day
	'front', // joining, settings, errors
	'together' // offline and back
].map((name) => `test/e2e/${name}.test.ts`);
