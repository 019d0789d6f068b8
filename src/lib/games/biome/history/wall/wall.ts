/** §11 The long wall: the world from its first age to its end, on sheets that lie on their side and are joined edge to edge. */
import type { Box, Canvas } from '../../../kit/canvas.ts';
import { laidOut } from '../../world/layout/layout.ts';
import type { Layout } from '../../world/layout/stage.ts';
import { DAY } from '../../world/palette.ts';
import { atRest, sceneOf, type Scene } from '../../world/scene.ts';
import { gridOf, settingOf, type Setting } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import type { Given } from '../book/tale.ts';
import * as type from '../book/type.ts';
import { landIn, namesApart, stage, stageInWords, stageSize, type Stage } from '../poster/stage.ts';
import {
	ageOf,
	beginning,
	ends,
	roomBelow,
	sheetsOf,
	type Frame,
	type Land,
	type Part
} from './parts.ts';
import { roomFor } from './told.ts';
import * as m from '../../../../paraglide/messages.js';

/** How far from the edges of the paper sheets meet, in millimetres: printers leave less white. */
const EDGE = 14;
/** How far a line keeps from the edges above and below, and how wide the part is that the next sheet covers. */
const OUT = 6;
const GLUED = 7;
const STEP = 5;

/** Draws both lines of a sheet, and at the foot what belongs to them; a line only where a sheet lies beside it. The first sheet is 1. */
function joints(setting: Setting, { page, count }: Record<'page' | 'count', number>): void {
	const { canvas, grid, tale } = setting;
	const [left, right, last] = [EDGE, canvas.width - EDGE, page === count];
	canvas.aside(() => {
		if (page > 1) line(setting, left, [1.6, 1.6]);
		if (last) return;
		line(setting, right, [4, 1.2]);
		glued(setting, right);
	});
	const y = canvas.height - 12.6;
	const sheet = m.book_wall_sheet({ page, count });
	const note = last && canvas.missing ? m.book_missing() : '';
	const next = last ? note : m.book_wall_next({ page: page + 1 });
	const half = grid.width / 2 - 4;
	const at = { y, ink: QUIET };
	const beside = canvas.rows(next, type.SMALL, half);
	const room = grid.width - 8 - (next === '' ? 0 : (beside[0]?.width ?? 0));
	// the first sheet has the world's name whole
	const [named, ...more] = canvas.rows(`${sheet} · ${tale.title.trim()}`, type.SMALL, room);
	const rows = named && more.length === 0 ? [named] : canvas.rows(sheet, type.SMALL, half);
	type.put(setting, 'P', rows, type.SMALL, { ...at, x: grid.left });
	if (next !== '') type.put(setting, 'P', beside, type.SMALL, { ...at, x: grid.right, align: 1 });
}

function line({ canvas }: Setting, x: number, dash: readonly [number, number]): void {
	const d = `M${x} ${OUT}V${canvas.height - OUT}`;
	canvas.shape(d, { stroke: QUIET, width: 0.3, dash });
}

/** What the next sheet lies on. */
function glued({ canvas }: Setting, x: number): void {
	const rows = Math.floor((canvas.height - 2 * OUT) / STEP) - 1;
	const d = Array.from(
		{ length: rows },
		(_, row) => `M${x + 1} ${OUT + (row + 2) * STEP}l${GLUED - 1} ${-GLUED + 1}`
	);
	canvas.shape(d.join(''), { stroke: QUIET, width: 0.15 });
}

/** In millimetres: where the sky begins and the land, what stands below it, and where that ends above the paper's edge. */
const [TOP, LAND, BELOW, FOOT] = [8, 26, 47, 18];
/** What is written keeps so far from where sheets meet. */
const IN = 4;
/** A unit of the land, in millimetres: in letters of 20, which leave pieces most room, a number has 9 points. */
const UNIT = 0.2;
const LOOK = { piece: 110, letters: [20] } as const;

const NAMES = type.fits(type.CHAPTER, [1, 28, 10], [1, 22, 10], [2, 14, 5.4]);
const LINES = type.fits(type.TABLE_TOLD, [1, 13, 5], [2, 10, 4]);

/** Draws all sheets. */
export function setWall(canvas: Canvas, given: Given): void {
	const [left, right] = [EDGE + IN, canvas.width - EDGE - IN];
	const grid = { ...gridOf(canvas), left, right, width: right - left };
	const setting: Setting = { ...settingOf(canvas, given), grid };
	const look = lookOf(setting);
	const parts = partsOf(setting, look);
	parts.forEach((part, at) => {
		canvas.turnPage();
		head(setting, part);
		const { below, alone, foot } = frameOf(canvas);
		if (part.land) drawn(setting, look, part.land);
		const top = part.land ? below : alone;
		part.below(top, foot - top);
		joints(setting, { page: at + 1, count: parts.length });
	});
}

const frameOf = ({ height }: Canvas): Frame => ({
	below: height - BELOW + 4,
	alone: LAND + 6,
	foot: height - FOOT + 2
});

/** All sheets, with the names that the land of each has no room for. */
function partsOf(setting: Setting, look: Stage): Part[] {
	const { canvas, tale } = setting;
	const frame = frameOf(canvas);
	const laid = new Map<Scene, Land>();
	// each land is laid out once, though its sheet's room hangs on it as well
	const landOf = (scene: Scene): Land => {
		const land = laid.get(scene) ?? landWith(setting, look, scene);
		laid.set(scene, land);
		return land;
	};
	const sheets = sheetsOf(tale, (told, scene) =>
		roomFor(setting, told, roomBelow(setting, frame, told, landOf(scene).apart))
	);
	return [
		...beginning(setting, frame),
		...sheets.flatMap((sheet) => ageOf(setting, frame, sheet, landOf(sheet.scene))),
		...ends(setting, frame, landOf(atRest(sceneOf(tale.view))))
	];
}

function landWith(setting: Setting, look: Stage, scene: Scene): Land {
	const layout = landIn(setting, landBox(setting.canvas), look, atRest(scene));
	const loans = { ...atRest(scene), loans: scene.loans };
	return { scene: loans, layout, apart: namesApart(setting, layout, scene) };
}

function drawn(setting: Setting, look: Stage, { scene, layout }: Part['land'] & object): void {
	const { canvas, tale } = setting;
	const box = landBox(canvas);
	canvas.figure(stageInWords(tale, scene), box, () => {
		const bare = layout ? {} : { bare: true as const };
		stage(setting, box, { ...look, ...bare }, scene, layout);
	});
}

/** Where the land lies, at the same place of every sheet. */
const landBox = ({ width, height }: Canvas): Box => [
	EDGE,
	LAND,
	width - 2 * EDGE,
	height - LAND - BELOW
];

/** How it is laid out on all sheets: as the last one needs it, on which most stands; with a list on the land where all names are whole there, else with numbers alone. */
function lookOf({ canvas, tale }: Setting): Stage {
	const units = Math.round((canvas.width - 2 * EDGE) / UNIT);
	const size = stageSize({ ...LOOK, units, whole: true }, landBox(canvas));
	const scene = atRest(sceneOf(tale.view));
	const own = laidOut(scene, size);
	const apart = !fits(own);
	const beside = apart ? laidOut(scene, { ...size, apart }) : own;
	const { piece, letter } = beside;
	return { units, piece, letters: [letter], beside, whole: true, apart };
}

/** Whether the land ends where its list begins. */
const fits = ({ strips, floor }: Layout): boolean => (strips.at(-1)?.foot ?? 0) <= floor + 1;

/** What is said on the sky. */
function head(setting: Setting, { name, line, level }: Part): void {
	const { canvas, grid } = setting;
	const d = `M${EDGE} ${TOP}H${canvas.width - EDGE}V${LAND + 1}H${EDGE}Z`;
	canvas.shape(d, { fill: DAY.sky });
	canvas.bookmark(name, level, TOP);
	const named = type.fitting(setting, name, grid.width, NAMES);
	const place = { x: grid.left, width: grid.width };
	const y = 18 - (named.rows.length - 1) * named.style.leading;
	type.put(setting, level === 1 ? 'H1' : 'H2', named.rows, named.style, { ...place, y });
	if (line === '') return;
	const under = type.fitting(setting, line, grid.width, LINES);
	const first = 24 - (under.rows.length - 1) * (under.style.leading / 2);
	type.put(setting, 'P', under.rows, under.style, { ...place, y: first, ink: QUIET });
}
