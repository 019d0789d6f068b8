/** What a person at a table may report. */
import type { Reported } from '$lib/table/room.ts';

/** A text or picture, with the words in which it is offered. */
export interface Reportable {
	readonly label: string;
	readonly what: Reported;
}
