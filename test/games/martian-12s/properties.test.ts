import { expect, test } from 'vitest';
import { martian12s } from '../../../src/lib/games/martian-12s/index.ts';
import {
	COLORS,
	type Pyramid,
	type State
} from '../../../src/lib/games/martian-12s/rules/state.ts';
import { always } from '../walk.ts';

const inBagAndStacks = ({ bag, stacks }: State): string[] =>
	[...bag, ...stacks.flat()].map(({ color, size }) => `${color} ${size}`).sort();

const pointsOf = ({ set }: State, stack: readonly Pyramid[]): number =>
	stack.reduce((sum, { color }) => sum + COLORS[set].findIndex((one) => one === color), 0);

const chips = ({ pot, wallets }: State): number => wallets.reduce((sum, has) => sum + has, pot);

test('§1.2 bag and stacks hold each pyramid of the sets once, in every round', () => {
	always(martian12s, ({ start, moves }) => {
		const all = inBagAndStacks(start);
		expect(all).toHaveLength(15 * start.sets);
		expect(new Set(all).size).toBe(15);
		for (const { after } of moves) expect(inBagAndStacks(after)).toEqual(all);
	});
});

test('§2.2, §3.2 no chip comes or goes; wallets are never overdrawn', () => {
	always(martian12s, ({ start, moves }) => {
		expect(start.pot).toBe(0);
		for (const { after } of moves) {
			expect(chips(after)).toBe(chips(start));
			expect(after.wallets.every((has) => Number.isInteger(has) && has >= 0)).toBe(true);
		}
	});
});

test('§2.2 a pull costs the stake and takes a pyramid of the size that was felt for', () => {
	always(martian12s, ({ moves, start }) => {
		expect(start.stacks.flat()).toEqual([]);
		for (const { before, seat, action, events } of moves) {
			if (action.type !== 'pull') continue;
			const [pulled] = events;
			if (action.size !== 'any') expect(pulled?.['size']).toBe(action.size);
			expect(before.wallets[seat]).toBeGreaterThanOrEqual(before.stake);
			expect(pulled?.['score']).toBe((before.scores[seat] ?? 0) + Number(pulled?.['points']));
		}
	});
});

test('§2.3 a score is worth its stack, and exactly who has more than 12 has popped; nobody pulls more than six', () => {
	always(martian12s, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { after } of moves) {
			for (const [seat, stack] of after.stacks.entries()) {
				expect(stack.length).toBeLessThanOrEqual(6);
				expect(after.scores[seat]).toBe(pointsOf(after, stack));
				expect(after.status[seat] === 'popped').toBe((after.scores[seat] ?? 0) > 12);
				if (after.status[seat] === 'out') expect(stack).toEqual([]);
			}
		}
	});
});

test('§2.4, §2.5 who has passed, popped or sits out does not act, and everybody else has pulled once', () => {
	always(martian12s, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { before, after, seat } of moves) {
			if (before.phase === 'play') expect(before.status[seat]).toBe('in');
			if (before.phase !== 'play' || after.phase === 'play') continue;
			const pulled = after.stacks.filter((stack) => stack.length > 0).length;
			expect(pulled).toBe(after.status.filter((is) => is !== 'out').length);
		}
	});
});

test('§3.1, §3.2 the best score of most pyramids takes the pot, in equal parts, and the rest stays', () => {
	always(martian12s, ({ moves }) => {
		let scored = 0;
		for (const { before, after } of moves) {
			if (before.phase !== 'play' || after.phase === 'play') continue;
			scored++;
			const { winners, score, share, carry } = after.lastResult ?? {
				...{ winners: [], score: 0, share: 0, carry: 0 }
			};
			const rank = (seat: number) =>
				100 * (after.scores[seat] ?? 0) + (after.stacks[seat]?.length ?? 0);
			const running = [...after.status.keys()].filter(
				(seat) => after.status[seat] === 'in' || after.status[seat] === 'passed'
			);
			const best = Math.max(...running.map(rank));
			expect(winners).toEqual(running.filter((seat) => rank(seat) === best));
			expect(score).toBeLessThanOrEqual(12);
			expect(carry).toBe(after.pot);
			expect(carry).toBeLessThan(winners.length);
			const paid = winners.reduce((sum) => sum + share, carry);
			const staked = chips(before) - before.wallets.reduce((sum, has) => sum + has, 0);
			expect([staked, staked + before.stake]).toContain(paid);
		}
		expect(scored).toBeGreaterThan(0);
	});
});

test('§3.3 the first draw passes clockwise to the next who can pay', () => {
	always(martian12s, ({ start, moves }) => {
		expect(start.wallets[start.first]).toBe(Math.max(...start.wallets));
		for (const { before, after } of moves) {
			if (after.phase === before.phase || after.phase !== 'roundOver') continue;
			const seats = after.wallets.length;
			for (let seat = (before.first + 1) % seats; seat !== after.first; seat = (seat + 1) % seats) {
				expect(after.wallets[seat]).toBeLessThan(after.stake);
			}
			expect(after.wallets[after.first]).toBeGreaterThanOrEqual(after.stake);
		}
	});
});

test('§4 the game ends after its rounds, for want of chips, or when all want to stop; the fullest wallets win', () => {
	always(
		martian12s,
		({ last }) => {
			const payers = last.wallets.filter((has) => has >= last.stake).length;
			const voted = last.stopVotes.length === last.wallets.length;
			expect(last.phase).toBe('over');
			expect(last.round === last.rounds || payers < 2 || voted).toBe(true);
			const most = Math.max(...last.wallets);
			const fullest = [...last.wallets.keys()].filter((seat) => last.wallets[seat] === most);
			expect(martian12s.outcome(last)).toEqual({ reason: 'most-money', winners: fullest });
		},
		{ games: 20, most: 8000 }
	);
});

test('§6 all see the same bag, sorted, with everything that is in it', () => {
	always(martian12s, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { after } of moves) {
			const view = martian12s.view(after, 'table');
			expect(inBagAndStacks(view)).toEqual(inBagAndStacks(after));
			expect(martian12s.view(after, 1)).toEqual(view);
			const points = view.bag.map((pyramid) => pointsOf(view, [pyramid]));
			expect(points).toEqual(points.toSorted((a, b) => a - b));
		}
	});
});
