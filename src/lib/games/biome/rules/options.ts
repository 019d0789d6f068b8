/** §7 The options of a table: what they may be, and what stands when nobody says. */
import { isObject } from '../../../engine/json.ts';
import { refusal, type Refusal } from '../../../engine/module.ts';
import { choice, flag, given, optionsOf, whole, type ValuesOf } from '../../../engine/options.ts';
import { lessonRounds } from './together/lesson.ts';
import { CUSTOM_STATS, isOwnBlock } from './blocks.ts';
import { BIOMES, type Biome, type StatBlock } from './parts.ts';

/** §7.1 What the bare rule text sets where the worked examples play otherwise. */
const STRICT: Partial<Options> = {
	ownMixedChoice: false,
	borrowedDice: true,
	borrowLimit: 'resource',
	copyFrom: 4,
	lenderDice: 'all',
	foreignStatPenalty: 'owner'
};

const fields = {
	reading: choice(['examples', 'strict'], 'examples'),
	ownMixedChoice: flag(true),
	borrowedDice: flag(false),
	borrowLimit: choice([1, 'resource'], 1),
	copyFrom: choice([2, 4], 2),
	lenderDice: choice(['left', 'all'], 'left'),
	strongCopyRp: choice([1, 2], 1),
	standingRp: choice(['used', 'all'], 'used'),
	mixOwnAndBorrowed: flag(true),
	statSource: choice(['any', 'lender'], 'any'),
	foreignStatPenalty: choice(['borrower', 'owner'], 'borrower'),
	unaided: choice(['no-rp', 'always'], 'no-rp'),
	lenderConsent: flag(false),
	mixedKeep: choice(['assign', 'pool'], 'assign'),
	minDice: choice([1, 0, 2], 1),
	agreement: choice(['one', 'vote', 'none'], 'one'),
	customStats: choice(CUSTOM_STATS, 'same-spread'),
	startRp: whole(1, 10, 4),
	collapsePercent: whole(1, 100, 'auto', ['auto', 'off']),
	equilibriumRounds: choice([1, 2, 3], 1),
	bothAtOnce: choice(['collapse', 'equilibrium'], 'collapse'),
	graceRounds: whole(0, 3, 0),
	phase1Rounds: whole(1, 999, null, [null]),
	maxRounds: whole(1, 999, null, [null]),
	leftover: choice(['place', 'discard'], 'place'),
	inventedChallenges: flag(true),
	biomes: given<Biome[] | null>(
		null,
		(value, seats): value is Biome[] | null => value === null || isBiomeList(value, seats)
	),
	stats: given<(StatBlock | null)[] | null>(
		null,
		(value, seats): value is (StatBlock | null)[] | null =>
			value === null || isBlockList(value, seats)
	),
	firstSeat: whole(0, 7, 0),
	tempo: choice(['turns', 'together'], 'turns'),
	// who plays by computer has no facilitator to begin
	start: { ...choice(['ready', 'facilitator'], 'ready'), spread: ['ready'] }
};

const isBiomeList = (value: unknown, seats: number): value is Biome[] =>
	Array.isArray(value) &&
	value.length === seats &&
	value.every((biome) => BIOMES.some((known) => known === biome));

/** Whether the numbers are allowed is asked later, since that has a code of its own. */
const isBlockList = (value: unknown, seats: number): value is (StatBlock | null)[] =>
	Array.isArray(value) &&
	value.length === seats &&
	value.every((block) => block === null || isObject(block));

/** §7 The options of a table, all filled in; `tempo` and `start` came later, and are missing where they are as ever. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields, {
	presets: [
		{
			id: 'lesson',
			options: {
				tempo: 'together',
				graceRounds: 1,
				agreement: 'one',
				leftover: 'place',
				...lessonRounds(45, 6)
			},
			fitting: (minutes, seats) => ({ ...lessonRounds(minutes, seats) }),
			led: { start: 'facilitator' }
		},
		{ id: 'as-printed', options: { reading: 'strict' } },
		{ id: 'examples', options: {} },
		{ id: 'workshop', options: { graceRounds: 1, phase1Rounds: 8, maxRounds: 6 } }
	],
	// §14: offered first
	recommended: 'lesson',
	later: ['tempo', 'start'],
	defaults: ({ reading }) => (reading === 'strict' ? STRICT : {}),
	check: (filled, seats) => refuseSet(filled, seats)
});

/** §7.2 What no single option can tell: the seats, the share line, the blocks of one's own. */
function refuseSet(filled: Options, seats: number): Refusal | null {
	const { collapsePercent, firstSeat, biomes, stats, customStats } = filled;
	const bad = (option: string) => refusal('bad-option', { option }, '§7.2');
	if (firstSeat >= seats) return bad('firstSeat');
	if (
		typeof collapsePercent === 'number' &&
		(seats === 1 || (seats === 2 && collapsePercent <= 50))
	)
		return bad('collapsePercent');
	if (stats && !biomes) return bad('stats');
	if (stats?.some((block) => block && !isOwnBlock(block, customStats))) {
		return refusal('bad-stats', {}, '§1.3');
	}
	return null;
}
