/** Snow: a bank of clouds over the whole stretch, flakes of two sizes, and the drift that lies along the edge. */
import { digits } from '../../../history/drawing.ts';
import { spread } from '../../chance.ts';
import { group, mix, shape, stroke, type Hex, type Mark } from '../../marks.ts';
import { arc, bow, places, type Air } from './air.ts';

const FLAKE =
	'M0 -11V11M-9.5 -5.5L9.5 5.5M9.5 -5.5L-9.5 5.5M-3 -8.6L0 -5.6L3 -8.6M-3 8.6L0 5.6L3 8.6M-8.9 -1.7L-4.8 -2.8L-5.9 -6.9M8.9 1.7L4.8 2.8L5.9 6.9M8.9 -1.7L4.8 -2.8L5.9 -6.9M-8.9 1.7L-4.8 2.8L-5.9 6.9';
/** Flakes that are far away. */
const SMALL = 'M0 -6V6M-5.2 -3L5.2 3M5.2 -3L-5.2 3';

export function snow(air: Air): Mark[] {
	const { colour, palette } = air;
	const [near, far] = [mix(colour, palette.haze, 0.22), mix(colour, palette.haze, 0.5)];
	return [
		...flakes(air),
		group('cloud', { x: 0, y: 0 }, [
			...bank(air, { key: 'far', apart: 84, up: 9, colour: far }),
			...bank(air, { key: 'near', apart: 108, up: 0, colour: near })
		]),
		shape(drift(air), palette.pale.tundra, air.rim)
	];
}

interface Bank {
	readonly key: string;
	/** From puff to puff, and how far it stands above the other. */
	readonly apart: number;
	readonly up: number;
	readonly colour: Hex;
}

/** Round puffs above, flat ones below, where it lies in the shade. */
function bank(air: Air, { key, apart, up, colour }: Bank): Mark[] {
	const { ridge, high, scale, palette, from, rim } = air;
	const line = (x: number) => ridge(x) - high + (10 - up) * scale;
	const puffs = (wide: number, name: string, least: number, more: number) =>
		places(air, wide * scale, (x, at, room) => ({
			...{ from: x - room / 2, to: x + room / 2 },
			high: (least + more * spread(key, name, at)) * scale
		}));
	const above = puffs(apart, 'above', 20, 15)
		.map((one) => arc(one.to, line(one.to), (one.to - one.from) * 0.53, one.high))
		.join('');
	const under = puffs(apart * 0.62, 'below', 9, 6);
	const below = under
		.toReversed()
		.map((one) => arc(one.from, line(one.from), (one.to - one.from) * 0.53, one.high))
		.join('');
	const middle = under
		.map((one) => bow(one.from, line(one.from), one.to, line(one.to), one.high * 0.2))
		.join('');
	const start = `M${digits(from)} ${digits(line(from))}`;
	return [
		shape(`${start}${above}${below}Z`, colour, rim),
		shape(`${start}${middle}${below}Z`, mix(colour, palette.deep, 0.22))
	];
}

/** In rows that do not stand one above the other. */
function flakes(air: Air): Mark[] {
	const { ridge, high, scale, palette, clear } = air;
	const colour = palette.night ? air.colour : palette.pale.tundra;
	const rows = Math.max(1, Math.round((high - 46 * scale) / (24 * scale)));
	return Array.from({ length: rows }, (_, row) =>
		places(air, 64 * scale, (middle, at, wide): Mark[] => {
			const over = (row % 2 === 0 ? 0.22 : -0.25) + (spread('drift', at, row) - 0.5) * 0.36;
			const [x, down] = [middle + wide * over, 40 + 24 * row + 12 * spread('falls', at, row)];
			const y = ridge(x) - high + down * scale;
			const large = (at + row) % 3 === 0;
			const size = (large ? 1.05 : 0.65) * (0.8 + 0.45 * spread('flake', at, row)) * scale;
			if (!clear(x, y, 12 * size) || y > ridge(x) - 12 * (size + scale)) return [];
			const flake = large ? stroke(FLAKE, colour, 2.6) : stroke(SMALL, colour, 3);
			return [group(`falls ${String(row)} ${String(at)}`, { x, y, scale: size }, [flake])];
		}).flat()
	).flat();
}

/** It rises behind the edge in low humps. */
function drift(air: Air): string {
	const { from, to, ridge, scale } = air;
	const edge = (x: number) => ridge(x) - 5 * scale;
	const humps = places(air, 92 * scale, (x, at, wide) => {
		const [x0, x1] = [x - wide / 2, x + wide / 2];
		return bow(x0, edge(x0), x1, edge(x1), (4 + 7 * spread('drift', at)) * scale);
	});
	const foot = `L${digits(to)} ${digits(ridge(to) + 14)}`;
	return `M${digits(from)} ${digits(edge(from))}${humps.join('')}${foot}${bow(to, ridge(to) + 14, from, ridge(from) + 14, -6)}Z`;
}
