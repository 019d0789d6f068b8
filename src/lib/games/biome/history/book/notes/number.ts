/** The number beside a turn's title: of the note at the end that says what is true about its card. */
import type { Letters, Row } from '../../../../kit/canvas.ts';
import type { Challenge } from '../../../rules/state.ts';
import type { Setting } from '../grid.ts';
import { QUIET } from '../inks.ts';
import { say, SMALL } from '../type.ts';

/** What it takes at the end of a line, and how far above that it stands. */
const [WIDE, RISE] = [4.8, 0.9];

const numberOf = ({ facts }: Setting, challenge: Challenge | null): number | undefined =>
	facts.notes.get(challenge?.catalogue ?? '');

/** The room that a number leaves for a title. */
export const besideNote = (setting: Setting, challenge: Challenge | null, width: number): number =>
	numberOf(setting, challenge) === undefined ? width : width - WIDE;

/** Sets it behind a title that stands there. */
export function setNote(
	setting: Setting,
	challenge: Challenge | null,
	[rows, { leading }]: readonly [readonly Row[], Letters],
	{ x, y }: { readonly x: number; readonly y: number }
): void {
	const number = numberOf(setting, challenge);
	const last = rows.at(-1);
	if (number === undefined || !last) return;
	const at = { x: x + last.width + 1, y: y + (rows.length - 1) * leading - RISE };
	say(setting, 'P', String(number), SMALL, { ...at, ink: QUIET });
}
