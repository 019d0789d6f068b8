/** The columns of a long game, in millimetres, and what stands in them. */
import * as m from '../../../../../paraglide/messages.js';
import type { Item } from '../../../../record/stack.ts';
import type { Setting } from '../grid.ts';
import type { Ring } from '../tale.ts';
import * as type from '../type.ts';

export const GAP = 8;
/** Half a sheet has one column, another paper two. */
export const columnsOf = ({ grid }: Setting): number => (grid.small ? 1 : 2);
export const columnWidth = (setting: Setting): number => {
	const count = columnsOf(setting);
	return (setting.grid.width - (count - 1) * GAP) / count;
};
/** How large a wheel is, where it begins, and where the lines begin below. */
export const wheelOf = ({ grid }: Setting) =>
	grid.small ? { r: 8.6, head: 13 } : { r: 11.5, head: 16 };
export const topOf = (setting: Setting): number => {
	const { r, head } = wheelOf(setting);
	return head + 2 * r + 17;
};
export const SINCE = type.sized(type.TOLD, 10.5, 4.6);

/** Something that stands in a column. */
export interface Row extends Item {
	/** Which age or round it belongs to, by its place. */
	readonly ring: number;
	/** Of a heading alone. */
	readonly heads: boolean;
	/** Whether what follows stands in the same column. */
	readonly stays?: boolean;
}

export const ringName = (ring: Ring | undefined): string => {
	const n = String(ring?.round ?? '');
	return ring?.people ? m.book_round({ n }) : m.book_age({ n });
};
