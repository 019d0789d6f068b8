/** A lesson whose date is known beforehand. */
export interface Planned {
	/** Milliseconds since 1970. */
	readonly at: number;
	/** The zone in which that hour was said, as IANA calls it. */
	readonly zone: string;
	readonly minutes: number;
}
