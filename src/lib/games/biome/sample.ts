/** What the sample's players wrote: the world's name, what they mean by their stats, new Resources, for each turn an answer and what came of it, a line for each age and round, and what they said in the end. */
import * as m from '../../paraglide/messages.js';
import type { Seat } from '../../engine/module.ts';
import type { SampleWords } from '../kit/sample.ts';
import { closingQuestion, type LogLine } from '../kit/guide.ts';
import { COVER, fieldFor, lineKey, timesOf, WORLD } from './history/bookTexts.ts';
import { turningPoints } from './history/debrief.ts';
import { narrationKey } from './history/narration.ts';
import { drawing } from './sampleDrawing.ts';
import {
	STATS,
	type Action,
	type Stat,
	type State,
	type TurnEntry,
	type TurnPhase
} from './rules/state.ts';
import { speech } from './words/speech.ts';

type Words = () => string;
/** A turn: how it was answered, and the sentence that was told of it. */
type Turn = readonly [answer: Words, told: Words];

/** An age or a round, with the turns of forest, grassland, sea and desert, who sit in this order. */
const TURNS: Readonly<Record<string, readonly Turn[]>> = {
	build1: [
		[m.sample_age1_forest_answer, m.sample_age1_forest],
		[m.sample_age1_grassland_answer, m.sample_age1_grassland],
		[m.sample_age1_aquatic_answer, m.sample_age1_aquatic],
		[m.sample_age1_desert_answer, m.sample_age1_desert]
	],
	build2: [
		[m.sample_age2_forest_answer, m.sample_age2_forest],
		[m.sample_age2_grassland_answer, m.sample_age2_grassland],
		[m.sample_age2_aquatic_answer, m.sample_age2_aquatic],
		[m.sample_age2_desert_answer, m.sample_age2_desert]
	],
	society1: [
		[m.sample_round1_forest_answer, m.sample_round1_forest],
		[m.sample_round1_grassland_answer, m.sample_round1_grassland],
		[m.sample_round1_aquatic_answer, m.sample_round1_aquatic],
		[m.sample_round1_desert_answer, m.sample_round1_desert]
	],
	society2: [
		[m.sample_round2_forest_answer, m.sample_round2_forest],
		[m.sample_round2_grassland_answer, m.sample_round2_grassland],
		[m.sample_round2_aquatic_answer, m.sample_round2_aquatic],
		[m.sample_round2_desert_answer, m.sample_round2_desert]
	],
	society3: [
		[m.sample_round3_forest_answer, m.sample_round3_forest],
		[m.sample_round3_grassland_answer, m.sample_round3_grassland],
		[m.sample_round3_aquatic_answer, m.sample_round3_aquatic],
		[m.sample_round3_desert_answer, m.sample_round3_desert]
	],
	society4: [
		[m.sample_round4_forest_answer, m.sample_round4_forest],
		[m.sample_round4_grassland_answer, m.sample_round4_grassland],
		[m.sample_round4_aquatic_answer, m.sample_round4_aquatic],
		[m.sample_round4_desert_answer, m.sample_round4_desert]
	]
};

/** What the new Resource of an age is called, by seat. */
const NAMES: Readonly<Record<string, Readonly<Record<Seat, Words>>>> = {
	build1: [
		m.sample_name_root_post,
		m.sample_name_resting_meadows,
		m.sample_name_cleaner_shrimps,
		m.sample_name_sand_skin
	],
	build2: { 2: m.sample_name_deep_ponds, 3: m.sample_name_hoof_hammers }
};

/** "in which …", by age and round. */
const LINES: Readonly<Record<string, Words>> = {
	'age.1': m.sample_line_age1,
	'age.2': m.sample_line_age2,
	'round.1': m.sample_line_round1,
	'round.2': m.sample_line_round2,
	'round.3': m.sample_line_round3,
	'round.4': m.sample_line_round4
};

/** What they mean by their stats; one of them stays open, as at most tables. */
const MEANINGS: Readonly<Partial<Record<Stat, Words>>> = {
	resilience: m.sample_means_resilience,
	adaptability: m.sample_means_adaptability,
	biodiversity: m.sample_means_biodiversity
};

/** What they answered when they looked back, by what the question is about; one of them stays open. */
const ANSWERS: Readonly<Record<string, Words>> = {
	loss: m.sample_said_loss,
	first: m.sample_said_first,
	chain: m.sample_said_chain,
	closing: m.sample_said_closing
};

/** The turn whose sentence stands on the cover. */
const ON_COVER = { time: 'society3', seat: 0 };

const timeOf = (phase: TurnPhase, round: number): string => `${phase}${String(round)}`;

/** A plan with its answer and what its new Resource is called; null for what else is done. */
function said(view: State, seat: Seat, action: Action): Action | null {
	if (action.type !== 'plan' || (view.phase !== 'build' && view.phase !== 'society')) return null;
	const time = timeOf(view.phase, view.round);
	const answer = TURNS[time]?.[seat]?.[0];
	if (!answer) return null;
	const name = NAMES[time]?.[seat];
	const isNew = action.resource && 'name' in action.resource;
	const resource = name && isNew ? { resource: { name: name() } } : {};
	return { ...action, solution: answer(), ...resource };
}

/** The fields of the story as the table has filled them by now. */
function story(view: State): Record<string, string> {
	const { history } = view;
	const fields: Record<string, string> = { [WORLD]: m.sample_world() };
	for (const time of timesOf(view)) {
		const line = LINES[lineKey(time)];
		if (line) fields[lineKey(time)] = line();
	}
	for (const [at, turn] of history.entries()) {
		if (turn.kind !== 'turn') continue;
		const told = TURNS[timeOf(turn.phase, turn.round)]?.[turn.seat]?.[1];
		if (told) fields[narrationKey(at, turn)] = told();
		if (isOnCover(turn)) fields[COVER] = fieldFor({ at, turn });
	}
	return fields;
}

const isOnCover = ({ phase, round, seat }: TurnEntry): boolean =>
	timeOf(phase, round) === ON_COVER.time && seat === ON_COVER.seat;

/** What they said when it was over, by the fields of the story. */
function answers(view: State, log: readonly LogLine[]): Record<string, string> {
	if (!view.result) return {};
	const asked = [...turningPoints(view, log, { names: {} }), closingQuestion()];
	return Object.fromEntries(
		asked.flatMap(({ key }) => {
			const answer = ANSWERS[key.split('.')[0] ?? ''];
			return answer ? [[key, answer()]] : [];
		})
	);
}

/** Views come as unknown: only this game's own module plays the sample. */
export const sampleWords: SampleWords = {
	speech: (view, seat, action, random) =>
		said(view as State, seat, action as Action) ??
		speech(view as State, seat, action as Action, random),
	story: (view) => story(view as State),
	answers: (view, log) => answers(view as State, log),
	drawn: () => [{ seat: 0, png: drawing, words: m.sample_drawn() }],
	first: () =>
		STATS.flatMap((stat, seat) => {
			const text = MEANINGS[stat];
			return text ? [{ seat, action: { type: 'defineStat', stat, text: text() } }] : [];
		})
};
