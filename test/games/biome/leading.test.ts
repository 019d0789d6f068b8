/** What the desk shows the person who leads: the script, and the catalogue. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { challengeOf, found } from '../../../src/lib/games/biome/challenges/catalogue.ts';
import ChallengeList from '../../../src/lib/games/biome/screens/desk/ChallengeList.svelte';
import DeskScript from '../../../src/lib/games/biome/screens/desk/Script.svelte';
import ScreenAlone from '../../../src/lib/games/biome/screens/wall/ChallengeAlone.svelte';
import { cueFor } from '../../../src/lib/games/biome/guide.ts';
import { game } from './play.ts';

const drawn = (part: unknown, props: Record<string, unknown>) =>
	render(part as Component, { props }).body;

describe('the script at the desk', () => {
	test('says what is to be said where the table stands, and the lesson minute by minute', () => {
		const { moves } = game(4, 5, { interfering: false, most: 80 });
		const steps = new Map(moves.map(({ after }) => [`${after.phase} ${after.step}`, after]));
		expect(steps.size).toBeGreaterThan(4);
		for (const view of steps.values()) {
			const page = drawn(DeskScript, { view });
			const { title, say, watch } = cueFor(view);
			for (const text of [title, say, watch]) expect(page).toContain(text);
			expect(page).toContain('0–5 min');
			expect(page).toContain('–45 min');
		}
	});
});

test('the wall with the challenge alone tells the challenge and what is being done, or that there is none', () => {
	const { start, moves } = game(4, 5, { interfering: false, most: 80 });
	const names = (seat: number) => `Seat ${seat + 1}`;
	const page = (view: unknown) => drawn(ScreenAlone, { view, names, told: { seq: 1, events: [] } });
	expect(page(start)).toContain('There is no challenge');
	const met = moves.filter(({ after }) => after.step === 'agree');
	expect(met.length).toBeGreaterThan(2);
	for (const { after } of met) {
		const { challenge } = after.current ?? {};
		const title = challengeOf(challenge?.catalogue ?? '')?.title;
		expect(page(after)).toContain(title ?? challenge?.text);
		expect(page(after)).not.toContain('There is no challenge');
	}
});

describe('the catalogue at the desk', () => {
	const all = found({ words: '', sphere: 'cryosphere', biome: null, phase: null });
	const list = (why: () => string | null) =>
		drawn(ChallengeList, {
			shown: all,
			marked: [all[0]?.id],
			mark: () => undefined,
			who: 'Robin & Kit',
			why,
			suggest: () => undefined
		});

	test('has a star and a button for every card, each with the card’s name', () => {
		const page = list(() => null);
		expect(page.match(/aria-pressed="true"/g)).toHaveLength(1);
		expect(page.match(/aria-pressed="false"/g)).toHaveLength(all.length - 1);
		for (const { title } of all) {
			expect(page).toContain(`Favourite: ${title}`);
			expect(page).toContain(`Suggest “${title}” to Robin &amp; Kit`);
		}
	});

	test('greys what cannot be suggested now, without making it dead', () => {
		const page = list(() => 'Not yet.');
		expect(page.match(/aria-disabled="true"/g)).toHaveLength(all.length);
		expect(page).not.toMatch(/<button[^>]* disabled/);
	});
});
