/** What judges the packs that classes bring along. */
import type { Pack } from '../engine/module.ts';
import { games } from './registry.ts';

/** The pack of the installed game that has one; undefined where none has. */
export const packing: Pack | undefined = games.find(({ pack }) => pack)?.pack;
