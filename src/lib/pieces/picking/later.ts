/** What listens to an element comes a moment after it: it can be used without. */
import type { Attachment } from 'svelte/attachments';

/** Fetches an attachment and attaches it, if the element is still there. */
export const coming =
	(load: () => Promise<(element: HTMLElement) => () => void>): Attachment<HTMLElement> =>
	(element) => {
		let end: (() => void) | null = null;
		let gone = false;
		void load().then((attach) => {
			if (!gone) end = attach(element);
		});
		return () => {
			gone = true;
			end?.();
		};
	};
