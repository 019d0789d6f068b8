/** How this device shows everything: chosen on it and kept on it alone. `static/look.js` sets it before the first picture. */

/** Every choice by its name. */
export const LOOKS = {
	size: ['usual', 'large', 'largest'],
	font: ['atkinson', 'dyslexic'],
	spacing: ['usual', 'wide'],
	motion: ['device', 'still'],
	light: ['device', 'day', 'night'],
	keys: ['usual', 'none'],
	shake: ['on', 'off'],
	sound: ['off', 'on']
} as const;

type Looks = typeof LOOKS;
export type LookName = keyof Looks;
export type Look = { [Name in LookName]: Looks[Name][number] };

/** What holds where nothing was chosen. */
const UNCHOSEN: Look = {
	size: 'usual',
	font: 'atkinson',
	spacing: 'usual',
	motion: 'device',
	light: 'device',
	keys: 'usual',
	shake: 'on',
	sound: 'off'
};

/** The scripts that the typefaces to choose from have letters of. */
const LETTERS = ['Latn', 'Cyrl'];

/** What can be chosen by somebody who reads in a language: no typeface where the other has no letters of it. */
export const looksIn = (locale: string): LookName[] => {
	const drawn = LETTERS.includes(new Intl.Locale(locale).maximize().script ?? '');
	return (Object.keys(LOOKS) as LookName[]).filter((name) => name !== 'font' || drawn);
};

/** Where the browser keeps it. */
const KEY = 'look';

/** What holds on this device now. */
export function lookNow(): Look {
	const { dataset } = document.documentElement;
	const names = Object.keys(LOOKS) as LookName[];
	const chosen = names.map((name) => {
		const choices: readonly string[] = LOOKS[name];
		return [name, choices.find((choice) => choice === dataset[name]) ?? UNCHOSEN[name]];
	});
	return Object.fromEntries(chosen) as Look;
}

/** Shows everything so from now on, and after the next start. */
export function setLook(look: Look): void {
	Object.assign(document.documentElement.dataset, look);
	try {
		localStorage.setItem(KEY, JSON.stringify(look));
	} catch {
		// a browser that keeps nothing still shows it so until the page goes
	}
}

/** Whether a single letter may be a shortcut: people who dictate, or hit keys by accident, turn that off. */
export const lettersAreKeys = (): boolean => lookNow().keys === 'usual';

/** Whether nothing should move, as the settings say; always true on the server. */
export const wantsStill = (): boolean =>
	typeof document === 'undefined' ||
	lookNow().motion === 'still' ||
	matchMedia('(prefers-reduced-motion: reduce)').matches;
