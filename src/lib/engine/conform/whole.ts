/** What is held against all games of an examination together: that they end, and that what was met in them has words. */
import { flaw, type Exam, type Flaw, type Met } from './flaw.ts';
import type { Game } from './game.ts';

/** The part of purposeful games that must come to an end. */
const ENOUGH = 0.95;

/** Where aimless play never ends a game, purposeful play does. */
export function* worthFlaws(
	{ module }: Exam,
	played: readonly Omit<Game, 'line'>[]
): Generator<Flaw> {
	const purposeful = played.filter(({ manner, flaw: shown }) => manner === 'purposeful' && !shown);
	const finished = purposeful.filter((game) => game.finished).length;
	// of few games one may go on for ever
	const most = Math.max(1, (1 - ENOUGH) * purposeful.length);
	if (module.worth && purposeful.length - finished > most) {
		yield flaw('worth', `${finished} of ${purposeful.length} purposeful games came to an end`);
	}
}

/** Every code, action, event and option has its words, and no hole in them. */
export function* wordFlaws(
	{ met }: Exam,
	say: ((met: Met) => string | null) | undefined
): Generator<Flaw> {
	if (!say) return;
	const mute = [...met].flatMap(([name, one]) => {
		const wrong = unsaid(say, one);
		return wrong === null ? [] : [`${name}${wrong}`];
	});
	if (mute.length > 0) yield flaw('words', `no words for ${mute.join(', ')}`);
}

/** Why something has no words: nothing more to say, a hole in them, or what was thrown instead of them; null where it has. */
function unsaid(say: (met: Met) => string | null, met: Met): string | null {
	try {
		const words = say(met);
		if (words === null || words.trim() === '') return '';
		return /\b(undefined|NaN)\b|\[object /.test(words) ? ` (“${words}”)` : null;
	} catch (thrown) {
		return ` (${thrown instanceof Error ? thrown.message : String(thrown)})`;
	}
}
