/** What the desk shows the person who leads: the script, and the catalogue. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { challengeOf, found } from '../../../src/lib/games/biome/challenges/catalogue.ts';
import { planWords, scene } from '../../../src/lib/games/biome/history/scene.ts';
import { placesOf } from '../../../src/lib/games/biome/rules/together/progress.ts';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import Prepared from '../../../src/lib/games/biome/screens/desk/Prepared.svelte';
import ChallengeList from '../../../src/lib/games/biome/screens/desk/ChallengeList.svelte';
import DeskScript from '../../../src/lib/games/biome/screens/desk/Script.svelte';
import ScreenAlone from '../../../src/lib/games/biome/screens/wall/ChallengeAlone.svelte';
import { cueFor, guide } from '../../../src/lib/games/biome/guide.ts';
import { LESSONS, timed } from '../../../src/lib/games/kit/guide.ts';
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

describe('the run sheet at the desk', () => {
	test('has what is said to every table as buttons in its lines, where there is somebody to say it', () => {
		const view = game(4, 5, { interfering: false, most: 80 }).start;
		const SAID = [
			'At all tables: Begin',
			'At all tables: End the phase',
			'At all tables: End the game'
		];
		const led = drawn(DeskScript, { view, sayAll: () => undefined });
		const places = SAID.map((words) => led.indexOf(words));
		expect(places.every((place) => place > 0)).toBe(true);
		expect(places).toEqual(places.toSorted((one, other) => one - other));
		expect(drawn(DeskScript, { view })).not.toContain('At all tables');
	});

	test('knows of each word when it is due', () => {
		for (const lesson of LESSONS) {
			const due = timed(guide.parts(lesson)).flatMap(({ says, to }) => (says ? [[says, to]] : []));
			expect(due.map(([says]) => says)).toEqual(['begin', 'endPhase', 'endGame']);
			for (const [, to] of due) expect(to).toBeLessThan(lesson);
		}
	});
});

describe('the class board and the table of what is prepared', () => {
	const names = (seat: number) => `Player ${String(seat + 1)}`;
	const answered = (view: State, solution: string) => ({
		...view,
		history: view.history.map((entry) =>
			entry.kind === 'turn' ? { ...entry, narration: '', plan: { ...entry.plan, solution } } : entry
		)
	});

	test('tell the answer of a turn of which nobody has told a sentence, and without words what was put in', () => {
		const { moves } = game(4, 5, { interfering: false, most: 120 });
		const view = moves.at(-1)?.after;
		if (!view) throw new Error('nothing was played');
		const { told } = scene(answered(view, 'Moss drinks up the flood'), names, {});
		expect(told.length).toBeGreaterThan(0);
		for (const line of told) expect(line).not.toMatch(/ met “/);
		expect(told.join()).toMatch(/\w: Moss drinks up the flood/);
		expect(scene(answered(view, ''), names, {}).told.join()).not.toContain(' met ');
	});

	test('show the words of each plan while all prepare', () => {
		const moves = [1, 2, 3, 4, 5, 6].flatMap(
			(seed) =>
				game(4, seed, { interfering: false, options: { tempo: 'together', biomes: null } }).moves
		);
		const found = moves.find(
			({ after }) => after.step === 'prepare' && placesOf(after).some(({ entry }) => entry?.plan)
		);
		if (!found) throw new Error('nothing was planned');
		const places = placesOf(found.after).filter(({ entry }) => entry?.plan);
		expect(places.length).toBeGreaterThan(0);
		const page = drawn(Prepared, { view: found.after, names });
		for (const { seat, entry } of places) {
			const words = planWords(found.after, { seat, plan: entry?.plan ?? null }, names);
			expect(words).not.toBe('');
			expect(page).toContain(words);
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
