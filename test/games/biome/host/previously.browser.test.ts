/** How a lesson begins on the wall: the world as it was left, what was told last there, and what is open. */
import { expect, test, vi } from 'vitest';
import { picturesOf } from '../../../../src/lib/games/boards.ts';
import { anyModule } from '../../../../src/lib/engine/module.ts';
import { biome } from '../../../../src/lib/games/biome/index.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import type { Card } from '../../../../src/lib/server/workshops/classBoard.ts';
import WallPage from '../../../../src/routes/table/[table]/screen/+page.svelte';
import { PROJECTOR, show, speak } from '../../../components/mounting.ts';
import { PlayedTable } from '../../../components/table.svelte.ts';
import { INVITATION } from '../../../components/tables.ts';

const TOLD = ['The otters slept.', 'The dams held.', 'And the sand drank.'];

/** What the server says of a table of this game. */
function cardOf(game: string, view: unknown): Card {
	const nothing = { outcome: null, closed: false, step: null, round: null, paused: false };
	const standing = { ...nothing, phase: null, gist: null, toAct: [] };
	const turns = { called: 'Turns', bySeat: {} };
	return {
		...standing,
		...{ table: 'oak', title: 'Oak', game, plays: 'Earth', called: 'Thornwater', seq: 3 },
		...{ names: ['Ann', 'Ben', 'Cem', 'Eli'], people: [], view },
		scene: { now: [], told: TOLD, turns, waits: ['Everyone waits for Ann.'] }
	} as unknown as Card;
}

function played(): State {
	const table = new PlayedTable(anyModule(biome), null, 7, 4);
	for (let done = 0; done < 60; done++) table.playOn();
	return structuredClone(table.view) as unknown as State;
}

/** The wall of a table while its desk has it tell of this one. */
async function opened(card: Card, size = PROJECTOR): Promise<void> {
	vi.spyOn(window, 'fetch').mockImplementation((door) =>
		door === '/api/tables/oak/previously'
			? Promise.resolve(Response.json({ tables: [card] }))
			: Promise.reject(new TypeError('there is no server'))
	);
	const { data } = new PlayedTable(anyModule(biome), null, 7, 4);
	const { room } = data.start;
	const start = {
		...data.start,
		room: { ...room, screen: { ...room.screen, view: 'previously' as const } }
	};
	const pictures = await picturesOf('biome');
	const page = { ...data, start, pictures, invitation: INVITATION, workshop: null, live: null };
	await show(WallPage as never, { data: page }, size);
}

test.each(['en', 'ar'] as const)(
	'%s: the world’s stage, three sentences and what is open stand on one wall',
	async (language) => {
		speak(language);
		const view = played();
		const held = Object.values(view.sheets).flatMap(({ resources }) => Object.values(resources));
		for (const size of [PROJECTOR, { width: 1024, height: 768 }]) {
			await opened(cardOf('biome', view), size);
			await vi.waitFor(() => {
				expect(document.querySelectorAll('[data-part^="piece"]').length).toBe(held.length);
			});
			const said = document.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
			for (const { name } of held) expect(said).toContain(name);
			const words = document.querySelector('section');
			for (const text of [...TOLD, 'Everyone waits for Ann.'])
				expect(words?.textContent).toContain(text);
			const foot = words?.getBoundingClientRect().bottom ?? Infinity;
			expect(foot).toBeLessThanOrEqual(size.height);
			expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size.width);
		}
	}
);

test('a table that has not begun has its words alone', async () => {
	await opened(cardOf('biome', null));
	await vi.waitFor(() => {
		expect(document.querySelector('section')?.textContent).toContain('The dams held.');
	});
	expect(document.querySelector('svg')).toBeNull();
});
