/** What the parts of a table's projector are given. */
import type { Pictures, JoinProps } from '$lib/games/kit/pictures.ts';
import type { Room } from '$lib/table/room.ts';

export interface ScreenParts {
	readonly table: string;
	readonly room: Room;
	readonly pictures: Pictures;
	readonly screen: JoinProps<unknown>;
}
