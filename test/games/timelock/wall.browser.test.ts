/** The wall of Timelock: what stands beside the board is whole, or is not there. */
import { expect, test } from 'vitest';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { timelock } from '../../../src/lib/games/timelock/index.ts';
import type { State } from '../../../src/lib/games/timelock/rules/state.ts';
import { PROJECTOR, speak } from '../../components/mounting.ts';
import { PlayedTable } from '../../components/table.svelte.ts';
import { reloadWall } from '../../components/tables.ts';

/** What is seen of the column beside the board, from its top to its foot: `[top, foot]` of each. */
function seenBeside(): (readonly [top: number, foot: number])[] {
	const column = document.querySelector('aside')?.getBoundingClientRect();
	if (!column) throw new Error('no column stands beside the board');
	return [...document.querySelectorAll('aside li, aside section, aside .legend')]
		.map((one) => one.getBoundingClientRect())
		.filter(({ left }) => left < column.right)
		.map(({ top, bottom }) => [top, bottom] as const);
}

test.each([
	['en', PROJECTOR, 7],
	['uk', PROJECTOR, 7],
	['en', { width: 1024, height: 768 }, 5],
	['uk', { width: 1024, height: 768 }, 4]
] as const)(
	'%s: on a wall of %o all that is seen beside the board is whole',
	async (language, size, least) => {
		speak(language);
		const table = new PlayedTable(anyModule(timelock), null, 3, 2, { scoring: true });
		while ((table.view as unknown as State).phase !== 'move') table.playOn();
		await reloadWall(table, size);
		const seen = seenBeside();
		const foot = document.querySelector('aside')?.getBoundingClientRect().bottom ?? 0;
		expect(seen.length).toBeGreaterThanOrEqual(least);
		for (const [, bottom] of seen) expect(bottom).toBeLessThanOrEqual(foot);
		const points = document.querySelector('aside ul');
		const under = points?.getBoundingClientRect().bottom ?? 0;
		const words = [...(points?.querySelectorAll('b') ?? [])];
		expect(words.length).toBeGreaterThan(0);
		for (const { parentElement } of words)
			expect(parentElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(under);
	}
);
