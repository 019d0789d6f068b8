/** Games by the parts they have: ours have all of them, and what one from elsewhere leaves out is not asked of it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import { games, homeOf } from '../../src/lib/games/registry.ts';

/** All games of ours, and of the others those with this file in their folder. */
export const gamesWith = (file: string): readonly AnyModule[] =>
	games.filter(({ id }) => homeOf(id).ours || existsSync(join(homeOf(id).folder, file)));
