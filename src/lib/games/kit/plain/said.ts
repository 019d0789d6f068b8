/** What a game says and shows that has written no words of its own for it: made of its module and its words. */
import type { AnyModule, GameEvent, Outcome, Seat } from '../../../engine/module.ts';
import * as m from '../../../paraglide/messages.js';
import { ending, type End } from '../../../pieces/ending/ending.ts';
import { comma } from '../../../pieces/lists.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import type { Words as WallWords } from '../../../pieces/wallWords.ts';
import type { Names, Words } from '../words.ts';

/** What all of it is made of. */
export interface Plain {
	readonly game: AnyModule;
	readonly words: Words;
}

/** What stands above the board; undefined for a game whose words have no title. */
export const titled = ({ title }: Words): TitleWords<unknown> | undefined =>
	title ? { name: title, watching: m.plain_watching } : undefined;

/** What rules make of a view; null where they cannot, since it hides what they count. */
function tried<Answer>(ask: () => Answer): Answer | null {
	try {
		return ask();
	} catch {
		return null;
	}
}

const outcomeOf = ({ game }: Plain, view: unknown): Outcome | null =>
	tried(() => game.outcome(view));

/** What each seat has; empty where the view does not tell it, or the rules count nothing. */
export function scoresOf({ game }: Plain, view: unknown): readonly number[] {
	const scores = tried(() => game.score?.(view)) ?? [];
	return scores.every(Number.isFinite) ? scores : [];
}

/** How many cards each seat holds, where the view has `hands`. */
export const handsOf = (view: unknown): readonly number[] => {
	const hands = (view as { readonly hands?: unknown } | null)?.hands;
	return Array.isArray(hands) && hands.every(Array.isArray)
		? hands.map(({ length }) => length)
		: [];
};

/** What else is said of a seat in the list of players that `reader` has. */
export function heldBy({ words }: Plain, view: unknown, seat: Seat, reader: Seat | null): string {
	const count = handsOf(view)[seat];
	return words.holds(view, seat, reader) ?? (count === undefined ? '' : m.plain_cards({ count }));
}

/** The status for a seat, or for whoever watches. */
export function statusOf(plain: Plain, view: unknown, seat: Seat | null, names: Names): Said {
	const { game, words } = plain;
	const awaited = game.toAct(view);
	const end = outcomeOf(plain, view);
	const acts = seat !== null && awaited.includes(seat);
	return {
		caps: end ? (words.end(end.reason) ?? '') : capsOf(plain, view),
		you: acts ? m.plain_you({ deeds: deedsOf(plain, view, seat).join(comma()) }) : null,
		waiting: awaited.filter((one) => one !== seat).map(names),
		instead: end && words.outcome(end, names),
		more: null
	};
}

/** The chapter and the round. */
function capsOf({ game, words }: Plain, view: unknown): string {
	const { phase, round } = game.stage?.(view) ?? {};
	const chapter = phase === undefined ? null : words.phase(phase);
	return [chapter, round === undefined ? null : m.plain_round({ round })]
		.filter((part) => part !== null)
		.join(' · ');
}

/** What a seat may do now, each kind of action once. */
function deedsOf({ game, words }: Plain, view: unknown, seat: Seat): string[] {
	const types = new Set([...game.legal(view, seat)].map(({ type }) => type));
	return [...types].map((type) => words.action(type)).filter((deed) => deed !== null);
}

/** Tells how it ended, by the score where there is one; null while it goes on. Who won stands above that. */
export const endingOf = (plain: Plain): ((view: unknown, names: Names) => End | null) =>
	ending(
		(view: unknown) => outcomeOf(plain, view),
		(view, names) => {
			const { caps, instead } = statusOf(plain, view, null, names);
			return { instead: caps || instead, more: null };
		},
		(view) => {
			const { game, words } = plain;
			const scores = scoresOf(plain, view);
			const favour = { most: 1, fewest: -1, none: 0 }[game.order ?? 'none'];
			return {
				seats: [...scores.keys()],
				figure: (seat) => favour * (scores[seat] ?? 0),
				says: (seat) => words.score(scores[seat] ?? 0)
			};
		}
	);

/** What its wall says. */
export const saidOnWall = (plain: Plain): WallWords<unknown, GameEvent> => ({
	title: { name: plain.words.title ?? (() => plain.game.about.title) },
	toAct: (view) => plain.game.toAct(view),
	statusOf: (view, seat, names) => statusOf(plain, view, seat, names),
	endOf: endingOf(plain),
	eventSentence: (event, names) => plain.words.event(event, names) ?? ''
});
