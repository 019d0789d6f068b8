/** Plain JSON: what states, actions and log entries are made of. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** An object with keys, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number that JSON gives back as it was, which it does not for -0. */
export const isWhole = (value: unknown): value is number =>
	Number.isSafeInteger(value) && !Object.is(value, -0);

/** Whether two JSON values are the same; the order of an object's keys does not count. */
export function sameJson(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (Array.isArray(a) && Array.isArray(b)) {
		return a.length === b.length && a.every((value, index) => sameJson(value, b[index]));
	}
	if (!isObject(a) || !isObject(b)) return false;
	const keys = Object.keys(a);
	return (
		keys.length === Object.keys(b).length &&
		keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
	);
}

/** The value at a dotted path such as `sheets.0.pool`; `.length` of a list counts. Undefined where there is none. */
export function at(root: unknown, path: string): unknown {
	let value = root;
	for (const key of path.split('.')) {
		if (Array.isArray(value) && key === 'length') value = value.length;
		else if (typeof value === 'object' && value !== null && Object.hasOwn(value, key)) {
			value = (value as Record<string, unknown>)[key];
		} else return undefined;
	}
	return value;
}

/** A deep copy of a JSON value. */
export function copyJson<Value>(value: Value): Value {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map(copyJson) as Value;
	// spreading keeps the shape the engine knows, and a key `__proto__` stays a key
	const copy = { ...value } as Record<string, unknown>;
	for (const key of Object.keys(copy)) {
		const part = copy[key];
		if (typeof part === 'object' && part !== null) copy[key] = copyJson(part);
	}
	return copy as Value;
}
