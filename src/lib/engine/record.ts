/** What a record of play is made of: plain JSON that a screen, a CSV file and a PDF all set in their own way. */

/** The ten colours of pyramids; with `-2` the shaded side. */
type PyramidShade =
	| 'red'
	| 'yellow'
	| 'green'
	| 'blue'
	| 'black'
	| 'clear'
	| 'orange'
	| 'cyan'
	| 'purple'
	| 'white';

/** The four suits of a piecepack; with `-2` the ground of their tiles. */
type SuitShade = 'suns' | 'moons' | 'crowns' | 'arms';

/** What the pieces of board games are painted with. */
export type PieceColour =
	| 'piece-ink'
	| 'piece-paper'
	| 'cell'
	| 'field'
	| 'side'
	| PyramidShade
	| `${PyramidShade}-2`
	| SuitShade
	| `${SuitShade}-2`
	| `seat-${1 | 2 | 3 | 4 | 5 | 6}`;

/** A colour by its name in app.css: a screen reads the variable, paper has a fixed value that also works in grey. */
export type Colour =
	| PieceColour
	| 'paper'
	| 'paper-2'
	| 'card'
	| 'ink'
	| 'ink-2'
	| 'line'
	| 'accent'
	| 'accent-ink'
	| 'warn'
	| 'good'
	| 'aquatic'
	| 'grassland'
	| 'forest'
	| 'desert'
	| 'tundra'
	| 'aquatic-2'
	| 'grassland-2'
	| 'forest-2'
	| 'desert-2'
	| 'tundra-2'
	| 'moss'
	| 'slate'
	| 'iris'
	| 'rust'
	| 'lake'
	| 'on-biome';

/** A shape: `d` as in an SVG path. Strokes have round ends and joins. */
export interface PathMark {
	readonly kind: 'path';
	readonly d: string;
	readonly fill?: Colour;
	readonly stroke?: Colour;
	/** Of the stroke, in the figure's units; 1 when not given. */
	readonly width?: number;
	/** Lengths of dash and gap. */
	readonly dash?: readonly [number, number];
	/** A part of a whole: on paper without colours a pattern stands for its own. */
	readonly area?: true;
	/** Where the path's own 0,0 lies, and how many times its size it is drawn. */
	readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
}

/** One line of text; `y` is its baseline. */
export interface LabelMark {
	readonly kind: 'label';
	readonly x: number;
	readonly y: number;
	readonly text: string;
	readonly size: number;
	readonly anchor: 'start' | 'middle' | 'end';
	/** `display` for names and big numbers, `bold` and `plain` for everything else. */
	readonly face: 'display' | 'bold' | 'plain';
	readonly fill: Colour;
}

export type Mark = PathMark | LabelMark;

/** A picture from 0,0 (top left) to width,height; marks are drawn in order. */
export interface Figure {
	readonly title: string;
	/** What the picture shows, in words, for those who do not see it. */
	readonly alt: string;
	readonly width: number;
	readonly height: number;
	readonly marks: readonly Mark[];
}

/** A table. The first cell of a row names the row. */
export interface Table {
	readonly caption: string;
	readonly head: readonly string[];
	readonly rows: readonly (readonly string[])[];
	/** A column of numbers ends at its right edge; all begin at the left when not given. */
	readonly align?: readonly ('start' | 'end')[];
}

/** A picture that is no drawing of ours: its address, and its size in pixels. */
export interface Picture {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

export type Block =
	| {
			readonly kind: 'heading';
			readonly level: 1 | 2 | 3;
			readonly text: string;
			/** Colours a mark beside it, never the words. */
			readonly colour?: Colour;
	  }
	| {
			readonly kind: 'paragraph';
			readonly text: string;
			readonly tone: 'plain' | 'quiet' | 'quote';
			/** Where it leads. */
			readonly url?: string;
	  }
	| ({ readonly kind: 'table' } & Table)
	| {
			readonly kind: 'facts';
			readonly facts: readonly { readonly label: string; readonly value: string }[];
	  }
	/** `small` where it is one of many, one after the other. */
	| { readonly kind: 'figure'; readonly figure: Figure; readonly size?: 'large' | 'small' }
	/** What people drew or photographed, with its words under it. */
	| { readonly kind: 'picture'; readonly picture: Picture; readonly words: string }
	/** Room for handwriting. */
	| { readonly kind: 'lines'; readonly label: string; readonly count: number }
	/** The chapters after it, each with its page: all headings of level 1 that follow. */
	| { readonly kind: 'contents' }
	/** What follows begins a new page; a new leaf, where it is to be taken out by itself. */
	| { readonly kind: 'break'; readonly leaf?: true };

export type Heading = Extract<Block, { kind: 'heading' }>;

/** Tables side by side: the same questions, each with its answers. */
export interface Columns {
	readonly title: string;
	readonly text: string;
	readonly tables: readonly {
		readonly title: string;
		readonly facts: readonly { readonly label: string; readonly value: string }[];
	}[];
}

export interface RecordDocument {
	readonly title: string;
	readonly subtitle?: string;
	/** BCP 47, such as `en`. */
	readonly language: string;
	/** When the last thing happened that it tells of, in milliseconds since 1970. */
	readonly made?: number;
	/** On paper without colours, for a printer that has none. */
	readonly grey?: boolean;
	/** On paper two pages beside each other, in an order to be folded and stapled. */
	readonly folded?: boolean;
	/** It has a paper of its own: a poster's, or for a wall of sheets the one that is asked for, lying on its side. */
	readonly poster?: 'a3' | 'a2' | 'wall';
	/** What stands between two breaks is to fit a page, in smaller letters where that is enough. */
	readonly fit?: boolean;
	readonly blocks: readonly Block[];
	/** By address, the bytes of the pictures in it, for paper; a screen fetches them. */
	readonly pictures?: Readonly<Record<string, Uint8Array>>;
	/** On paper its game sets it page by page, from what is told here, instead of the blocks. */
	readonly book?: {
		readonly game: string;
		readonly told: unknown;
		/** The pictures that stand on its pages. */
		readonly shows?: readonly Picture[];
	};
	/** On paper, instead of the blocks. */
	readonly columns?: Columns;
	/** Bound into one: each begins a right-hand page, and may have parts of its own. Of a record that has a book, the books that follow it. */
	readonly parts?: readonly RecordDocument[];
	/** The same in fewer pages, the most first, for a booklet that would be too thick to bind. */
	readonly shorter?: readonly RecordDocument[];
}
