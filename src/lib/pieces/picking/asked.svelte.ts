/** "Why can't I?": the reasons are fetched when somebody first asks; the answer stands until something happens. */
import * as m from '../../paraglide/messages.js';

export class Asked<Reasons> {
	readonly #now: () => number;
	readonly #load: () => Promise<Reasons>;
	/** Counts the questions: a late answer to an earlier one is dropped. */
	#question = 0;
	#said = $state.raw<{ readonly at: number; readonly why: string } | null>(null);

	/** @param now - the number of what happened last */
	constructor(now: () => number, load: () => Promise<Reasons>) {
		this.#now = now;
		this.#load = load;
	}

	/** The answer; null while nobody has asked. */
	get why(): string | null {
		return this.#said?.at === this.#now() ? this.#said.why : null;
	}

	/** Asks; where the reasons cannot be fetched, that is the answer. */
	async ask(say: (reasons: Reasons) => string): Promise<void> {
		const question = ++this.#question;
		const at = this.#now();
		const reasons = await this.#load().catch(() => null);
		if (question !== this.#question) return;
		this.#said = { at, why: reasons === null ? m.tab_offline() : say(reasons) };
	}

	/** The same act, with which what was asked is forgotten. */
	readonly before =
		<Action, Answer>(act: (action: Action) => Answer) =>
		(action: Action): Answer => {
			this.forget();
			return act(action);
		};

	readonly forget = (): void => {
		this.#question += 1;
		this.#said = null;
	};
}
