/** The four suits of a piecepack as shapes, 24 units across. */
import type { Suit } from '../piecepack.ts';
import { shape } from './paint.ts';

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A ray of the sun, turned about its middle. */
function ray(degrees: number): string {
	const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
	const turned = (x: number, y: number) =>
		[12 + x * cos - y * sin, 12 + x * sin + y * cos] as const;
	return shape([turned(0, -11), turned(1.9, -6.6), turned(-1.9, -6.6)]);
}

export const SUIT_SHAPES: Readonly<Record<Suit, string>> = {
	suns: `M7.2 12a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0Z${RAYS.map(ray).join('')}`,
	moons: 'M15.6 2.5A9.9 9.9 0 1 0 21.5 15.4A8 8 0 0 1 15.6 2.5Z',
	crowns: 'M3.2 19.5L2.2 7.6L7.7 12L12 3.8L16.3 12L21.8 7.6L20.8 19.5Z',
	arms: 'M3.5 2.5H20.5V11C20.5 16.6 17 20.1 12 22.4C7 20.1 3.5 16.6 3.5 11Z'
};

/** What shows through the arms. */
export const CHEVRON = 'M3.5 14.3L12 7.5L20.5 14.3';
