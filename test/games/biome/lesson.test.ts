import { expect, test } from 'vitest';
import { biome } from '../../../src/lib/games/biome/index.ts';
import { lessonRounds, roundMinutes } from '../../../src/lib/games/biome/rules/together/lesson.ts';

test('45 minutes give six seats two rounds and two, 90 minutes four and seven', () => {
	expect(lessonRounds(45, 6)).toEqual({ phase1Rounds: 2, maxRounds: 2 });
	expect(lessonRounds(90, 6)).toEqual({ phase1Rounds: 4, maxRounds: 7 });
});

test('the rounds fit the lesson, and no further one does', () => {
	for (let seats = 2; seats <= 8; seats++) {
		for (let minutes = 40; minutes <= 180; minutes += 5) {
			const { phase1Rounds, maxRounds } = lessonRounds(minutes, seats);
			const [build, society] = [roundMinutes('build', seats), roundMinutes('society', seats)];
			const left = minutes - 13 - phase1Rounds * build - maxRounds * society;
			expect(left).toBeGreaterThanOrEqual(0);
			expect(left).toBeLessThan(society);
			expect(phase1Rounds).toBeLessThanOrEqual(4);
		}
	}
});

test('however short a lesson is, each phase has one round', () => {
	expect(lessonRounds(0, 8)).toEqual({ phase1Rounds: 1, maxRounds: 1 });
});

test('the preset Lesson is offered first, and is that of 45 minutes and six seats', () => {
	const [first] = biome.options.presets;
	expect(first).toMatchObject({ id: 'lesson', options: { tempo: 'together', leftover: 'place' } });
	expect(first?.options).toMatchObject({ graceRounds: 1, agreement: 'one' });
	// §7.3 what the rules reckon for six seats and 45 minutes
	expect(first?.options).toMatchObject({ phase1Rounds: 2, maxRounds: 2 });
});

test('options that came later are missing where they are as ever', () => {
	const filled = (given: object) => biome.options.fill(given, 3);
	expect(filled({ tempo: 'turns', start: 'ready' })).toEqual(filled({}));
	expect(filled({})).not.toHaveProperty('options.tempo');
	expect(filled({ tempo: 'together' })).toHaveProperty('options.tempo', 'together');
	expect(filled({ start: 'never' })).toHaveProperty('refused.code', 'bad-option');
});
