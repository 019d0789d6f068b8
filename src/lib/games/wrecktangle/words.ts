/** All that this game says: nothing indexes messages by a computed key. */
import * as m from '../../paraglide/messages.js';
import { says } from '../says.ts';
import { EVENTS } from './eventwords.ts';
import { REFUSALS } from './refusalwords.ts';
import { actionWords, outcomeSentence } from './sentences.ts';

/** All that this game says, for whoever does not know the game. */
export const wrecktangleWords = says({
	refusals: REFUSALS,
	otherwise: m.wrecktangle_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
