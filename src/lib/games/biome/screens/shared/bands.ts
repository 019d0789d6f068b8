/** The four bands as everybody sees them: a sign and a colour beside the word. */
import type { Band } from '../../rules/state.ts';

export const BAND_SIGNS: Readonly<Record<Band, string>> = {
	failure: '✕',
	mixed: '±',
	success: '✓',
	strong: '★'
};

/** The name of a band's colour, as everywhere. */
export const BAND_TONES: Readonly<Record<Band, string>> = {
	failure: 'warn',
	mixed: 'desert',
	success: 'accent',
	strong: 'good'
};
