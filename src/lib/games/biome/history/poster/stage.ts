/** The world as a paper theatre in the hand of the book: by day, still, as wide as its place. */
import * as m from '../../../../paraglide/messages.js';
import type { Box } from '../../../kit/canvas.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { Biome } from '../../rules/state.ts';
import { laidOut } from '../../world/layout/layout.ts';
import { saidOf } from '../../world/layout/list.ts';
import type { Layout, StageSize } from '../../world/layout/stage.ts';
import { unnamed, type Said } from '../../world/paint/tabs.ts';
import { paint } from '../../world/onPaper.ts';
import { DAY } from '../../world/palette.ts';
import { paintedOn } from '../../world/picture.ts';
import { atRest, sceneOf, type Scene } from '../../world/scene.ts';
import { inWords } from '../../world/sentence.ts';
import type { Setting } from '../book/grid.ts';
import type { Tale } from '../book/tale.ts';
import { nameOf, placeName } from '../book/words.ts';

/** How it is laid out, in units of its own: so many are as wide as its place. */
export interface Stage extends Pick<
	StageSize,
	'piece' | 'letters' | 'bare' | 'beside' | 'whole' | 'apart'
> {
	readonly units: number;
}

/** The world as it stands. */
const sceneIn = ({ view }: Tale): Scene => atRest(sceneOf(view));

/** What it shows, in a sentence. */
export const stageInWords = (tale: Tale, scene = sceneIn(tale)): string =>
	inWords(scene, (seat) => placeName(tale, seat)) || m.world_title();

/** How large it is, in its units, in a place as wide and high as that. */
export const stageSize = (
	{ units, ...look }: Stage,
	[, , width, height]: Box
): Omit<StageSize, 'mirrored'> => ({
	...look,
	width: units,
	height: (height * units) / width
});

/** Where all of it stands in its place. */
export const landIn = (
	{ canvas }: Pick<Setting, 'canvas'>,
	box: Box,
	look: Stage,
	scene: Scene
): Layout => laidOut(scene, { ...stageSize(look, box), mirrored: canvas.turned });

/** Draws it into its place; nothing of it is seen outside. */
export function stage(
	{ canvas, tale }: Pick<Setting, 'canvas' | 'tale'>,
	box: Box,
	look: Stage,
	scene = sceneIn(tale),
	layout = landIn({ canvas }, box, look, scene)
): void {
	const [x, y, width] = box;
	const { units } = look;
	const scale = width / units;
	const marks = paintedOn(layout, scene, { palette: DAY, said: saidOn(tale, scene) });
	const clip = `M0 0H${String(units)}V${String(layout.size.height)}H0Z`;
	canvas.upright(x + width / 2, () => {
		canvas.placed(x, y, { scale, clip }, () => paint(canvas, marks));
	});
}

/** Who plays a seat, or what its people are called where names are not printed. */
const calledBy = (tale: Tale, seat: number): string =>
	[nameOf(tale, seat), sheetAt(tale.view, seat).society].find((name) => name.trim() !== '') ??
	placeName(tale, seat);

/** What stands beside the beginning of each seat's strip. */
function saidOn(tale: Tale, { seats }: Scene): (seat: number) => Said {
	const rp = new Map(seats.map((one) => [one.seat, one.rp]));
	return (seat) => {
		const points = m.sheet_rp({ rp: rp.get(seat) ?? 0 });
		return { name: calledBy(tale, seat), points, under: `${points} · ${placeName(tale, seat)}` };
	};
}

/** A whole name that a picture has no room for: whose it is, and the number that stands for it there. */
export interface Apart {
	readonly biome: Biome;
	readonly number: string;
	readonly text: string;
}

/** All names that a picture has no room for: of players, and where it has no list of its own of Resources. */
export function namesApart({ tale }: Pick<Setting, 'tale'>, layout: Layout, scene: Scene): Apart[] {
	const said = saidOn(tale, scene);
	const players = unnamed(layout, said).map(({ seat: { biome, seat } }) => ({
		...{ biome, number: '' },
		text: said(seat).name
	}));
	const listed = layout.size.apart ? layout.listed : [];
	return [
		...players,
		...listed.map((one) => ({
			biome: one.of.strip,
			number: String(one.number),
			text: saidOf(one)
		}))
	];
}
