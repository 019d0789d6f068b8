import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Desk from '../../../src/lib/games/biome/screens/desk/Desk.svelte';
import Stage from '../../../src/lib/games/biome/screens/desk/Stage.svelte';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import { game } from './play.ts';

const desk = (view: State, part: typeof Desk = Desk) =>
	render(part, {
		props: {
			view,
			names: (seat: number) => `Player ${String(seat + 1)}`,
			told: { seq: 1, events: [] },
			empty: [],
			act: () => Promise.resolve(true)
		}
	}).body;
const { moves } = game(4, 9, { interfering: false });
const last = moves.at(-1)?.after;

test('the desk says who asked what and how it is answered while the turn is played', () => {
	const asked = moves.find(({ after }) => after.step === 'agree')?.after;
	const { challenge, plan } = asked?.current ?? {};
	if (!asked || !challenge || !plan) throw new Error('somebody plans in every game');
	const html = desk(asked, Stage);
	expect(html).toContain('Set by');
	expect(html).toContain(challenge.text.replaceAll('&', '&amp;'));
	expect(desk({ ...asked, current: null }, Stage)).not.toContain('Set by');
});

test('§5.3 who borrowed from whom is shown from phase 2 on', () => {
	const building = moves.find(({ after }) => after.phase === 'build')?.after;
	if (!building || !last) throw new Error('every game has a phase 1');
	expect(desk(building)).not.toContain('Who borrowed from whom');
	expect(desk(last)).toContain('Who borrowed from whom');
});

test('the desk says how many dice were thrown, and every heading has one id', () => {
	if (!last) throw new Error('every game has a move');
	const html = desk(last);
	const dice = last.history.flatMap((entry) =>
		entry.kind === 'turn' ? [...entry.roll.dice, ...(entry.lender?.dice ?? [])] : []
	);
	expect(html).toContain(`${String(dice.length)} dice rolled so far`);
	const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	expect(new Set(ids).size).toBe(ids.length);
});
