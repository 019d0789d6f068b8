/** Looks for an element as a person does, by what it is called: sent into the page, and so in need of nothing but the page. */

export interface Looking {
	readonly css: string;
	/** A pattern of its name. */
	readonly words: { readonly source: string; readonly flags: string };
	/** Whether to scroll it into the middle, where nothing lies over it. */
	readonly then: 'stay' | 'show';
}

/** What can be said of it. */
export interface Seen {
	/** Where a finger finds it. */
	readonly x: number;
	readonly y: number;
	readonly name: string;
	readonly value: string;
	readonly isChecked: boolean;
	/** It, or another one of its radio buttons, has the focus. */
	readonly hasFocus: boolean;
}

/** The first element of this kind and name that can be seen; null while there is none, or something lies over it that is to be tapped. */
export function look({ css, words, then }: Looking): Seen | null {
	const pattern = new RegExp(words.source, words.flags);
	const nameOf = (element: HTMLElement) => {
		const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
		const labels = [...((element as HTMLInputElement).labels ?? [])];
		const from = by.map((id) => document.getElementById(id)).concat(labels);
		const words = element.getAttribute('aria-label') ?? from.map((one) => one?.innerText).join(' ');
		return (words || element.innerText).replace(/\s+/g, ' ').trim();
	};
	const found = [...document.querySelectorAll<HTMLElement>(css)].find(
		(one) => one.getClientRects().length > 0 && pattern.test(nameOf(one))
	);
	if (!found) return null;
	const { value = '', checked = false, labels, type, name } = found as Partial<HTMLInputElement>;
	if (then === 'show') found.scrollIntoView({ block: 'center', behavior: 'instant' });
	// a label may lie over its own radio button
	const place = [found, ...(labels ?? [])]
		.map((one) => {
			const { left, top, width, height } = one.getBoundingClientRect();
			const [x, y] = [left + width / 2, top + height / 2];
			const hit = document.elementFromPoint(x, y);
			return { x, y, free: hit !== null && (one.contains(hit) || found.contains(hit)) };
		})
		.find(({ free }) => free);
	if (!place && then === 'show') return null;
	const now = document.activeElement as Partial<HTMLInputElement> | null;
	const ofGroup = type === 'radio' && now?.type === 'radio' && now.name === name;
	return {
		x: place?.x ?? 0,
		y: place?.y ?? 0,
		name: nameOf(found),
		value,
		isChecked: checked,
		hasFocus: now === found || ofGroup
	};
}
