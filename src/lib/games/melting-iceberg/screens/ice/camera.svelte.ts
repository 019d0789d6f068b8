/** The near and the far view of the ice: how large it is drawn, and which part of it is in sight. */
import type { Box } from './shapes.ts';

interface Look {
	/** All that can be scrolled to, in the picture's units. */
	readonly pan: Box;
	/** The middle of what is in sight. */
	readonly x: number;
	readonly y: number;
	/** Pixels a unit. */
	readonly scale: number;
}

/** A hex is at least 44 pixels wide from here on. */
const NEAR = 0.86;
const NEAREST = 1.7;
const MOVE = 260;

export class Camera {
	/** The window on the ice in pixels; until it is measured, that of a middling phone. */
	width = $state(412);
	height = $state(400);
	readonly #whole: () => Box;
	#far = $state(true);
	/** Where it is going. */
	#goal: Look = $state.raw({ pan: { x: 0, y: 0, width: 1, height: 1 }, x: 0, y: 0, scale: 1 });
	/** Where it is. */
	#now: Look = $state.raw(this.#goal);
	#frame = 0;

	constructor(whole: () => Box) {
		this.#whole = whole;
		this.#goal = this.#now = this.all;
	}

	/** The whole ice in the shape of the window. */
	get all(): Look {
		const { x, y, width, height } = this.#whole();
		const scale = Math.min(this.width / width, this.height / height, NEAREST);
		const pan = { width: this.width / scale, height: this.height / scale };
		const [midX, midY] = [x + width / 2, y + height / 2];
		return {
			pan: { ...pan, x: midX - pan.width / 2, y: midY - pan.height / 2 },
			x: midX,
			y: midY,
			scale
		};
	}

	/** How it is seen at this moment. */
	readonly now = $derived.by(() => this.#now);
	/** The part that is in sight. */
	readonly seen: Box = $derived.by(() => {
		const { x, y, scale } = this.#goal;
		const [width, height] = [this.width / scale, this.height / scale];
		return { x: x - width / 2, y: y - height / 2, width, height };
	});
	/** Whether all of it is in sight. */
	readonly far = $derived.by(() => this.#far);
	/** Whether a hex is large enough for a finger. */
	readonly near = $derived.by(() => this.#goal.scale >= NEAR);
	readonly nearest = $derived.by(() => this.#goal.scale >= NEAREST);

	/** Goes on with the same look when the ice or the window has changed. */
	readonly follow = (all: Look): void => {
		const { x, y, scale } = this.#goal;
		this.#go(this.#far ? all : { ...all, x, y, scale: Math.max(scale, all.scale) });
	};

	/** All of the ice. */
	readonly showAll = (): void => {
		this.#far = true;
		this.#go(this.all);
	};

	/** A part of the ice, as large as it fits; not nearer than a finger needs. */
	readonly show = (box: Box): void => {
		const fits = Math.min(this.width / box.width, this.height / box.height);
		this.#look(box.x + box.width / 2, box.y + box.height / 2, Math.min(fits, NEAR * 1.15));
	};

	/** Brings it `times` as near, about a point in the window; about its middle when none is given. */
	readonly zoom = (times: number, at?: { readonly x: number; readonly y: number }): void => {
		const { x, y, scale } = this.#goal;
		const next = Math.min(NEAREST, scale * times);
		const [offX, offY] = at ? [at.x - this.width / 2, at.y - this.height / 2] : [0, 0];
		const share = 1 / scale - 1 / next;
		this.#look(x + offX * share, y + offY * share, next, at ? 0 : MOVE);
	};

	/** A point of the picture comes to the middle, near enough for a finger. */
	readonly comeTo = ({ x, y }: { readonly x: number; readonly y: number }): void => {
		this.#look(x, y, Math.max(this.#goal.scale, NEAR * 1.06));
	};

	#look(x: number, y: number, scale: number, duration = MOVE) {
		const all = this.all;
		this.#far = scale <= all.scale * 1.001;
		if (this.#far) {
			this.#go(all, duration);
			return;
		}
		const { pan } = all;
		const [wide, high] = [this.width / scale / 2, this.height / scale / 2];
		const within = (at: number, from: number, to: number) => Math.max(from, Math.min(to, at));
		this.#go(
			{
				pan,
				scale,
				x: within(x, pan.x + wide, pan.x + pan.width - wide),
				y: within(y, pan.y + high, pan.y + pan.height - high)
			},
			duration
		);
	}

	#go(look: Look, duration = MOVE) {
		const from = this.#now;
		this.#goal = look;
		cancelAnimationFrame(this.#frame);
		const still =
			duration === 0 ||
			document.documentElement.dataset['motion'] === 'still' ||
			matchMedia('(prefers-reduced-motion: reduce)').matches;
		const start = performance.now();
		const step = (now: number) => {
			const part = still ? 1 : Math.max(0, Math.min(1, (now - start) / duration));
			this.#now = part === 1 ? look : between(from, look, 1 - (1 - part) ** 3);
			if (part < 1) this.#frame = requestAnimationFrame(step);
		};
		step(start);
	}

	/** Somebody has scrolled the window. */
	readonly scrolled = (left: number, top: number): void => {
		const [current, target] = [this.#now, this.#goal];
		// while it moves by itself, the window only follows
		if (current.scale !== target.scale || current.x !== target.x || current.y !== target.y) return;
		const { pan, scale } = target;
		const x = pan.x + (left + this.width / 2) / scale;
		const y = pan.y + (top + this.height / 2) / scale;
		if (Math.abs(x - target.x) * scale < 1 && Math.abs(y - target.y) * scale < 1) return;
		this.#goal = this.#now = { ...target, x, y };
	};
}

/** The look at a part of the way from one to another. */
function between(from: Look, to: Look, part: number): Look {
	const mix = (a: number, b: number) => a + (b - a) * part;
	return {
		x: mix(from.x, to.x),
		y: mix(from.y, to.y),
		scale: mix(from.scale, to.scale),
		pan: {
			x: mix(from.pan.x, to.pan.x),
			y: mix(from.pan.y, to.pan.y),
			width: mix(from.pan.width, to.pan.width),
			height: mix(from.pan.height, to.pan.height)
		}
	};
}

/** What should be in sight, whenever it is asked anew; null for all of the ice. */
export interface Question {
	readonly key: string;
	readonly box: Box | null;
}
