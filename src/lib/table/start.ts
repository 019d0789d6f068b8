/** What a device begins with at a table. */
import type { Json } from '../engine/json.ts';
import type { Seat } from '../engine/module.ts';
import type { Latest, Room } from './room.ts';

/** What a page or a client begins with: the view as it is, and the documents that keep it so. */
export interface Start {
	readonly seq: number;
	/** What was told of the last action, as far as whoever looks may know it. */
	readonly events: Latest['events'];
	readonly view: Record<string, Json>;
	/** The seat of the person who looks; null for a facilitator and a screen. */
	readonly seat: Seat | null;
	/** The public id of the person who looks; null for a facilitator. */
	readonly person: string | null;
	/** Four figures by which they prove who they are where their network is gone; missing for who has no seat. */
	readonly number?: string;
	readonly room: Room;
	/** When all of it is deleted: what a device keeps goes then too. */
	readonly expires: number;
	readonly documents: {
		readonly view: string;
		readonly room: string;
		/** Null for a screen, which reads no texts. */
		readonly story: string | null;
		readonly sheets: readonly string[];
	};
}

/** What had happened last when a page began. */
export const toldAt = ({ seq, events }: Start): Latest & { readonly old: true } => ({
	seq,
	events,
	old: true
});
