/** Which sentence is being written on this device: wherever its field stands on the page meanwhile, this stays. */
export class Telling {
	/** The turn it tells of, by its place in the history, until its writer says that it stands. */
	entry: number | null = $state(null);
	/** The one that stands now. */
	done: number | null = $state(null);
	/** The one in whose field the focus is. */
	within: number | null = $state(null);

	/** Told when somebody begins to write of a turn, and when they say that it stands. */
	write(entry: number, begins: boolean): void {
		if (begins) this.entry = entry;
		else {
			if (this.entry === entry) this.entry = null;
			this.done = entry;
		}
	}
}
