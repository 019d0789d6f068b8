/** What a game draws a book of its own on: pages in millimetres from the top of the side where lines begin, which is the left one here and the right one in Arabic; letters that are measured before they are set. The print worker gives one. */
import type { Colour } from '../../engine/record.ts';

/** A colour by its name, or as `#rrggbb` where paper alone has it. */
export type Ink = Colour | `#${string}`;

/** How letters look; sizes in points, leading in millimetres. */
export interface Letters {
	readonly voice: 'display' | 'told' | 'plain' | 'bold' | 'slant';
	readonly size: number;
	readonly leading: number;
}

/** A line that is ready to be set, and how wide it is. */
export interface Row {
	readonly width: number;
	/** Whether its letters run from right to left; not known where it has none. */
	readonly rtl?: boolean;
}

/** A pattern that is repeated all over a shape: one drawing on a ground. */
export interface Tile {
	readonly name: string;
	readonly width: number;
	readonly height: number;
	readonly ground: Ink;
	readonly mark: Ink;
	/** The same on paper without colours. */
	readonly grey: { readonly ground: Ink; readonly mark: Ink };
	/** As in an SVG path; empty where the ground stands alone. */
	readonly d: string;
	/** How thick its lines are; 0 where it is filled. */
	readonly stroke: number;
	/** In degrees. */
	readonly turned: number;
}

/** How a shape is filled and drawn round; lengths in millimetres. */
export interface Look {
	readonly fill?: Ink | Tile;
	readonly stroke?: Ink;
	readonly width?: number;
	/** Lengths of dash and gap. */
	readonly dash?: readonly [number, number];
	/** From 0 to 1; what is not said hides what lies below. */
	readonly opacity?: number;
}

/** How what follows stands on the page: `turned` in degrees, clockwise. */
export interface Stand {
	readonly scale?: number;
	readonly turned?: number;
	/** Nothing is seen outside of this shape, which counts from the same 0,0. */
	readonly clip?: string;
}

/** Left, top, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Canvas {
	readonly width: number;
	readonly height: number;
	/** How many pages are begun. */
	readonly pages: number;
	/** Whether a letter was met that no typeface has. */
	readonly missing: boolean;
	/** Whether there are no colours. */
	readonly grey: boolean;
	/** Whether the page is turned over, left for right, since its language runs from right to left. */
	readonly turned: boolean;
	/** Begins a page. */
	turnPage(): void;
	/** A text in lines no wider than that. */
	rows(text: string, letters: Letters, width: number): readonly Row[];
	/** The same number of lines, as even as they can be: for titles and what is told. */
	even(text: string, letters: Letters, width: number): readonly Row[];
	/** One line, cut between two letters and marked so where the text is longer. */
	cut(text: string, letters: Letters, width: number): Row;
	/** How wide a text is on one line. */
	widthOf(text: string, letters: Letters): number;
	/** Whether there is a typeface for every letter of it. */
	knows(text: string): boolean;
	/** Sets a line with its baseline at `y`. */
	set(row: Row, letters: Letters, x: number, y: number, ink?: Ink): void;
	/** A shape as in an SVG path; decoration where it is in no element. */
	shape(d: string, look: Look): void;
	/** What `draw` draws has its 0,0 here. */
	placed(x: number, y: number, stand: Stand, draw: () => void): void;
	/** What `draw` draws comes again under the same name, looking the same: a file has it once. Shapes in plain colours alone, nothing see-through. */
	shared(name: string, draw: () => void): void;
	/** What `draw` draws about this middle is never turned over: boards, dice and wheels look the same in every language. */
	upright(x: number, draw: () => void): void;
	/** What `draw` draws is read as one element of this type. */
	tag(type: string, draw: () => void): void;
	/** The elements that `draw` makes belong to one of this type. */
	inside(type: string, draw: () => void): void;
	/** A picture, with what it shows in words, and what stands below it as its caption. */
	figure(alt: string, box: Box, draw: () => void, caption?: () => void): void;
	/** Whether there is a picture at this address that can be drawn. */
	shows(src: string): boolean;
	/** What people drew or photographed, by its address. */
	picture(src: string, box: Box): void;
	/** Decoration, not read aloud. */
	aside(draw: () => void): void;
	/** Words that lead to an address. */
	link(url: string, words: string, box: Box, draw: () => void): void;
	/** A line of the outline; level 1 is the highest. */
	bookmark(text: string, level: 1 | 2 | 3, y: number): void;
}

/** A book that its game sets itself: in a game's `book.ts`, whose name goes with what the book tells. */
export type SetBook = (canvas: Canvas, told: unknown) => void;
