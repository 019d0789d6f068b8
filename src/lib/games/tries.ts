/** The moments at which games are tried: apart from the other parts, which every phone loads first. */
import type { Tries } from './kit/tries.ts';
import { partOf } from './parts.ts';

const tries = import.meta.glob<Tries>(['./*/tries.json', '../../../games/*/tries.json'], {
	import: 'default'
});

/** The game in which its moments are, made by `npm run lab -- tries`; null where it has none. */
export const triesOf = async (game: string): Promise<Tries | null> =>
	(await partOf(tries, game, 'tries.json')?.()) ?? null;
