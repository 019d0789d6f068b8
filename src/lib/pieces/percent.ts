/** Shares and chances as the reader's language writes them. */
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** "27 %", of a number in percent; with `digits` behind its point, "19.8 %". */
export function percentWords(percent: number, digits = 0): string {
	const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
	return m.piece_percent({ percent: percent.toLocaleString(getLocale(), exactly) });
}
