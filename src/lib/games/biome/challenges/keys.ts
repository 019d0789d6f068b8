/** §3.2 Where challenges are thought of before they are set: fields of the story. */
import type { Seat } from '../../../engine/module.ts';

/** The field that holds what the desk suggests for a turn. */
export const suggestionKey = (turn: number): string => `suggested.${String(turn)}`;

/** The keys of those that were thought of here, among all that are offered. */
export const READY = 'ready';
export const DESK = 'desk';

/** The field in which a seat keeps a challenge ready for its left-hand neighbour. */
export const aheadKey = (seat: Seat): string => `ahead.${String(seat)}`;
