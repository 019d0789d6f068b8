/** Where words are written. */
export const FIELDS = 'textarea, input:not([type]), input[type="text"]';

/** What is to be chosen before anything can be done, where that is no field. */
const MISSING = '[data-missing]';

/** The first field in a place that can be seen and has nothing in it, or what else is missing; null where nothing is. */
export function firstEmpty(place: Element): HTMLElement | null {
	const all = place.querySelectorAll<HTMLElement>(`${FIELDS}, ${MISSING}`);
	const isEmpty = (one: HTMLElement) => one.matches(MISSING) || isBlank(one);
	return [...all].find((one) => isEmpty(one) && one.checkVisibility()) ?? null;
}

const isBlank = (field: HTMLElement): boolean =>
	(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
	field.value.trim() === '';
