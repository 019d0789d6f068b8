/** The status sentence: what this seat does now, or whom the table waits for. The act, not the rule. */
import * as m from '../../../paraglide/messages.js';
import type { Names, Word } from '../../kit/words.ts';
import type { Outcome, Seat } from '../../../engine/module.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { treehouseWords } from '../../../pieces/names.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import { outcome } from '../rules/rules.ts';
import type { Deed, Die, State, TimberlandEvent } from '../rules/state.ts';
import { outcomeSentence } from './actions.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = {
	name: m.timberland_title,
	watching: m.timberland_watching
};

/** What has been picked so far. */
export interface Picked {
	readonly die: Die | null;
	readonly deed: Deed['type'] | null;
	readonly piece: Cell | null;
	/** From which of the pieces on it they hop. */
	readonly level: number | null;
	readonly dir: string | null;
	readonly to: Cell | null;
}

interface Asked {
	/** Which piece. */
	readonly piece: Word;
	readonly more: Word;
	/** Where it goes. */
	readonly to: Word;
	readonly moreTo: Word;
}

const ASKED: Readonly<Record<Deed['type'], Asked>> = {
	tip: {
		piece: m.timberland_you_tip,
		more: m.timberland_more_tip,
		to: m.timberland_you_tip_to,
		moreTo: m.timberland_more_tip_to
	},
	swap: {
		piece: m.timberland_you_swap,
		more: m.timberland_more_swap,
		to: m.timberland_you_swap_to,
		moreTo: m.timberland_more_swap_to
	},
	hop: {
		piece: m.timberland_you_hop,
		more: m.timberland_more_hop,
		to: m.timberland_you_hop_to,
		moreTo: m.timberland_more_hop_to
	},
	dig: {
		piece: m.timberland_you_dig,
		more: m.timberland_more_dig,
		to: m.timberland_you_dig_to,
		moreTo: m.timberland_more_dig_to
	},
	aim: {
		piece: m.timberland_you_aim,
		more: m.timberland_more_aim,
		to: m.timberland_you_aim_to,
		moreTo: m.timberland_more_aim_to
	}
};

/** What to say to a seat that has picked so much, or to someone who watches. */
export function statusOf(
	view: State,
	seat: Seat | null,
	names: Names,
	picked: Picked | null = null
): Said {
	const ended = outcome(view);
	if (ended) return over(view, ended, seat, names);
	const who = names(view.turn);
	const rolled = rolledSays(view);
	const silent = { you: null, waiting: [], instead: null };
	if (seat === view.turn) return { ...silent, caps: rolled ?? '', ...ownAct(view, picked) };
	const caps = rolled ? m.timberland_caps_rolled({ who, rolled }) : m.timberland_caps_turn({ who });
	const they = view.phase === 'roll' ? m.timberland_they_roll({ who }) : theyPlay(view, who);
	const aim = m.timberland_aim({ points: view.options.target });
	if (seat === null) return { ...silent, caps, instead: they, more: aim };
	return { ...silent, caps, waiting: [who], more: they };
}

function rolledSays({ phase, dice }: State): string | null {
	if (phase !== 'act' || !dice) return null;
	const [first, second] = dice;
	return m.timberland_both({ first: treehouseWords[first](), second: treehouseWords[second]() });
}

function theyPlay({ dice, used }: State, who: string): string {
	const left = (dice ?? []).filter((_, die) => !used[die]);
	const [face] = left;
	return left.length === 1 && face
		? m.timberland_they_play_last({ who, face: treehouseWords[face]() })
		: m.timberland_they_play({ who });
}

function over({ scores }: State, ended: Outcome, seat: Seat | null, names: Names): Said {
	const won = seat !== null && ended.winners.includes(seat) && ended.winners.length === 1;
	const list = scores.map((points, one) => m.timberland_has({ who: names(one), points }));
	return {
		caps: m.timberland_caps_over(),
		you: null,
		waiting: [],
		instead: won
			? m.timberland_you_won({ points: scores[seat] ?? 0 })
			: outcomeSentence(ended, names),
		more: list.join(' ')
	};
}

function ownAct(view: State, picked: Picked | null): { you: string; more: string } {
	if (view.phase === 'roll') {
		const points = view.options.target;
		return { you: m.timberland_you_roll(), more: m.timberland_aim({ points }) };
	}
	if (typeof picked?.die !== 'number') {
		return { you: m.timberland_you_die(), more: m.timberland_more_die() };
	}
	const { deed, piece, to, level } = picked;
	if (deed === null) return { you: m.timberland_you_wild(), more: m.timberland_more_wild() };
	const asked = ASKED[deed];
	if (!piece) return { you: asked.piece(), more: asked.more() };
	if (deed === 'hop' && level === null) {
		return { you: m.timberland_you_many(), more: m.timberland_more_many() };
	}
	if (deed === 'dig' && to) return { you: m.timberland_you_mode(), more: m.timberland_more_mode() };
	return { you: asked.to(), more: asked.moreTo() };
}

/** What an action would bring that is not played yet, in place of what was asked. */
export function previewSays(events: readonly TimberlandEvent[]): { you: string; more: string } {
	const felled = events.filter((event) => event.type === 'felled');
	const points = felled.reduce((sum, event) => sum + event.points, 0);
	const pushes = events.some(({ type }) => type === 'pushed');
	const stands = pushes ? m.timberland_preview_pushes() : m.timberland_preview();
	const fells = m.timberland_preview_fells({ trees: felled.length, points });
	return { you: m.timberland_you_confirm(), more: points > 0 ? fells : stands };
}
