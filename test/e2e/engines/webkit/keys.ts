/** Keys by the names that Playwright knows, in the signs of the WebDriver standard. */

const SIGNS: Readonly<Record<string, string>> = {
	Alt: '\uE00A',
	ArrowDown: '\uE015',
	ArrowLeft: '\uE012',
	ArrowRight: '\uE014',
	ArrowUp: '\uE013',
	Backspace: '\uE003',
	Control: '\uE009',
	ControlOrMeta: '\uE009',
	Delete: '\uE017',
	End: '\uE010',
	Enter: '\uE007',
	Escape: '\uE00C',
	Home: '\uE011',
	Meta: '\uE03D',
	PageDown: '\uE00F',
	PageUp: '\uE00E',
	Shift: '\uE008',
	Space: ' ',
	Tab: '\uE004'
};

interface Stroke {
	readonly type: 'keyDown' | 'keyUp';
	readonly value: string;
}

/** A key, or several that are held together: `Control+a`. */
export function chord(names: string): Stroke[] {
	const signs = (names === '+' ? ['+'] : names.split('+')).map((name) => SIGNS[name] ?? name);
	return [
		...signs.map((value) => ({ type: 'keyDown', value }) as const),
		...signs.toReversed().map((value) => ({ type: 'keyUp', value }) as const)
	];
}

/** Letters, one after the other. */
export const letters = (words: string): Stroke[] =>
	Array.from(words).flatMap((letter) => chord(letter === '\n' ? 'Enter' : letter));
