/** What else an element has to be, in the words of Playwright's selectors. */

/** An element, by its selector. */
export interface Chosen {
	readonly selector: string;
}

export interface Filter {
	readonly hasText?: string | RegExp;
	readonly hasNotText?: string | RegExp;
	readonly has?: Chosen;
	readonly hasNot?: Chosen;
	readonly visible?: boolean;
}

const within = ({ selector }: Chosen) => JSON.stringify(selector);
const wordsOf = (words: string | RegExp) =>
	words instanceof RegExp ? String(words) : `${JSON.stringify(words)}i`;

/** The parts of a selector that hold this; none where it asks for nothing. */
export const filters = ({ hasText, hasNotText, has, hasNot, visible }: Filter): string[] =>
	[
		hasText === undefined ? '' : `internal:has-text=${wordsOf(hasText)}`,
		hasNotText === undefined ? '' : `internal:has-not-text=${wordsOf(hasNotText)}`,
		has ? `internal:has=${within(has)}` : '',
		hasNot ? `internal:has-not=${within(hasNot)}` : '',
		visible === undefined ? '' : `visible=${String(visible)}`
	].filter(Boolean);

export const chained = (other: Chosen) => `internal:chain=${within(other)}`;
export const anded = (other: Chosen) => `internal:and=${within(other)}`;
export const ored = (other: Chosen) => `internal:or=${within(other)}`;
