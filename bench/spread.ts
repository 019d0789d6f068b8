/** How long something took, over many times. */

/** Under which this part of all times lie, 0 to 1; 0 where there are none. */
export const at = (times: readonly number[], part: number): number =>
	times.toSorted((a, b) => a - b)[Math.ceil((times.length - 1) * part)] ?? 0;

/** How many times, the median and the 95th percentile, in milliseconds with a number of decimals. */
export function spread(times: readonly number[], decimals = 0): string {
	const [median, most] = [at(times, 0.5), at(times, 0.95)].map((time) => time.toFixed(decimals));
	return `${times.length} times, median ${median ?? ''} ms, 95 % within ${most ?? ''} ms`;
}
