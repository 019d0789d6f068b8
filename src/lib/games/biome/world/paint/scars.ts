/** What a failure leaves: a hole torn into the strip at the end of its stretch, with the ring of its sphere, paler every round. */
import { digits } from '../../history/drawing.ts';
import { spread } from '../chance.ts';
import { SCAR, scarWidth } from '../layout/stretches.ts';
import type { Layout, Stretch, Strip } from '../layout/stage.ts';
import { group, mix, shape, type Mark } from '../marks.ts';
import type { Palette } from '../palette.ts';
import { sphereRing } from './emblems.ts';

/** How much of the strip shows through it, by its age in rounds. */
const HEALED = [0, 0.4, 0.7];
const STEPS = 7;
const LONG = 52;
const DEEP = 18;

/** One edge of the hole, `away` from its middle. */
const edge = (away: number): string[] =>
	Array.from({ length: STEPS + 1 }, (_, at) => {
		const open = Math.sin((Math.PI * at) / STEPS) * away;
		const jag = (spread('scar', at) - 0.5) * 7;
		return `${digits((LONG * at) / STEPS - LONG / 2)} ${digits(open + jag)}`;
	});

const hole = (up: number, down: number): string =>
	`M${[...edge(-up), ...edge(down).toReversed()].join('L')}Z`;

export function scar(
	strip: Strip,
	{ seat, from, to }: Stretch,
	{ size }: Layout,
	palette: Palette
): Mark[] {
	if (!seat.scar) return [];
	const { age, sphere } = seat.scar;
	const wide = scarWidth({ from, to });
	const x = size.mirrored ? from + wide / 2 : to - wide / 2;
	const paper = palette.strip[strip.biome];
	const part = HEALED[age] ?? 1;
	return [
		group(`scar ${String(seat.seat)}`, { x, y: strip.ridge(x) + 30, scale: wide / SCAR }, [
			shape(hole(DEEP * 0.6 + 5, DEEP * 0.6 + 6), mix(palette.tag, paper, 0.2 + part * 0.8)),
			shape(hole(DEEP * 0.5, DEEP * 0.5), mix(mix(palette.deep, paper, 0.1), paper, part)),
			...(sphere ? [sphereRing(sphere, { x: 0, y: 34, r: 15 }, palette)] : [])
		])
	];
}
