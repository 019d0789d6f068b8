/** A turn on the page: what the world did, who answered, what is told since; beside it the margin. */
import { stack, tall, type Piece } from '../../../record/stack.ts';
import { sheetAt } from '../../rules/sheets.ts';
import * as m from '../../../../paraglide/messages.js';
import { disc, openDisc } from './emblems.ts';
import type { Block } from './flow.ts';
import type { Setting } from './grid.ts';
import { QUIET, TOLD_INK } from './inks.ts';
import { marginOf, type Ease } from './margin.ts';
import { besideNote, setNote } from './notes/number.ts';
import type { Told } from './part.ts';
import { BODY, BODY_SLANT, put, TOLD, TURN, TURN_LONG } from './type.ts';
import { brief, headed, metBefore, outlined, titled } from './title.ts';
import { answerOf } from './words.ts';

/** A part of the story: how far down it begins, and how it is drawn there. */
interface Part extends Piece {
	readonly from: number;
}

/** What a turn is given where room is left. */
const EASIER: Readonly<Record<Ease, Ease | null>> = { tight: 'plain', plain: 'whole', whole: null };

/** What stays free below a story. */
const BELOW: Readonly<Record<Ease, number>> = { tight: 0.5, plain: 1.2, whole: 1.2 };

/** A turn, as one block; one that is taller than a page is parted between its paragraphs. */
export function turnBlocks(setting: Setting, told: Told, ease: Ease): Block[] {
	const { grid } = setting;
	const whole = turnBlock(setting, told, ease);
	if (whole.height <= grid.bottom - grid.top) return [whole];
	const [title, asked, answer, since] = storyOf(setting, told, false);
	if (!title || !asked || !answer) return [whole];
	const first = turnOf(setting, told, [title, asked], ease);
	const others = [answer, ...(since ? [since] : [])].map(({ height, draw }): Block => ({
		kind: 'rest',
		height: height + 1.2,
		draw: (y) => setting.canvas.inside('Sect', () => draw(y))
	}));
	return [first, ...others];
}

/** A turn; in a tight one the margin stands closer, a whole one has its fact, however tall that is. */
function turnBlock(setting: Setting, told: Told, ease: Ease): Block {
	const block = turnOf(setting, told, storyOf(setting, told, ease === 'tight'), ease);
	const easier = EASIER[ease];
	return easier ? { ...block, fuller: () => turnBlock(setting, told, easier) } : block;
}

/** Parts of the story with the margin beside them. */
function turnOf(setting: Setting, told: Told, story: readonly Part[], ease: Ease): Block {
	const { canvas } = setting;
	const room = (story.at(-1)?.from ?? 0) + (story.at(-1)?.height ?? 0) + BELOW[ease];
	const { who, others } = marginOf(setting, told, room, ease);
	const draw = (y: number) => {
		const [title, asked, ...said] = story;
		canvas.inside('Sect', () => {
			setting.pages.set(told.at, canvas.pages);
			canvas.bookmark(outlined(told.turn.challenge), 2, y);
			// drawn as it is read: what came, to whom, what was said, and then the dice
			title?.draw(y + title.from);
			asked?.draw(y + asked.from);
			const below = stack(who, y - 0.4);
			for (const part of said) part.draw(y + part.from);
			stack(others, below);
		});
	};
	return { kind: 'turn', height: Math.max(room, tall([...who, ...others]) + 0.6), draw };
}

function storyOf(setting: Setting, told: Told, tight: boolean): Part[] {
	const [title, asked] = askedParts(setting, told);
	// below a title alone its emblems need the room
	const [above, since] = tight && asked.height > 0 ? [1.2, 0.8] : [2.5, 1.6];
	const answer = answerPart(setting, told, asked.from + asked.height + above);
	return [title, asked, answer, ...sinceThen(setting, told, answer.from + answer.height + since)];
}

const LETTERS = { title: TURN, long: TURN_LONG, rest: BODY };

/** The title, and what it has not said yet. */
function askedParts(setting: Setting, { turn, at }: Told): [title: Part, asked: Part] {
	const { canvas, grid, tale } = setting;
	const { story: x, storyWidth: width } = grid;
	const { challenge } = turn;
	const short = !setting.facts.words || metBefore(tale.view, { challenge, at });
	const said = short ? brief(challenge) : headed(challenge);
	const wide = besideNote(setting, challenge, width);
	const { rows, letters, rest } = titled(canvas, said, LETTERS, wide);
	const title = (y: number) => {
		put(setting, 'H3', rows, letters, { x, width, y: y + 4.6 });
		setNote(setting, challenge, [rows, letters], { x, y: y + 4.6 });
	};
	const asked = (y: number) => put(setting, 'P', rest, BODY, { x, width, y: y + 5 });
	const height = 5 * rows.length;
	return [
		{ from: 0, height, draw: title },
		{ from: height, height: rest.length * BODY.leading, draw: asked }
	];
}

function answerPart(setting: Setting, { turn, at }: Told, from: number): Part {
	const { canvas, grid, tale } = setting;
	const open = at < 0;
	const answer = answerOf(tale, turn);
	const [text, style] =
		answer === '' ? [open ? m.book_no_answer() : '…', BODY_SLANT] : [answer, BODY];
	const rows = canvas.rows(text, style, grid.storyWidth);
	const { biome } = sheetAt(tale.view, turn.seat);
	const draw = (y: number) => {
		if (biome) (open ? openDisc : disc)(canvas, biome, { x: grid.lane, y: y + 3.6, r: 3.5 });
		const ink = answer === '' ? QUIET : 'ink';
		put(setting, 'P', rows, style, { x: grid.story, width: grid.storyWidth, y: y + 5, ink });
	};
	return { from, height: rows.length * BODY.leading, draw };
}

/** What is told ever since. */
function sinceThen(setting: Setting, { turn }: Told, from: number): Part[] {
	const { canvas, grid, tale } = setting;
	if (turn.narration.trim() === '') return [];
	const rows = canvas.even(turn.narration.trim(), TOLD, grid.storyWidth);
	const { biome } = sheetAt(tale.view, turn.seat);
	const ink = biome ? TOLD_INK[biome] : 'ink';
	const draw = (y: number) => {
		put(setting, 'BlockQuote', rows, TOLD, {
			x: grid.story,
			width: grid.storyWidth,
			y: y + 5,
			ink
		});
	};
	return [{ from, height: rows.length * TOLD.leading, draw }];
}
