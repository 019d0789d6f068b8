/** A scene as a picture: the marks of a stage from back to front, for screens and paper alike. */
import type { Seat } from '../../../engine/module.ts';
import { digits } from '../history/drawing.ts';
import type { Layout, Standing, Strip } from './layout/stage.ts';
import { LEAST_MOTIF } from './layout/stretches.ts';
import { group, shape, shared, stroke, type Mark } from './marks.ts';
import { fringe, ground } from './paint/ground.ts';
import { peaks, sky } from './paint/sky.ts';
import { scar } from './paint/scars.ts';
import { tabs, type Said } from './paint/tabs.ts';
import { list, tags } from './paint/tags.ts';
import { threads } from './paint/threads.ts';
import { weather } from './paint/weather/weather.ts';
import { biomeDisc } from './paint/emblems.ts';
import type { Palette } from './palette.ts';
import { lookOf, pieceMarks } from './piece.ts';
import type { Scene } from './scene.ts';

interface Look {
	readonly palette: Palette;
	/** What stands beside the beginning of a seat's strip. */
	readonly said: (seat: Seat) => Said;
}

/** A part of a picture that moves and changes by itself: a screen that paints it apart leaves the others as they are. */
interface Sheet {
	readonly key: string;
	readonly marks: readonly Mark[];
}

/** All marks of a world whose pieces and tags have been laid out. */
export const paintedOn = (layout: Layout, scene: Scene, look: Look): Mark[] =>
	sheetsOn(layout, scene, look).flatMap(({ marks }) => marks);

/** A world whose pieces and tags have been laid out, from back to front. */
export function sheetsOn(layout: Layout, scene: Scene, { palette, said }: Look): Sheet[] {
	return [
		{ key: 'sky', marks: [...sky(layout, palette), ...peaks(layout, palette)] },
		...layout.strips.map((strip) => {
			const key = `strip ${strip.biome}`;
			const marks = stripMarks(strip, layout, scene, palette);
			return { key, marks: [group(key, { x: 0, y: 0 }, marks)] };
		}),
		{ key: 'threads', marks: threads(layout, scene.loans, palette) },
		...layout.strips.map((strip) => ({
			key: `tags ${strip.biome}`,
			marks: [...tags(strip, layout, palette), ...tabs(strip, layout, palette, said)]
		})),
		{ key: 'list', marks: list(layout, palette) }
	];
}

function stripMarks(strip: Strip, layout: Layout, scene: Scene, palette: Palette): Mark[] {
	const met = scene.weather;
	const under = strip.stretches.find(({ seat }) => seat.seat === met?.seat);
	return [
		...fringe(strip, layout, palette),
		...(met && under ? weather(met.sphere, strip, under, layout, palette) : []),
		...layout.pieces
			.filter((one) => one.strip === strip.biome)
			.map((one) => standingMark(one, palette)),
		group(`ground ${strip.biome}`, { x: 0, y: 0 }, ground(strip, layout, palette)),
		...strip.stretches.flatMap((stretch) => scar(strip, stretch, layout, palette)),
		...level(strip, layout, scene, palette)
	];
}

/** A piece with its shadow, its foot in its place. */
export function standingMark({ piece, strip, x, y, high, lean }: Standing, palette: Palette): Mark {
	const { id, name, stat, state, from } = piece;
	const key = `piece ${id}`;
	const biome = from?.biome ?? strip;
	const cut = { name, biome, stat, state };
	if (high < LEAST_MOTIF) {
		const r = high * 0.42;
		const pole = stroke(`M0 0V${digits(-r)}`, palette.edge, 3);
		return group(key, { x, y }, [pole, biomeDisc(biome, { x: 0, y: -r * 1.1, r }, palette)]);
	}
	const shadow = shape('M-32 -2a42 7 0 1 0 84 0a42 7 0 1 0 -84 0Z', palette.shadow, {
		opacity: 0.3
	});
	return group(key, { x, y, turn: lean, scale: high / 100 }, [
		...(state === 'stub' ? [] : [shadow]),
		shared(lookOf(cut), pieceMarks(palette, cut))
	]);
}

/** §6.3 The level that the heaviest strip has left. */
function level(strip: Strip, { size }: Layout, { seats, sag }: Scene, palette: Palette): Mark[] {
	const heavy = seats.find(({ seat }) => seat === sag?.seat);
	if (heavy?.biome !== strip.biome) return [];
	const d = `M0 ${digits(strip.base - 2)}H${String(size.width)}`;
	return [stroke(d, palette.warn, 3, { dash: [3, 12], opacity: 0.9 })];
}
