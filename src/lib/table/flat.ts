/** A view as one flat map from path to value, so that a move changes only the paths it touched. */
import { isObject, sameJson, type Json } from '../engine/json.ts';

/** Path to leaf: objects are descended to their leaves, an empty object is `{}`; keys hold no dot. */
export type Flat = Map<string, Json>;

/** Up to how many scalars a list is one value; longer or nested ones have a key for each element and `<path>.length`. */
const SHORT_LIST = 16;

/** The paths of a JSON object. Throws on a key that holds a dot or is empty: it could not be put together again. */
export function flatten(value: Readonly<Record<string, unknown>>): Flat {
	const flat: Flat = new Map();
	for (const [key, inner] of Object.entries(value)) descend(flat, checked(key), inner);
	return flat;
}

function descend(flat: Flat, path: string, value: unknown): void {
	if (Array.isArray(value)) {
		if (value.length <= SHORT_LIST && value.every(isScalar)) {
			flat.set(path, value);
			return;
		}
		flat.set(`${path}.length`, value.length);
		value.forEach((inner, index) => descend(flat, `${path}.${index}`, inner));
	} else if (isObject(value)) {
		const inner = Object.entries(value);
		if (inner.length === 0) flat.set(path, {});
		for (const [key, one] of inner) descend(flat, `${path}.${checked(key)}`, one);
	} else flat.set(path, value as Json);
}

const isScalar = (value: unknown): value is Json => typeof value !== 'object' || value === null;

function checked(key: string): string {
	if (key === '' || key.includes('.')) throw new Error(`a view's keys hold no dot: "${key}"`);
	return key;
}

/** The JSON object that these paths describe: the inverse of `flatten`. */
export function unflatten(flat: Iterable<readonly [string, Json]>): Record<string, Json> {
	const root: Branch = new Map();
	for (const [path, value] of flat) {
		const keys = path.split('.');
		const last = keys.pop() ?? '';
		let branch = root;
		for (const key of keys) {
			let next = branch.get(key);
			if (!(next instanceof Map)) branch.set(key, (next = new Map()));
			branch = next;
		}
		branch.set(last, value);
	}
	return objectOf(root);
}

type Branch = Map<string, Branch | Json>;

/** `length` beside numbered keys only ever comes from a list: a state names no key of its own `length`. */
function build(branch: Branch | Json): Json {
	if (!(branch instanceof Map)) return branch;
	const length = branch.get('length');
	if (typeof length !== 'number') return objectOf(branch);
	return Array.from({ length }, (_, index) => build(branch.get(String(index)) ?? null));
}

function objectOf(branch: Branch): Record<string, Json> {
	const object: Record<string, Json> = {};
	for (const [key, inner] of branch) {
		Object.defineProperty(object, key, {
			value: build(inner),
			enumerable: true,
			writable: true,
			configurable: true
		});
	}
	return object;
}

/** Paths and their values, wherever they stand. */
interface Paths {
	get(path: string): unknown;
	keys(): Iterable<string>;
}

/** What turns one flat view into another: paths to set and paths to delete. */
export function difference(from: Paths, to: Flat) {
	const set: [string, Json][] = [];
	for (const [path, value] of to) {
		if (!sameJson(from.get(path), value)) set.push([path, value]); // no JSON is undefined
	}
	const deleted: string[] = [];
	for (const path of from.keys()) if (!to.has(path)) deleted.push(path);
	return { set, deleted };
}
