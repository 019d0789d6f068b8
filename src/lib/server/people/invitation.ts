/** How people come to a table: the address to open, the code to type, both as one QR code. */
import { lanAddress } from '../process/lan.ts';
import { encode } from 'uqr';

export interface Invitation {
	/** Where the code is typed, as people read it aloud: without `http://`. */
	readonly address: string;
	/** What the QR code opens. */
	readonly link: string;
	readonly qr: Squares;
}

/** A QR code's dark squares as one path, in a square of a given size in units. */
export interface Squares {
	readonly size: number;
	readonly path: string;
}

/** The way in by a code. */
export function invitationTo(url: URL, code: string): Invitation {
	const origin = reachable(url);
	const link = `${origin}/join/${code}`;
	return { address: `${origin.replace(/^https?:\/\//, '')}/join`, link, qr: squares(link) };
}

/** Where other devices find us. A phone cannot open the facilitator's own `localhost`: then this machine's address in the room's network. */
export function reachable({ protocol, hostname, port, origin }: URL): string {
	if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return origin;
	const address = lanAddress();
	return address ? `${protocol}//${address}${port && `:${port}`}` : origin;
}

/** The QR code of a text. */
export function squares(text: string): Squares {
	const { data, size } = encode(text, { ecc: 'M', border: 2 });
	const path = data.flatMap((row, y) =>
		row.flatMap((dark, x) => (dark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : []))
	);
	return { size, path: path.join('') };
}
