/** What the form of a new table asks for, and what becomes of the answers. */
import { expect, test } from 'vitest';
import { offerOf, readTable } from '../../../../src/routes/offer.server.ts';

const LESSON = { game: 'biome', preset: 'lesson', seats: '6' };

/** The options that a form asks for. */
function optionsOf(entered: Record<string, string>, led: boolean) {
	const asked = readTable(entered, { led });
	if ('problems' in asked) throw new Error(JSON.stringify(asked.problems));
	return asked.options;
}

test('a lesson gets the rounds that fit its length, and begins by the facilitator’s word where there is one', () => {
	expect(optionsOf({ ...LESSON, minutes: '45' }, true)).toMatchObject({
		tempo: 'together',
		start: 'facilitator',
		phase1Rounds: 2,
		maxRounds: 2
	});
	const long = optionsOf({ ...LESSON, minutes: '90' }, false);
	expect(long).toMatchObject({ phase1Rounds: 4, maxRounds: 7 });
	expect(long).not.toHaveProperty('start');
});

test('a length that is none is that of a usual lesson, and options of one’s own come first', () => {
	expect(optionsOf({ ...LESSON, minutes: 'long' }, true)).toMatchObject({ maxRounds: 2 });
	expect(optionsOf({ ...LESSON, 'number.maxRounds': '5' }, true)).toMatchObject({ maxRounds: 5 });
});

test('no other preset asks for a length or waits for the facilitator’s word', () => {
	const { presets } = offerOf('biome');
	expect(presets.filter(({ lengths }) => lengths.length > 0).map(({ id }) => id)).toEqual([
		'lesson'
	]);
	expect(optionsOf({ ...LESSON, preset: 'workshop' }, true)).not.toHaveProperty('start');
});

test('the offer says in one line what will fit', () => {
	const lesson = offerOf('biome').presets.find(({ id }) => id === 'lesson');
	expect(lesson?.lengths.find(({ minutes }) => minutes === 45)?.says['6']).toBe(
		'What fits into 45 minutes: 2 rounds of phase 1 and 2 rounds of phase 2, so 4 turns each.'
	);
});
