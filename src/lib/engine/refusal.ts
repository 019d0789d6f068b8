/** An answer to something that may not be done. */

/** Why something may not be done: a kebab-case code, what its sentence needs, the rule's §. */
export interface Refusal {
	readonly code: string;
	readonly params?: Readonly<Record<string, string | number>>;
	readonly rule?: string;
}

/** A refusal with this code; the sentence itself stands in `messages/`. */
export const refusal = (
	code: string,
	params: Readonly<Record<string, string | number>> = {},
	rule?: string
): Refusal => ({ code, params, ...(rule === undefined ? {} : { rule }) });
