/** Power cuts in the middle of a lesson. `npm run lab -- crash --kills N` does more of it. */
import { expect, test } from 'vitest';
import { seededSource } from '../../src/lib/engine/random.ts';
import { openHouse } from './house.ts';
import { Storm } from './storm.ts';

test('sync 15: thirty play and write while the server is killed three times: nothing answered or saved is lost or doubled', async () => {
	const house = await openHouse();
	const storm = new Storm(house, seededSource(5));
	await storm.begin();
	for (let kill = 0; kill < 3; kill += 1) await storm.kill();
	await storm.goesOn();
	const report = await storm.end();
	console.log(report);
	expect(report.faults).toEqual([]);
	expect(report.actions).toBeGreaterThan(0);
	await house.close();
});
