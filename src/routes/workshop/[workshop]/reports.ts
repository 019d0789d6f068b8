/** What somebody has reported, as the desk names it. */
import * as m from '$lib/paraglide/messages.js';
import type { Reported } from '$lib/table/room.ts';

/** A report at one of the tables. */
export interface Report {
	readonly table: string;
	readonly title: string;
	readonly id: string;
	readonly about: Reported;
}

/** The text itself, or which picture it is. */
export const textOf = (about: Reported): string =>
	'text' in about ? about.text : m.gather_report_picture({ number: about.picture + 1 });
