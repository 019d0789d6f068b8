/** The keys that lead over the ice, from place to place, and those that zoom. */
import type { Camera } from './camera.svelte.ts';
import type { Spot } from '../../words/marks.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowUp: [0, -1],
	ArrowRight: [1, 0],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0]
};

/** Where an arrow key leads: to the nearest place that lies more that way than aside. */
export function towards(key: string, from: Spot, spots: readonly Spot[]): Spot | null {
	const way = ARROWS[key];
	if (!way) return null;
	let best: Spot | null = null;
	let least = Infinity;
	for (const one of spots) {
		const [x, y] = [one.x - from.x, one.y - from.y];
		const along = x * way[0] + y * way[1];
		const aside = x * way[1] - y * way[0];
		if (along <= 1 || Math.abs(aside) > along * 1.75) continue;
		// straight up there is no hex: to the left and to the right by turns
		const drift = from.at[1] % 2 === 0 ? aside : -aside;
		const cost = (along * along + aside * aside) / along + Math.sign(drift) / 8;
		if (cost < least) [best, least] = [one, cost];
	}
	return best;
}

const AHEAD: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Where the page keys lead: to the next place that can be chosen, or the one before; at the ends round again. */
export function nextOpen(
	key: string,
	from: Spot,
	spots: readonly Spot[],
	open: (spot: Spot) => boolean
): Spot | null {
	const step = AHEAD[key];
	if (!step) return null;
	const start = spots.findIndex((one) => one.key === from.key);
	for (let far = 1; far <= spots.length; far++) {
		const one = spots[(start + step * far + spots.length * far) % spots.length];
		if (one && open(one)) return one;
	}
	return null;
}

const ZOOMS: Readonly<Record<string, number>> = { '+': 1.4, '-': 1 / 1.4 };

/** What the keys walk over, as it is when one is pressed. */
export interface Ground {
	readonly camera: Camera;
	readonly spots: readonly Spot[];
	readonly isOpen: (spot: Spot) => boolean;
}

/** Listens to the keys on a grid of places. */
export const walking =
	(ground: () => Ground) =>
	(grid: HTMLElement): (() => void) => {
		const press = (event: KeyboardEvent) => {
			const { camera, spots, isOpen } = ground();
			const on = event.target instanceof HTMLElement ? event.target.dataset['square'] : null;
			const from = spots.find(({ key }) => key === on);
			if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
			const zoom = ZOOMS[event.key];
			const next = towards(event.key, from, spots) ?? nextOpen(event.key, from, spots, isOpen);
			if (!next && !zoom) return;
			event.preventDefault();
			if (zoom) camera.zoom(zoom);
			if (next) grid.querySelector<HTMLElement>(`[data-square="${next.key}"]`)?.focus();
		};
		grid.addEventListener('keydown', press);
		return () => grid.removeEventListener('keydown', press);
	};
