/** Where words are written. */
export const FIELDS = 'textarea, input:not([type]), input[type="text"]';

/** The first field in a place that can be seen and has nothing in it; null where there is none. */
export function firstEmpty(place: Element): HTMLElement | null {
	const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
	return [...fields].find((field) => field.value.trim() === '' && field.checkVisibility()) ?? null;
}
