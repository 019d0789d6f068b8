/** Who may open workshops on this server, as OPEN_TO says. */
import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '../base/tokens.ts';
import { said } from '../base/terminal.mjs';

/** Everybody who reaches the server, who knows a code, or nobody any more. */
export type OpenTo = 'anyone' | 'code' | 'nobody';

/** The header in which a door hears the code. */
export const OPENING_CODE = 'opening-code';

const CODE = /^code:([A-Za-z0-9]{6,40})$/;

/** One that is set to nothing may be a code that was lost on its way here: it opens nothing. */
const asSet = (): string => process.env['OPEN_TO'] ?? 'anyone';

/** Who may open workshops. Throws for a setting that says nothing of the kind: then the server does not start. */
export function openTo(): OpenTo {
	const set = asSet();
	if (set === 'anyone' || set === 'nobody') return set;
	if (CODE.test(set)) return 'code';
	throw new Error(said('start_open_to'));
}

/** A code as somebody types it: small letters, spaces and dashes do not matter. */
export const readOpening = (typed: string): string =>
	typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

/** Whether this is the code that opens workshops here. */
export function opensBy(typed: string): boolean {
	const code = CODE.exec(asSet())?.[1];
	if (code === undefined) return false;
	const [given, wanted] = [readOpening(typed), readOpening(code)].map((one) =>
		Buffer.from(hashOf(one))
	);
	return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
}
