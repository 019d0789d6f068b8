/** Where somebody who asked for help is to look: the board then offers these actions alone, until they have seen enough. */

/** The actions as JSON; null for all of them. */
let among: readonly string[] | null = $state.raw(null);

/** Lets the board offer these actions alone; with null all of them again. */
export function lookAmong(actions: readonly unknown[] | null): void {
	among = actions?.map((action) => JSON.stringify(action)) ?? null;
}

/** Whether a board is here that offers what it is told to. */
let asked = false;
export const isHeeded = (): boolean => asked;

/** Those of the actions that are to be looked at; all where none of them is. `first`: of what is played step by step, the first step. */
export function hinted<Action>(
	legal: readonly Action[],
	first: (action: Action) => unknown = (action) => action
): readonly Action[] {
	asked = true;
	if (among === null) return legal;
	const some = legal.filter((action) => among?.includes(JSON.stringify(first(action))));
	return some.length > 0 ? some : legal;
}
