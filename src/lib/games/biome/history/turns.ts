/** §11 The turns of a history as paragraphs: what was asked, what was answered, what came of it. */
import type { Block } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { factOf as trueOf } from '../challenges/facts.ts';
import { packIn } from '../pack/given.ts';
import { ownOf } from '../pack/classPack.ts';
import { colourOf, placeOf, playerOf, type Telling } from './printed.ts';
import type { Challenge, Entry, Roll, State, TurnEntry, TurnPhase } from '../rules/state.ts';
import { consequencesOf, isTold, lineOf, meansOf, resultOf } from './story.ts';
import { sphereName, statName } from '../words/terms.ts';
import { shortened, textOf, titleOf } from '../challenges/titles.ts';
import { ended, isEnded } from './bookTexts.ts';
import { semicolon } from '../../../pieces/lists.ts';

export const heading = (level: 1 | 2 | 3, text: string): Block => ({
	kind: 'heading',
	level,
	text
});
export const plain = (text: string): Block => ({ kind: 'paragraph', tone: 'plain', text });
export const quiet = (text: string): Block => ({ kind: 'paragraph', tone: 'quiet', text });

/** How many letters of a challenge stand in a heading; the words below have all of it. */
const TITLE = 90;

/** The challenge as a heading, and the words it leaves out. */
function headed(challenge: Challenge | null): { title: string; text: string } {
	const [title, text] = [titleOf(challenge), challenge ? textOf(challenge) : ''];
	if (title !== text) return { title, text };
	if (text.length <= TITLE) return { title, text: '' };
	return { title: shortened(text, TITLE), text };
}

/** The dice as they fell. */
export const diceOf = ({ dice }: Pick<Roll, 'dice'>): string => dice.join(' ');

/** A turn: heading, challenge and answer, rolls, what changed, the sentence that was told, the fact behind it. */
function turnBlocks(view: State, turn: TurnEntry, telling: Telling): Block[] {
	const changes = consequencesOf(view, turn, telling).map(({ text }) => text);
	const fact = factOf(turn, telling);
	const who = playerOf(view, turn.seat, telling);
	const what =
		changes.length > 0 ? [m.print_turn_changes({ changes: changes.join(semicolon()) })] : [];
	return [
		{
			kind: 'heading',
			level: 3,
			text: m.print_turn_heading({ who, challenge: headed(turn.challenge).title }),
			colour: colourOf(view, turn.seat)
		},
		...[asked(view, turn, telling), [...rolled(view, turn, telling), ...what]]
			.filter((sentences) => sentences.length > 0)
			.map((sentences) => plain(running(sentences))),
		...(turn.narration === ''
			? []
			: [{ kind: 'paragraph', tone: 'quote', text: turn.narration } as const]),
		...(fact === '' ? [] : [quiet(fact)])
	];
}

/** What is true about a challenge of the catalogue or of the class's own; empty where nothing is known. */
function factOf({ challenge, sphere }: TurnEntry, { pack }: Telling): string {
	const known = trueOf(challenge?.catalogue ?? '');
	if (known || !challenge || !sphere) return known?.fact ?? '';
	return ownOf(packIn(pack), sphere, challenge.text)?.fact ?? '';
}

function asked(view: State, { sphere, challenge, plan }: TurnEntry, telling: Telling): string[] {
	const by = challenge ? placeOf(view, challenge.by, telling) : '';
	const { text } = headed(challenge);
	const set = sphere
		? m.print_turn_challenge({ sphere: sphereName(sphere), by })
		: m.print_turn_challenge_nowhere({ by });
	return [
		...(challenge ? [set] : []),
		...(text === '' ? [] : [text]),
		...(plan.solution === '' ? [] : [m.print_turn_solution({ solution: plan.solution })])
	];
}

function rolled(view: State, turn: TurnEntry, telling: Telling): string[] {
	const { plan, roll, lender } = turn;
	const parts = [
		m.print_turn_means({ means: meansOf(view, turn, telling) }),
		ended(
			m.print_turn_roll({ stat: statName(plan.stat), dice: diceOf(roll), result: resultOf(roll) })
		)
	];
	if (!lender) return parts;
	const who = placeOf(view, lender.seat, telling);
	const said = { who, dice: diceOf(lender), result: resultOf(lender) };
	return [...parts, ended(m.print_turn_lender(said))];
}

/** Sentences one after the other. What players typed stands as it is: where it does not end, the next one begins on its own line. */
const running = (sentences: readonly string[]): string =>
	sentences.reduce((all, next) => `${all}${isEnded(all.trimEnd()) ? ' ' : '\n'}${next}`);

/** One round of a phase, or one age: its turns in order, everything else as a line. Notes of undone actions are not printed. */
export function roundBlocks(view: State, entries: readonly Entry[], telling: Telling): Block[] {
	return entries.flatMap((entry) => {
		if (entry.kind === 'turn') return turnBlocks(view, entry, telling);
		return entry.kind === 'undo' || !isTold(view, entry)
			? []
			: [quiet(lineOf(view, entry, telling))];
	});
}

/** The entries of a phase, round by round. What stands between two turns belongs to the round of the turn before. */
export function roundsOf(view: State, phase: TurnPhase): { round: number; entries: Entry[] }[] {
	const rounds: { phase: TurnPhase; round: number; entries: Entry[] }[] = [];
	const before: Entry[] = [];
	for (const entry of view.history) {
		const dated = 'round' in entry ? entry : null;
		const last = rounds.at(-1);
		if (dated && (dated.phase !== last?.phase || dated.round !== last.round)) {
			rounds.push({ phase: dated.phase, round: dated.round, entries: [entry] });
		} else (last?.entries ?? before).push(entry);
	}
	rounds[0]?.entries.unshift(...before);
	return rounds.filter((one) => one.phase === phase);
}
