/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { colorWords, sizeWords } from '../../../pieces/names.ts';
import { telling, type Names, type Sentences, type WordMap } from '../../kit/words.ts';
import type { Ending, MartianEvent, Result } from '../rules/state.ts';
import { pieceOf } from './piece.ts';
import { listed } from '../../../pieces/lists.ts';

const ENDED: WordMap<Ending> = {
	rounds: m.martian_12s_event_ended_rounds,
	money: m.martian_12s_event_ended_money,
	vote: m.martian_12s_event_ended_vote
};

function scored({ winners, score, share, carry }: Result, names: Names): string {
	const who = listed(winners.map(names));
	const one = winners.length === 1;
	const say = one ? m.martian_12s_event_scored_one : m.martian_12s_event_scored_many;
	const taken = say({ who, score, share });
	return carry === 0 ? taken : `${taken} ${m.martian_12s_event_carried({ carry })}`;
}

export const events: Sentences<MartianEvent> = {
	pulled: ({ seat, size, color, points, score }, names) => {
		const piece = pieceOf({ size, color });
		return m.martian_12s_event_pulled({
			who: names(seat),
			size: sizeWords[piece.size](),
			color: colorWords[piece.color](),
			points,
			score
		});
	},
	popped: ({ seat, score }, names) => m.martian_12s_event_popped({ who: names(seat), score }),
	passed: ({ seat, score }, names) => m.martian_12s_event_passed({ who: names(seat), score }),
	scored,
	'round-began': ({ seat, round }, names) =>
		m.martian_12s_event_round_began({ who: names(seat), round }),
	'sat-out': ({ seat }, names) => m.martian_12s_event_sat_out({ who: names(seat) }),
	'stop-wanted': ({ seat }, names) => m.martian_12s_event_stop_wanted({ who: names(seat) }),
	'game-ended': ({ because }) => ENDED[because]()
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
