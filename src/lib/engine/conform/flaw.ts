/** What conform can find wrong with a module. */
import type { Actor, AnyModule, GameEvent, Gist, Outcome, Refusal } from '../module.ts';
import type { Chooser } from '../playout.ts';
import type { Entry } from '../referee.ts';
import type { Observed } from './observed.ts';

/** The clause of the contract that a module breaks. */
export type Clause =
	/** Set-up takes what the schema of options allows, and the schema nothing malformed. */
	| 'options'
	| 'set-up'
	/** A rule throws, `refuse` even at what no schema lets in, or writes to what it may only read. */
	| 'throws'
	| 'writes'
	/** States, actions and events are plain JSON, and their keys can be put into a path. */
	| 'json'
	| 'keys'
	| 'to-act'
	| 'outcome'
	/** A view has the shape of its state. */
	| 'shape'
	/** What the host asks beside play: stage, gist, what is faded. */
	| 'asked'
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
	/** A computer player does the same in worlds that its seat cannot tell apart. */
	| 'fair'
	/** Games end. */
	| 'bound'
	| 'worth'
	| 'words'
	/** Nothing that breaks the contract: what is mostly not meant. */
	| 'meant';

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
	/** Where it was not found in the game that is examined: a log that shows it. */
	readonly log?: readonly Entry[];
}

/** Something that needs words in every language. */
export type Met =
	| { readonly kind: 'refusal'; readonly refusal: Refusal }
	| { readonly kind: 'action'; readonly type: string }
	| { readonly kind: 'event'; readonly event: GameEvent }
	| { readonly kind: 'option'; readonly name: string }
	| { readonly kind: 'value'; readonly option: string; readonly value: unknown }
	| { readonly kind: 'end'; readonly outcome: Outcome }
	| { readonly kind: 'gist'; readonly gist: Gist }
	| { readonly kind: 'step'; readonly step: string }
	| { readonly kind: 'term'; readonly term: string };

/** What one module is examined with, and what was met on the way. */
export interface Exam {
	readonly module: AnyModule;
	/** The first of each name that needs words, by kind and name. */
	readonly met: Map<string, Met>;
	readonly observed: Observed;
	/** Milliseconds from any moment on; without it nothing is said of how long something takes. */
	readonly clock?: (() => number) | undefined;
	/** Says what happens next in the game that is played. */
	readonly next?: Chooser | undefined;
	/** Is told what is tried next, so that somebody else can say what never ended. */
	readonly watch?: Watch | undefined;
}

/** A game that begins, or a move that is tried after so many entries of its log. */
export type Watched =
	| { readonly start: { readonly seats: number; readonly options: unknown; readonly seed: number } }
	| { readonly move: Move; readonly after: number };
export type Watch = (next: Watched) => void;

/** Notes what needs words. */
export function meet({ met }: Exam, one: Met): void {
	const name = `${one.kind} ${nameOf(one)}`;
	if (!met.has(name)) met.set(name, one);
}

function nameOf(met: Met): string {
	switch (met.kind) {
		case 'refusal':
			return met.refusal.code;
		case 'action':
			return met.type;
		case 'event':
			return met.event.type;
		case 'option':
			return met.name;
		case 'value':
			return `${met.option} ${JSON.stringify(met.value)}`;
		case 'end':
			return met.outcome.reason;
		case 'gist':
			return met.gist.type;
		case 'step':
			return met.step;
		case 'term':
			return met.term;
	}
}

export const flaw = (clause: Clause, detail: string): Flaw => ({ clause, detail });

/** The first thing that is wrong, or null; a module that throws is wrong too. */
export function firstFlaw(check: () => Iterable<Flaw>): Flaw | null {
	try {
		for (const found of check()) return found;
		return null;
	} catch (error) {
		if (!isWriteToFrozen(error)) return flaw('throws', String(error));
		return flaw(
			'writes',
			`${String(error)}: written to what others still hold, such as a constant that was not copied`
		);
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
export function impure(value: unknown, name: string): Flaw | null {
	const found = oddity(value);
	return found && flaw(found.clause, `${[name, ...found.path].join('.')} ${found.detail}`);
}

interface Oddity extends Flaw {
	/** The keys that lead to it; built on the way back, since nearly all values are well. */
	readonly path: readonly string[];
}

const odd = (detail: string, clause: Clause = 'json'): Oddity => ({ clause, detail, path: [] });

function oddity(value: unknown): Oddity | null {
	if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
	if (typeof value === 'number') return oddNumber(value);
	if (typeof value !== 'object') return odd(`is ${typeof value}`);
	const list = Array.isArray(value);
	if (list && Object.keys(value).length !== value.length) return odd('has gaps or keys');
	if (!list && !isPlain(value)) return odd('is no plain object');
	for (const [key, part] of Object.entries(value)) {
		if (!list && !fitsPath(key)) return odd(`has the key "${key}"`, 'keys');
		const found = oddity(part);
		if (found) return { ...found, path: [key, ...found.path] };
	}
	return null;
}

/** A view is flattened to dotted paths, where lists have their own `length`. */
const fitsPath = (key: string): boolean => key !== '' && key !== 'length' && !key.includes('.');

/** JSON knows no infinity, and gives -0 back as 0. */
function oddNumber(value: number): Oddity | null {
	if (Object.is(value, -0)) return odd('is -0');
	return Number.isFinite(value) ? null : odd(`is ${value}`);
}

const isPlain = (value: object): boolean => {
	const prototype: unknown = Object.getPrototypeOf(value);
	const tagged = Object.getOwnPropertySymbols(value).length > 0;
	return (prototype === Object.prototype || prototype === null) && !tagged;
};
