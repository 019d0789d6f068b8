/** What has been taken out of its place fades over what has come there. */
import { wantsStill } from '../../../../ui/look.ts';

/** In milliseconds. */
const FADES = { usual: 260, still: 120 };

/** Lets an element fade once it is gone from its place, as long as the place is there. */
export function fading(element: HTMLElement): () => void {
	const place = element.parentElement;
	return () => {
		if (!place?.isConnected) return;
		element.inert = true;
		place.append(element);
		const going = element.animate(
			{ opacity: [1, 0] },
			{ duration: wantsStill() ? FADES.still : FADES.usual, fill: 'forwards' }
		);
		going.onfinish = () => element.remove();
	};
}
