/** What the person who leads says of a pupil: points by a rubric, and a sentence. */

/** How many lines a rubric has, and the most points that each gives. */
export const APPRAISE_LINES = 4;
export const POINTS_MOST = 3;

export interface Appraisal {
	/** By the lines of the rubric, from 0; null where none were given. */
	readonly points: readonly (number | null)[];
	readonly sentence: string;
	/** Whether the pupil reads the sentence. */
	readonly shown: boolean;
}

/** What is said of somebody of whom nothing was said. */
export const NO_APPRAISAL: Appraisal = {
	points: Array<null>(APPRAISE_LINES).fill(null),
	sentence: '',
	shown: false
};
