/** What a chapter opens with: the world as a paper theatre in a narrow band, as it stood at its end. */
import type { Box } from '../../../kit/canvas.ts';
import type { State } from '../../rules/state.ts';
import { bandOf } from '../../world/band.ts';
import { banded } from '../../world/layout/band.ts';
import { paint } from '../../world/onPaper.ts';
import { DAY } from '../../world/palette.ts';
import { atRest, sceneOf, type Scene } from '../../world/scene.ts';
import { framesOf, type Frame } from '../../world/trailer.ts';
import type { Setting } from './grid.ts';
import { EDGE } from './inks.ts';
import type { Ring } from './tale.ts';

/** Of what it is drawn in, so many units are as wide as the band. */
const UNITS = 2_000;

/** Every chapter of a book asks for them, and for the world in which each Resource has its place. */
const known = new WeakMap<State, { readonly frames: readonly Frame[]; readonly whole: Scene }>();

function worldOf(view: State) {
	const world = known.get(view) ?? { frames: framesOf(view), whole: atRest(sceneOf(view)) };
	known.set(view, world);
	return world;
}

/** Draws it into its place. */
export function band({ canvas, tale }: Setting, ring: Ring, [x, y, width, height]: Box): void {
	const { frames, whole } = worldOf(tale.view);
	const phase = ring.people ? 'society' : 'build';
	const frame = frames.find((one) => one.phase === phase && one.round === ring.round);
	if (!frame) return;
	const scale = width / UNITS;
	const size = { width: UNITS, height: height / scale, mirrored: canvas.turned };
	const marks = bandOf(banded(whole, size), frame.scene, DAY);
	const frameLine = `M0 0H${String(UNITS)}V${String(size.height)}H0Z`;
	canvas.upright(x + width / 2, () => {
		canvas.placed(x, y, { scale, clip: frameLine }, () => {
			paint(canvas, marks);
			canvas.shape(frameLine, { stroke: EDGE, width: 4 });
		});
	});
}
