/** Says who else writes in a field: once for as long as they are at it, however often they pause. */

/** Milliseconds after which somebody who comes back to a field is said anew. */
const AWAY = 60_000;

interface Sayer {
	/** Tells who writes there now, as often as that changes. */
	readonly look: (names: readonly string[]) => void;
	readonly end: () => void;
}

/** `say` is told those who have newly come, and an empty list once all have been away for long. */
export function sayer(say: (names: readonly string[]) => void): Sayer {
	/** Everybody who was said, with the timer that forgets them once they are away. */
	const said = new Map<string, ReturnType<typeof setTimeout> | null>();
	const forget = (name: string) => {
		said.delete(name);
		if (said.size === 0) say([]);
	};
	return {
		look(names) {
			const come = names.filter((name) => !said.has(name));
			for (const name of names) {
				clearTimeout(said.get(name) ?? undefined);
				said.set(name, null);
			}
			for (const [name, timer] of said) {
				if (timer !== null || names.includes(name)) continue;
				const away = setTimeout(() => forget(name), AWAY);
				said.set(name, away);
			}
			if (come.length > 0) say(come);
		},
		end() {
			for (const timer of said.values()) clearTimeout(timer ?? undefined);
		}
	};
}
