/** How the world ended, below its turns in columns. */
import { titleOf, whyWords } from '../ending.ts';
import type { Setting } from '../grid.ts';
import * as type from '../type.ts';
import { columnWidth, SINCE, type Row } from './columns.ts';

/** What the world came to, and why; nothing while it goes on. */
export function endRows(setting: Setting): Row[] {
	const { canvas, tale } = setting;
	const { result } = tale.view;
	if (!result) return [];
	const title = titleOf(result);
	const rows = canvas.rows(whyWords(setting, result), SINCE, columnWidth(setting));
	const draw = (x: number, y: number) => {
		canvas.bookmark(title, 1, y);
		type.say(setting, 'H2', title, type.HEADING, { x, y: y + 8 });
		type.put(setting, 'P', rows, SINCE, { x, y: y + 14 });
	};
	const height = 12 + rows.length * SINCE.leading;
	return [{ height, ring: -1, heads: false, draw }];
}
