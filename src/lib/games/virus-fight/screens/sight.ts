/** Scrolls a board that is wider than the phone to a square, without moving the page. */
export const inSight = (key: string | null) => (field: HTMLElement) => {
	const square = field.querySelector(`[data-square="${key ?? ''}"]`)?.getBoundingClientRect();
	const scroller = field.firstElementChild;
	if (!square || !scroller) return;
	const { left, width } = scroller.getBoundingClientRect();
	scroller.scrollLeft += square.left + square.width / 2 - left - width / 2;
};
