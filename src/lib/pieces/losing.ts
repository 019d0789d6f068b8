/** What a status loses where it has less room than its words. */

/** To what the picture shrinks, in px. */
const SMALL = 32;

/** What of the status is measured. */
type Parts = Record<'card' | 'words' | 'rules' | 'side', HTMLElement>;

/** Loses as little as it must, and says how many lines have room under the sentence: no end of them where nothing is lost, less than none where even the sentence needs more. */
export function fit(status: HTMLElement, { card, words, rules, side }: Parts): number {
	status.removeAttribute('data-open');
	rules.style.setProperty('--lines', '');
	let left = 0;
	for (let lost = 0; lost <= 3; lost++) {
		lose(status, card, side, lost);
		if (card.scrollHeight <= card.clientHeight + 1) return Infinity;
		const { paddingTop, paddingBottom } = getComputedStyle(card);
		const most = card.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
		left = most - (words.offsetHeight - rules.offsetHeight);
		if (left >= 0 && bottom(side) <= bottom(card)) break;
	}
	const line = parseFloat(getComputedStyle(rules).lineHeight);
	return Math.floor(left / line);
}

const bottom = (part: HTMLElement) => part.getBoundingClientRect().bottom;

function lose(status: HTMLElement, card: HTMLElement, side: HTMLElement, lost: number) {
	status.dataset['lost'] = String(lost);
	side.style.zoom = '';
	if (lost === 0) return;
	const larger = card.getBoundingClientRect().height / card.offsetHeight;
	const high = side.getBoundingClientRect().height / larger;
	// a picture that has gone needs no room
	if (high > 0) side.style.zoom = String(Math.min(1, SMALL / high));
}
