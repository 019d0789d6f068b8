/** The words of this game's refusals, actions, events and end: nothing indexes messages by a computed key. */
import * as m from '../../paraglide/messages.js';
import type { Outcome } from '../../engine/module.ts';
import { says, type Names, type Refusals, type Sentences, type Spoken } from '../says.ts';
import type { Action, IcebergEvent } from './state.ts';

const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.melting_iceberg_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.melting_iceberg_refused_not_your_turn({}, spoken),
	'wrong-action': (_refusal, spoken) => m.melting_iceberg_refused_wrong_action({}, spoken),
	'bad-action': (_refusal, spoken) => m.melting_iceberg_refused_bad_action({}, spoken),
	'not-in-hand': (_refusal, spoken) => m.melting_iceberg_refused_not_in_hand({}, spoken),
	'not-on-ice': (_refusal, spoken) => m.melting_iceberg_refused_not_on_ice({}, spoken),
	'wrong-ring': ({ params }, spoken) =>
		params?.['ring'] === 1
			? m.melting_iceberg_refused_wrong_ring_1({}, spoken)
			: m.melting_iceberg_refused_wrong_ring_2({}, spoken),
	'food-there': (_refusal, spoken) => m.melting_iceberg_refused_food_there({}, spoken),
	'cell-occupied': (_refusal, spoken) => m.melting_iceberg_refused_cell_occupied({}, spoken),
	'bad-dock': (_refusal, spoken) => m.melting_iceberg_refused_bad_dock({}, spoken),
	'not-a-die': (_refusal, spoken) => m.melting_iceberg_refused_not_a_die({}, spoken),
	'no-animal': (_refusal, spoken) => m.melting_iceberg_refused_no_animal({}, spoken),
	'already-moved': (_refusal, spoken) => m.melting_iceberg_refused_already_moved({}, spoken),
	'not-carrying': (_refusal, spoken) => m.melting_iceberg_refused_not_carrying({}, spoken),
	'already-carrying': (_refusal, spoken) => m.melting_iceberg_refused_already_carrying({}, spoken),
	'nothing-done': (_refusal, spoken) => m.melting_iceberg_refused_nothing_done({}, spoken),
	'too-far': ({ params }, spoken) =>
		m.melting_iceberg_refused_too_far({ distance: Number(params?.['distance'] ?? 0) }, spoken),
	'no-own-food': (_refusal, spoken) => m.melting_iceberg_refused_no_own_food({}, spoken),
	'no-iceberg': (_refusal, spoken) => m.melting_iceberg_refused_no_iceberg({}, spoken),
	'cannot-melt': (_refusal, spoken) => m.melting_iceberg_refused_cannot_melt({}, spoken),
	'keep-needed': (_refusal, spoken) => m.melting_iceberg_refused_keep_needed({}, spoken),
	'bad-keep': (_refusal, spoken) => m.melting_iceberg_refused_bad_keep({}, spoken),
	'bad-seats': (_refusal, spoken) => m.melting_iceberg_refused_bad_seats({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.melting_iceberg_refused_bad_option({ option: params?.['option'] ?? '' }, spoken)
};

/** What each type of action is called, on a button or in a log. */
const actionWords: Readonly<Record<Action['type'], typeof m.melting_iceberg_do_melt>> = {
	placeFood: m.melting_iceberg_do_place_food,
	dock: m.melting_iceberg_do_dock,
	rollMove: m.melting_iceberg_do_roll_move,
	assignDice: m.melting_iceberg_do_assign_dice,
	moveAnimal: m.melting_iceberg_do_move_animal,
	endMove: m.melting_iceberg_do_end_move,
	rollMelt: m.melting_iceberg_do_roll_melt,
	melt: m.melting_iceberg_do_melt
};

/** §1.2 Icebergs have letters: A in the middle, B to G teal, H to S white. */
export const icebergName = (id: number): string => 'ABCDEFGHIJKLMNOPQRS'.charAt(id);

const animalMoved: Sentences<IcebergEvent>['animal-moved'] = (event, names, spoken) => {
	const who = names(event.seat);
	if (event.iceberg === null) return m.melting_iceberg_event_animal_moved_floe({ who }, spoken);
	const named = { who, iceberg: icebergName(event.iceberg) };
	if (event.dropped && event.picked) {
		return m.melting_iceberg_event_animal_moved_swap(named, spoken);
	}
	if (event.dropped) return m.melting_iceberg_event_animal_moved_drop(named, spoken);
	return event.picked
		? m.melting_iceberg_event_animal_moved_pick(named, spoken)
		: m.melting_iceberg_event_animal_moved(named, spoken);
};

const meltRolled: Sentences<IcebergEvent>['melt-rolled'] = (
	{ seat, die, value, melts },
	names,
	spoken
) => {
	const named = { who: names(seat), die, value };
	return melts
		? m.melting_iceberg_event_melt_rolled_melts(named, spoken)
		: m.melting_iceberg_event_melt_rolled_safe(named, spoken);
};

const ENDS = {
	'last-iceberg': m.melting_iceberg_end_last_iceberg,
	'sole-survivor': m.melting_iceberg_end_sole_survivor,
	'all-lost': m.melting_iceberg_end_all_lost
} as const;

const isReason = (reason: string): reason is keyof typeof ENDS => Object.hasOwn(ENDS, reason);

/** How the game ended, in one sentence. */
function outcomeSentence(
	{ winners, reason }: Pick<Outcome, 'winners' | 'reason'>,
	names: Names,
	spoken?: Spoken
): string {
	const who = winners.map(names).join(', ');
	return ENDS[isReason(reason) ? reason : 'last-iceberg']({ who }, spoken);
}

const EVENTS: Sentences<IcebergEvent> = {
	'food-placed': ({ seat, owner, iceberg }, names, spoken) =>
		m.melting_iceberg_event_food_placed(
			{ who: names(seat), owner: names(owner), iceberg: icebergName(iceberg) },
			spoken
		),
	docked: ({ seat }, names, spoken) => m.melting_iceberg_event_docked({ who: names(seat) }, spoken),
	'round-began': ({ seat, round }, names, spoken) =>
		m.melting_iceberg_event_round_began({ who: names(seat), round }, spoken),
	'move-rolled': ({ seat, dice: [one, other] }, names, spoken) =>
		m.melting_iceberg_event_move_rolled({ who: names(seat), one, other }, spoken),
	'dice-read': ({ seat, animals, distance }, names, spoken) =>
		m.melting_iceberg_event_dice_read({ who: names(seat), animals, distance }, spoken),
	'animal-moved': animalMoved,
	'floe-left': ({ seat }, names, spoken) =>
		m.melting_iceberg_event_floe_left({ who: names(seat) }, spoken),
	'move-ended': ({ seat }, names, spoken) =>
		m.melting_iceberg_event_move_ended({ who: names(seat) }, spoken),
	'counter-rose': ({ value }, _names, spoken) =>
		value === 0
			? m.melting_iceberg_event_counter_rose_zero({}, spoken)
			: m.melting_iceberg_event_counter_rose({ value }, spoken),
	'melt-rolled': meltRolled,
	melted: ({ seat, iceberg }, names, spoken) =>
		m.melting_iceberg_event_melted({ who: names(seat), iceberg: icebergName(iceberg) }, spoken),
	'broke-off': ({ icebergs }, _names, spoken) =>
		m.melting_iceberg_event_broke_off({ icebergs: icebergs.map(icebergName).join(', ') }, spoken),
	'food-lost': ({ count }, _names, spoken) => m.melting_iceberg_event_food_lost({ count }, spoken),
	'animals-lost': ({ seat, count }, names, spoken) =>
		m.melting_iceberg_event_animals_lost({ who: names(seat), count }, spoken),
	out: ({ seat }, names, spoken) => m.melting_iceberg_event_out({ who: names(seat) }, spoken),
	ended: (event, names, spoken) => outcomeSentence(event, names, spoken)
};

/** All that this game says, for its board and for whoever does not know the game. */
export const meltingIcebergWords = says({
	refusals: REFUSALS,
	otherwise: m.melting_iceberg_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
