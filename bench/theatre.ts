/** npm run lab -- bench-theatre: the scene of a game of 300 entries, its layout and its marks for a wall of 1920 x 1080, warm. */
import { laidOut } from '../src/lib/games/biome/world/layout/layout.ts';
import { NIGHT } from '../src/lib/games/biome/world/palette.ts';
import { paintedOn } from '../src/lib/games/biome/world/picture.ts';
import { sceneOf } from '../src/lib/games/biome/world/scene.ts';
import { longTold, toldGame } from '../test/games/biome/prints/told.ts';

const ENTRIES = 300;
/** Milliseconds that a scene may take. */
const MOST = 5;
const RUNS = 200;
const WALL = { width: 1200, height: 896, piece: 134, letters: [25, 22, 20] };

/** Milliseconds of the run in the middle. */
function measured(run: () => unknown): number {
	const times = Array.from({ length: RUNS }, () => {
		const from = performance.now();
		run();
		return performance.now() - from;
	});
	return times.toSorted((a, b) => a - b)[RUNS / 2] ?? Infinity;
}

const view = longTold(toldGame({ seats: 8, seed: 5, options: { maxRounds: 4 } }), ENTRIES);
const scene = sceneOf(view);
const said = () => ({ name: 'Quiet Heron', under: '5 RP · Forest' });
const took = {
	scene: measured(() => sceneOf(view)),
	layout: measured(() => laidOut(scene, WALL)),
	picture: measured(() => paintedOn(laidOut(scene, WALL), scene, { palette: NIGHT, said }))
};
for (const [what, time] of Object.entries(took)) console.info(`${what} ${time.toFixed(2)} ms`);
if (took.scene > MOST) process.exitCode = 1;
