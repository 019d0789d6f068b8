/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords } from '../../kit/words.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { ends, gistSentence, phases, steps } from './desk.ts';
import { events } from './events.ts';
import { optionWords as options, presetWords as presets } from './options.ts';
import { refusals } from './refusals.ts';

export const words = gameWords({
	refusals,
	actions,
	events,
	outcome,
	options,
	presets,
	phases,
	steps,
	ends,
	gist: gistSentence,
	newcomer: m.late_resource
});
