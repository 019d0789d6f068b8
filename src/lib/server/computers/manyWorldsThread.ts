/** The thread in which many worlds are played: each is told as soon as it has ended, and at last how many milliseconds of a processor they took. */
import { gameOf } from '../../games/registry.ts';
import { serve } from '../base/serve.ts';
import { worldsFrom, type Moment, type World } from './manyWorlds.ts';

serve((moment: Moment, tell: (world: World) => void) => {
	const module = gameOf(moment.game);
	if (!module) throw new Error(`no such game: ${moment.game}`);
	const before = spent();
	for (const world of worldsFrom(module, moment)) tell(world);
	return spent() - before;
});

function spent(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1_000;
}
