/**
 * How much anybody may ask for: token buckets, generous enough for a school behind one address. They go by how long the
 * process has run: a clock that is set back shuts nobody out.
 */
import { Bucket } from './bucket.ts';
import { networksOf, type Holder } from './networks.ts';

interface Limit {
	/** How many at once. */
	readonly burst: number;
	/** How many more come back each minute. */
	readonly perMinute: number;
}

/** The limits: 30 phones that each act 5 times a second pass, and a class that mistypes its codes. */
export const LIMITS = {
	/** Codes that fit no table, from one network: beyond this many wrong ones nothing is told of the next. */
	wrongCodes: { burst: 30, perMinute: 12 },
	/** All codes, right ones too, from a network that has typed too many wrong ones: no school joins faster, and a guesser gets no further. */
	guesses: { burst: 600, perMinute: 600 },
	/** Wrong codes for opening workshops, from one network. */
	openingCodes: { burst: 20, perMinute: 6 },
	/** Workshops opened from one address. */
	workshops: { burst: 30, perMinute: 6 },
	/** Tables opened in one workshop. */
	tables: { burst: 40, perMinute: 20 },
	/** Files that are read from one address, or for one workshop: each is played through. */
	files: { burst: 60, perMinute: 20 },
	/** People who join one table. */
	joins: { burst: 80, perMinute: 40 },
	/** Numbers that are tried for the place of one person: of ten thousand one fits. */
	numbers: { burst: 5, perMinute: 1 },
	/** Milliseconds of a processor, about, that one person's requests make: as much a second as their edits may. */
	work: { burst: 3_000, perMinute: 6_000 },
	/** Pages that one network is shown: a school comes at once. */
	shown: { burst: 1_000, perMinute: 1_800 },
	/** Whatever one person does at a table. */
	actions: { burst: 60, perMinute: 600 },
	/** How often one table asks for the facilitator. */
	hands: { burst: 1, perMinute: 1 },
	/** Help that one seat asks for: each is thought over anew at a new place. */
	helps: { burst: 12, perMinute: 12 },
	/** Links that one person makes, or the facilitator at one table. */
	links: { burst: 60, perMinute: 30 },
	/** Pages of one table that links show to one network: a class opens them at once. */
	pages: { burst: 200, perMinute: 120 },
	/** Passports for all seats of one table. */
	passports: { burst: 12, perMinute: 6 },
	/** Pictures that one person puts on sheets. */
	pictures: { burst: 12, perMinute: 6 },
	/** Reactions that one person shows one after the other, and in all. */
	reactionsInARow: { burst: 1, perMinute: 60 },
	reactions: { burst: 6, perMinute: 12 },
	/** Texts that one person reports. */
	reports: { burst: 5, perMinute: 2 }
} as const satisfies Record<string, Limit>;

/** Milliseconds after which a visitor who has not come back has a full bucket again. */
const FORGET = 600_000;
/** Those that were asked longest ago come first. */
const buckets = new Map<string, Bucket>();

/** Takes one of what `who` may have. Answers 0, or after how many seconds to come back. */
export const take = (limit: keyof typeof LIMITS, who: string, now = performance.now()): number =>
	taken(limit, [{ who, times: 1 }], now);

/** Takes an amount that is known only now, on credit if need be. */
export function spend(
	limit: keyof typeof LIMITS,
	who: string,
	amount: number,
	now = performance.now()
): void {
	bucketOf(limit, { who, times: 1 }, now).take(amount, now);
}

/** After how many seconds `who` may have one more; 0 for now. */
export const waitFor = (limit: keyof typeof LIMITS, who: string, now = performance.now()): number =>
	waiting(limit, [{ who, times: 1 }], now);

/** Takes one of what an address may have, and each of the networks that it lies in. */
export const takeAt = (
	limit: keyof typeof LIMITS,
	address: string,
	now = performance.now()
): number => taken(limit, networksOf(address), now);

/** After how many seconds this address, and each of the networks that it lies in, may have one more. */
export const waitAt = (
	limit: keyof typeof LIMITS,
	address: string,
	now = performance.now()
): number => waiting(limit, networksOf(address), now);

function taken(limit: keyof typeof LIMITS, holders: readonly Holder[], now: number): number {
	const seconds = waiting(limit, holders, now);
	if (seconds === 0) for (const holder of holders) bucketOf(limit, holder, now).take(1, now);
	return seconds;
}

const waiting = (limit: keyof typeof LIMITS, holders: readonly Holder[], now: number): number =>
	Math.max(
		...holders.map((holder) => Math.ceil(bucketOf(limit, holder, now).until(1, now) / 1000))
	);

function bucketOf(limit: keyof typeof LIMITS, holder: Holder, now: number): Bucket {
	const { who, burst, perMinute } = budgetOf(limit, holder);
	const bucket = buckets.get(who) ?? new Bucket(perMinute / 60, burst, now);
	buckets.delete(who);
	buckets.set(who, bucket);
	sweep(now);
	return bucket;
}

/** What one holder has of something, in all. */
const budgetOf = (limit: keyof typeof LIMITS, { who, times }: Holder) => ({
	who: `${limit} ${who}`,
	burst: LIMITS[limit].burst * times,
	perMinute: LIMITS[limit].perMinute * times
});

/** What an address may have, and each of the networks that it lies in. */
export const budgetsAt = (limit: keyof typeof LIMITS, address: string) =>
	networksOf(address).map((holder) => budgetOf(limit, holder));

/** Any bucket is full again after ten minutes. Then nobody's address is remembered any more. */
export function sweep(now = performance.now()): void {
	for (const [who, { touched }] of buckets) {
		if (now - touched <= FORGET) return; // so were all that follow
		buckets.delete(who);
	}
}
