/** A class list as it could have been pasted. */
import * as m from '$lib/paraglide/messages.js';
import type { ClassList } from '$lib/table/classList/list.ts';

/** A line for each name with its table, under words that are read as what stands beneath them. */
export function asText(
	{ pupils }: ClassList,
	tables: readonly { readonly id: string; readonly title: string }[]
): string {
	const titleOf = (table: string | null) => tables.find(({ id }) => id === table)?.title ?? '';
	const rows = pupils.map(({ name, table }) => [name, titleOf(table)]);
	const head = [m.pupils_head_name(), m.pupils_head_group()];
	return [head, ...rows].map((row) => row.join('\t')).join('\n');
}
