/** A function for each type of action or event, instead of a `switch` that hands each to its own. */
import type { Typed } from '../../engine/module.ts';

/** For each type a function: it is handed what comes before, what has this type, and what comes after. */
export type ByType<
	One extends Typed,
	Before extends readonly unknown[],
	Result,
	After extends readonly unknown[] = []
> = {
	readonly [Type in One['type']]: (
		...given: [...Before, Extract<One, { type: Type }>, ...After]
	) => Result;
};

/** The function for the type that this one has. */
export function forTypeOf<
	One extends Typed,
	Before extends readonly unknown[],
	Result,
	After extends readonly unknown[] = []
>(
	functions: ByType<One, Before, Result, After>,
	one: One
): (...given: [...Before, One, ...After]) => Result {
	// the compiler cannot see that a table's entry belongs to what named it
	return functions[one.type as One['type']] as (...given: [...Before, One, ...After]) => Result;
}
