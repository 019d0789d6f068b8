import fc from 'fast-check';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import Bag from '../../src/lib/pieces/pictures/Bag.svelte';
import Card from '../../src/lib/pieces/pictures/Card.svelte';
import Chips from '../../src/lib/pieces/pictures/Chips.svelte';
import { heaps } from '../../src/lib/pieces/chips.ts';
import Coin from '../../src/lib/pieces/pictures/Coin.svelte';
import { colorWords, pyramidName, sizeWords } from '../../src/lib/pieces/names.ts';
import Pawn from '../../src/lib/pieces/pictures/Pawn.svelte';
import PiecepackDie from '../../src/lib/pieces/pictures/PiecepackDie.svelte';
import PlainDie from '../../src/lib/pieces/pictures/PlainDie.svelte';
import Pyramid from '../../src/lib/pieces/pictures/Pyramid.svelte';
import { pyramid, type Pyramid as Piece } from '../../src/lib/pieces/pyramid.ts';
import SeatMark from '../../src/lib/pieces/pictures/SeatMark.svelte';
import Stack from '../../src/lib/pieces/pictures/Stack.svelte';
import { layers } from '../../src/lib/pieces/stack.ts';
import Tile from '../../src/lib/pieces/pictures/Tile.svelte';
import TreehouseDie from '../../src/lib/pieces/pictures/TreehouseDie.svelte';

const COLORS = ['R', 'Y', 'G', 'B', 'K', 'N', 'O', 'C', 'P', 'W'] as const;
const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;
const VALUES = [0, 1, 2, 3, 4, 5];

const drawn = <Props extends Record<string, unknown>>(piece: Component<Props>, props: Props) =>
	render(piece as Component, { props }).body;
const nameOf = (html: string) => /aria-label="([^"]*)"/.exec(html)?.[1];
const lettersIn = (html: string) =>
	[...html.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text);
const pipsIn = (html: string) => html.match(/<circle[^>]*r="(3\.2|2\.[57])"/g)?.length ?? 0;

const color = fc.constantFrom(...COLORS);
const size = fc.constantFrom(1 as const, 2 as const, 3 as const);
const piece: fc.Arbitrary<Piece> = fc.record({ color, size });
const facing = fc.constantFrom(
	'u' as const,
	'n' as const,
	'e' as const,
	's' as const,
	'w' as const
);

describe('pyramids', () => {
	test('each bears the letter of its colour and a pip for each step of its size, and says both', () => {
		fc.assert(
			fc.property(color, size, facing, (color, size, facing) => {
				const html = drawn(Pyramid, { color, size, facing });
				expect(lettersIn(html)).toEqual([color]);
				expect(pipsIn(html)).toBe(size);
				expect(nameOf(html)).toBe(pyramidName({ color, size, facing }));
			})
		);
	});

	test('no two have the same name', () => {
		const all = COLORS.flatMap((color) =>
			[1, 2, 3].flatMap((size) => ['u', 'n', 'e', 's', 'w'].map((way) => `${color}${size}${way}`))
		);
		expect(new Set(all.map((code) => pyramidName(pyramid(code)))).size).toBe(150);
	});

	test('a code without a facing stands upright, and what is no code is a mistake of ours', () => {
		expect(pyramid('R3')).toEqual(pyramid('R3u'));
		expect(() => pyramid('X3u')).toThrow('is no pyramid');
	});

	test('words of colours and sizes are all different', () => {
		const words = [...Object.values(colorWords), ...Object.values(sizeWords)].map((word) => word());
		expect(new Set(words).size).toBe(13);
	});
});

describe('stacks', () => {
	const stack = fc.array(piece, { minLength: 2, maxLength: 9 });

	test('up to four pieces each show letter and pips; of more there is the number', () => {
		fc.assert(
			fc.property(stack, (pieces) => {
				const html = drawn(Stack, { pieces });
				if (pieces.length <= 4) {
					expect(lettersIn(html)).toEqual(pieces.map(({ color }) => color));
					expect(pipsIn(html)).toBe(pieces.reduce((sum, { size }) => sum + size, 0));
				} else expect(lettersIn(html)).toContain(String(pieces.length));
			})
		);
	});

	test('the list names every piece, bottom first', () => {
		fc.assert(
			fc.property(stack, (pieces) => {
				expect(nameOf(drawn(Stack, { pieces }))).toContain(pieces.map(pyramidName).join(', '));
			})
		);
	});

	test('every piece stands higher than the one below, and all stay within the square', () => {
		fc.assert(
			fc.property(stack, (pieces) => {
				const all = layers(pieces);
				all.slice(1).forEach((layer, index) => {
					expect(layer.y).toBeLessThan(all[index]?.y ?? 0);
				});
				const top = all.at(-1);
				expect((top?.y ?? 0) - (top?.height ?? 0)).toBeGreaterThanOrEqual(5.9);
			})
		);
	});
});

describe('the piecepack', () => {
	test('24 tiles have 24 names, each with its value to be seen', () => {
		const tiles = SUITS.flatMap((suit) =>
			VALUES.map((value) => drawn(Tile, { face: { suit, value } }))
		);
		expect(new Set(tiles.map(nameOf)).size).toBe(24);
		expect(tiles.map((html) => lettersIn(html)[0])).toEqual(
			SUITS.flatMap(() => [undefined, 'A', '2', '3', '4', '5'])
		);
	});

	test('a coin tells the side that is up and nothing else', () => {
		for (const suit of SUITS) expect(lettersIn(drawn(Coin, { up: suit }))).toEqual([]);
		const values = VALUES.map((value) => drawn(Coin, { up: value }));
		for (const html of values) expect(SUITS.some((suit) => html.includes(suit))).toBe(false);
		expect(new Set(values.map(nameOf)).size).toBe(6);
	});

	test('the order in which tiles may sink is written on them', () => {
		const html = drawn(Tile, { face: { suit: 'suns' as const, value: 0 }, sinks: 2 });
		expect(lettersIn(html)).toEqual(['2']);
	});

	test('pawns and dice of the four suits are told apart by name', () => {
		const pawns = SUITS.map((suit) => nameOf(drawn(Pawn, { suit })));
		const dice = SUITS.flatMap((suit) =>
			VALUES.map((value) => nameOf(drawn(PiecepackDie, { suit, value })))
		);
		expect(new Set([...pawns, ...dice]).size).toBe(28);
	});
});

describe('dice, chips, bag, cards, seats', () => {
	test('an ordinary die has as many dots as it shows', () => {
		const dots = [1, 2, 3, 4, 5, 6].map(
			(value) => drawn(PlainDie, { value }).match(/<circle/g)?.length
		);
		expect(dots).toEqual([1, 2, 3, 4, 5, 6]);
	});

	test('each face of the Treehouse die bears its word', () => {
		const faces = (['tip', 'swap', 'hop', 'dig', 'aim', 'wild'] as const).map((face) =>
			lettersIn(drawn(TreehouseDie, { face }))
		);
		expect(faces).toEqual([['Tip'], ['Swap'], ['Hop'], ['Dig'], ['Aim'], ['Wild']]);
	});

	test('heaps are worth what they stand for, in the fewest chips', () => {
		fc.assert(
			fc.property(fc.nat(500), (amount) => {
				const all = heaps(amount);
				expect(all.reduce((sum, { worth, count }) => sum + worth * count, 0)).toBe(amount);
				expect(all.every(({ worth, count }) => worth === 10 || count < (worth === 5 ? 2 : 5))).toBe(
					true
				);
				expect(lettersIn(drawn(Chips, { amount }))).toEqual([String(amount)]);
			})
		);
	});

	test('a bag tells how many pieces are in it', () => {
		expect([0, 1, 17].map((count) => nameOf(drawn(Bag, { count })))).toEqual([
			'bag with 0 pieces',
			'bag with 1 piece',
			'bag with 17 pieces'
		]);
	});

	test('52 cards have 52 names, and a back tells none of them', () => {
		const names = (['S', 'H', 'D', 'C'] as const).flatMap((suit) =>
			Array.from('A23456789TJQK', (rank) => nameOf(drawn(Card, { face: { rank, suit } })))
		);
		expect(new Set(names).size).toBe(52);
		expect(lettersIn(drawn(Card, { face: null }))).toEqual([]);
	});

	test('seats are told apart by outline, and always bear their number', () => {
		const marks = [0, 1, 2, 3, 4, 5].map((seat) => drawn(SeatMark, { seat }));
		expect(marks.map(lettersIn)).toEqual([['1'], ['2'], ['3'], ['4'], ['5'], ['6']]);
		expect(new Set(marks.map((html) => /d="([^"]*)"/.exec(html)?.[1])).size).toBe(6);
	});

	test('where words stand beside it a picture says nothing', () => {
		const html = drawn(Bag, { count: 3, label: null });
		expect(nameOf(html)).toBeUndefined();
		expect(html).toContain('aria-hidden="true"');
	});
});
