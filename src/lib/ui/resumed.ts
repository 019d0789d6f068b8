/** What somebody was in the middle of, kept in this tab: loading the page again loses nothing. */

/** A part of this page by its name, as its address goes. */
const keyOf = (name: string) => `${location.pathname} ${name}`;

/** What was kept under this name, as long as it still fits; else what one begins with. */
export function resumed<Begun extends object>(
	name: string,
	usual: Begun,
	fits: (kept: Begun) => boolean
): Begun {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
		if (typeof kept !== 'object' || kept === null) return usual;
		// written by `keepBegun` under the same name; what does not fit is left
		const begun = { ...usual, ...kept };
		return fits(begun) ? begun : usual;
	} catch {
		return usual; // a browser that keeps nothing, or what an older page has kept
	}
}

/** Keeps it for as long as the tab is open, where the browser allows that. */
export function keepBegun(name: string, begun: object): void {
	try {
		sessionStorage.setItem(keyOf(name), JSON.stringify(begun));
	} catch {
		// a private window keeps nothing
	}
}
