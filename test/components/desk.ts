/** The desk of a workshop in a browser test, with what opens, keeps and ends a workshop left out. */
import { vi } from 'vitest';
import { page } from '$app/state';
import { picturesOf } from '../../src/lib/games/boards.ts';
import { guideOf } from '../../src/lib/games/guides.ts';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import DeskPage from '../../src/routes/workshop/[workshop]/+page.svelte';
import type { Line } from '../../src/routes/workshop/[workshop]/deskLines.ts';
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
vi.mock(import('../../src/routes/workshop/[workshop]/desk.svelte.ts'), () => ({
	Desk: function Desk() {
		return { lines: {}, heard: false, offline: false, close: () => undefined };
	} as never
}));
const { nothing } = vi.hoisted(() => ({ nothing: (() => undefined) as never }));
vi.mock(import('../../src/routes/workshop/[workshop]/AddTable.svelte'), () => ({
	default: nothing
}));
vi.mock(import('../../src/routes/workshop/[workshop]/WholeWorkshop.svelte'), () => ({
	default: nothing
}));

const invitation = { ...INVITATION, places: [] };
const workshop = {
	...{ id: 'class', title: 'Class 6b', code: 'WXYZ23', picks: false, approve: false },
	...{ language: 'en', opened: 0, expires: Date.now() + 86_400_000 }
};

/** The desk with a new table of this game, and as many others as said, one of the tabs open and names that wait. */
export async function showDesk(
	game: AnyModule,
	size: Size,
	{ tab = 'now', others = 0, wait = 0 }: { tab?: DeskTab; others?: number; wait?: number } = {}
): Promise<PlayedTable> {
	const table = new PlayedTable(game, null);
	led.table = table;
	Object.assign(page, { state: { tab } });
	const lines = Array.from({ length: 1 + others }, (_, number) =>
		lineOf(table, number === 0 ? wait : 0, number)
	);
	const chosen = {
		...{ table: 'oak-0', start: table.data.start, invitation },
		...{ pictures: await picturesOf(game.id), guide: await guideOf(game.id) },
		prints: { table: [], seat: [], given: false }
	};
	const data = { workshop, invitation, document: 'desk', offer: null, lines, chosen };
	await show(DeskPage as never, { data, form: null } as never, size);
	await arrived();
	return table;
}

/** What the desk's list says of a table. */
function lineOf({ room, game }: PlayedTable, wait: number, number: number): Line {
	const names = Array.from({ length: wait }, (_, child) => [
		`child-${String(child)}`,
		{ name: `Child ${String(child)}`, seat: 0 }
	]);
	return {
		...{ table: `oak-${String(number)}`, title: room.title, code: room.code, game: room.game },
		...{ seats: room.seats, people: 2, away: 0, names: [], absent: [], removed: {}, reports: {} },
		...{ seq: 0, at: Date.now(), toAct: game.toAct, outcome: null, closed: false, down: null },
		...{ gathering: true, phase: null, step: null, round: null, paused: false, prepared: null },
		...{ turns: [], gist: null, waiting: Object.fromEntries(names) as Line['waiting'] }
	};
}
