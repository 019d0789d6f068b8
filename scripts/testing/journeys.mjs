/** The browser tests of `npm test`: eight ways through the whole product. All others stand in `npm run test:all`, and run for the rooms that they guard (`rooms.mjs`). */
export const JOURNEYS = [
	'lesson', // three phones prepare a round together and play it
	'games/chicken-run', // a board by keyboard alone
	'games/virus-fight', // a hidden hand
	'powers', // a desk's day
	'front', // joining, settings, errors
	'together', // offline and back
	'printing', // a print page
	'languages' // Arabic
].map((name) => `test/e2e/${name}.test.ts`);
