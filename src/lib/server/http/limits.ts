/**
 * How much anybody may ask for: token buckets, generous enough for a school behind one address. They go by how long the
 * process has run: a clock that is set back shuts nobody out.
 */
import { isIPv6 } from 'node:net';

interface Limit {
	/** How many at once. */
	readonly burst: number;
	/** How many more come back each minute. */
	readonly perMinute: number;
}

/** The limits: 30 phones that each act 5 times a second pass, and a class that mistypes its codes. */
export const LIMITS = {
	/** Codes that fit no table, by everybody together: guessing stays hopeless, and a few who try cannot shut the door for all. */
	wrongCodes: { burst: 60, perMinute: 80 },
	/** The same from one address, so that one alone does not use up what all have. */
	wrongCodesHere: { burst: 30, perMinute: 12 },
	/** Workshops opened from one address. */
	workshops: { burst: 30, perMinute: 6 },
	/** Tables opened in one workshop. */
	tables: { burst: 40, perMinute: 20 },
	/** Files that are read from one address, or for one workshop: each is played through. */
	files: { burst: 60, perMinute: 20 },
	/** People who join one table. */
	joins: { burst: 80, perMinute: 40 },
	/** Whatever one person does at a table. */
	actions: { burst: 60, perMinute: 600 },
	/** Links that one person makes, or the facilitator at one table. */
	links: { burst: 60, perMinute: 30 },
	/** Passports for all seats of one table. */
	passports: { burst: 12, perMinute: 6 },
	/** Pictures that one person puts on sheets. */
	pictures: { burst: 12, perMinute: 6 },
	/** Texts that one person reports. */
	reports: { burst: 5, perMinute: 2 }
} as const satisfies Record<string, Limit>;

interface Bucket {
	left: number;
	at: number;
}

/** Buckets are forgotten once full: in time, and beyond so many at once. */
const SWEEP = 5000;
const buckets = new Map<string, Bucket>();

/** Takes one of what `who` may have. Answers 0, or after how many seconds to come back. */
export function take(limit: keyof typeof LIMITS, who: string, now = performance.now()): number {
	const waiting = waitFor(limit, who, now);
	if (waiting === 0) bucketOf(limit, who, now).left -= 1;
	return waiting;
}

/** After how many seconds `who` may have one more; 0 for now. */
export function waitFor(limit: keyof typeof LIMITS, who: string, now = performance.now()): number {
	const { left } = bucketOf(limit, who, now);
	return left >= 1 ? 0 : Math.ceil(((1 - left) * 60) / LIMITS[limit].perMinute);
}

function bucketOf(limit: keyof typeof LIMITS, who: string, now: number): Bucket {
	const { burst, perMinute } = LIMITS[limit];
	const key = `${limit} ${who}`;
	const bucket = buckets.get(key) ?? { left: burst, at: now };
	bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 60_000) * perMinute);
	bucket.at = now;
	buckets.set(key, bucket);
	if (buckets.size > SWEEP) sweep(now);
	return bucket;
}

/** Any bucket is full again after ten minutes. Then nobody's address is remembered any more. */
export function sweep(now = performance.now()): void {
	for (const [key, { at }] of buckets) if (now - at > 600_000) buckets.delete(key);
}

/** Whose address this is: a household or a school has as many of version 6 as it likes, all of one network. */
export function networkOf(address: string): string {
	if (!isIPv6(address)) return address;
	const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
	if (mapped !== undefined) return mapped;
	const [before = '', after = ''] = address.split('%', 1).join('').split('::', 2);
	const head = before.split(':').filter(Boolean);
	const tail = after.split(':').filter(Boolean);
	const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
	return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
