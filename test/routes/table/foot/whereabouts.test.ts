/** How far down each page of a phone was left, and when it is let go. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whereabouts } from '../../../../src/routes/table/[table]/foot/whereabouts.ts';

/** A page of which every picture takes so long, in ms. */
let frame: number;
let now: number;
let scrollY: number;
let drawn: ((now: number) => void)[];
let hands: Map<string, () => void>;

beforeEach(() => {
	frame = 16;
	now = 0;
	drawn = [];
	hands = new Map();
	vi.stubGlobal('performance', { now: () => now });
	vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => drawn.push(draw));
	vi.stubGlobal('addEventListener', (sign: string, run: () => void) => hands.set(sign, run));
	vi.stubGlobal('scrollTo', (_: number, top: number) => {
		scroll(top);
	});
	scroll(0);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

function scroll(top: number) {
	scrollY = top;
	vi.stubGlobal('scrollY', top);
}

/** Draws a number of pictures, each of which is pushed down by what comes. */
function draw(pictures: number) {
	for (let at = 0; at < pictures; at++) {
		now += frame;
		for (const one of drawn.splice(0)) one(now);
		if (at < pictures - 1) scroll(scrollY + 10);
	}
}

function turning() {
	const { left, turned } = whereabouts<'sheet' | 'world'>();
	return (from: 'sheet' | 'world', to: 'sheet' | 'world') => {
		left(from);
		turned(to);
	};
}

test('a page that is turned back to stands where it was left, while parts of it still come', () => {
	const turn = turning();
	scroll(300);
	turn('sheet', 'world');
	draw(5);
	expect(scrollY).toBe(0);
	turn('world', 'sheet');
	draw(5);
	expect(scrollY).toBe(300);
});

test('however slow its pictures are, it is held for half a second and no longer', () => {
	frame = 100;
	const turn = turning();
	turn('sheet', 'world');
	draw(5);
	expect(scrollY).toBe(0);
	scroll(200);
	draw(2);
	expect(scrollY).toBe(210);
});

test.each(['touchstart', 'wheel', 'keydown', 'pointerdown'])('%s lets it go at once', (sign) => {
	const turn = turning();
	turn('sheet', 'world');
	draw(2);
	hands.get(sign)?.();
	scroll(200);
	draw(1);
	expect(scrollY).toBe(200);
});
