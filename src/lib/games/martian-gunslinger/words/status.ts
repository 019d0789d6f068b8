/** The status sentence: what this seat does now, or whom the table waits for. The act, not the rule. */
import * as m from '../../../paraglide/messages.js';
import { colorWords, treehouseWords } from '../../../pieces/names.ts';
import type { Names, Word, WordMap } from '../../kit/words.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import { targetOf } from '../rules/board.ts';
import { sideOf } from '../rules/duel.ts';
import { endSentence } from './actions.ts';
import { eventHolds, playable } from '../rules/offered.ts';
import { returnMoves } from '../rules/ending.ts';
import { toAct } from '../rules/rules.ts';
import { colorOf } from './looks.ts';
import { plotName } from './naming.ts';
import { stepName, stepNow } from './steps.ts';
import { WINNING_POINTS, type Phase, type State } from '../rules/state.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = {
	name: m.martian_gunslinger_title,
	watching: m.martian_gunslinger_watching,
	seatIs: (_view, seat, names) =>
		m.martian_gunslinger_seat_is({ who: names(seat), color: colorWords[colorOf(seat)]() })
};

/** The status for a seat, or for whoever watches. */
export function statusOf(view: State, seat: number | null, names: Names): Said {
	const awaited = toAct(view);
	const mine = seat !== null && awaited.includes(seat);
	return {
		you: mine ? ACTS[view.phase](view, seat, names) : null,
		waiting: awaited.filter((one) => one !== seat).map(names),
		instead: endOf(view, seat, names),
		caps: mine ? ownCaps(view) : capsOf(view, names),
		more: mine ? MORE[view.phase](view, seat, names) || null : null
	};
}

/** How it ended; null while it goes on. */
function endOf({ result }: State, seat: number | null, names: Names): string | null {
	const winner = result?.winners[0];
	if (!result || winner === undefined) return null;
	if (winner === seat) return m.martian_gunslinger_you_won();
	return endSentence(result.reason, names(winner));
}

/** "Robin · step 3 of 9: Move". */
function capsOf(view: State, names: Names): string {
	const { phase, turn } = view;
	const who = names(turn);
	const step = stepNow(view);
	if (step !== null) return m.martian_gunslinger_caps_step({ who, step, name: stepName(step) });
	if (phase === 'over') return m.martian_gunslinger_caps_over({ points: WINNING_POINTS });
	if (phase === 'return') return m.martian_gunslinger_caps_return({ who });
	return setupCaps(view);
}

function setupCaps({ setupTurn, n }: State): string {
	const turns = n + 3;
	return m.martian_gunslinger_caps_setup({ now: Math.min(setupTurn + 1, turns), turns });
}

/** "Step 3 of 9": what it is called stands in the sentence. */
function ownCaps(view: State): string {
	const step = stepNow(view);
	if (step !== null) return m.piece_step({ step, of: 9 });
	return view.phase === 'setup' ? setupCaps(view) : '';
}

type Sayings = Readonly<Record<Phase, (view: State, seat: number, names: Names) => string>>;

const nothing = (): string => '';

/** A sentence without parameters. */
const plain = (say: Word) => (): string => say();

const ACTS: Sayings = {
	setup: (view, seat) => {
		if (view.home[seat]) return m.martian_gunslinger_you_place_plot();
		return view.setupTurn >= 3
			? m.martian_gunslinger_you_place_home()
			: m.martian_gunslinger_you_place_any();
	},
	shift: plain(m.martian_gunslinger_you_shift),
	roll: plain(m.martian_gunslinger_you_roll),
	treehouse: ({ tree }) => m.martian_gunslinger_you_die({ face: treehouseWords[tree ?? 'wild']() }),
	move: ({ points, free }) =>
		points > 0 || free
			? m.martian_gunslinger_you_move({ points })
			: m.martian_gunslinger_you_moved(),
	clash: (view, seat, names) => {
		const target = targetOf(view, seat);
		return target && 'seat' in target
			? m.martian_gunslinger_you_attack({ who: names(target.seat) })
			: m.martian_gunslinger_you_attempt({ plot: target ? plotName(target.plot) : '' });
	},
	duel: ({ duel }, seat) =>
		m.martian_gunslinger_you_exchange({ max: duel ? duel.max[sideOf(duel, seat)] : 0 }),
	hand: (view, seat) =>
		playable(view, seat).size > 0
			? m.martian_gunslinger_you_card()
			: m.martian_gunslinger_you_no_card(),
	resource: plain(m.martian_gunslinger_you_resource),
	event: (view, seat) =>
		eventHolds(view, seat) ? m.martian_gunslinger_you_event() : m.martian_gunslinger_you_no_event(),
	choose: plain(m.martian_gunslinger_you_lose),
	bid: plain(m.martian_gunslinger_you_bid),
	pay: ({ pending }) => m.martian_gunslinger_you_pay({ count: pending?.count ?? 0 }),
	return: plain(m.martian_gunslinger_you_return),
	over: nothing
};

const DIE_HELP: WordMap<TreehouseFace> = {
	tip: m.martian_gunslinger_help_tip,
	swap: m.martian_gunslinger_help_swap,
	hop: m.martian_gunslinger_help_hop,
	dig: m.martian_gunslinger_help_dig,
	aim: m.martian_gunslinger_help_aim,
	wild: m.martian_gunslinger_help_wild
};

const MORE: Sayings = {
	setup: plain(m.martian_gunslinger_more_setup),
	shift: plain(m.martian_gunslinger_more_shift),
	roll: plain(m.martian_gunslinger_more_roll),
	treehouse: ({ tree }) => DIE_HELP[tree ?? 'wild'](),
	move: ({ points, free, hop }) => {
		if (free) return m.martian_gunslinger_more_free();
		if (points === 0) return '';
		return hop ? m.martian_gunslinger_more_hop() : m.martian_gunslinger_more_move();
	},
	clash: (view, seat) => {
		const target = targetOf(view, seat);
		return target && 'seat' in target
			? m.martian_gunslinger_more_attack()
			: m.martian_gunslinger_more_attempt();
	},
	duel: plain(m.martian_gunslinger_more_duel),
	hand: (view, seat) =>
		playable(view, seat).size > 0
			? m.martian_gunslinger_more_card()
			: m.martian_gunslinger_more_no_card(),
	resource: plain(m.martian_gunslinger_more_resource),
	event: (view, seat) => {
		if (view.active[seat]) return m.martian_gunslinger_more_active();
		return eventHolds(view, seat)
			? m.martian_gunslinger_more_event()
			: m.martian_gunslinger_more_no_event();
	},
	choose: plain(m.martian_gunslinger_more_lose),
	bid: plain(m.martian_gunslinger_more_bid),
	pay: plain(m.martian_gunslinger_more_pay),
	return: (view, seat) =>
		[...returnMoves(view, seat)].some(({ type }) => type === 'done')
			? m.martian_gunslinger_more_no_way()
			: m.martian_gunslinger_more_return(),
	over: nothing
};
