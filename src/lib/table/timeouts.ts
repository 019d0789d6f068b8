/** A signal that ends a request after a time in milliseconds; `AbortSignal.timeout` is not there before Safari 16. */
export function endedAfter(milliseconds: number): AbortSignal {
	const ending = new AbortController();
	setTimeout(() => ending.abort(), milliseconds);
	return ending.signal;
}
