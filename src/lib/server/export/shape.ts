/** A workshop's tables as one file: what it holds, version by version. docs/export.md describes it. */
import * as v from 'valibot';
import {
	DUE,
	HIDDEN_MOST,
	LEVELS,
	PERSON_DEEDS,
	type Facilitation,
	type ScreenSetting
} from '../../table/facilitation.ts';
import { LATE } from '../../table/lessons/turn.ts';
import { ENTRIES_MOST } from '../../table/takingAlong.ts';
import { isObject } from '../../engine/json.ts';
import {
	Day,
	DAYS_MOST,
	Hour,
	LessonMinutes,
	Name,
	Note,
	Reason,
	Seat,
	Seq,
	Title,
	View,
	whole,
	Zone
} from '../base/shapes.ts';
import { cleanTexts } from '../base/names.ts';
import { PICTURE_LIMIT } from '../pictures/picture.ts';
import { TEXT_LIMIT, TEXTS, textsOf } from '../sync/admit.ts';

export const FORMAT = 'borrowed-earth';
/** Raised when a file of an earlier version has to be changed to be read; `unpack` then knows how. */
export const VERSION = 1;

/** How many entries of a table may go back: for each of them a state is kept while the log is played. */
export const RETURNS = 500;
/** An action or a table's options as JSON: what fits through their doors. */
const LOOSE = 64 * 1024;

/** More simulations than this no version has asked for; a decision has fewer by now. */
const BUDGET_MOST = 10_000;
/** As base64, three bytes make four letters. */
const PICTURE = Math.ceil(PICTURE_LIMIT / 3) * 4;

const Time = whole(0, 8.64e15);
const Text = v.pipe(v.string(), v.maxLength(TEXT_LIMIT), v.transform(cleanTexts));

/** A list, whose length is looked at before anything in it. */
const list = <Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
	v.pipe(
		v.custom<unknown[]>(
			(given) => Array.isArray(given) && given.length >= least && given.length <= most
		),
		v.array(item)
	);

/** Something that only a game can judge: measured first, then cleaned. */
const loose = <Output extends object>(is: (given: object) => boolean) =>
	v.pipe(
		v.custom<Output>(
			(given) => isObject(given) && is(given) && JSON.stringify(given).length <= LOOSE
		),
		v.transform(cleanTexts)
	);

/** What a projector shows. Tables get new ids here, so those it was sent to, or set side by side, do not travel. */
const SCREEN = {
	view: v.pipe(
		View,
		v.transform((view) => (view === 'compare' ? 'game' : view))
	),
	size: v.picklist([1, 1.25, 1.5]),
	code: v.boolean(),
	table: v.pipe(
		v.nullable(v.string()),
		v.transform(() => null)
	),
	compare: v.pipe(
		v.optional(v.array(v.string()), []),
		v.transform((): string[] => [])
	),
	// not said in older files, and filled where the log is read
	point: v.optional(whole(0, 99)),
	clocks: v.optional(v.boolean()),
	bell: v.optional(v.nullable(Time))
} satisfies Record<keyof ScreenSetting, v.GenericSchema>;

/** What the desk set, each as its door takes it. */
const LEADING = {
	pausedAt: v.nullable(Time),
	note: v.nullable(v.strictObject({ text: Note, at: Time })),
	clocks: list(
		v.strictObject({
			of: v.picklist(['turn', 'phase', 'table']),
			minutes: whole(1, 600),
			from: Time,
			phase: v.nullable(v.pipe(v.string(), v.maxLength(60), v.transform(cleanTexts)))
		}),
		0,
		3
	),
	screen: v.strictObject(SCREEN),
	hidden: list(Text, 0, HIDDEN_MOST),
	look: v.nullable(v.strictObject({ seat: Seat, at: Time })),
	approve: v.boolean(),
	reactions: v.boolean(),
	person: v.nullable(v.strictObject({ did: v.picklist(PERSON_DEEDS), seat: Seat, at: Time })),
	computers: list(
		v.strictObject({ seat: Seat, level: v.picklist(LEVELS), budget: whole(1, BUDGET_MOST) }),
		0,
		100
	),
	pace: whole(0, 60),
	tutor: v.boolean(),
	helped: v.nullable(v.strictObject({ seat: Seat, step: whole(1, 9), head: Seq, at: Time })),
	hand: v.nullable(v.strictObject({ seat: Seat, at: Time })),
	adjourned: v.nullable(
		v.strictObject({ at: Time, zone: Zone, minutes: LessonMinutes, due: v.picklist(DUE) })
	),
	turn: v.nullable(
		v.strictObject({
			by: v.nullable(Time),
			day: Day,
			hour: Hour,
			zone: Zone,
			every: whole(0, DAYS_MOST),
			late: v.picklist(LATE),
			opened: Seq,
			before: list(v.nullable(whole(0, ENTRIES_MOST)), 0, 100),
			missed: list(Seat, 0, 100),
			up: v.boolean()
		})
	)
} satisfies Record<keyof Facilitation, v.GenericSchema>;

const Deed = v.variant('kind', [
	v.strictObject({
		kind: v.literal('setup'),
		seats: Seat,
		options: loose<Record<string, unknown>>(() => true)
	}),
	v.strictObject({
		kind: v.literal('action'),
		actor: v.union([Seat, v.literal('facilitator')]),
		action: loose<{ type: string }>((given) => 'type' in given && typeof given.type === 'string')
	}),
	v.strictObject({ kind: v.literal('rewind'), to: Seq, reason: Reason }),
	v.strictObject({ kind: v.literal('desk'), set: v.partial(v.strictObject(LEADING)) })
]);

const Entry = v.strictObject({
	seq: Seq,
	/** The server adds a dot and a word to an id where one request makes two entries. */
	id: v.pipe(v.string(), v.maxLength(80), v.regex(/^[A-Za-z0-9_.-]+$/)),
	at: Time,
	deed: Deed,
	draws: list(whole(0, 2 ** 32), 0, 2000),
	byHand: v.exactOptional(v.literal(true)),
	by: v.exactOptional(v.picklist(['facilitator', 'computer'])),
	/** For people who read the file: the rules tell it again. */
	told: v.pipe(
		v.array(v.unknown()),
		v.transform(() => [])
	)
});

const STORY = textsOf({ kind: 'story', table: '' }) ?? /^$/;

const Table = v.strictObject({
	game: v.pipe(v.string(), v.maxLength(40)),
	/** Of the game's rules, when the table was opened. */
	rules: whole(1, 1000),
	title: Title,
	dice: v.picklist(['app', 'real']),
	/** Whether a team agrees before its seat acts. */
	agree: v.optional(v.boolean(), false),
	single: v.exactOptional(v.boolean()),
	closed: v.boolean(),
	opened: Time,
	people: list(v.strictObject({ name: Name, seat: Seat }), 0, 600),
	log: list(Entry, 1, ENTRIES_MOST),
	sheets: list(
		v.strictObject({
			open: v.boolean(),
			notes: Text,
			caption: Text,
			/** As base64; what is in it is judged as at its door. */
			picture: v.exactOptional(v.pipe(v.string(), v.maxLength(PICTURE)))
		}),
		0,
		100
	),
	story: v.pipe(
		v.custom<Record<string, unknown>>(
			(given) => isObject(given) && Object.keys(given).length <= TEXTS
		),
		v.record(v.pipe(v.string(), v.regex(STORY)), Text)
	)
});

export const WorkshopExport = v.strictObject({
	format: v.literal(FORMAT),
	version: whole(1, 1000),
	title: Title,
	/** The titles of tables that could not be read when the file was made: it holds the others. */
	missing: v.exactOptional(list(Title, 1, 1000)),
	/** What the class brings along, which its game judges; missing where there is nothing, and in files of a single table. */
	pack: v.exactOptional(v.unknown()),
	tables: list(Table, 1, 100)
});

export type WorkshopExport = v.InferOutput<typeof WorkshopExport>;
export type PackedTable = v.InferOutput<typeof Table>;
