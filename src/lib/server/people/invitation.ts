/** How people come to a table: the address to open, the code to type, both as one QR code. */
import { addressSet, places, type Place } from '../base/lan.ts';
import { encode } from 'uqr';

export interface Invitation {
	/** Where the code is typed, as people read it aloud: without `http://`. */
	readonly address: string;
	/** What the QR code opens. */
	readonly link: string;
	/** Null where no other device could open the link. */
	readonly qr: Squares | null;
	/** The addresses of this machine to choose from; none where the address is beyond doubt. */
	readonly places: readonly Offered[];
}

/** An address that this machine has, and whether it is the one in links. */
export interface Offered extends Place {
	readonly chosen: boolean;
}

/** A link, and its QR code where other devices can open it. */
export interface Linked {
	readonly url: string;
	readonly qr: Squares | null;
}

/** Who asks: by which address, and with what they have chosen. */
interface Asking {
	readonly url: URL;
	readonly cookies: { get(name: string): string | undefined };
}

/** The cookie in which a browser on this machine keeps which of its addresses goes into links. */
const CHOSEN = 'address';

/** A QR code's dark squares as one path, in a square of a given size in units. */
export interface Squares {
	readonly size: number;
	readonly path: string;
}

/** The way in by a code. */
export function invitationTo(asking: Asking, code: string): Invitation {
	const { origin, places } = wayIn(asking);
	const { url, qr } = linked(asking, `/join/${code}`);
	const shown = (origin ?? asking.url.origin).replace(/^https?:\/\//, '');
	return { address: `${shown}/join`, link: url, qr, places };
}

/** A link to a path of ours, as other devices open it. */
export function linked(asking: Asking, path: string): Linked {
	const { origin } = wayIn(asking);
	const url = `${origin ?? asking.url.origin}${path}`;
	return { url, qr: origin === null ? null : squares(url) };
}

/**
 * Where other devices find us; null where they cannot. A request that came by a name of ours has shown that it leads here. A
 * phone cannot open the facilitator's own `localhost`: then it is the address of this machine that they have chosen, or
 * the likeliest one.
 */
function wayIn({ url, cookies }: Asking): { origin: string | null; places: readonly Offered[] } {
	const set = addressSet(url);
	if (set !== null) return { origin: set, places: [] };
	const found = places();
	const here = found.find(({ host }) => host === url.hostname);
	if (!here && !LOOPBACK.test(url.hostname)) return { origin: url.origin, places: [] };
	const chosen = found.find(({ host }) => host === cookies.get(CHOSEN));
	const place = chosen ?? here ?? found.find(({ likely }) => likely);
	return {
		origin: place ? `${url.protocol}//${place.host}${url.port && `:${url.port}`}` : null,
		places: found.map(({ host, adapter }) => ({ host, adapter, chosen: host === place?.host }))
	};
}

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The QR code of a text. */
function squares(text: string): Squares {
	const { data, size } = encode(text, { ecc: 'M', border: 2 });
	const path = data.flatMap((row, y) =>
		row.flatMap((dark, x) => (dark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : []))
	);
	return { size, path: path.join('') };
}
