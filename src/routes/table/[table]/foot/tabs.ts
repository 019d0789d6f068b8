/** The pages of a player's phone. */
import type { Tab as Page } from '$lib/games/kit/pictures.ts';
import * as m from '$lib/paraglide/messages.js';

export type Tab = 'Turn' | 'Log' | Page;

/** A page and what it is called. */
export interface NamedTab {
	readonly key: Tab;
	readonly name: string;
}

const NAMES: Readonly<Record<Page, () => string>> = {
	Sheet: m.tab_sheet,
	World: m.tab_world,
	Chronicle: m.tab_chronicle
};

/** The turn, the pages of a game's book, and the log where no chronicle stands for it. */
export const tabsOf = (book: readonly Page[]): NamedTab[] => [
	{ key: 'Turn', name: m.tab_turn() },
	...book.map((key) => ({ key, name: NAMES[key]() })),
	...(book.includes('Chronicle') ? [] : [{ key: 'Log' as const, name: m.log_tab() }])
];
