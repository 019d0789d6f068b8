/** How a phone turns its pages: Back leads from any of them to the turn, and leaves the table from there alone. */
import { afterNavigate, pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';
import type { Tab } from './tabs.ts';

/** The page that is open. */
export const pageOpen = (): Tab => page.state.page ?? 'Turn';

/** Opens another page: one step in the history, however many are looked at, and the turn takes it back. */
export function turnTo(next: Tab): void {
	const open = pageOpen();
	if (next === open) return;
	if (next === 'Turn') history.back();
	else if (open === 'Turn') pushState('', { page: next });
	else replaceState('', { page: next });
}

/** A page that is loaded anew begins with the turn: its step in the history says so too. For a component's beginning. */
export function beginWithTurn(): void {
	afterNavigate(({ type }) => {
		if (type !== 'enter') return;
		// the router tells of it a moment before it takes orders
		setTimeout(() => replaceState('', page.state));
	});
}
