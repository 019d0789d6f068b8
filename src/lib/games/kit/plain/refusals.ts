/** Sentences for codes that most games refuse by, for a game that has nothing of its own to say there. */
import * as m from '../../../paraglide/messages.js';

/** To be spread into a game's refusals. */
export const plainRefusals = {
	'bad-action': m.piece_bad_action,
	'game-over': m.plain_refused_game_over,
	'not-your-turn': m.plain_refused_not_your_turn,
	'bad-option': m.plain_refused_bad_option,
	'bad-seats': m.plain_refused_bad_seats
};
