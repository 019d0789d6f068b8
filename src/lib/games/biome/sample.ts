/** What the sample's players wrote: the world's name, new Resources, and for each turn an answer and what came of it. */
import * as m from '../../paraglide/messages.js';
import type { Seat } from '../../engine/module.ts';
import type { SampleWords } from '../kit/sample.ts';
import { COVER, fieldFor, WORLD } from './history/bookTexts.ts';
import { narrationKey } from './history/narration.ts';
import type { Action, State, TurnEntry, TurnPhase } from './rules/state.ts';
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
function story({ history }: State): Record<string, string> {
	const fields: Record<string, string> = { [WORLD]: m.sample_world() };
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

/** Views come as unknown: only this game's own module plays the sample. */
export const sampleWords: SampleWords = {
	speech: (view, seat, action, random) =>
		said(view as State, seat, action as Action) ??
		speech(view as State, seat, action as Action, random),
	story: (view) => story(view as State)
};
