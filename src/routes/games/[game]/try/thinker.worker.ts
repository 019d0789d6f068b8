/** The thread of a device in which computer players think, so that the page stays quick. */
import { randomFrom, seededSource } from '$lib/engine/random.ts';
import { decide } from '$lib/engine/search/decide.ts';
import { gameOf } from '$lib/games/registry.ts';
import type { Asked, Thought } from './thinker.ts';

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
	const { id, game, seed, ...question } = data;
	const module = gameOf(game);
	if (!module) throw new Error(`no such game: ${game}`);
	const decision = decide({ ...question, module, random: randomFrom(seededSource(seed)) });
	const thought: Thought = { id, decision };
	postMessage(thought);
});
