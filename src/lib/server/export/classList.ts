/** A class list as a file for the teacher's own device: it can be opened at any desk. */
import * as m from '../../paraglide/messages.js';
import type { ClassList } from '../../table/classList/list.ts';
import { csvOf } from './csv.ts';

/** Names, the titles of their tables as groups, and whom each is kept apart from. */
export function classListFile(
	{ pupils, apart }: ClassList,
	tables: readonly { readonly id: string; readonly title: string }[]
): string {
	const titleOf = (table: string | null) => tables.find(({ id }) => id === table)?.title ?? '';
	const apartFrom = (name: string) =>
		apart.flatMap(([one, other]) => (one === name ? [other] : [])).join('+');
	return csvOf([
		[m.pupils_head_name(), m.pupils_head_group(), m.pupils_apart()],
		...pupils.map(({ name, table }) => [name, titleOf(table), apartFrom(name)])
	]);
}
