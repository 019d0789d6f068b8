import type { Component } from 'svelte';
import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import Board from '../../../src/lib/games/scavenger-hunt/screens/Board.svelte';
import { wall as says, Wall } from '../../../src/lib/games/lists/all/scavenger-hunt.ts';
import { coinOnTile } from '../../../src/lib/games/scavenger-hunt/rules/board.ts';
import { scavengerHunt } from '../../../src/lib/games/scavenger-hunt/index.ts';
import { blockerOf, SHIFTS } from '../../../src/lib/games/scavenger-hunt/rules/shifts.ts';
import { legal, view as seenBy } from '../../../src/lib/games/scavenger-hunt/rules/rules.ts';
import { pushed } from '../../../src/lib/games/scavenger-hunt/rules/pushes.ts';
import type { State } from '../../../src/lib/games/scavenger-hunt/rules/state.ts';
import { eventSentence } from '../../../src/lib/games/scavenger-hunt/words/events.ts';
import { keyOf } from '../../../src/lib/pieces/geometry/squares.ts';
import { count, drawn as drawnOn, names, open } from '../drawn.ts';
import { always, somePositions } from '../walk.ts';

const told = { seq: 0, events: [] };
const drawn = (state: State, seat: number | null): string =>
	drawnOn(Board, seenBy(state, seat ?? 'table'), seat);

describe('the board', () => {
	test('opens the squares that the rules list for this seat and its coin, and no others', () => {
		somePositions(scavengerHunt, 40, (state) => {
			for (const seat of state.pawns.keys()) {
				const first = state.hands[seat]?.[0]?.value;
				const listed = [...legal(seenBy(state, seat), seat)].flatMap((action) => {
					if (action.type === 'movePawn') return [keyOf(action.to)];
					return action.type === 'placeCoin' && action.value === first ? [keyOf(action.at)] : [];
				});
				expect(new Set(open(drawn(state, seat)))).toEqual(new Set(listed));
			}
		});
	});

	test('§3.2 has an arrow for every push, and says of those that are blocked whose die it is', () => {
		always(
			scavengerHunt,
			(game) => {
				const { after: state } = game.moves.findLast(({ after }) => after.phase === 'shift') ?? {
					after: game.start
				};
				const html = drawn(state, state.turnSeat);
				const blocked = SHIFTS.filter((shift) => blockerOf(state, shift) !== null);
				const pushes = state.phase === 'shift' ? SHIFTS.length - blocked.length : 0;
				expect(count(html, 'aria-label="Push tile ')).toBe(pushes);
				expect(count(html, ': blocked by ')).toBe(blocked.length);
			},
			{ games: 6 }
		);
	});

	test('who watches finds nothing to press but the description', () => {
		somePositions(scavengerHunt, 40, (state) => {
			expect(drawn(state, null)).not.toContain('<button');
		});
	});

	test('§6 shows the suit of no coin but those this seat has noted or has just seen', () => {
		somePositions(scavengerHunt, 40, (state) => {
			for (const seat of state.pawns.keys()) {
				const html = drawn(state, seat);
				const noted = state.coins.filter(({ id }) => state.notes[seat]?.includes(id)).length;
				expect(count(html, 'you know it is')).toBe(noted);
				expect(count(html, 'Only you see this')).toBe(state.look?.seat === seat ? 1 : 0);
			}
			expect(drawn(state, null)).not.toContain('you know it is');
		});
	});
});

test('§3.1 a push that is tried shows the same board as the push that is made', () => {
	always(scavengerHunt, ({ moves }) => {
		const pushes = moves.flatMap(({ before, after, action }) =>
			action.type === 'shift' ? [{ before, after, action }] : []
		);
		expect(moves.length).toBeGreaterThan(0);
		for (const { before, after, action } of pushes) {
			const { coins, pawns } = pushed(before, action);
			expect({ coins, pawns }).toEqual({ coins: after.coins, pawns: after.pawns });
		}
	});
});

test('§1.4 the coins come to lie one on each tile, none of them on the outside edge', () => {
	always(scavengerHunt, ({ moves }) => {
		const begun = moves.find(({ before }) => before.phase === 'place' && before.nextId === 23);
		const { after } = begun ?? moves.at(-1) ?? {};
		expect(new Set(after?.coins.map(({ at: [x, y] }) => `${x >> 1} ${y >> 1}`)).size).toBe(24);
		for (const { at } of after?.coins ?? []) {
			expect(after && coinOnTile(after, at)).toBe(true);
			expect(at[0] % 7 === 0 || at[1] % 11 === 0).toBe(false);
		}
	});
});

test('§6 the log keeps what was seen only at a table that keeps notes', () => {
	const saw = { type: 'saw', seat: 1, suit: 'moons', value: 3 } as const;
	expect(eventSentence({ ...saw, at: [2, 4], noted: true }, names)).toContain('moon');
	expect(eventSentence({ ...saw, at: [2, 4], noted: false }, names)).not.toContain('moon');
});

describe('the screen', () => {
	const wall = (state: State): string => {
		const join = createRawSnippet<[boolean]>((large) => ({
			render: () => `<p>${large() ? 'come in' : 'still open'}</p>`
		}));
		const props = { view: seenBy(state, 'table'), names, told, join };
		return render(Wall as Component, { props: { ...says, ...props } }).body;
	};

	test('shows the code large until the first coin lies, afterwards one line; nothing to press, no suit', () => {
		always(
			scavengerHunt,
			(game) => {
				expect(wall(game.start)).toContain('come in');
				for (const { after } of game.moves.filter((_, at) => at % 15 === 1)) {
					const html = wall(after);
					expect(html).toContain('still open');
					expect(html).not.toContain('<button');
					expect(html).not.toContain('you know');
				}
			},
			{ games: 2 }
		);
	});
});
