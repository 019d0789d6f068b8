/** The words of this game's refusals, actions and end: nothing indexes messages by a computed key. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import { says, type Names, type Spoken, type Word } from '../../kit/says.ts';
import { EVENTS } from './events.ts';
import { REFUSALS } from './refusals.ts';
import type { Action } from '../rules/state.ts';

/** What each type of action is called, on a button or in a log. */
const actionWords: Readonly<Record<Action['type'], Word>> = {
	placeHome: m.martian_gunslinger_do_place_home,
	placePlot: m.martian_gunslinger_do_place_plot,
	shiftPlot: m.martian_gunslinger_do_shift_plot,
	roll: m.martian_gunslinger_do_roll,
	useAce: m.martian_gunslinger_do_use_ace,
	treehouse: m.martian_gunslinger_do_treehouse,
	forward: m.martian_gunslinger_do_forward,
	face: m.martian_gunslinger_do_face,
	hopOver: m.martian_gunslinger_do_hop_over,
	attempt: m.martian_gunslinger_do_attempt,
	attack: m.martian_gunslinger_do_attack,
	exchange: m.martian_gunslinger_do_exchange,
	playCard: m.martian_gunslinger_do_play_card,
	layResource: m.martian_gunslinger_do_lay_resource,
	playEvent: m.martian_gunslinger_do_play_event,
	lose: m.martian_gunslinger_do_lose,
	bid: m.martian_gunslinger_do_bid,
	pay: m.martian_gunslinger_do_pay,
	done: m.martian_gunslinger_do_done
};

/** How the game ended, in one sentence. */
const outcomeSentence = ({ winners }: Outcome, names: Names, spoken?: Spoken): string =>
	m.martian_gunslinger_end({ who: winners.map(names).join(', ') }, spoken);

/** All that this game says, for its board and for whoever does not know the game. */
export const martianGunslingerWords = says({
	refusals: REFUSALS,
	otherwise: m.martian_gunslinger_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
