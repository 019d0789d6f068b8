/** All modules in one list: the only file that knows them. */
import { anyModule, type AnyModule } from '../engine/module.ts';
import { biome } from './biome/index.ts';

export const games: readonly AnyModule[] = [anyModule(biome)];

/** The module with this id. */
export const gameOf = (id: string): AnyModule | undefined => games.find((game) => game.id === id);
