/** The shapes that several doors take. */
import * as v from 'valibot';
import { isObject } from '../../engine/json.ts';
import { locales } from '../../paraglide/runtime.js';
import { cleanName, cleanTexts, NAME_LENGTH } from './names.ts';
import type { DoorCode } from './codes.ts';

const TOO_LONG = 'name-long' satisfies DoorCode;

function isZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
	} catch {
		return false;
	}
}

const lettersIn = (typed: string): number => {
	const shown = cleanTexts(typed).replace(/\s+/gu, ' ').trim();
	return [...new Intl.Segmenter().segment(shown)].length;
};

export const whole = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const Seat = whole(0, 99);
export const Seq = whole(0, 1_000_000);
/** How long a clock runs. */
export const Minutes = whole(1, 600);
export const Dice = v.pipe(v.array(whole(1, 100)), v.maxLength(100));

/** How many days a workshop is kept at most. */
export const DAYS_MOST = 365;
export const Days = whole(1, DAYS_MOST);

/** `2026-12-08` */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
/** `09:50` */
export const Hour = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));

/** How long a lesson is. */
export const LessonMinutes = whole(5, 600);

/** A time zone as IANA calls it: one that this platform knows. */
export const Zone = v.pipe(v.string(), v.maxLength(60), v.check(isZone));

/** A language that this program speaks. */
export const Language = v.picklist(locales);

/** The sender's own id of what it asks for: asked again with the same one, it is not done twice. */
export const ActionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** The id of a table or a person, as far as it can be told from its letters. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

/** A person's name as others may read it; not empty. Nothing is cut off: one that is too long is refused. */
export const Name = v.pipe(
	v.string(),
	v.maxLength(200, TOO_LONG),
	v.check((typed) => lettersIn(typed) <= NAME_LENGTH, TOO_LONG),
	v.transform(cleanName),
	v.nonEmpty('name-missing' satisfies DoorCode)
);

/** A game's options by name; the game judges them. */
export const Options = v.custom<Record<string, unknown>>(isObject);

/** What a projector shows, by the name of one of the host's views or of a game's own. */
export const View = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,19}$/));

/** A title on one line; it may be empty. */
export const Title = v.pipe(
	v.string(),
	v.maxLength(80),
	v.transform((title) => cleanTexts(title).replace(/\s+/gu, ' ').trim())
);

export const Reason = v.pipe(v.string(), v.maxLength(200), v.transform(cleanTexts));

/** A text that people wrote; not empty. */
export const Text = v.pipe(v.string(), v.maxLength(4000), v.transform(cleanTexts), v.nonEmpty());

/** A few sentences to a table; not empty. */
export const Note = v.pipe(v.string(), v.maxLength(500), v.transform(cleanTexts), v.nonEmpty());
