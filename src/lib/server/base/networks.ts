/** In whose network an address lies: limits go by networks, since one household has as many addresses of version 6 as it likes. */
import { isIPv6 } from 'node:net';

/** Who has a bucket, and how many times as much as one household. */
export interface Holder {
	readonly who: string;
	readonly times: number;
}

/** Whose address this is: a household or a school has as many of version 6 as it likes, all of one network. */
export const networkOf = (address: string): string => networksOf(address)[0]?.who ?? address;

/** An address of version 4 in the writing of version 6: mapped, or by way of a gateway. */
const FOUR = /^(?:0000:0000:0000:0000:0000:ffff|0064:ff9b:0000:0000:0000:0000):(..)(..):(..)(..)$/;

/**
 * The networks that an address lies in. A provider gives a household 64, 56 or 48 bits of version 6: who has many small
 * networks has no more than a few times as much as who has one.
 */
export function networksOf(address: string): Holder[] {
	const bare = withoutPort(address).toLowerCase();
	if (!isIPv6(bare)) return [{ who: bare, times: 1 }];
	const whole = wholeOf(bare);
	const four = FOUR.exec(whole)?.slice(1);
	if (four) return [{ who: four.map((part) => parseInt(part, 16)).join('.'), times: 1 }];
	const bits = whole.replaceAll(':', '');
	return [
		{ who: whole.slice(0, 19), times: 1 },
		{ who: `${bits.slice(0, 14)}/56`, times: 2 },
		{ who: `${bits.slice(0, 12)}/48`, times: 4 }
	];
}

/** An address of version 6 with all of its digits: eight groups of four. */
function wholeOf(address: string): string {
	// the platform writes a tail of version 4 in groups, too
	const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
	const [before = '', after = ''] = hostname.slice(1, -1).split('::', 2);
	const head = before.split(':').filter(Boolean);
	const tail = after.split(':').filter(Boolean);
	const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '');
	return [...head, ...zeros, ...tail].map((part) => part.padStart(4, '0')).join(':');
}

/** An address without the port that some proxies write behind it, nor the quotes around both: `192.0.2.7:4711`, `"[2001:db8::7]:4711"`, `[2001:db8::7]`. */
function withoutPort(address: string): string {
	const said = address.replaceAll('"', '').trim();
	return /^\[([^\]]*)\](?::\d*)?$/.exec(said)?.[1] ?? /^([\d.]+):\d*$/.exec(said)?.[1] ?? said;
}
