/** The upper edges of the strips: large slow slopes, another for each, and the sag of one that has grown too heavy. */
import type { Biome } from '../../rules/state.ts';
import type { Scene } from '../scene.ts';
import { FAR_TO_NEAR, type Strip } from './stage.ts';

/** By how much it rises and falls, for a place from 0 to 1. */
const SLOPES: Readonly<Record<Biome, (at: number) => number>> = {
	tundra: (at) => 8 * Math.sin(at * 5 + 0.4) + 3 * Math.sin(at * 19),
	forest: (at) => 13 * Math.sin(at * 5.6 + 2.6) + 4 * Math.sin(at * 13),
	grassland: (at) => 14 * Math.sin(at * 5 + 0.2),
	desert: (at) => 14 * Math.sin(at * 6.4 + 4.2) + 4 * Math.sin(at * 15),
	aquatic: () => 0
};
/** How many degrees a piece leans towards the middle of a strip that sags. */
const SLIDES = 13;
/** So far the heaviest strip hangs in its middle when it is at the line. */
const DEEPEST = 62;
/** The strip in front of it gives way a little. */
const GIVES = 0.5;

interface Place extends Pick<Strip, 'biome' | 'base'> {
	readonly width: number;
	/** Where tags stand close, slopes are lower. */
	readonly calm: boolean;
}

/** The height of a strip's upper edge at every place. */
export function ridgeOf(scene: Scene, { biome, base, width, calm }: Place): (x: number) => number {
	const sag = DEEPEST * sagOf(scene, biome);
	const hills = calm ? 0.6 : 1;
	return (x) => {
		const at = Math.min(1, Math.max(0, x / width));
		return base + SLOPES[biome](at) * hills + sag * Math.sin(Math.PI * at) ** 1.6;
	};
}

/** By how many degrees a piece leans more than on another slope, towards the middle of a strip that sags. */
export function slideOf(scene: Scene, { biome, width }: Pick<Place, 'biome' | 'width'>) {
	const sag = sagOf(scene, biome);
	return (x: number): number => SLIDES * sag * Math.sin((2 * Math.PI * x) / width);
}

/** How far a strip sags, beside the deepest. */
function sagOf({ seats, sag }: Scene, biome: Biome): number {
	const heavy = seats.find(({ seat }) => seat === sag?.seat)?.biome;
	if (!sag || !heavy) return 0;
	const [mine, under] = [FAR_TO_NEAR.indexOf(biome), FAR_TO_NEAR.indexOf(heavy)];
	// water is level
	if (biome === 'aquatic' || mine < under || mine > under + 1) return 0;
	return sag.by * (mine === under ? 1 : GIVES);
}
