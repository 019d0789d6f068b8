/** The thread in which computer players think. */
import { decide } from '../../engine/search/decide.ts';
import { randomFrom, seededSource } from '../../engine/random.ts';
import { gameOf } from '../../games/registry.ts';
import { serve } from '../base/serve.ts';
import type { Asked } from './decider.ts';

serve(({ game, seed, ...question }: Asked) => {
	const module = gameOf(game);
	if (!module) throw new Error(`no such game: ${game}`);
	return decide({ ...question, module, random: randomFrom(seededSource(seed)) });
});
