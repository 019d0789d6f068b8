/** All that this game says: nothing indexes messages by a computed key. */
import * as m from '../../../paraglide/messages.js';
import { says } from '../../kit/says.ts';
import { EVENTS } from './events.ts';
import { REFUSALS } from './refusals.ts';
import { actionWords, outcomeSentence } from './actions.ts';

/** All that this game says, for whoever does not know the game. */
export const virusFightWords = says({
	refusals: REFUSALS,
	otherwise: m.virus_fight_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
