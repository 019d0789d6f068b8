/** How large the place of a stage is. */
import type { Attachment } from 'svelte/attachments';

/** In sixteenths of a letter's height, as large as the wall's own letters are. */
export interface Place {
	readonly width: number;
	readonly height: number;
	/** It is read from the right. */
	readonly mirrored: boolean;
}

/** Tells the size of an element, at once and whenever it changes. */
export const measured =
	(tell: (place: Place) => void): Attachment<HTMLElement> =>
	(found) => {
		const seen = new ResizeObserver(() => {
			const { fontSize, direction } = getComputedStyle(found);
			const unit = parseFloat(fontSize) / 16;
			const width = Math.round(found.clientWidth / unit);
			const height = Math.round(found.clientHeight / unit);
			tell({ width, height, mirrored: direction === 'rtl' });
		});
		seen.observe(found);
		return () => seen.disconnect();
	};
