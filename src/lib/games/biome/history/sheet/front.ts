/** The front of a sheet: a portrait of a biome and its society. */
import type { Seat } from '../../../../engine/module.ts';
import type { Picture } from '../../../../engine/record.ts';
import * as m from '../../../../paraglide/messages.js';
import type { Box } from '../../../kit/canvas.ts';
import { rpOf, sheetAt } from '../../rules/sheets.ts';
import { STATS, type Biome } from '../../rules/state.ts';
import { biomeName, signed, statName } from '../../words/terms.ts';
import { circle, disc, pip } from '../book/emblems.ts';
import type { Setting } from '../book/grid.ts';
import { EDGE, QUIET, RULE, WHITE } from '../book/inks.ts';
import { BODY, CHAPTER, NAME, put, say, sized, SMALL, TABLE_TOLD, TOLD } from '../book/type.ts';
import { nameOf, placeName } from '../book/words.ts';
import { belongings } from './belongings.ts';
import { dial } from './dial.ts';
import { vignette } from './vignette.ts';
import { comma } from '../../../../pieces/lists.ts';

/** Whose sheet it is, and what stands on it that no rule knows. */
export interface Leaf {
	readonly seat: Seat;
	readonly notes: string;
	readonly caption: string;
	readonly picture: Picture | null;
}

/** Where the parts of the front begin: on a shorter paper nearer to each other. */
export interface Places {
	/** What people drew, and the stats beside it. */
	readonly frame: number;
	readonly frameHeight: number;
	/** From the frame's edge to the first row of stats, and from there to the next. */
	readonly dial: number;
	readonly dials: number;
	readonly belongings: number;
}

/** Of A4, and of a paper that is shorter. */
export const placesOf = ({ grid }: Pick<Setting, 'grid'>): Places =>
	grid.short === 0
		? { frame: 96, frameHeight: 74, dial: 13, dials: 45, belongings: 192 }
		: { frame: 91, frameHeight: 63, dial: 10.5, dials: 43.5, belongings: 178 };

/** Beside the vignette. */
const BESIDE = 76;

export function front(setting: Setting, leaf: Leaf): void {
	const { grid, tale, canvas } = setting;
	const { biome, society } = sheetAt(tale.view, leaf.seat);
	const places = placesOf(setting);
	const name = society || placeName(tale, leaf.seat);
	canvas.bookmark(name, 1, 16);
	const below = heading(setting, leaf.seat, name);
	if (biome) portrait(setting, leaf.seat, biome, rpOf(sheetAt(tale.view, leaf.seat)));
	else canvas.shape(circle(grid.left + 34, 50, 34), { stroke: EDGE, width: 0.5 });
	points(setting, leaf.seat, below);
	frame(setting, leaf, places);
	stats(setting, leaf.seat, places);
	belongings(setting, leaf.seat, places.belongings);
	const foot = [tale.title, tale.date].filter((part) => part !== '').join(' · ');
	say(setting, 'P', foot, SMALL, { x: grid.left, y: grid.foot, ink: QUIET });
}

/** Its biome with so many plants, beside its name. */
export function portrait(
	{ canvas, grid, tale }: Setting,
	seat: Seat,
	biome: Biome,
	rp: number
): void {
	const sheet = sheetAt(tale.view, seat);
	const twin = tale.twins[tale.seats.indexOf(seat)] ?? 0;
	const spot = { x: grid.left + 34, y: 50, r: 34 };
	const alt = m.leaf_portrait({ biome: biomeName(biome), points: m.book_points({ count: rp }) });
	canvas.figure(alt, [grid.left, 16, 69, 68], () => {
		vignette(canvas, spot, { biome, twin, rp, people: sheet.society !== '' });
		disc(canvas, biome, { x: grid.left + 61, y: 75, r: 8 });
	});
}

const SIZES = [30, 26, 22, 20, 16, 13] as const;

/** Society, biome and part of it, and who told it; returns where it ends. */
export function heading(setting: Setting, seat: Seat, name: string): number {
	const { canvas, grid, tale } = setting;
	const { biome, facet, society } = sheetAt(tale.view, seat);
	const [x, wide] = [grid.left + BESIDE, grid.width - BESIDE];
	const styles = SIZES.map((size) => sized(CHAPTER, size, size * 0.37));
	const fits = styles.find((one) => canvas.rows(name, one, wide).length === 1);
	const style = fits ?? styles.find((one) => canvas.rows(name, one, wide).length === 2) ?? NAME;
	const rows = canvas.rows(name, style, wide);
	put(setting, 'H1', rows, style, { x, y: 27 });
	let y = 27 + (rows.length - 1) * style.leading + 8;
	const where = [society !== '' && biome ? biomeName(biome) : '', facet];
	const told = canvas.rows(where.filter((part) => part !== '').join(comma()), TABLE_TOLD, wide);
	put(setting, 'P', told, TABLE_TOLD, { x, y });
	y += (told.length - 1) * TABLE_TOLD.leading + 7.4;
	const who = nameOf(tale, seat);
	if (who === '') return y - 4;
	const by = canvas.rows(m.leaf_told_by({ who }), BODY, wide);
	put(setting, 'P', by, BODY, { x, y });
	return y + (by.length - 1) * BODY.leading + 3;
}

/** The foot of the columns. */
const BASE = 79;

/** A column of points for the beginning, each age and each round. */
export function points(setting: Setting, seat: Seat, top: number): void {
	const { canvas, grid, tale } = setting;
	const index = tale.seats.indexOf(seat);
	const ink = sheetAt(tale.view, seat).biome;
	if (!ink) return;
	const columns = [
		{ name: m.leaf_start(), rp: tale.start[index] ?? 0 },
		...tale.rings.map(({ people, round, rp }) => ({
			name: people ? m.leaf_round({ n: round }) : m.leaf_age({ n: round }),
			rp: rp[index] ?? 0
		}))
	];
	const [left, wide] = [grid.left + BESIDE, grid.width - BESIDE];
	const step = Math.min(15, wide / columns.length);
	const most = Math.max(1, ...columns.map(({ rp }) => rp));
	const rise = Math.min(3.3, (BASE - top - 2) / most);
	const r = Math.min(1.35, step * 0.42, rise * 0.42);
	const named = Math.ceil(8 / step);
	const alt = columns.map(({ name, rp }) => `${name} ${rp}`).join(comma());
	canvas.figure(m.leaf_points({ each: alt }), [left, top, wide, BASE + 5 - top], () => {
		columns.forEach(({ name, rp }, column) => {
			const x = left + column * step + 3;
			for (let one = 0; one < rp; one++)
				pip(canvas, 'kept', { x, y: BASE - 2 - one * rise, r }, ink);
			if (rp === 0) canvas.shape(circle(x, BASE - 2, r), { stroke: ink, width: 0.3 });
			if (column % named > 0) return;
			say(setting, 'P', name, SMALL, { x, y: BASE + 4.6, ink: QUIET, align: 0.5 });
		});
		const end = left + (columns.length - 1) * step + 6;
		canvas.shape(`M${left} ${BASE}H${end}`, { stroke: RULE, width: 0.25 });
	});
}

const FRAME = 92;
/** How wide a stat is, with its meaning. */
const DIAL = 42;
/** How many lines of its words stand under a picture, and of a meaning under a stat. */
const LINES = { frame: 2, dial: 4 };
/** The letters of a meaning. */
const MEANT = sized(SMALL, 9, 3.6);

/** Whether there is room for a text where it belongs; else it stands with the story. */
export const fitsFrame = ({ canvas }: Setting, caption: string): boolean =>
	canvas.rows(caption, CAPTION, FRAME).length <= LINES.frame;
export const fitsDial = ({ canvas }: Setting, meaning: string): boolean =>
	canvas.rows(meaning, MEANT, DIAL).length <= LINES.dial;

const CAPTION = sized(TOLD, 11, 5);

/** What people drew, with its words; or room to draw. */
function frame(setting: Setting, { picture, caption }: Leaf, places: Places): void {
	const { canvas, grid } = setting;
	const { frame: top, frameHeight: height } = places;
	const edge = ([x, y, wide, high]: Box) => {
		const d = `M${x} ${y}h${wide}v${high}h${-wide}Z`;
		canvas.shape(d, { ...(picture ? {} : { fill: WHITE }), stroke: EDGE, width: 0.5 });
	};
	const place = [grid.left, top, FRAME, height] as const;
	const shown = picture && canvas.shows(picture.src) ? picture : null;
	if (shown) {
		const scale = Math.min(FRAME / shown.width, height / shown.height);
		const [wide, high] = [shown.width * scale, shown.height * scale];
		const at = [grid.left + (FRAME - wide) / 2, top + (height - high) / 2, wide, high] as const;
		const alt = caption === '' ? m.picture_printed_alt() : caption;
		canvas.figure(alt, at, () => {
			canvas.picture(shown.src, at);
			edge(at);
		});
	} else {
		edge(place);
		const at = { x: grid.left + FRAME / 2, y: top + height / 2, ink: QUIET, align: 0.5 };
		const words = picture ? m.picture_printed_gone() : m.leaf_room();
		say(setting, 'P', words, sized(TOLD, 12), at);
	}
	if (caption === '' || !fitsFrame(setting, caption)) return;
	const rows = canvas.rows(caption, CAPTION, FRAME);
	put(setting, 'P', rows, CAPTION, { x: grid.left, y: top + height + 5.4, width: FRAME });
}

/** Each stat as a dial, with what the table means by it. */
function stats(setting: Setting, seat: Seat, { frame: top, dial: first, dials }: Places): void {
	const { canvas, grid, tale } = setting;
	const { base, mod, biome } = sheetAt(tale.view, seat);
	STATS.forEach((stat, index) => {
		const x = grid.left + 114 + (index % 2) * 44;
		const y = top + first + Math.floor(index / 2) * dials;
		const shown = { base: base[stat], now: base[stat] + mod[stat], ink: biome ?? ('ink' as const) };
		const words = { base: signed(shown.base), now: signed(shown.now), stat: statName(stat) };
		canvas.figure(m.leaf_dial(words), [x - 20, y - 18, 40, 26], () => {
			dial(setting, { x, y }, shown);
		});
		say(setting, 'H2', statName(stat), sized(NAME, 11), { x, y: y + 13.6, align: 0.5 });
		const meaning = tale.view.glossary[stat];
		if (!fitsDial(setting, meaning)) return;
		const rows = canvas.rows(meaning, MEANT, DIAL);
		put(setting, 'P', rows, MEANT, { x, y: y + 18, align: 0.5 });
	});
}
