/** A page to take home: one player's biome as a portrait, what they told, answered and asked, what they made and whom they helped. */
import { tall, type Part } from '../../../record/stack.ts';
import { sheetAt } from '../../rules/sheets.ts';
import { settingOf, type Setting } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import type { Given } from '../book/tale.ts';
import * as type from '../book/type.ts';
import { placeName } from '../book/words.ts';
import { heading, points, portrait, type Leaf } from '../sheet/front.ts';
import type { Canvas } from '../../../kit/canvas.ts';
import { partsOf, SIZES } from './words.ts';

/** What the print worker is given: the table, and whose page it is. */
export interface Own {
	readonly table: Given;
	readonly leaf: Leaf;
}

/** Below the portrait. */
const FIRST = 94;

/** Draws the page, as large as all of it fits there; what is longer than the smallest letters goes on overleaf. */
export function setOwn(canvas: Canvas, { table, leaf }: Own): void {
	const setting = settingOf(canvas, table);
	const { grid } = setting;
	canvas.turnPage();
	head(setting, leaf);
	const tried = SIZES.map((sizes) => partsOf(setting, leaf, sizes));
	const room = grid.bottom + 4 - FIRST;
	const parts = tried.find((all) => tall(all) <= room) ?? tried.at(-1) ?? [];
	const spare = Math.max(0, room - tall(parts)) / Math.max(1, parts.length);
	flow(setting, parts, Math.min(MOST, spare));
}

/** What is left of the page is shared out between its parts, no more than this. */
const MOST = 5;

function head(setting: Setting, { seat }: Leaf): void {
	const { tale, grid, canvas } = setting;
	const { biome, society } = sheetAt(tale.view, seat);
	const name = society || placeName(tale, seat);
	canvas.bookmark(name, 1, 16);
	const below = heading(setting, seat, name);
	if (biome) portrait(setting, seat, biome, grownBy(setting, seat));
	points(setting, seat, below);
	foot(setting, grid.foot);
}

function foot({ canvas, grid, tale }: Setting, y: number): void {
	const text = [tale.title, tale.date].filter((part) => part !== '').join(' · ');
	const rows = canvas.rows(text, type.SMALL, grid.width);
	type.put({ canvas }, 'P', rows, type.SMALL, { x: grid.left, y, ink: QUIET });
}

/** All plants that were ever there at once: at the start, or after an age or a round. */
function grownBy({ tale }: Setting, seat: number): number {
	const index = tale.seats.indexOf(seat);
	return Math.max(0, tale.start[index] ?? 0, ...tale.rings.map(({ rp }) => rp[index] ?? 0));
}

function flow(setting: Setting, parts: readonly Part[], gap: number): void {
	const { canvas, grid } = setting;
	let y = FIRST;
	for (const { height, draw, heads = 0 } of parts) {
		if (y + height + heads > grid.bottom + 4) {
			canvas.turnPage();
			foot(setting, grid.foot);
			y = grid.top;
		}
		draw(y);
		y += height + (heads > 0 ? 0 : gap);
	}
}
