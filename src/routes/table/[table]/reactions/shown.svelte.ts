/** The reactions that a page shows just now. */
import { readVarString, readVarUint, type Decoder } from 'lib0/decoding';
import type { LiveTable } from '$lib/table/live.svelte.ts';
import { reactionOf, type Reaction } from '$lib/table/signs.ts';

/** Milliseconds for which each of them is seen. */
const MOMENT = 3_000;

export class ShownReactions {
	/** At most one of each seat: its latest. */
	now: readonly Reaction[] = $state.raw([]);

	/** Shows a reaction for a moment, in the place of the seat's last one. */
	show(reaction: Reaction): void {
		this.now = [...this.now.filter(({ seat }) => seat !== reaction.seat), reaction];
		setTimeout(() => {
			this.now = this.now.filter((one) => one !== reaction);
		}, MOMENT);
	}

	/** Shows what a table passes on, until the answer is called. */
	follow(table: LiveTable): () => void {
		table.reacted = (message) => {
			const reaction = readIn(message);
			if (reaction) this.show(reaction);
		};
		return () => (table.reacted = () => undefined);
	}
}

/** A message of the server as it stands on the wire: the seat, then the sign. */
function readIn(message: Decoder): Reaction | null {
	const seat = readVarUint(message);
	return reactionOf(seat, readVarString(message));
}
