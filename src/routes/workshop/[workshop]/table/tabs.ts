/** The tabs of a table's desk. Which one is open stands in the address, so that a reload and the way back keep it. */

export const TABS = ['now', 'people', 'papers'] as const;
export type DeskTab = (typeof TABS)[number];

const PARAM = 'tab';

/** The tab that an address opens. */
export const tabIn = ({ searchParams }: URL): DeskTab =>
	TABS.find((tab) => tab === searchParams.get(PARAM)) ?? 'now';

/** The address as it stands in the window: a tab is turned to without asking the server, which knows of none, and Kit forgets it whenever the page is asked for anew. */
export function addressOf({ url, state }: { url: URL; state: App.PageState }): URL {
	if (typeof location === 'object' && location.pathname === url.pathname)
		return new URL(location.href);
	const address = new URL(url);
	if (state.tab) address.searchParams.set(PARAM, state.tab);
	return address;
}

/** The same page with another tab open. */
export function toTab({ searchParams }: URL, tab: DeskTab): string {
	const next = new URLSearchParams(searchParams);
	next.set(PARAM, tab);
	return `?${String(next)}`;
}

/** Another table of the workshop, at the tab that is open. */
export const toTable = (url: URL, table: string): string =>
	`?${String(new URLSearchParams({ table, ...(url.searchParams.has(PARAM) ? { [PARAM]: tabIn(url) } : {}) }))}`;

/** The place of the tab that a key leads to, from the one that has the focus; null for a key that leads to none. */
export function placeAfter(key: string, place: number): number | null {
	const last = TABS.length - 1;
	const places: Readonly<Partial<Record<string, number>>> = {
		ArrowRight: place === last ? 0 : place + 1,
		ArrowLeft: place === 0 ? last : place - 1,
		Home: 0,
		End: last,
		' ': place
	};
	return places[key] ?? null;
}
