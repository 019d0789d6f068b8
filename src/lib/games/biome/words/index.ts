/** All that this game says, for whoever does not know it. */
import { gameWords } from '../../kit/words.ts';
import { actionWords, outcomeSentence } from './actions.ts';
import { ends, gistSentence, phases, steps } from './desk.ts';
import { events } from './events.ts';
import { optionWords, presetWords } from './options.ts';
import { refusals } from './refusals.ts';

export const biomeWords = gameWords({
	refusals,
	actions: actionWords,
	events,
	outcome: outcomeSentence,
	options: optionWords,
	presets: presetWords,
	phases,
	steps,
	ends,
	gist: gistSentence
});
