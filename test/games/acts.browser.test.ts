/** What is to be pressed for a move is whole, step by step as it is picked: on the smallest phone, in the largest letters too, and with the page at 200 %. */
import { expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { resize, until } from '../components/mounting.ts';
import { actsOutOfView, covered, inView, setLetters, visible } from '../components/seen.ts';
import { arrived, showPhone } from '../components/tables.ts';
import { isWhole, partOf } from '../whole.ts';

const boards = games.filter(({ id }) => id !== 'biome').map((game) => [game.id, game] as const);
const SMALLEST = { width: 320, height: 568 };
/** An ordinary phone whose page is twice as large. */
const TWICE = { width: 195, height: 422 };
const SCREENS = [
	[SMALLEST, {}],
	[SMALLEST, { size: 'largest', font: 'dyslexic' }],
	[TWICE, {}]
] as const;
/** Picks of a turn. */
const MOST = isWhole ? 8 : 4;

/** What may be chosen and is not chosen yet. */
const OPEN =
	'[data-act] button:not([disabled], [aria-disabled="true"], [aria-pressed="true"], [data-sign]), button[data-act]';

/** What of the task is out of view, what of the page's controls lies under another, and what WebKit would not draw over the edge of a board that scrolls. */
function hidden(): string[] {
	const sentence = visible('[data-task] .sentence')[0];
	const out = sentence && !inView(sentence) ? [`out of view: ${sentence.textContent}`] : [];
	const within = visible('[data-board] .act').map(
		(act) => `in a board: ${act.outerHTML.slice(0, 80)}`
	);
	return [...out, ...within, ...actsOutOfView(), ...covered('.act button, .status button')];
}

test.each(partOf(boards))(
	'%s: at each pick the task is in view, and no button of the act lies under anything, on a small phone and at 200 %%',
	async (_id, game) => {
		const table = await showPhone(game, SMALLEST);
		document.documentElement.dataset['motion'] = 'still';
		let picks = 0;
		for (let turn = 0; turn < 60 && picks < MOST && !table.game.over; turn++) {
			if (!table.game.toAct.includes(0)) {
				if (!table.playOn(true)) break;
				continue;
			}
			await until(
				() => visible(OPEN).length,
				(count) => count > 0
			);
			for (const [size, letters] of SCREENS) {
				await resize(size);
				setLetters(letters);
				window.scrollTo(0, 0);
				await arrived();
				await until(hidden, (out) => out.length === 0);
			}
			const open = visible(OPEN);
			open[(7 * turn) % open.length]?.click();
			await arrived();
			picks++;
		}
		expect(picks).toBeGreaterThan(1);
	}
);
