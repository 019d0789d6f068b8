/** Who sees what: everybody sees everything. */
import type { State } from './state.ts';

/** Nothing is hidden, so every audience gets the state itself. */
export const view = (state: State): State => state;
