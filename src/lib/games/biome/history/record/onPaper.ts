/** §11 The record as it is printed for who prepares the talk: figures first, then every turn as a row, no sheets; those are a print of their own. */
import type { Block, RecordDocument } from '../../../../engine/record.ts';
import * as m from '../../../../paraglide/messages.js';
import { comma, semicolon } from '../../../../pieces/lists.ts';
import type { Occasion } from '../../../kit/prints.ts';
import type { Entry, LenderRoll, Roll, State, TurnEntry, TurnPhase } from '../../rules/state.ts';
import { sphereName, statName } from '../../words/terms.ts';
import { lineOf as written } from '../bookTexts.ts';
import { brief } from '../book/title.ts';
import { placeOf, type Telling } from '../printed.ts';
import { beforePeople, cover, history, meanings, theEnd, told } from '../record.ts';
import { changesFor } from '../sheetRecord.ts';
import { isTold, lineOf, meansOf, resultOf } from '../story.ts';
import { diceOf, heading, quiet, roundsOf } from '../turns.ts';
import { numbers, realChallenges, reflection, resources } from './appendix.ts';

/** The whole record on paper. */
export function recordOnPaper(view: State, occasion: Occasion): RecordDocument {
	return {
		...history(view, occasion),
		blocks: [
			...cover(view, occasion),
			...meanings(view),
			...numbers(view, occasion),
			...times(view, 'build', occasion),
			...beforePeople(view, occasion).filter(({ kind }) => kind !== 'figure'),
			...times(view, 'society', occasion),
			...theEnd(view, occasion),
			...resources(view, occasion),
			...inRows(realChallenges(view, occasion)),
			...reflection(view, occasion)
		].filter(({ kind }) => kind !== 'break')
	};
}

/** What is true, a row for each challenge: its name, the fact, and where to check it. */
function inRows(blocks: readonly Block[]): Block[] {
	const begun = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2);
	if (begun < 0) return [...blocks];
	const rows: string[][] = [];
	for (const block of blocks.slice(begun)) {
		if (block.kind === 'heading') rows.push([block.text]);
		else if (block.kind === 'paragraph') rows.at(-1)?.push(block.text);
	}
	const cells = rows.map(([name = '', ...texts]) => [name, texts.join('\n')]);
	const head = [m.print_col_challenge(), m.print_cards_true()];
	return [...blocks.slice(0, begun), { kind: 'table', caption: '', head, rows: cells }];
}

/** All ages or all rounds, each as a table of its turns. */
function times(view: State, phase: TurnPhase, { talk, ...telling }: Occasion): Block[] {
	const all = roundsOf(view, phase);
	if (all.length === 0) return [];
	const build = phase === 'build';
	return [
		heading(1, build ? m.print_ages() : m.print_rounds()),
		...all.flatMap(({ round, entries }): Block[] => [
			heading(2, build ? m.print_chart_age({ round }) : m.print_chart_round({ round })),
			...told(written(talk?.answers ?? {}, { phase, round })),
			...turns(view, entries, telling),
			...others(view, entries, telling)
		])
	];
}

function turns(view: State, entries: readonly Entry[], telling: Telling): Block[] {
	const rows = entries
		.filter((entry): entry is TurnEntry => entry.kind === 'turn')
		.map((turn) => rowOf(view, turn, telling));
	if (rows.length === 0) return [];
	const head = [
		m.print_col_player(),
		m.print_col_challenge(),
		m.print_col_answer(),
		m.print_col_outcome()
	];
	return [{ kind: 'table', caption: '', head, rows }];
}

/** Who; what came and from whom; what was answered with what, and told; the dice and what they changed. */
function rowOf(view: State, turn: TurnEntry, telling: Telling): string[] {
	const { challenge, sphere, plan, roll, lender } = turn;
	const { title, rest } = brief(challenge);
	const from = [
		sphere ? sphereName(sphere) : '',
		challenge ? placeOf(view, challenge.by, telling) : ''
	];
	const told = turn.narration.trim();
	const rolled = (name: string, dice: Roll | LenderRoll) =>
		m.list_named({ name, text: diceOf(dice) });
	const lent = lender ? [rolled(placeOf(view, lender.seat, telling), lender)] : [];
	return [
		placeOf(view, turn.seat, telling),
		lines(title, rest, lines(...from).replace('\n', comma())),
		lines(plan.solution, meansOf(view, turn, telling), told && m.book_quote({ text: told })),
		lines(
			[rolled(statName(plan.stat), roll), ...lent].join(semicolon()),
			[resultOf(roll), ...changesFor(view, turn, telling)].join(semicolon())
		)
	];
}

/** What there is of these, one below the other. */
const lines = (...texts: readonly string[]): string =>
	texts.filter((text) => text !== '').join('\n');

/** What stands between the turns, one line after the other. */
function others(view: State, entries: readonly Entry[], telling: Telling): Block[] {
	const lines = entries.flatMap((entry) =>
		entry.kind === 'turn' || entry.kind === 'undo' || !isTold(view, entry)
			? []
			: [lineOf(view, entry, telling)]
	);
	return lines.length === 0 ? [] : [quiet(lines.join('\n'))];
}
