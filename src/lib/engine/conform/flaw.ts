/** What conform can find wrong with a module. */
import type { Actor, AnyModule } from '../module.ts';

/** The clause of the contract that a module breaks. */
export type Clause =
	/** Set-up takes what the schema of options allows, and the schema nothing malformed. */
	| 'options'
	| 'set-up'
	/** A rule throws, or writes to what it may only read. */
	| 'throws'
	| 'writes'
	/** States, actions and events are plain JSON, and their keys can be put into a path. */
	| 'json'
	| 'keys'
	| 'to-act'
	| 'outcome'
	/** `legal` lists something for each seat to act, and only what is accepted. */
	| 'legal-empty'
	| 'legal-refused'
	| 'unlisted'
	| 'schema'
	| 'refusal'
	/** The same log gives the same state, to its end and to any entry. */
	| 'replay'
	| 'rewind'
	/** Nobody learns what only others may know. */
	| 'secret'
	| 'redeal'
	| 'told'
	/** Games end. */
	| 'bound'
	| 'worth'
	| 'words';

/** Something to be tried by somebody; `dice` is the seed of what chance then gives. */
export interface Move {
	readonly actor: Actor;
	readonly action: unknown;
	readonly dice: number;
}

export interface Flaw {
	readonly clause: Clause;
	readonly detail: string;
	/** What showed it, tried after the last action. */
	readonly tried?: Move;
}

/** What one module is examined with, and what was met on the way. */
export interface Exam {
	readonly module: AnyModule;
	/** Names that need words: `refusal`, `action`, `event` and `option`, a slash, the name. */
	readonly met: Set<string>;
}

export const flaw = (clause: Clause, detail: string): Flaw => ({ clause, detail });

/** The first thing that is wrong, or null; a module that throws is wrong too. */
export function firstFlaw(check: () => Iterable<Flaw>): Flaw | null {
	try {
		for (const found of check()) return found;
		return null;
	} catch (error) {
		return flaw(isWriteToFrozen(error) ? 'writes' : 'throws', String(error));
	}
}

const isWriteToFrozen = (error: unknown): boolean =>
	error instanceof TypeError && /read only|not extensible|Cannot (add|delete)/.test(error.message);

/** The value, frozen to its leaves: a rule that writes to it throws. */
export function freeze<Value>(value: Value): Value {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	Object.freeze(value);
	for (const part of Object.values(value)) freeze(part);
	return value;
}

/** What is not plain JSON in a value, or a key that no path can hold; null when all is well. */
export function impure(value: unknown, path: string): Flaw | null {
	if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
	if (typeof value === 'number') {
		return Number.isFinite(value) ? null : flaw('json', `${path} is ${String(value)}`);
	}
	if (typeof value !== 'object') return flaw('json', `${path} is ${typeof value}`);
	if (Array.isArray(value)) return impureList(value, path);
	if (!isPlain(value)) return flaw('json', `${path} is no plain object`);
	for (const [key, part] of Object.entries(value)) {
		// a view is flattened to paths, where lists have their own `length`
		if (key === '' || key === 'length' || key.includes('.')) {
			return flaw('keys', `${path} has the key "${key}"`);
		}
		const found = impure(part, `${path}.${key}`);
		if (found) return found;
	}
	return null;
}

function impureList(list: readonly unknown[], path: string): Flaw | null {
	if (Object.keys(list).length !== list.length) return flaw('json', `${path} has gaps or keys`);
	for (const [index, part] of list.entries()) {
		const found = impure(part, `${path}.${String(index)}`);
		if (found) return found;
	}
	return null;
}

const isPlain = (value: object): boolean => {
	const prototype: unknown = Object.getPrototypeOf(value);
	const tagged = Object.getOwnPropertySymbols(value).length > 0;
	return (prototype === Object.prototype || prototype === null) && !tagged;
};
