/** All ages or all rounds as pages: openers, turns, and the short lines between them. */
import * as m from '../../../../paraglide/messages.js';
import { lines } from '../../../record/stack.ts';
import { shownTurn } from '../story.ts';
import { paged, type Block } from './flow.ts';
import type { Setting } from './grid.ts';
import { EDGE, QUIET, RULE } from './inks.ts';
import type { Ease } from './margin.ts';
import { openerBlock } from './opener.ts';
import { turnBlocks } from './turn.ts';
import { LINE, LINE_BOLD, NAME, put, say, TURN } from './type.ts';
import { roundLine, shortLine } from './words.ts';

/** The pages of the ages, or of the rounds; the last ones have what is going on, where a game is not over. */
export function chronicle(setting: Setting, people: boolean): Block[][] {
	const { tale, grid } = setting;
	const { history, result } = tale.view;
	const cut = history.findIndex((entry) => 'phase' in entry && entry.phase === 'society');
	const end = cut < 0 ? history.length : cut;
	const [from, to] = people ? [end, history.length] : [0, end];
	const goesOn = result === null && people === cut >= 0;
	const now = goesOn ? nowBlocks(setting) : [];
	const set = (ease: Ease) =>
		paged([...blocksBetween(setting, { from, to }, ease), ...now], grid, ease);
	const [plain, tight] = [set('plain'), set('tight')];
	return tight.length < plain.length ? tight : plain;
}

function blocksBetween(
	setting: Setting,
	{ from, to }: { from: number; to: number },
	ease: Ease
): Block[] {
	const { tale } = setting;
	const blocks: Block[] = [];
	let said: string[] = [];
	let begun = -1;
	const close = () => {
		if (said.length > 0) blocks.push(lineBlock(setting, said.join(' ')));
		said = [];
	};
	tale.view.history.slice(from, to).forEach((entry, index) => {
		const line = shortLine(tale, entry, from + index);
		if (entry.kind === 'turn' || entry.kind === 'skip') {
			const at = ringAt(setting, entry);
			if (at !== begun && at >= 0) {
				close();
				blocks.push(openerBlock(setting, at));
				begun = at;
			}
		}
		if (line !== null) said.push(line);
		if (entry.kind !== 'turn' && entry.kind !== 'round') return;
		close();
		if (entry.kind === 'round') blocks.push(...endOfRound(setting, roundLine(tale, entry)));
		else blocks.push(...turnBlocks(setting, { turn: entry, at: from + index }, ease));
	});
	close();
	return blocks;
}

const ringAt = ({ tale }: Setting, { phase, round }: { phase: string; round: number }): number =>
	tale.rings.findIndex((ring) => ring.people === (phase === 'society') && ring.round === round);

/** Who came and went, what was left over: one paragraph. */
function lineBlock(setting: Setting, text: string): Block {
	const { canvas, grid } = setting;
	const rows = canvas.rows(text, LINE, grid.storyWidth);
	const place = { x: grid.story, down: 3.6, below: 0.6, ink: QUIET };
	return { kind: 'line', ...lines(setting, 'P', [rows, LINE], place) };
}

/** The line that closes a round. */
function endOfRound(setting: Setting, text: string): Block[] {
	const { canvas, grid } = setting;
	if (text === '') return [];
	const width = grid.right - grid.story;
	const rows = canvas.even(text, LINE_BOLD, width);
	const height = 1.4 + rows.length * LINE_BOLD.leading;
	const draw = (y: number) => {
		canvas.shape(`M${grid.story} ${y + 0.5}h12`, { stroke: EDGE, width: 0.4 });
		put(setting, 'P', rows, LINE_BOLD, { x: grid.story, y: y + 5.6 });
	};
	return [{ kind: 'line', height, draw }];
}

/** Where the game is not over: the turn in progress, in the same dress, and room to write on. */
function nowBlocks(setting: Setting): Block[] {
	const { tale } = setting;
	const { current, phase } = tale.view;
	const running = current?.sphere && (phase === 'build' || phase === 'society');
	const turn = running ? shownTurn(tale.view) : null;
	const now = turn ? [nowLine(setting), ...turnBlocks(setting, { turn, at: -1 }, 'plain')] : [];
	return [...now, andThen(setting)];
}

const nowLine = (setting: Setting): Block => ({
	kind: 'opener',
	height: 7,
	draw: (y) => {
		const { canvas, grid } = setting;
		const look = { stroke: 'accent', width: 0.5, dash: [0.1, 1.6] } as const;
		canvas.shape(`M${grid.left} ${y + 1}H${grid.right}`, look);
		canvas.bookmark(m.book_now(), 1, y);
		say(setting, 'H2', m.book_now(), NAME, { x: grid.story, y: y + 6.6, ink: 'accent' });
	}
});

const andThen = (setting: Setting): Block => ({
	kind: 'rest',
	height: 40,
	draw: (y) => {
		const { canvas, grid } = setting;
		say(setting, 'P', m.book_and_then(), TURN, { x: grid.story, y: y + 8 });
		canvas.aside(() => {
			for (const line of [0, 1, 2]) {
				const d = `M${grid.story} ${y + 18 + line * 9}H${grid.right}`;
				canvas.shape(d, { stroke: RULE, width: 0.3 });
			}
		});
	}
});
