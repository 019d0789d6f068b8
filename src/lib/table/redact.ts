/** Keeps texts that the facilitator took off from projector and prints. */
import { isObject } from '../engine/json.ts';

/** The value with every hidden text in it replaced by `instead`; the same value where there is nothing to hide. */
export function redact<Value>(value: Value, hidden: readonly string[], instead: string): Value {
	if (hidden.length === 0) return value;
	return redacted(
		value,
		hidden.toSorted((a, b) => b.length - a.length),
		instead
	) as Value;
}

function redacted(value: unknown, hidden: readonly string[], instead: string): unknown {
	if (typeof value === 'string') {
		return hidden.reduce((text, one) => (one === '' ? text : text.replaceAll(one, instead)), value);
	}
	if (Array.isArray(value)) return value.map((one) => redacted(one, hidden, instead));
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [key, redacted(one, hidden, instead)])
	);
}
