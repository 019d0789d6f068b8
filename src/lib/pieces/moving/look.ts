/** Reads from a page where its pieces lie: `data-piece` says what one looks like, `data-stage` what it lies on. */
import type { Seen } from './pairs.ts';

export type Drawn = HTMLElement | SVGElement;

/** What pieces lie on, and what its units are: those of a board are its squares. */
export interface Stage {
	/** What it is called: one that is drawn anew is known by that. */
	readonly name: string;
	readonly drawn: Drawn;
	/** Where its units begin on the screen, and how many px one of them has. */
	readonly left: number;
	readonly top: number;
	readonly unit: number;
}

/** A piece as it was seen, in the units of its stage. */
export interface Piece extends Seen {
	readonly drawn: Drawn;
	readonly stage: Stage;
	/** Which way it points: `u` is upright; empty where it has no side. */
	readonly pose: string;
	/** It is part of another piece, and goes with it. */
	readonly within: boolean;
	/** What it looked like, and the place of that picture. */
	readonly copy: Drawn;
	readonly frame: {
		readonly x: number;
		readonly y: number;
		readonly wide: number;
		readonly high: number;
	};
}

/** The drawing that a part of one belongs to. */
export const drawingOf = (drawn: Drawn): SVGSVGElement | null =>
	'ownerSVGElement' in drawn ? drawn.ownerSVGElement : null;

/** How many px a unit of a drawing has: it fills its place, whole. */
export function unitOf(svg: SVGSVGElement): number {
	const { width, height } = svg.getBoundingClientRect();
	const box = svg.viewBox.baseVal;
	return Math.min(width / box.width, height / box.height);
}

/** A board says its first column and row and how many columns it has; what says nothing is one unit wide. */
function groundOf(drawn: Drawn): Pick<Stage, 'left' | 'top' | 'unit'> {
	const { left, top, width, height } = drawn.getBoundingClientRect();
	if (drawn instanceof SVGSVGElement) {
		const unit = unitOf(drawn);
		const box = drawn.viewBox.baseVal;
		return {
			left: left + (width - box.width * unit) / 2 - box.x * unit,
			top: top + (height - box.height * unit) / 2 - box.y * unit,
			unit
		};
	}
	const [x = 0, y = 0, columns = 1] = (drawn.dataset['stage'] ?? '').split(' ').map(Number);
	const unit = width / columns;
	return { left: left - x * unit, top: top - y * unit, unit };
}

/** All stages that are drawn within a place. */
export const stagesIn = (place: Element): Stage[] =>
	[...place.querySelectorAll<Drawn>('[data-stage]')].map((drawn) => ({
		name: drawn.getAttribute('aria-label') ?? '',
		drawn,
		...groundOf(drawn)
	}));

/** All pieces that lie on them; what is not shown lies nowhere. */
export const piecesOn = (stages: readonly Stage[]): Piece[] =>
	stages.flatMap((stage) =>
		[...stage.drawn.querySelectorAll<Drawn>('[data-piece]')].flatMap((drawn) => {
			const box = drawn.getBoundingClientRect();
			// what lies on a stage within this one is found there
			const here = drawn.closest('[data-stage]') === stage.drawn;
			return box.width > 0 && here ? [pieceOf(drawn, stage, box)] : [];
		})
	);

function pieceOf(drawn: Drawn, stage: Stage, box: DOMRect): Piece {
	const { left, top, unit } = stage;
	const { piece = '', pose = '' } = drawn.dataset;
	const frame = (drawingOf(drawn) ?? drawn).getBoundingClientRect();
	return {
		key: piece,
		x: (box.x + box.width / 2 - left) / unit,
		y: (box.y + box.height / 2 - top) / unit,
		drawn,
		stage,
		pose,
		within: Boolean(drawn.parentElement?.closest('[data-piece]')),
		copy: copied(drawn, stage),
		frame: {
			x: (frame.x - left) / unit,
			y: (frame.y - top) / unit,
			wide: frame.width / unit,
			high: frame.height / unit
		}
	};
}

/** A part of a drawing keeps the frame it is drawn in, unless all of its stage is one drawing. */
function copied(drawn: Drawn, stage: Stage): Drawn {
	const copy = drawn.cloneNode(true) as Drawn;
	for (const part of [copy, ...copy.querySelectorAll('[data-piece]')])
		part.removeAttribute('data-piece');
	const drawing = drawingOf(drawn);
	if (!drawing || drawing === stage.drawn) return copy;
	const frame = drawing.cloneNode(false) as Drawn;
	frame.append(copy);
	return frame;
}
