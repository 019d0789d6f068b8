/** A loan as a thread: a bead at what is lent, an arrow at who borrows it. */
import { digits, disc } from '../../history/drawing.ts';
import type { Layout, Standing } from '../layout/stage.ts';
import { group, shape, stroke, type Mark } from '../marks.ts';
import type { Palette } from '../palette.ts';
import type { SceneLoan } from '../loans.ts';
import type { Curve, Point } from './curves.ts';
import { apartFrom, calmest, type Laid } from './laying.ts';

/** All are laid together, so that as few as can be cross. */
export function threads(layout: Layout, loans: readonly SceneLoan[], palette: Palette): Mark[] {
	const hung = loans.flatMap((loan) => hangingOf(layout, loan));
	const laid = apartFrom(hung.map(({ laid }) => laid));
	return hung.flatMap((one, at) => {
		const curve = laid[at];
		return curve ? [thread(one, curve, palette)] : [];
	});
}

/** A loan whose both ends are there to be seen, and how its thread may be laid. */
interface Hanging {
	readonly loan: SceneLoan;
	readonly lent: Standing;
	readonly laid: readonly Laid[];
}

function hangingOf(layout: Layout, loan: SceneLoan): Hanging[] {
	const { lender, id, borrower } = loan;
	const lent = layout.pieces.find((one) => one.seat === lender && one.piece.id === id);
	const copy = layout.pieces.find(
		({ seat, piece }) => seat === borrower && piece.from?.seat === lender && piece.from.id === id
	);
	const end = copy ? above(copy, 1.02, 8) : homeOf(layout, borrower);
	if (!lent || !end) return [];
	const own = [lent, ...(copy ? [copy] : [])];
	return [{ loan, lent, laid: calmest(above(lent, 0.6, 0), end, layout, own) }];
}

function thread({ loan, lent }: Hanging, curve: Curve, palette: Palette): Mark {
	const [from, one, two, end] = curve;
	const at = ({ x, y }: Point) => `${digits(x)} ${digits(y)}`;
	const d = `M${at(from)}C${at(one)} ${at(two)} ${at(end)}`;
	const colour = palette.biome[lent.strip];
	const rim = { stroke: palette.edge, width: 2.4 };
	return group(`thread ${loan.id} ${String(loan.borrower)}`, { x: 0, y: 0 }, [
		stroke(d, palette.shadow, 8, { opacity: 0.6 }),
		stroke(d, colour, 4.5),
		shape(disc(from.x, from.y, 8), colour, rim),
		shape(
			`M${at({ x: end.x - 11, y: end.y - 12 })}h22L${at({ x: end.x, y: end.y + 5 })}Z`,
			colour,
			rim
		)
	]);
}

/** How high a stub is, beside what it was. */
const STUB = 0.45;

/** A place over the foot of a piece, by a part of its height and some more, wherever it leans to. */
function above({ piece, x, y, high, lean }: Standing, part: number, more: number): Point {
	const left = piece.state === 'stub' ? STUB : 1;
	const [angle, up] = [(lean * Math.PI) / 180, high * left * part + more];
	return { x: x + Math.sin(angle) * up, y: y - Math.cos(angle) * up };
}

/** Who has no copy gets the thread at the name of its player. */
function homeOf({ strips, size }: Layout, seat: number): Point | null {
	for (const { ridge, stretches } of strips) {
		const mine = stretches.find((one) => one.seat.seat === seat);
		if (!mine) continue;
		const x = size.mirrored ? mine.to - 40 : mine.from + 40;
		return { x, y: ridge(x) - 4 };
	}
	return null;
}
