/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { telling, type Sentences } from '../../kit/words.ts';
import { LOSSES } from './losses.ts';
import type { IcebergEvent } from '../rules/state.ts';
import { outcomeSentence } from './actions.ts';
import { icebergName } from './naming.ts';
import { comma } from '../../../pieces/lists.ts';

const animalMoved: Sentences<IcebergEvent>['animal-moved'] = (event, names) => {
	const who = names(event.seat);
	if (event.iceberg === null) return m.melting_iceberg_event_animal_moved_floe({ who });
	const named = { who, iceberg: icebergName(event.iceberg) };
	if (event.dropped && event.picked) return m.melting_iceberg_event_animal_moved_swap(named);
	if (event.dropped) return m.melting_iceberg_event_animal_moved_drop(named);
	return event.picked
		? m.melting_iceberg_event_animal_moved_pick(named)
		: m.melting_iceberg_event_animal_moved(named);
};

const meltRolled: Sentences<IcebergEvent>['melt-rolled'] = ({ seat, die, value, melts }, names) => {
	const named = { who: names(seat), die, value };
	return melts
		? m.melting_iceberg_event_melt_rolled_melts(named)
		: m.melting_iceberg_event_melt_rolled_safe(named);
};

export const events: Sentences<IcebergEvent> = {
	'food-placed': ({ seat, owner, iceberg }, names) =>
		m.melting_iceberg_event_food_placed({
			who: names(seat),
			owner: names(owner),
			iceberg: icebergName(iceberg)
		}),
	docked: ({ seat }, names) => m.melting_iceberg_event_docked({ who: names(seat) }),
	'round-began': ({ seat, round }, names) =>
		m.melting_iceberg_event_round_began({ who: names(seat), round }),
	'move-rolled': ({ seat, dice: [one, other] }, names) =>
		m.melting_iceberg_event_move_rolled({ who: names(seat), one, other }),
	'dice-read': ({ seat, animals, distance }, names) =>
		m.melting_iceberg_event_dice_read({ who: names(seat), animals, distance }),
	'animal-moved': animalMoved,
	'floe-left': ({ seat }, names) => m.melting_iceberg_event_floe_left({ who: names(seat) }),
	'move-ended': ({ seat }, names) => m.melting_iceberg_event_move_ended({ who: names(seat) }),
	'counter-rose': ({ value }) =>
		value === 0
			? m.melting_iceberg_event_counter_rose_zero()
			: m.melting_iceberg_event_counter_rose({ value }),
	'melt-rolled': meltRolled,
	melted: ({ seat, iceberg }, names) =>
		m.melting_iceberg_event_melted({ who: names(seat), iceberg: icebergName(iceberg) }),
	'broke-off': ({ icebergs }) =>
		m.melting_iceberg_event_broke_off({ icebergs: icebergs.map(icebergName).join(comma()) }),
	...LOSSES,
	ended: (event, names) => outcomeSentence(event, names)
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
