/** Options of a game: one schema gives the type, the check, the form and the values to try. */
import { isObject, isWhole, sameJson } from './json.ts';
import { refusal, type Refusal } from './refusal.ts';

/** One option: what it may be, and what it is when nobody says. */
export interface Option<Value> {
	readonly default: Value;
	/** How a form asks for it. */
	readonly ask: Ask;
	/** A spread of allowed values, for tests and computer play. */
	readonly spread: readonly Value[];
	/** Whether this may stand, once the number of seats is known. */
	allows(value: unknown, seats: number): value is Value;
}

/** How a form asks: a choice among values, a whole number with words beside it, or not at all. */
export type Ask =
	| { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[] }
	| {
			readonly kind: 'whole';
			readonly least: number;
			readonly most: number;
			readonly words: readonly (string | null)[];
	  }
	| { readonly kind: 'none' };

/** A named set of options to offer. */
export interface Preset {
	readonly id: string;
	readonly options: Readonly<Record<string, unknown>>;
	/** What it sets beside them for a lesson of a given length and a number of seats; only where it asks for the length. */
	readonly fitting?: (minutes: number, seats: number) => Readonly<Record<string, unknown>>;
	/** What it sets beside them at a table that a facilitator leads. */
	readonly led?: Readonly<Record<string, unknown>>;
}

export interface OptionsSchema<Options> {
	readonly fields: { readonly [Name in keyof Options]: Option<Options[Name]> };
	/** Sets of options to offer by name, the recommended one marked. */
	readonly presets: readonly Preset[];
	readonly recommended: string;
	/**
	 * All options filled in; a refusal `bad-option` (its param `option` names it) or one of the game's own codes
	 * for an unknown option, a value it does not allow, or a set that does not fit together.
	 */
	fill(given: unknown, seats: number): { options: Options } | { refused: Refusal };
}

/** The options that a schema of these fields fills in: the type of each is written there, and nowhere else. */
export type ValuesOf<Fields> = {
	-readonly [Name in keyof Fields]: Fields[Name] extends Option<infer Value> ? Value : never;
};

interface Extra<Options> {
	presets?: readonly Preset[];
	recommended?: string;
	/** Defaults that depend on other given options; what it returns stands where nothing was given. */
	defaults?: (given: Partial<Options>) => Partial<Options>;
	/** Options that came later: left out where they are as ever, so that what was stored before them stays the same. */
	later?: readonly (keyof Options)[];
	/** What no single option can tell: whether they fit together and the seats. */
	check?: (options: Options, seats: number) => Refusal | null;
}

/** Builds the schema of a game's options from its fields. */
export function optionsOf<Fields extends Record<string, Option<unknown>>>(
	fields: Fields,
	extra: Extra<ValuesOf<Fields>> = {}
): OptionsSchema<ValuesOf<Fields>> {
	type Options = ValuesOf<Fields>;
	const every = Object.entries(fields) as unknown as [keyof Options & string, Option<unknown>][];
	return {
		// each field is the option of its own value; the compiler cannot see that through the mapping
		fields: fields as unknown as OptionsSchema<Options>['fields'],
		presets: extra.presets ?? [],
		recommended: extra.recommended ?? '',
		fill(given, seats) {
			if (!isObject(given)) return { refused: refusal('bad-option', { option: '' }) };
			const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
			if (unknown !== undefined) return { refused: refusal('bad-option', { option: unknown }) };
			const wrong = every.find(
				([name, option]) => Object.hasOwn(given, name) && !option.allows(given[name], seats)
			);
			if (wrong) return { refused: refusal('bad-option', { option: wrong[0] }) };
			const plain = Object.fromEntries(every.map(([name, option]) => [name, option.default]));
			const derived = extra.defaults?.(given as Partial<Options>) ?? {};
			const options = { ...plain, ...derived, ...given } as Options;
			for (const name of extra.later ?? []) {
				if (options[name] === fields[name]?.default) Reflect.deleteProperty(options, name);
			}
			const refused = extra.check?.(options, seats) ?? null;
			return refused ? { refused } : { options };
		}
	};
}

/** Checks that an option names a seat that is there. */
export const seated =
	<Name extends string>(option: Name, rule: string) =>
	(options: Readonly<Record<Name, number>>, seats: number): Refusal | null =>
		options[option] < seats ? null : refusal('bad-option', { option }, rule);

/** One of a few values. */
export const choice = <const Value extends string | number | boolean>(
	values: readonly Value[],
	standard: NoInfer<Value>
): Option<Value> => ({
	default: standard,
	ask: { kind: 'choice', values },
	spread: values,
	allows: (value): value is Value => values.some((allowed) => allowed === value)
});

/** Yes or no. */
export const flag = (standard: boolean): Option<boolean> => choice([true, false], standard);

/** A whole number from `least` to `most`, or one of the words. */
export function whole<const Word extends string | null = never>(
	least: number,
	most: number,
	standard: NoInfer<number | Word>,
	words: readonly Word[] = []
): Option<number | Word> {
	const middle = Math.round((least + Math.min(most, least + 8)) / 2);
	return {
		default: standard,
		ask: { kind: 'whole', least, most, words },
		spread: [...new Set<number | Word>([standard, ...words, least, middle])],
		allows: (value): value is number | Word =>
			typeof value === 'number'
				? isWhole(value) && value >= least && value <= most
				: words.some((word) => sameJson(word, value))
	};
}

/** Something that no form asks for, checked by the game itself. */
export const given = <Value>(
	standard: Value,
	allows: (value: unknown, seats: number) => value is Value,
	spread: readonly Value[] = [standard]
): Option<Value> => ({ default: standard, ask: { kind: 'none' }, spread, allows });
