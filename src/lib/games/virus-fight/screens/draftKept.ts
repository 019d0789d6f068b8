/** §2.1 A program that is being built, kept as long as the page lives: another tab may be opened meanwhile. */
import type { Seat } from '../../../engine/module.ts';
import { NOTHING } from './drafting.ts';
import type { Program } from '../rules/state.ts';

/** By the address of the table and the seat. Only a device writes to it, never the server. */
const kept = new Map<string, Program>();

/** What was built of a seat's program so far. */
export const takeUp = (table: string, seat: Seat): Program =>
	kept.get(`${table} ${seat}`) ?? NOTHING;

/** Keeps what has been built. */
export const layDown = (table: string, seat: Seat, program: Program): void => {
	kept.set(`${table} ${seat}`, program);
};
