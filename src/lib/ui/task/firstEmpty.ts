/** The first field in a place that can be seen and has nothing in it; null where there is none. */
export function firstEmpty(place: Element): HTMLElement | null {
	const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
		'textarea, input:not([type]), input[type="text"]'
	);
	return [...fields].find((field) => field.value.trim() === '' && field.checkVisibility()) ?? null;
}
