/** Leads on a player's page to the next task: what does so is fetched once something has happened. */

const guiding = () => import('./guiding.ts');

export class Guided {
	/** The task that came while words were being written here. */
	missed = $state<string | null>(null);
	#touched = $state(false);
	readonly #goesOn: () => boolean;
	readonly #flows: () => boolean;
	#place: HTMLElement | null = null;

	/** `goesOn` once anything was done since the page came, by others too; `flows` where things come and go above what is pressed. */
	constructor(goesOn: () => boolean, flows: () => boolean) {
		this.#goesOn = goesOn;
		this.#flows = flows;
	}

	/** The first touch: from now on what is pressed is held. */
	touch = (): void => {
		this.#touched = true;
	};

	/** Leads in this place. An attachment. */
	in = (place: HTMLElement): (() => void) | undefined => {
		this.#place = place;
		const touched = this.#touched;
		if (!touched && !this.#goesOn()) return undefined;
		const flows = this.#flows();
		const tell = (task: string | null) => (this.missed = task);
		const begun = guiding().then(
			// under a finger nothing goes anywhere
			({ guide }) => guide(place, { flows, comes: !touched }, tell),
			() => undefined // out of reach: the page is played without it
		);
		return () => void begun.then((end) => end?.());
	};

	/** To the task that came meanwhile. */
	come = async (): Promise<void> => {
		this.missed = null;
		if (this.#place) (await guiding()).goToTask(this.#place);
	};
}
