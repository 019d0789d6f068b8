/** All modules in one list: the only file that knows them. */
import type { AnyModule } from '../engine/module.ts';

export const games: readonly AnyModule[] = [];

/** The module with this id. */
export const gameOf = (id: string): AnyModule | undefined => games.find((game) => game.id === id);
