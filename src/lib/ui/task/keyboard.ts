/** Where a keyboard lies over the page instead of making it smaller, as on an iPhone: how much it covers, in `--keyboard`. */
export function keyboard(bar: HTMLElement): (() => void) | undefined {
	const { visualViewport: seen } = window;
	if (!seen) return;
	const look = () => {
		const covered = seen.scale === 1 ? innerHeight - seen.height - seen.offsetTop : 0;
		bar.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
	};
	seen.addEventListener('resize', look);
	seen.addEventListener('scroll', look);
	return () => {
		seen.removeEventListener('resize', look);
		seen.removeEventListener('scroll', look);
	};
}
