/** All modules, and where each of them lives. */
import type { AnyModule } from '../engine/module.ts';
import { homes, type Home } from './lists/homes.ts';
import { modules } from './lists/modules.ts';

export const games: readonly AnyModule[] = modules;

/** The module with this id. */
export const gameOf = (id: string): AnyModule | undefined => games.find((game) => game.id === id);

/** Where a game lives and came from. Throws for one that is not there. */
export function homeOf(id: string): Home {
	const home = Object.hasOwn(homes, id) ? homes[id] : undefined;
	if (!home) throw new Error(`there is no game "${id}"`);
	return home;
}
