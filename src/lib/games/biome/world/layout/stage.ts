/** What a laid out stage consists of. */
import type { Seat } from '../../../../engine/module.ts';
import type { Biome } from '../../rules/state.ts';
import type { ScenePiece, SceneSeat } from '../scene.ts';

/** In the units of the picture: on a wall of 1920 x 1080 they are pixels. */
export interface StageSize {
	readonly width: number;
	readonly height: number;
	/** The highest a piece may stand. */
	readonly piece: number;
	/** Sizes that letters on tags may have, the largest first. */
	readonly letters: readonly number[];
	/** No tags and no names of players: a cover. */
	readonly bare?: boolean;
	/** On paper no name is cut: the list below the strips takes as much room as it needs. */
	readonly whole?: boolean;
	/** What has no room for its name on the strips is listed elsewhere: all of the height is theirs. */
	readonly apart?: boolean;
	/** Strips lie close: their faces have nothing on them. */
	readonly narrow?: boolean;
	/** Read from the right: strips begin there. */
	readonly mirrored?: boolean;
	/** It is one of several beside each other: each strip has the place that it has on this one, and its edge begins and ends at the same height. */
	readonly beside?: Layout;
}

/** A piece in its place: its foot, its height, how far it leans in degrees. */
export interface Standing {
	readonly piece: ScenePiece;
	readonly seat: Seat;
	readonly strip: Biome;
	readonly x: number;
	readonly y: number;
	readonly high: number;
	readonly lean: number;
	/** Between where its tag may lie. */
	readonly room: readonly [least: number, most: number];
}

/** The middle and the top of a tag. */
export interface Tag {
	readonly of: Standing;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** The name on it, line by line. */
	readonly lines: readonly string[];
	/** There is no room for its name: the number under which the list has it, and what stands beside it there. */
	readonly number: number | null;
	readonly also: readonly Standing[];
}

/** What a seat has of its strip, and the place of its name. */
export interface Stretch {
	readonly seat: SceneSeat;
	readonly from: number;
	readonly to: number;
	/** Of the name, in the same units; 0 on a bare stage. */
	readonly tab: number;
}

export interface Strip {
	readonly biome: Biome;
	/** Its mean height, and where the next one begins. */
	readonly base: number;
	readonly foot: number;
	/** The height of its upper edge. */
	readonly ridge: (x: number) => number;
	/** By how many degrees a piece leans there beside what the slope makes it. */
	readonly slide: (x: number) => number;
	readonly stretches: readonly Stretch[];
}

/** What fits into one row of the list at the foot of a stage. */
export interface Listed {
	readonly number: number;
	readonly of: Standing;
}

export interface Layout {
	readonly size: StageSize;
	/** Where the strips end and the list begins. */
	readonly floor: number;
	/** Of letters on tags, and of names of players. */
	readonly letter: number;
	readonly name: number;
	/** How many lines a name may have on its tag. */
	readonly lines: Lines;
	/** How high a piece may stand here. */
	readonly piece: number;
	readonly strips: readonly Strip[];
	readonly pieces: readonly Standing[];
	readonly tags: readonly Tag[];
	readonly listed: readonly Listed[];
}

/** From far to near. */
export const FAR_TO_NEAR: readonly Biome[] = ['tundra', 'forest', 'grassland', 'desert', 'aquatic'];

/** Where room is scarce, names stand in two lines: more of them beside one another. */
export type Lines = 1 | 2;

/** From one line of a tag to the next, beside the size of its letters. */
export const LEADING = 1.08;

/** How high a tag of so many lines with letters of this size is, and a row of them. */
export const tagHeight = (letter: number, lines: number) =>
	Math.round(letter * (1.55 + LEADING * (lines - 1)));
export const rowHeight = (letter: number, lines: number) => tagHeight(letter, lines) + 3;
