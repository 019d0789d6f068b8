/** The status sentence, and the position in plain words. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { GameEvent, Seat } from '../../../engine/module.ts';
import { pyramidName } from '../../../pieces/names.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import { chipsOf, leadOf, scoreOf, seatNow } from '../rules/counts.ts';
import { pieceOf } from './piece.ts';
import { canPay, pullsOf, richest } from '../rules/rounds.ts';
import { outcome } from '../rules/rules.ts';
import { LIMIT, PULLS, type Ending, type MartianEvent, type State } from '../rules/state.ts';
import { outcomeSentence } from './actions.ts';
import { eventSentence, events as told } from './events.ts';
import { comma } from '../../../pieces/lists.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = { name: m.martian_12s_title, watching: m.turn_watching };

/** What to say to a seat, or to someone who watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Said {
	const { phase, round, rounds } = view;
	const said = { caps: m.martian_12s_round({ round, rounds }), instead: null, waiting: [] };
	if (phase === 'over') return { ...said, you: null, ...overall(view, names) };
	const next = phase === 'play' ? view.turn : view.first;
	if (seat === next) return { ...said, ...(phase === 'play' ? turn(view, seat) : start(view)) };
	const more = phase === 'play' ? aside(view, seat) : between(view, seat);
	return { ...said, you: null, waiting: [names(next)], more };
}

function overall(view: State, names: Names) {
	const ended = outcome(view) ?? { reason: '', winners: richest(view) };
	return { instead: outcomeSentence(ended, names), more: ending(view) };
}

/** §4 Why the game is over: what the event told, read from the position. */
function ending(view: State): string {
	const voted = view.stopVotes.length === view.wallets.length;
	const because: Ending = voted ? 'vote' : view.round >= view.rounds ? 'rounds' : 'money';
	return eventSentence({ type: 'game-ended', winners: richest(view), because }, String);
}

/** §2.2 to §2.4 What there is to do on one's turn, and what it costs. */
function turn(view: State, seat: Seat) {
	const { stake } = view;
	const [has, score] = [chipsOf(view, seat), scoreOf(view, seat)];
	if (!canPay(view, seat)) {
		return {
			you: m.martian_12s_you_must_pass({ score }),
			more: m.martian_12s_poor({ stake, has })
		};
	}
	if (pullsOf(view, seat) === 0) {
		return { you: m.martian_12s_you_first(), more: m.martian_12s_cost({ stake, has }) };
	}
	const gap = LIMIT - score;
	return {
		you: m.martian_12s_you_pull({ score }),
		more: m.martian_12s_danger({ stake, has, gap })
	};
}

const start = ({ round }: State) => ({
	you: m.martian_12s_you_start({ round: round + 1 }),
	more: m.martian_12s_or_stop()
});

/** §3.4 What the others may do between two rounds. */
function between({ stopVotes }: State, seat: Seat | null): string | null {
	if (seat === null) return null;
	return stopVotes.includes(seat) ? m.martian_12s_you_stopped() : m.martian_12s_or_stop();
}

/** Where somebody stands who cannot act now. */
function aside(view: State, seat: Seat | null): string | null {
	if (seat === null) return null;
	const score = scoreOf(view, seat);
	switch (view.status[seat]) {
		case 'passed':
			return m.martian_12s_you_passed({ score });
		case 'popped':
			return m.martian_12s_you_popped();
		case 'out':
			return m.martian_12s_you_out();
		default:
			return pullsOf(view, seat) === PULLS ? m.martian_12s_you_full({ score }) : null;
	}
}

const STATUS = {
	in: m.martian_12s_is_in,
	passed: m.martian_12s_is_passed,
	popped: m.martian_12s_is_popped,
	out: m.martian_12s_is_out
} as const;

/** A seat's chips, whether it is in, passed, popped or out, and whether it draws first: a few words each. */
function factsOf(view: State, seat: Seat): string[] {
	const facts = [
		m.piece_chips({ count: chipsOf(view, seat) }),
		STATUS[view.status[seat] ?? 'out']()
	];
	if (view.first !== seat || view.phase === 'over') return facts;
	const first = view.phase === 'play' ? m.martian_12s_draws_first() : m.martian_12s_draws_next();
	return [...facts, first];
}

/** How far a stack is from 12. */
function gapWords(view: State, seat: Seat): string {
	const gap = LIMIT - scoreOf(view, seat);
	return gap < 0 ? m.martian_12s_over() : m.martian_12s_gap({ gap });
}

/** A seat as boards and walls show it. */
export const shownOf = (view: State, seat: Seat, names: Names) => ({
	...seatNow(view, seat),
	sentence: seatSentence(view, seat, names),
	facts: factsOf(view, seat).join(' · '),
	score: scoreOf(view, seat),
	gap: gapWords(view, seat)
});

/** What a seat has before it, for who does not see it. */
export function seatSentence(view: State, seat: Seat, names: Names): string {
	const pulls = view.stacks[seat] ?? [];
	const said = { who: names(seat), facts: factsOf(view, seat).join(comma()) };
	if (pulls.length === 0) return m.martian_12s_says_empty(said);
	return m.martian_12s_says_stack({
		...said,
		score: scoreOf(view, seat),
		gap: gapWords(view, seat),
		pyramids: pulls.map((one) => pyramidName(pieceOf(one))).join(comma())
	});
}

/** The score to beat, and with how many pyramids; null while there is none. */
export function leadSentence(view: State, names: Names): string | null {
	const lead = leadOf(view);
	if (!lead || view.phase !== 'play') return null;
	const { score, pulls, seats } = lead;
	return m.martian_12s_to_beat({ score, pulls, who: seats.map(names).join(comma()) });
}

/** These stand on a card of their own. */
export const APART: readonly MartianEvent['type'][] = ['scored', 'game-ended'];
const apart: ReadonlySet<string> = new Set(APART);

/** What has happened last, in sentences. */
export const lastSentences = (events: readonly GameEvent[], names: Names): string =>
	events
		.filter(({ type }) => Object.hasOwn(told, type) && !apart.has(type))
		// the filter leaves what this game's rules tell
		.map((event) => eventSentence(event as MartianEvent, names))
		.join(' ');

/** §3 How the last round was scored; null while it is played. */
export function resultSentence({ phase, lastResult }: State, names: Names): string | null {
	if (phase === 'play' || !lastResult) return null;
	return eventSentence({ type: 'scored', ...lastResult }, names);
}

/** The seat whose pyramid was pulled last; null where something else was done. */
export function pulledLast(events: readonly GameEvent[]): Seat | null {
	const seat = events.find(({ type }) => type === 'pulled')?.['seat'];
	return typeof seat === 'number' ? seat : null;
}
