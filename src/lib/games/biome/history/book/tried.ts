/** What was tried in the ages and came to nothing. */
import * as m from '../../../../paraglide/messages.js';
import type { Seat } from '../../../../engine/module.ts';
import type { Row } from '../../../kit/canvas.ts';
import { sheetAt } from '../../rules/sheets.ts';
import { isBuildPlan } from '../../rules/state.ts';
import { openDisc } from './emblems.ts';
import type { Setting } from './grid.ts';
import { EDGE } from './inks.ts';
import * as type from './type.ts';

/** Resources that were tried and came to nothing, with whose they were. */
const lostIn = ({ tale }: Setting): { seat: Seat; name: string }[] =>
	tale.view.history.flatMap((entry) => {
		if (entry.kind !== 'turn' || !isBuildPlan(entry.plan)) return [];
		const { resource } = entry.plan;
		const kept = entry.changes.some(({ what, by }) => what === 'rp' && by > 0);
		return kept || !('name' in resource) ? [] : [{ seat: entry.seat, name: resource.name }];
	});

/** Letters for what was tried, and how far its lines lie apart: the largest in which all of it has room. */
const TRIED = [
	{ style: type.sized(type.TOLD, 12), step: 8 },
	{ style: type.sized(type.TOLD, 10), step: 6.4 },
	{ style: type.sized(type.TOLD, 9, 4), step: 6.4 }
] as const;
/** A name, whose it is, and where it begins and ends. */
interface Place {
	readonly seat: Seat;
	readonly rows: readonly Row[];
	readonly x: number;
	readonly y: number;
	readonly foot: number;
}
/** What an emblem takes before a name, and what stays free behind it. */
const SIGN = 8;
const APART = 6;

/** What was tried and came to nothing: no name is cut. What has no room here stands at its turn alone. */
export function tried(setting: Setting, low: number): void {
	const { canvas, grid } = setting;
	const lost = lostIn(setting);
	// at the foot of the page, and further up where it is more
	const ways = [Math.max(low + 6, grid.bottom - 34), low + 6].flatMap((top) =>
		TRIED.map((form) => ({ top, ...form, places: placesOf(setting, lost, top + 8, form) }))
	);
	const fits = ({ foot }: Place) => foot <= grid.bottom + 2;
	const way = ways.find(({ places }) => places.every(fits)) ?? ways.at(-1);
	const places = way?.places.filter(fits) ?? [];
	if (!way || places.length === 0) return;
	const { top, style } = way;
	canvas.shape(`M${grid.left} ${top - 7}h12`, { stroke: EDGE, width: 0.4 });
	type.say(setting, 'H3', m.book_tried(), type.sized(type.NAME, 12), { x: grid.left, y: top });
	type.list(setting, places, ({ seat, rows, x, y }) => {
		faded(setting, seat, x + 3, y - 1.1);
		type.put(setting, 'P', rows, style, { x: x + SIGN, y });
	});
}

/** Where each name stands, beside the one before it or on the next line. */
function placesOf(
	{ canvas, grid }: Setting,
	lost: ReturnType<typeof lostIn>,
	top: number,
	{ style, step }: (typeof TRIED)[number]
): Place[] {
	let [x, y] = [grid.left, top];
	return lost.map(({ seat, name }) => {
		const rows = canvas.rows(name, style, grid.width - SIGN);
		const wide = Math.max(0, ...rows.map(({ width }) => width));
		if (x > grid.left && x + SIGN + wide > grid.right) [x, y] = [grid.left, y + step];
		const place = { seat, rows, x, y, foot: y + (rows.length - 1) * style.leading };
		if (rows.length > 1) [x, y] = [grid.left, place.foot + step];
		else x += SIGN + wide + APART;
		return place;
	});
}

function faded({ canvas, tale }: Setting, seat: number, x: number, y: number): void {
	const { biome } = sheetAt(tale.view, seat);
	if (!biome) return;
	openDisc(canvas, biome, { x, y, r: 3 });
}
