/** The foot of a page: its number at the outer edge, and beside it what it belongs to. */
import type { Ground } from './grid.ts';
import { QUIET } from './inks.ts';
import { FOLIO, put, say, SMALL } from './type.ts';

/** Where the number of a page stands: at its right edge, or at its left one. */
interface Edge {
	readonly x: number;
	readonly right: boolean;
}

/** Whether this is a right-hand page. */
export const isRight = ({ canvas }: Pick<Ground, 'canvas'>): boolean => canvas.pages % 2 === 1;

const outer = (ground: Ground): Edge => {
	const right = isRight(ground);
	return { x: right ? ground.grid.right : ground.grid.left, right };
};

/** How wide the name beside a number may be. */
const room = ({ grid: { small, width } }: Ground): number => (small ? 60 : width - 16);

/** Draws it, without a name that has no room; nothing of it is read aloud. */
export function folio(ground: Ground, name: string, { x, right }: Edge = outer(ground)): void {
	const { canvas, grid } = ground;
	const [row, ...more] = canvas.rows(name, SMALL, room(ground));
	const place = { y: grid.foot, align: right ? 1 : 0 };
	canvas.aside(() => {
		say(ground, 'P', String(canvas.pages), FOLIO, { ...place, x });
		if (!row || more.length > 0) return;
		put(ground, 'P', [row], SMALL, { ...place, x: right ? x - 8 : x + 8, ink: QUIET });
	});
}
