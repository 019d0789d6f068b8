/** The desk of a table in a browser test. */
import { vi } from 'vitest';
import { page } from '$app/state';
import { picturesOf } from '../../src/lib/games/boards.ts';
import { guideOf } from '../../src/lib/games/guides.ts';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import TableDesk from '../../src/routes/workshop/[workshop]/table/TableDesk.svelte';
import type { DeskTab } from '../../src/routes/workshop/[workshop]/table/tabs.ts';
import { show, type Size } from './mounting.ts';
import { PlayedTable } from './table.svelte.ts';
import { arrived, INVITATION } from './tables.ts';

const { led } = vi.hoisted(() => ({ led: { table: null as PlayedTable | null } }));
vi.mock(import('../../src/lib/table/live.svelte.ts'), () => ({
	LiveTable: function LiveTable() {
		return led.table;
	} as never
}));

/** The desk of a new table of this game, with one of its tabs open. */
export async function showDesk(
	game: AnyModule,
	size: Size,
	tab: DeskTab = 'now'
): Promise<PlayedTable> {
	const table = new PlayedTable(game, null);
	led.table = table;
	Object.assign(page, { state: { tab } });
	const props = {
		...{
			table: 'oak',
			line: undefined,
			whole: null,
			tables: [],
			start: table.data.start,
			staged: false
		},
		...{ now: 0, invitation: { ...INVITATION, places: [] }, pictures: await picturesOf(game.id) },
		...{ guide: await guideOf(game.id), prints: { table: [], seat: [], given: false } }
	};
	await show(TableDesk as never, props as never, size);
	await arrived();
	return table;
}
