/** What the desk has set at a table, for every game alike: a fold of the log, shown in the room. */
import type { Json } from '../engine/json.ts';
import type { Seat } from '../engine/module.ts';
import type { Entry } from '../engine/referee.ts';
import type { Level } from '../engine/search/decide.ts';
import type { TurnDue } from './lessons/turn.ts';

/** How many texts of a table may be hidden. */
export const HIDDEN_MOST = 1000;

/** A soft clock: it warns, and nothing else. */
export interface Clock {
	/** `turn` counts from the last act, `phase` and `table` from `from`. */
	readonly of: 'turn' | 'phase' | 'table';
	readonly minutes: number;
	/** Milliseconds since 1970. */
	readonly from: number;
	/** The phase that it is for: in another one it is over. */
	readonly phase: string | null;
}

/** What a projector shows of any game; `game` is its own picture. A game may have more by names of its own. */
export const SCREEN_VIEWS = [
	'game',
	'join',
	'world',
	'chronicle',
	'compare',
	'class',
	'lookback',
	'previously',
	'blank'
] as const;

export interface ScreenSetting {
	/** One of SCREEN_VIEWS, or of the game's own; one that its pictures do not know shows `game`. */
	readonly view: string;
	/** How many times the usual size. */
	readonly size: number;
	/** Whether the join code is to be seen. */
	readonly code: boolean;
	/** Another table of the workshop that the projector is to go to; null for this one. */
	readonly table: string | null;
	/** The two tables of the workshop that `compare` sets side by side; nothing before they are chosen. */
	readonly compare: readonly string[];
	/** Which moment `lookback` shows, or which table `previously` tells of, from 0. */
	readonly point: number;
	/** Whether the clocks of the table are to be seen. */
	readonly clocks: boolean;
	/** When the lesson ends, in milliseconds since 1970, for a clock that shows it; null for none. */
	readonly bell: number | null;
}

/** What the desk does with people, and whether they `left` by themselves; `away` is another table's by now. No name is kept with it: somebody removed leaves none in the log. */
export const PERSON_DEEDS = [
	'approved',
	'refused',
	'renamed',
	'moved',
	'left',
	'away',
	'removed',
	'barred',
	'welcomed',
	'declined',
	'linked',
	'returned',
	'relieved'
] as const;
export type PersonDeed = (typeof PERSON_DEEDS)[number];

/** How well a computer plays, from the weakest. */
export const LEVELS = ['learns', 'plays', 'strong'] as const satisfies readonly Level[];

/** A seat that the computer plays. */
export interface Computer {
	readonly seat: Seat;
	readonly level: Level;
	/** Simulations before each action, at least 1. */
	readonly budget: number;
}

/** One step of help that a seat was given: of what, and when. */
export interface Helped {
	readonly seat: Seat;
	/** From 1. */
	readonly step: number;
	/** The last entry before it that was not another seat's. */
	readonly head: number;
	/** Milliseconds since 1970. */
	readonly at: number;
}

/** A hand that is up for the whole table. */
export interface Hand {
	readonly seat: Seat;
	/** Milliseconds since 1970. */
	readonly at: number;
}

/** What may be due between two lessons. */
export const DUE = ['nothing', 'turn', 'reading'] as const;
export type Due = (typeof DUE)[number];

/** When a table goes on, in a lesson that is still to come. */
export interface Adjourned {
	/** Milliseconds since 1970. */
	readonly at: number;
	/** The zone in which that hour was said, as IANA calls it. */
	readonly zone: string;
	/** How long that lesson lasts. */
	readonly minutes: number;
	readonly due: Due;
}

export interface Facilitation {
	/** Since when the table waits for a word to the room, in milliseconds since 1970; null while it plays. */
	readonly pausedAt: number | null;
	/** The last note from the desk. */
	readonly note: { readonly text: string; readonly at: number } | null;
	readonly clocks: readonly Clock[];
	readonly screen: ScreenSetting;
	/** Texts that nobody sees but the desk. */
	readonly hidden: readonly string[];
	/** When the desk last looked at what a seat sees. */
	readonly look: { readonly seat: Seat; readonly at: number } | null;
	/** Whether a name waits for the facilitator's word before others see it. */
	readonly approve: boolean;
	/** Whether whoever waits may show a reaction. */
	readonly reactions: boolean;
	/** What the desk last did with somebody. */
	readonly person: { readonly did: PersonDeed; readonly seat: Seat; readonly at: number } | null;
	/** The seats that the computer plays, by seat. */
	readonly computers: readonly Computer[];
	/** Seconds that it takes before each action, about. */
	readonly pace: number;
	/** Whether a seat may ask what it could do. */
	readonly tutor: boolean;
	/** The last help that a seat was given. */
	readonly helped: Helped | null;
	/** Who has asked for the facilitator, and when; null once somebody has come, or is not needed any more. */
	readonly hand: Hand | null;
	/** The next lesson, while the table waits for it. */
	readonly adjourned: Adjourned | null;
	/** The turn that is due until then. */
	readonly turn: TurnDue | null;
}

/** What holds at a table of which the desk has set nothing. */
const USUAL: Facilitation = {
	pausedAt: null,
	note: null,
	clocks: [],
	screen: {
		view: 'game',
		size: 1,
		code: true,
		table: null,
		compare: [],
		point: 0,
		clocks: false,
		bell: null
	},
	hidden: [],
	look: null,
	approve: false,
	reactions: true,
	person: null,
	computers: [],
	pace: 3,
	tutor: false,
	helped: null,
	hand: null,
	adjourned: null,
	turn: null
};

/** What the desk has set by the end of a log. */
export const facilitationOf = (log: readonly Entry[]): Facilitation => log.reduce(setBy, USUAL);

/** What holds after one more entry. */
export function setBy(facilitation: Facilitation, { deed }: Entry): Facilitation {
	if (deed.kind !== 'desk') return facilitation;
	const { screen = facilitation.screen, ...set } = deed.set as Set;
	// an entry that was written before a setting existed lacks it
	return { ...facilitation, ...set, screen: { ...USUAL.screen, ...screen } };
}

/** A change of what is set, as an entry holds it. */
export type Set = Partial<Facilitation>;

/** What is set, but not which texts are hidden: nobody but the desk is told that. */
export const withoutHidden = <Some extends object>(set: Some): Omit<Some, 'hidden'> =>
	Object.fromEntries(Object.entries(set).filter(([name]) => name !== 'hidden')) as Omit<
		Some,
		'hidden'
	>;

/** As the plain JSON of an entry. */
export const asJson = (set: Set): Record<string, Json> => set as unknown as Record<string, Json>;

/** When a clock ends, for a table that has waited since `since`; null for one of another phase. */
export function endOf(clock: Clock, since: number, phase: string | null): number | null {
	if (clock.of === 'phase' && clock.phase !== phase) return null;
	return (clock.of === 'turn' ? Math.max(since, clock.from) : clock.from) + clock.minutes * 60_000;
}

/** A lesson whose date is known beforehand. */
export interface Planned {
	/** Milliseconds since 1970. */
	readonly at: number;
	/** The zone in which that hour was said, as IANA calls it. */
	readonly zone: string;
	readonly minutes: number;
}
