/** An answer to something that may not be done. */

/** Why something may not be done: a kebab-case code, one of the game's own where it lists them, what its sentence needs, the rule's §. */
export interface Refusal<Code extends string = string> {
	readonly code: Code;
	readonly params?: Readonly<Record<string, string | number>>;
	readonly rule?: string;
}

/** A refusal with this code; the sentence itself stands in `messages/`. */
export const refusal = <const Code extends string>(
	code: Code,
	params: Readonly<Record<string, string | number>> = {},
	rule?: string
): Refusal<Code> => ({ code, params, ...(rule === undefined ? {} : { rule }) });
