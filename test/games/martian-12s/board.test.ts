import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/lib/engine/module.ts';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import Board from '../../../src/lib/games/martian-12s/screens/Board.svelte';
import { leadOf, popping, within } from '../../../src/lib/games/martian-12s/rules/counts.ts';
import { martian12s } from '../../../src/lib/games/martian-12s/index.ts';
import { wall as says, Wall } from '../../../src/lib/games/lists/all/martian-12s.ts';
import { SIZES, type State } from '../../../src/lib/games/martian-12s/rules/state.ts';
import { statusOf } from '../../../src/lib/games/martian-12s/words/status.ts';
import { eventSentence } from '../../../src/lib/games/martian-12s/words/events.ts';
import { always } from '../walk.ts';
import { createRawSnippet } from 'svelte';

const names = (seat: number) => `Kim${String(seat)}`;
const few = { games: 5, most: 24 };
const chance = randomFrom(seededSource(1));

const board = (view: State, seat: number | null, events: readonly GameEvent[] = []) =>
	render(Board, {
		props: {
			view,
			seat,
			names,
			told: { seq: 1, events },
			act: () => Promise.resolve(true),
			draft: () => null
		}
	}).body;

const wall = (view: State, seq: number, events: readonly GameEvent[] = []) =>
	render(Wall, {
		props: {
			...says,
			view,
			names,
			told: { seq, events },
			join: createRawSnippet((large: () => boolean) => ({
				render: () => `<i>${large() ? 'come in' : 'code'}</i>`
			}))
		}
	}).body;

/** What stands between tags, white space folded. */
const words = (html: string) =>
	html
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.replaceAll('&amp;', '&');

test('§2.3 the chance that is shown is the share of pyramids that would pop the stack', () => {
	always(
		martian12s,
		({ moves }) => {
			for (const { before } of moves) {
				if (before.phase !== 'play') continue;
				for (const size of [...SIZES, 'any'] as const) {
					const reach = within(before, size);
					const popped = reach.filter((pyramid) => {
						const state = structuredClone({ ...before, bag: [pyramid] });
						const told: string[] = [];
						const tell = ({ type }: GameEvent) => told.push(type);
						martian12s.apply(state, state.turn, { type: 'pull', size }, { random: chance, tell });
						return told.includes('popped');
					});
					const shown = popping(martian12s.view(before, before.turn), before.turn, size);
					if (reach.length === 0) expect(shown).toBeNull();
					else expect(shown).toBe(popped.length / reach.length);
				}
			}
			expect(moves.length).toBeGreaterThan(0);
		},
		few
	);
});

test('§3.1 whoever leads when the round is scored takes the pot', () => {
	let scored = 0;
	always(martian12s, ({ moves }) => {
		for (const { before, after } of moves) {
			if (before.phase !== 'play' || after.phase === 'play') continue;
			scored++;
			expect(leadOf(after)?.seats).toEqual(after.lastResult?.winners);
			expect(leadOf(after)?.score).toBe(after.lastResult?.score);
		}
		expect(moves.length).toBeGreaterThan(0);
	});
	expect(scored).toBeGreaterThan(10);
});

test('the board opens exactly what the rules allow, and says of everything else why not', () => {
	always(
		martian12s,
		({ moves }) => {
			for (const { after } of moves) {
				const { turn, first, wallets } = after;
				for (const seat of new Set([turn, first, wallets.length - 1])) {
					const view = martian12s.view(after, seat);
					// what says why not is no act
					const open = board(view, seat).match(
						/<button(?![^>]*(aria-disabled="true"|class="why))/g
					);
					expect(open?.length ?? 0).toBe([...martian12s.legal(view, seat)].length);
				}
				expect(board(after, null)).not.toContain('aria-disabled');
			}
			expect(moves.length).toBeGreaterThan(0);
		},
		few
	);
});

test('board and wall tell everybody’s chips, score and pyramids, and what happened last, in words', () => {
	always(
		martian12s,
		({ moves }) => {
			for (const { after, events } of moves) {
				const boards = [board(after, 0, events), board(after, null, events)];
				for (const html of [...boards, wall(after, 1, events)]) {
					const said = words(html);
					expect(said).not.toMatch(/undefined|NaN|[{}]/);
					for (const [seat, chips] of after.wallets.entries()) {
						expect(said).toMatch(
							new RegExp(`${names(seat)}: ${chips} chips?, (in|passed|popped|sits out)\\b`)
						);
					}
					const acts = events.filter(({ type }) => type !== 'game-ended' && type !== 'scored');
					// the foot of a wall has room for two lines
					for (const event of boards.includes(html) ? acts : acts.slice(0, 1))
						expect(said).toContain(eventSentence(event as never, names));
				}
			}
			expect(moves.length).toBeGreaterThan(0);
		},
		few
	);
});

test('the status names whom the round waits for, and at the end who won', () => {
	always(
		martian12s,
		({ moves, last }) => {
			for (const { after } of moves) {
				const waited = after.phase === 'play' ? after.turn : after.first;
				for (const seat of [null, ...after.wallets.keys()]) {
					const { you, waiting, instead } = statusOf(after, seat, names);
					if (after.phase === 'over') expect(instead).toContain('fullest');
					else if (seat === waited) expect(you).toMatch(/^(Pull|Pass|Start)/);
					else expect([you, waiting]).toEqual([null, [names(waited)]]);
				}
			}
			const winners = martian12s.outcome(last)?.winners ?? [];
			expect(winners.length).toBeGreaterThan(0);
			for (const one of winners) expect(statusOf(last, null, names).instead).toContain(names(one));
		},
		{ games: 6, most: 8000 }
	);
});

test('the wall shows large how to join until somebody has pulled', () => {
	const start = martian12s.setup(3, martianOptions(), chance);
	expect(wall(start, 0)).toContain('come in');
	expect(words(wall(start, 0))).toContain('Kim2');
	expect(wall(start, 1)).toContain('<i>code</i>');
});

function martianOptions() {
	const filled = martian12s.options.fill({}, 3);
	if ('refused' in filled) throw new Error('the standard options are refused');
	return filled.options;
}
