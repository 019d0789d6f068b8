/** Who told the book: everybody with biome, facet, society, and name. */
import type { Seat } from '../../../../engine/module.ts';
import * as m from '../../../../paraglide/messages.js';
import type { Row } from '../../../kit/canvas.ts';
import { sheetAt } from '../../rules/sheets.ts';
import { biomeName } from '../../words/terms.ts';
import { disc } from './emblems.ts';
import type { Setting } from './grid.ts';
import { EDGE, patternOf, QUIET } from './inks.ts';
import * as type from './type.ts';
import { nameOf } from './words.ts';

/** Where the parts of a line begin: after the biome's ground its name, the person, the society. */
const TELLER = {
	large: { swatch: 22, biome: 26, name: 72, society: 116, facet: 88 },
	small: { swatch: 13, biome: 16, name: 44, society: 80, facet: 100 }
} as const;

const BIOME = type.fits(type.NAME, [1, 11.5], [1, 10], [1, 9]);
const SOCIETY = type.fits(type.TOLD, [1, 12], [2, 10, 4], [2, 9, 3.6]);

const tellerStep = ({ tale }: Setting): number => (tale.seats.length > 6 ? 9.4 : 10.6);
/** How much of a page they take, in millimetres. */
export const tellersHeight = (setting: Setting): number =>
	setting.tale.seats.reduce(
		(sum, seat) => sum + tellerHeight(setting, seat),
		setting.tale.seats.length === 0 ? 0 : 5
	);

/** What somebody takes: more than a step where a society has a very long name. */
function tellerHeight(setting: Setting, seat: number): number {
	const { rows, style } = societyOf(setting, seat);
	const below = (facetOf(setting, seat).length - 1) * type.SMALL.leading;
	const named = nameRows(setting, seat).length * type.BODY.leading;
	return Math.max(
		tellerStep(setting) + Math.max(0, below),
		1.2 + Math.max(rows.length * style.leading, named)
	);
}

/** The part of its biome that a seat has: the line below the name, as far as nothing else stands there. */
function facetOf(setting: Setting, seat: Seat): readonly Row[] {
	const { canvas, grid, tale } = setting;
	const { facet, society } = sheetAt(tale.view, seat);
	if (facet === '') return [];
	const at = grid.small ? TELLER.small : TELLER.large;
	const { x, rows } = societyOf(setting, seat);
	const alone = nameOf(tale, seat) === '' && society === '';
	const room = rows.length > 1 ? x - 2 - at.biome : alone ? Infinity : at.facet;
	const named = nameRows(setting, seat).length > 1 ? at.name - 2 - at.biome : Infinity;
	return canvas.rows(facet, type.SMALL, Math.min(room, named, grid.width - at.biome));
}

/** Everybody with biome, facet, society, and name. */
export function tellers(setting: Setting, top: number): void {
	const { tale, grid } = setting;
	if (tale.seats.length === 0) return;
	type.say(setting, 'H3', m.book_who(), type.HEADING, { x: grid.left, y: top });
	let y = top + 5;
	type.list(setting, tale.seats, (seat, index) => {
		teller(setting, seat, index, y);
		y += tellerHeight(setting, seat);
	});
}

/** A society's name where the lines of its seat have room for it. */
function societyOf(setting: Setting, seat: number) {
	const { grid, tale } = setting;
	const at = grid.small ? TELLER.small : TELLER.large;
	const x = nameOf(tale, seat) === '' ? at.name : at.society;
	const { society } = sheetAt(tale.view, seat);
	if (society === '') return { x, rows: [], style: SOCIETY[0].style };
	return { x, ...type.fitting(setting, society, grid.width - x, SOCIETY) };
}

/** Who plays a seat: a team with all of its people. */
function nameRows(setting: Setting, seat: number): readonly Row[] {
	const { canvas, grid, tale } = setting;
	const named = nameOf(tale, seat);
	if (named === '') return [];
	const at = grid.small ? TELLER.small : TELLER.large;
	const { society } = sheetAt(tale.view, seat);
	const width = society === '' ? grid.width - at.name - 2 : at.society - at.name - 2;
	return canvas.rows(named, type.BODY, width);
}

function teller(setting: Setting, seat: number, index: number, y: number): void {
	const { canvas, grid, tale } = setting;
	const { biome, society } = sheetAt(tale.view, seat);
	if (!biome) return;
	const x = grid.left;
	const at = grid.small ? TELLER.small : TELLER.large;
	canvas.aside(() => {
		const fill = patternOf(biome, 'deep', tale.twins[index] ?? 0);
		const d = `M${x} ${y}h${at.swatch}v8.6h${-at.swatch}Z`;
		canvas.shape(d, { fill, stroke: EDGE, width: 0.15 });
		disc(canvas, biome, { x: x + at.swatch / 2, y: y + 4.3, r: 3.6 });
	});
	const home = type.fitting(setting, biomeName(biome), at.name - at.biome - 2, BIOME);
	type.put(setting, 'P', home.rows, home.style, { x: x + at.biome, y: y + 3.8 });
	const below = { x: x + at.biome, y: y + 8, ink: QUIET };
	type.put(setting, 'P', facetOf(setting, seat), type.SMALL, below);
	const name = nameRows(setting, seat);
	type.put(setting, 'P', name, type.BODY, { x: x + at.name, y: y + 3.8 });
	if (society === '') return;
	const { x: from, rows, style } = societyOf(setting, seat);
	type.put(setting, 'P', rows, style, { x: x + from, y: y + (rows.length > 1 ? 3 : 3.8) });
}
