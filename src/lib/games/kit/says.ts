/** What a game says, made from its maps of sentences: nothing indexes messages by a computed key. */
import type { GameEvent, Outcome, Refusal, Seat } from '../../engine/module.ts';
import type * as m from '../../paraglide/messages.js';

/** A word without parameters. */
export type Word = typeof m.piece_red;
/** The language to say it in; without it, the reader's. */
export type Spoken = Parameters<Word>[1];
/** The names people gave, of one seat, as one phrase. */
export type Names = (seat: Seat) => string;

/** A sentence for each code: why something may not be done, and what to do instead. */
export type Refusals = Readonly<Record<string, (refusal: Refusal, spoken: Spoken) => string>>;

/** A line of the log for each type of event. */
export type Sentences<Event extends GameEvent> = {
	readonly [Type in Event['type']]: (
		event: Extract<Event, { type: Type }>,
		names: Names,
		spoken: Spoken
	) => string;
};

/** What a game's `words.ts` brings along. */
interface Sayings<Type extends string, Event extends GameEvent> {
	readonly refusals: Refusals;
	/** For a code that is none of these. */
	readonly otherwise: Word;
	/** What each type of action is called, on a button or in a log. */
	readonly actions: Readonly<Record<Type, Word>>;
	readonly events: Sentences<Event>;
	/** How the game ended, in one sentence. */
	readonly outcome: (outcome: Outcome, names: Names, spoken: Spoken) => string;
}

/** All that a game says, for its board and for whoever does not know the game. */
export const says = <Type extends string, Event extends GameEvent>(
	sayings: Sayings<Type, Event>
) => ({
	REFUSAL_CODES: Object.keys(sayings.refusals) as readonly string[],
	explain: explaining(sayings.refusals, sayings.otherwise),
	actionWords: sayings.actions,
	EVENT_TYPES: Object.keys(sayings.events) as readonly string[],
	eventSentence: telling(sayings.events),
	outcomeSentence: (outcome: Outcome, names: Names, spoken?: Spoken): string =>
		sayings.outcome(outcome, names, spoken)
});

/** Says why something may not be done. */
export const explaining =
	(refusals: Refusals, otherwise: Word) =>
	(refusal: Refusal, spoken?: Spoken): string => {
		const say = Object.hasOwn(refusals, refusal.code) ? refusals[refusal.code] : undefined;
		return say ? say(refusal, spoken) : otherwise({}, spoken);
	};

/** Says what has happened, as one line of the log. */
export const telling =
	<Event extends GameEvent>(events: Sentences<Event>) =>
	(event: Event, names: Names, spoken?: Spoken): string => {
		// the compiler cannot see that a map's entry belongs to the event that named it
		const say = events[event.type as Event['type']] as (
			event: Event,
			names: Names,
			spoken: Spoken
		) => string;
		return say(event, names, spoken);
	};
