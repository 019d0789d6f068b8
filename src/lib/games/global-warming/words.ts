/** The words of this game's refusals, actions, events and end: nothing indexes messages by a computed key. */
import * as m from '../../paraglide/messages.js';
import type { Outcome, Refusal } from '../../engine/module.ts';
import type { Action, Face, Suit, WarmingEvent } from './state.ts';

/** The language to say it in; without it, the reader's. */
type Spoken = Parameters<typeof m.global_warming_suns>[1];
type Names = (seat: number) => string;

const REFUSALS = {
	'game-over': (_refusal, spoken) => m.global_warming_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.global_warming_refused_not_your_turn({}, spoken),
	'wrong-action': (_refusal, spoken) => m.global_warming_refused_wrong_action({}, spoken),
	'bad-action': (_refusal, spoken) => m.global_warming_refused_bad_action({}, spoken),
	'no-tile': (_refusal, spoken) => m.global_warming_refused_no_tile({}, spoken),
	'pawn-on-tile': (_refusal, spoken) => m.global_warming_refused_pawn_on_tile({}, spoken),
	'cell-occupied': (_refusal, spoken) => m.global_warming_refused_cell_occupied({}, spoken),
	'not-adjacent': (_refusal, spoken) => m.global_warming_refused_not_adjacent({}, spoken),
	'no-pawn': (_refusal, spoken) => m.global_warming_refused_no_pawn({}, spoken),
	'not-one-step': (_refusal, spoken) => m.global_warming_refused_not_one_step({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.global_warming_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.global_warming_refused_bad_seats({}, spoken)
} satisfies Record<string, (refusal: Refusal, spoken: Spoken) => string>;

/** Every code of this game's refusals. */
export const REFUSAL_CODES: readonly string[] = Object.keys(REFUSALS);

const isCode = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

/** Why something may not be done, and what to do instead. */
export function explain(refusal: Refusal, spoken?: Spoken): string {
	return isCode(refusal.code)
		? REFUSALS[refusal.code](refusal, spoken)
		: m.global_warming_refused_other({}, spoken);
}

/** What each type of action is called, on a button or in a log. */
export const actionWords: Readonly<Record<Action['type'], typeof m.global_warming_do_sink>> = {
	selectFace: m.global_warming_do_select_face,
	moveTile: m.global_warming_do_move_tile,
	skipTile: m.global_warming_do_skip_tile,
	movePawn: m.global_warming_do_move_pawn,
	sink: m.global_warming_do_sink
};

const SUIT = {
	suns: m.global_warming_suns,
	moons: m.global_warming_moons,
	crowns: m.global_warming_crowns,
	arms: m.global_warming_arms
} as const;

export const suitName = (suit: Suit, spoken?: Spoken): string => SUIT[suit]({}, spoken);

/** The value of a tile or coin: "null", "ace", "2" … */
export function valueName(value: number, spoken?: Spoken): string {
	if (value === 0) return m.global_warming_null({}, spoken);
	return value === 1 ? m.global_warming_ace({}, spoken) : String(value);
}

/** The face of a die: "blank", "ace", "2" … */
export const faceName = (face: number, spoken?: Spoken): string =>
	face === 0 ? m.global_warming_blank({}, spoken) : valueName(face, spoken);

/** A tile as players call it: "ace of moons". */
export const tileName = ({ suit, value }: Face, spoken?: Spoken): string =>
	m.global_warming_tile({ suit: suitName(suit, spoken), value: valueName(value, spoken) }, spoken);

/** What has happened, as one line of the log. */
export function eventSentence(event: WarmingEvent, names: Names, spoken?: Spoken): string {
	switch (event.type) {
		case 'revealed':
			return revealed(event, names, spoken);
		case 'coin-drawn':
			return typeof event.shows === 'string'
				? m.global_warming_event_coin_drawn_suit({ suit: suitName(event.shows, spoken) }, spoken)
				: m.global_warming_event_coin_drawn_value(
						{ value: valueName(event.shows, spoken) },
						spoken
					);
		case 'sank':
			return m.global_warming_event_sank({ tile: tileName(event, spoken) }, spoken);
		default:
			return doneBySomebody(event, names, spoken);
	}
}

function doneBySomebody(
	event: Exclude<WarmingEvent, { type: 'revealed' | 'coin-drawn' | 'sank' }>,
	names: Names,
	spoken: Spoken
): string {
	const who = names(event.seat);
	switch (event.type) {
		case 'chose':
			return m.global_warming_event_chose({ who }, spoken);
		case 'action-lost':
			return m.global_warming_event_action_lost(
				{ who, face: faceName(event.face, spoken) },
				spoken
			);
		case 'tile-moved':
			return m.global_warming_event_tile_moved({ who, tile: tileName(event, spoken) }, spoken);
		case 'tile-kept':
			return m.global_warming_event_tile_kept({ who }, spoken);
		case 'pawn-moved': {
			const { pawn, seat, left } = event;
			return pawn === seat
				? m.global_warming_event_pawn_moved_own({ who, left }, spoken)
				: m.global_warming_event_pawn_moved_other({ who, other: names(pawn), left }, spoken);
		}
		case 'drowned':
			return m.global_warming_event_drowned({ who }, spoken);
		case 'bag-passed':
			return m.global_warming_event_bag_passed({ who }, spoken);
		case 'game-ended':
			return m.global_warming_event_game_ended({ who }, spoken);
	}
}

function revealed(
	{ faces, queue }: Extract<WarmingEvent, { type: 'revealed' }>,
	names: Names,
	spoken: Spoken
): string {
	const shown = faces.flatMap((face, seat) =>
		face === null
			? []
			: [m.global_warming_face_of({ who: names(seat), face: faceName(face, spoken) }, spoken)]
	);
	const dice = m.global_warming_event_revealed({ faces: shown.join(', ') }, spoken);
	const order = queue.map(names).join(', ');
	const then =
		queue.length === 0
			? m.global_warming_event_nobody_acts({}, spoken)
			: m.global_warming_event_order({ order }, spoken);
	return `${dice} ${then}`;
}

/** How the game ended, in one sentence. */
export const outcomeSentence = ({ winners }: Outcome, names: Names, spoken?: Spoken): string =>
	m.global_warming_end_last_survivor({ who: winners.map(names).join(', ') }, spoken);
