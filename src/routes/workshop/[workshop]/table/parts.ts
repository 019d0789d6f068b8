/** What the parts of one table's desk share. */
import type { Actor, Seat } from '$lib/engine/module.ts';
import type { Guide } from '$lib/games/kit/guide.ts';
import type { DeskProps, Pictures, ViewProps } from '$lib/games/kit/pictures.ts';
import type { PrintOffer } from '$lib/games/prints.ts';
import type { Invitation } from '$lib/server/people/invitation.ts';
import type { Room } from '$lib/table/room.ts';
import type { SharedText } from '$lib/ui/text.ts';
import type { Line } from '../deskLines.ts';

export interface TableParts {
	readonly table: string;
	readonly room: Room;
	/** Its line at the desk; missing until the desk has heard of it. */
	readonly line: Line | undefined;
	readonly invitation: Invitation;
	/** The way to all tables of the workshop; null where there is only this one. */
	readonly whole: { readonly code: string; readonly invitation: Invitation } | null;
	/** Whether phones are invited now: then the code stands on top. */
	readonly invites: boolean;
	readonly pictures: Pictures;
	readonly guide: Guide;
	readonly prints: PrintOffer;
	readonly shown: ViewProps<unknown>;
	/** What the game's own parts are given. */
	readonly powers: DeskProps<unknown, unknown>;
	readonly names: (seat: Seat) => string;
	/** Every table of the workshop. */
	readonly tables: readonly Line[];
	readonly act: (action: unknown, as: Actor) => Promise<boolean>;
	/** A field of the table's story. */
	readonly draft: (key: string) => SharedText | null;
	/** What the server last said no with. */
	readonly said: string | null;
	readonly say: (sentence: string | null) => void;
}
