/** A page that shows nothing while it is not known whether it may. It keeps its focus, and a phone its keyboard. */

/** Shows nothing until the answer is there, whatever it is. */
export async function covered(answer: () => Promise<unknown>): Promise<void> {
	const { dataset } = document.documentElement;
	dataset['covered'] = '';
	try {
		await answer();
	} finally {
		delete dataset['covered'];
	}
}

/**
 * Loads a page anew that the browser had put aside, as it does for Back: the person who sat at it may have left since. Until then
 * it shows nothing. Answers what ends it. For `onMount`.
 */
export function askedAnew(): () => void {
	const { dataset } = document.documentElement;
	const aside = ({ persisted }: PageTransitionEvent) => {
		if (persisted) dataset['covered'] = '';
	};
	const restored = ({ persisted }: PageTransitionEvent) => {
		if (persisted) location.reload();
	};
	window.addEventListener('pagehide', aside);
	window.addEventListener('pageshow', restored);
	return () => {
		window.removeEventListener('pagehide', aside);
		window.removeEventListener('pageshow', restored);
	};
}
