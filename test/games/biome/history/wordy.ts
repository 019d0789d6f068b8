/** The longest texts that people can give, for what prints must have room for. */

/** A text of a number of letters, of one word again and again. */
export const long = (word: string, most: number) => word.repeat(most).slice(0, most);

/** Voices whose every text is as long as it may be (§1). */
export const wordy = {
	facets: [long('far away where the river bends ', 60), long('Q', 60)],
	societies: [long('The Keepers of ', 60), long('W', 60)],
	meanings: [long('We stand up again and again. ', 300)],
	challenges: [long('A grey wind goes on and on without an end ', 300), long('m', 300)],
	solutions: [long('The herds move at night. ', 500), long('w', 500)],
	resources: [long('night herds and ', 60), long('M', 60)],
	narrations: [long('Nobody speaks of it, but all know. ', 500), long('g', 500)]
};
