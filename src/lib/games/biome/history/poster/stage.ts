/** The world as a paper theatre in the hand of the book: by day, still, as wide as its place. */
import * as m from '../../../../paraglide/messages.js';
import type { Box } from '../../../kit/canvas.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { StageSize } from '../../world/layout/stage.ts';
import { paint } from '../../world/onPaper.ts';
import { DAY } from '../../world/palette.ts';
import { pictureOf } from '../../world/picture.ts';
import { atRest, sceneOf, type Scene } from '../../world/scene.ts';
import { inWords } from '../../world/sentence.ts';
import type { Setting } from '../book/grid.ts';
import type { Tale } from '../book/tale.ts';
import { nameOf, placeName } from '../book/words.ts';

/** How it is laid out, in units of its own: so many are as wide as its place. */
export interface Stage extends Pick<StageSize, 'piece' | 'letters' | 'bare' | 'beside' | 'whole'> {
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

/** Draws it into its place; nothing of it is seen outside. */
export function stage(
	{ canvas, tale }: Pick<Setting, 'canvas' | 'tale'>,
	box: Box,
	look: Stage,
	scene = sceneIn(tale)
): void {
	const [x, y, width] = box;
	const size = { ...stageSize(look, box), mirrored: canvas.turned };
	const { units } = look;
	const [scale, high] = [width / units, size.height];
	const rp = new Map(scene.seats.map((one) => [one.seat, one.rp]));
	const said = (seat: number) => ({
		name: calledBy(tale, seat),
		under: `${m.sheet_rp({ rp: rp.get(seat) ?? 0 })} · ${placeName(tale, seat)}`
	});
	const marks = pictureOf(scene, { size, palette: DAY, said });
	const clip = `M0 0H${String(units)}V${String(high)}H0Z`;
	canvas.upright(x + width / 2, () => {
		canvas.placed(x, y, { scale, clip }, () => {
			paint(canvas, marks);
		});
	});
}

/** Who plays a seat, or what its people are called where names are not printed. */
const calledBy = (tale: Tale, seat: number): string =>
	[nameOf(tale, seat), sheetAt(tale.view, seat).society].find((name) => name.trim() !== '') ??
	placeName(tale, seat);
