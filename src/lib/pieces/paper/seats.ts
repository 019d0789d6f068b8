/** A seat's mark on paper: its outline, colour and number. */
import type { Colour, Mark } from '../../engine/record.ts';
import type { Seat } from '../../engine/module.ts';
import { seatShape } from '../pictures/paint.ts';
import { letter, path, placed } from './marks.ts';

const COLOURS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6'] as const;

/** A seat's colour; from the seventh on, ink and the number alone tell. */
export const seatColour = (seat: Seat): Colour => COLOURS[seat] ?? 'piece-ink';

/** About a middle, 32 units across where nothing else is said. */
export const seatMark = (seat: Seat, x: number, y: number, scale = 1): Mark[] =>
	placed(
		[
			path(seatShape(seat), { stroke: 'ink', width: 7.5 }),
			path(seatShape(seat), { stroke: 'piece-paper', width: 4 }),
			path(seatShape(seat), { fill: seatColour(seat) }),
			letter(String(seat + 1), 0, seat === 5 ? 3 : 0, 15.6, { fill: 'piece-paper' })
		],
		x,
		y,
		scale
	);
