/** Between whom a loan's light passes. */
import { expect, test } from 'vitest';
import { biome } from '../../../src/lib/games/biome/index.ts';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { playedOut } from '../../../src/lib/engine/playout.ts';
import { shownTo, type Position } from '../../../src/lib/engine/referee.ts';
import { lentIn } from '../../../src/lib/games/biome/screens/light.ts';
import { isBuildPlan, type State } from '../../../src/lib/games/biome/rules/state.ts';

const module = anyModule(biome);

function* steps(games: readonly Iterable<Position>[]): Generator<Position> {
	for (const game of games) yield* game;
}

test('it passes with the dice of a plan that borrows, from whom that names, and with nothing else', () => {
	let loans = 0;
	let expected = 0;
	const games = [1, 2, 3, 4, 5, 6].map((seed) =>
		playedOut(module, { seats: 3, options: {}, seed })
	);
	for (const { state, log } of steps(games)) {
		const entry = log.at(-1);
		if (!entry) continue;
		const view = module.view(state, 'table') as State;
		const events = shownTo(module, entry, 'table');
		const told = { seq: entry.seq, events };
		const loan = lentIn(view, told);
		expect(lentIn(view, { ...told, old: true })).toBeNull();
		if (entry.deed.kind !== 'action' || entry.deed.action.type !== 'roll') {
			expect(loan).toBeNull();
			continue;
		}
		const turn = view.history.findLast((one) => one.kind === 'turn');
		const plan = view.current?.roll ? view.current.plan : (turn?.plan ?? null);
		const borrowed = plan && !isBuildPlan(plan) ? plan.borrow : null;
		if (borrowed) expected++;
		if (loan) loans++;
		expect(loan?.lender ?? null).toBe(borrowed?.seat ?? null);
		expect(loan?.borrower).toBe(borrowed ? entry.deed.actor : undefined);
	}
	expect(loans).toBe(expected);
	expect(loans).toBeGreaterThan(0);
});
