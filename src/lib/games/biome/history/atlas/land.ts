/** How a world ended, and its land as it stands. */
import * as m from '../../../../paraglide/messages.js';
import { titleOf, whyWords } from '../book/ending.ts';
import type { Setting } from '../book/grid.ts';
import { EDGE } from '../book/inks.ts';
import { heldWords } from '../book/opener.ts';
import { strip } from '../book/strip.ts';
import * as type from '../book/type.ts';
import { chapterName } from '../book/words.ts';

/** What the land takes without its words. */
const LAND = 34;

/** What all of it takes at the foot of a page. */
export const landHeight = (setting: Setting): number => LAND + endHeight(setting);

/** What the words of the end take. */
const endHeight = (setting: Setting): number =>
	setting.tale.view.result ? 8 + why(setting).length * type.BODY.leading : 0;

function why(setting: Setting) {
	const { canvas, grid, tale } = setting;
	const { result } = tale.view;
	return result ? canvas.rows(whyWords(setting, result), type.BODY, grid.width) : [];
}

/** How it ended, and the world unrolled as it stands. */
export function land(setting: Setting, top: number): void {
	const { canvas, grid, tale } = setting;
	const { result } = tale.view;
	const last = tale.rings.at(-1);
	canvas.aside(() => {
		canvas.shape(`M${grid.left} ${top + 1}H${grid.right}`, { stroke: EDGE, width: 0.3 });
	});
	if (result) {
		const place = { x: grid.left, y: top + 7.4 };
		type.say(setting, 'P', titleOf(result), type.HEADING, place);
		type.put(setting, 'P', why(setting), type.BODY, { x: grid.left, y: top + 13 });
	}
	if (!last) return;
	const head = top + endHeight(setting) + 3;
	const alt = m.book_strip({ when: chapterName(last), held: heldWords(setting, last) });
	canvas.figure(alt, [grid.left, head, grid.width, grid.bottom - head], () => {
		strip(canvas, tale, tale.rings, { ...MEASURES, x: grid.left, y: head + 19, width: grid.width });
	});
}

const MEASURES = { plant: 8.6, ground: 4.4, bar: 1.2, dense: 1.08, hills: 1, gap: 0.3 };
