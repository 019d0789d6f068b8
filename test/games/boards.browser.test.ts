/** The board of every game that has one, played on a phone's page without a server. */
import { expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { drawn, until } from '../components/mounting.ts';
import type { PlayedTable } from '../components/table.svelte.ts';
import { showPhone } from '../components/tables.ts';
import { hasMoved, watch, type Watched } from '../components/watching.ts';

/** A game with a book has pages in place of a board that must not move. */
const boards = games.filter(({ id }) => id !== 'biome').map((game) => [game.id, game] as const);

const seen = () => (window as unknown as { seen: Watched }).seen;

/** Taps a place that may be chosen, another one each time: whatever opens, opens below. What would play on by itself is left alone. */
function touch(times: number) {
	const open = document.querySelectorAll<HTMLElement>(
		'[data-board] button:not([aria-disabled="true"], [data-scatter])'
	);
	open[(times * 7) % open.length]?.click();
}

/** Twenty actions of whoever is waited for, with a tap before each; what is told of is seen to move. */
async function playTwenty(table: PlayedTable) {
	for (let done = 0; done < 20; done++) {
		touch(done);
		await drawn();
		const { changes, travels } = seen();
		if (!table.playOn()) return;
		await until(
			() => seen().looked,
			(looked) => looked > changes
		);
		if (!hasMoved(table.latest.events)) continue;
		await until(
			() => seen().travels,
			(now) => now > travels
		);
	}
}

test.each(boards)(
	'%s: through twenty actions the board stays where it is, and nothing is said of dice that still move',
	async (_id, game) => {
		const table = await showPhone(game);
		watch();
		await drawn();
		await playTwenty(table);
		const { tops, moved, early, travels } = seen();
		expect(tops.length).toBeGreaterThanOrEqual(10);
		expect(Math.max(...tops) - Math.min(...tops), moved).toBeLessThanOrEqual(1);
		expect(travels).toBeGreaterThan(0);
		expect(early).toBe('');
	}
);
