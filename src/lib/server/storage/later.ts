/** The same function with a promise for its answer; what it throws rejects it. */
export const later =
	<Given extends unknown[], Value>(now: (...given: Given) => Value) =>
	(...given: Given): Promise<Value> =>
		new Promise((resolve) => resolve(now(...given)));
