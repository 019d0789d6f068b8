/** An act that takes its time: what is pressed again meanwhile does nothing. */
export class Once {
	/** Whether it is under way. */
	busy = $state(false);

	async do(act: () => unknown): Promise<void> {
		if (this.busy) return;
		this.busy = true;
		try {
			await act();
		} finally {
			this.busy = false;
		}
	}
}
