/** Leads on a player's page to the next task: what does so is fetched once something has happened. */

const leading = () => import('$lib/ui/task/toTask.ts');

export class Guided {
	/** The task that came while words were being written here. */
	missed = $state<string | null>(null);
	readonly #goesOn: () => boolean;
	#place: HTMLElement | null = null;

	/** `goesOn` once anything was done since the page came. */
	constructor(goesOn: () => boolean) {
		this.#goesOn = goesOn;
	}

	/** Leads in this place. An attachment. */
	in = (place: HTMLElement): (() => void) | undefined => {
		this.#place = place;
		if (!this.#goesOn()) return undefined;
		const begun = leading().then(
			({ toTask }) => toTask(place, (task) => (this.missed = task)),
			() => undefined // out of reach: the page is played without it
		);
		return () => void begun.then((end) => end?.());
	};

	/** To the task that came meanwhile. */
	come = async (): Promise<void> => {
		this.missed = null;
		if (this.#place) (await leading()).goToTask(this.#place);
	};
}
