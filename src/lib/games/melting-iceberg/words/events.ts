/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { telling, type Sentences } from '../../kit/says.ts';
import { LOSSES } from './losses.ts';
import type { IcebergEvent } from '../rules/state.ts';
import { icebergName, outcomeSentence } from './actions.ts';

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

export const EVENTS: Sentences<IcebergEvent> = {
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
	...LOSSES,
	ended: (event, names, spoken) => outcomeSentence(event, names, spoken)
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(EVENTS);
