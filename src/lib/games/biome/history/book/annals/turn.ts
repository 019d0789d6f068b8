/** A turn of a long game: as it was told, or in a line. The record has all the rest. */
import { sheetAt } from '../../../rules/sheets.ts';
import type { TurnEntry } from '../../../rules/state.ts';
import { badge, disc, pip, ring, type Pip } from '../emblems.ts';
import type { Setting } from '../grid.ts';
import { QUIET, TOLD_INK } from '../inks.ts';
import { besideNote, setNote } from '../notes/number.ts';
import { brief, headed, outlined, titled } from '../title.ts';
import * as type from '../type.ts';
import { answerOf } from '../words.ts';
import { columnWidth, SINCE, type Row } from './columns.ts';

/** A turn with its place in the history. */
export interface Told {
	readonly entry: TurnEntry;
	readonly at: number;
	/** Which age or round it belongs to, by its place. */
	readonly ring: number;
}

/** Where texts begin, right of the emblems. */
const INDENT = 6;
const SAID = type.sized(type.SMALL, 10, 4.6);
const LETTERS = {
	title: type.sized(type.NAME, 11, 4.6),
	long: type.sized(type.NAME, 10, 4.4),
	rest: SAID
};
const TOLD = type.sized(type.TOLD, 11.5, 5);
/** Between what came and what was answered, and below a turn. */
const APART = { answer: 1.2, told: 0.8, turn: 3.4 };

/** How many lines of a turn stay together. */
const TOGETHER = 14;

/** A turn with all that was written in it: what came, the answer, what was told. */
export function turnRows(setting: Setting, told: Told): Row[] {
	const { entry, ring: of } = told;
	const { canvas, tale } = setting;
	const width = columnWidth(setting) - INDENT;
	const wide = besideNote(setting, entry.challenge, width);
	const { rows, letters, rest } = titled(canvas, brief(entry.challenge), LETTERS, wide);
	const answer = answerOf(tale, entry);
	const beside = OUTCOME.moves + (entry.plan.borrow ? OUTCOME.loan : 0);
	const said = answer === '' ? [] : canvas.rows(answer, SAID, width - beside);
	const narration = entry.narration.trim();
	const since = narration === '' ? [] : canvas.even(narration, TOLD, width);
	const { biome } = sheetAt(tale.view, entry.seat);
	const titleHigh = rows.length * letters.leading;
	const row = (height: number, draw: Row['draw'], stays = false): Row => ({
		...{ height, ring: of, heads: false, stays, draw }
	});
	const asked = row(
		titleHigh + rest.length * SAID.leading + APART.answer,
		(x, y) => {
			setting.pages.set(told.at, canvas.pages);
			canvas.bookmark(outlined(entry.challenge), 2, y);
			world(setting, entry, x, y);
			const place = { x: x + INDENT, y: y + 3.6 };
			type.put(setting, 'H3', rows, letters, { ...place, width });
			setNote(setting, entry.challenge, [rows, letters], place);
			type.put(setting, 'P', rest, SAID, { x: x + INDENT, y: y + 3.6 + titleHigh, width });
		},
		true
	);
	const short = rows.length + rest.length + said.length + since.length <= TOGETHER;
	const foot = since.length > 0 ? APART.told : APART.turn;
	const answered = row(
		Math.max(4.4, said.length * SAID.leading) + foot,
		(x, y) => {
			if (biome) disc(canvas, biome, { x: x + 2.4, y: y + 2.3, r: 2.1 });
			type.put(setting, 'P', said, SAID, { x: x + INDENT, y: y + 3.5, width });
			outcome(setting, told, { right: x + columnWidth(setting), y, passes: false });
		},
		short && since.length > 0
	);
	const ink = biome ? TOLD_INK[biome] : 'ink';
	const after = row(since.length * TOLD.leading + APART.turn, (x, y) =>
		type.put(setting, 'BlockQuote', since, TOLD, { x: x + INDENT, y: y + 3.6, ink, width })
	);
	return [asked, answered, ...(since.length > 0 ? [after] : [])];
}

/** What the world did, and small upon it who asked. */
function world(setting: Setting, { sphere, challenge }: TurnEntry, x: number, y: number): void {
	const { canvas, tale } = setting;
	if (!sphere) return;
	const asked = challenge ? sheetAt(tale.view, challenge.by).biome : null;
	canvas.aside(() => {
		const spot = { x: x + 2.4, y: y + 2.3, r: 2.2 };
		ring(canvas, sphere, spot);
		if (asked) badge(canvas, asked, spot);
	});
}

const TITLE = type.sized(type.SMALL, 9.5, 4.7);

/** A line: who, what it was about, how it went; below it what was answered and told, where something was told. */
export function turnRow(setting: Setting, told: Told): Row {
	const { entry } = told;
	const { canvas, tale } = setting;
	const width = columnWidth(setting);
	const wide = width - 24 - (entry.plan.borrow ? 10 : 0);
	const room = besideNote(setting, entry.challenge, wide);
	const title = canvas.cut(headed(entry.challenge).title, TITLE, room);
	const narration = entry.narration.trim();
	const since = narration === '' ? [] : canvas.rows(narration, SINCE, width - 7);
	const said = narration === '' ? [] : canvas.rows(answerOf(tale, entry), type.SMALL, width - 7);
	const { biome } = sheetAt(tale.view, entry.seat);
	const toldAt = 3.9 + said.length * 4;
	const draw = (x: number, y: number) => {
		setting.pages.set(told.at, canvas.pages);
		canvas.inside('Sect', () => {
			if (biome) disc(canvas, biome, { x: x + 2.1, y: y + 2.3, r: 2 });
			type.put(setting, 'H3', [title], TITLE, { x: x + 6, y: y + 3.5 });
			setNote(setting, entry.challenge, [[title], TITLE], { x: x + 6, y: y + 3.5 });
			outcome(setting, told, { right: x + width, y, passes: true });
			type.put(setting, 'P', said, type.SMALL, { x: x + 6, y: y + 7.5 });
			const ink = biome ? TOLD_INK[biome] : 'ink';
			type.put(setting, 'BlockQuote', since, SINCE, { x: x + 6, y: y + 4.1 + toldAt, ink });
		});
	};
	const height = since.length > 0 ? toldAt + since.length * 4.6 + 1.6 : 4.7;
	return { height, ring: told.ring, heads: false, draw };
}

/** The most points of a kind that a line shows. */
const SHOWN = 3;
/** What that leaves of a line; with a loan, and with the number of dice that passed. */
const OUTCOME = { moves: 14, loan: 10 };
const PASSES = 6;

/** Who lent, how many dice passed where that is said, and what came or went. */
function outcome(
	setting: Setting,
	{ entry, at }: Told,
	{ right, y, passes }: { right: number; y: number; passes: boolean }
): void {
	const { canvas, tale } = setting;
	const { borrow } = entry.plan;
	const lender = borrow ? sheetAt(tale.view, borrow.seat).biome : null;
	const from = right - (passes ? PASSES : 0);
	if (lender) {
		canvas.aside(() => {
			disc(canvas, lender, { x: from - 19.4, y: y + 2.3, r: 1.8 });
			canvas.shape(`M${from - 17} ${y + 2.3}h3.4`, { stroke: QUIET, width: 0.4 });
			canvas.shape(`M${from - 13.8} ${y + 1.4}l1.5 .9l-1.5 .9Z`, { fill: QUIET });
		});
	}
	const count = String(entry.roll.passes);
	if (passes)
		type.say(setting, 'P', count, type.SMALL_BOLD, { x: right - 13, y: y + 3.5, align: 1 });
	const kinds = movesOf(setting, entry, at);
	canvas.aside(() => {
		kinds.forEach((kind, index) => {
			pip(canvas, kind, { x: right - 10.4 + index * 3, y: y + 2.4, r: 1.15 });
		});
	});
}

function movesOf({ tale }: Setting, { changes, phase, roll }: TurnEntry, at: number): Pip[] {
	const { before = {}, after = {} } = tale.held[at] ?? {};
	const ids = new Set(changes.flatMap((change) => (change.what === 'rp' ? [change.id] : [])));
	const moves = Array.from(ids, (id) => (after[id] ?? 0) - (before[id] ?? 0));
	const up = moves.reduce((sum, by) => sum + Math.max(0, by), 0);
	const down = moves.reduce((sum, by) => sum + Math.max(0, -by), 0);
	const put = changes.reduce((sum, { what, by }) => sum + (what === 'pool' && by < 0 ? -by : 0), 0);
	const lost = phase === 'build' && up === 0 && roll.passes === 0 ? put : down;
	return [
		...Array<Pip>(Math.min(SHOWN, up)).fill('new'),
		...Array<Pip>(Math.min(SHOWN, lost)).fill('lost')
	].slice(0, SHOWN + 1);
}
