/** Picking as a screen holds it: the picks so far, kept when the view changes, played when they are whole. */
import {
	back,
	begin,
	offers,
	pick,
	renew,
	spelled,
	taken,
	taker,
	type Picking,
	type Split,
	type Step
} from './picking.ts';

/** What a board needs to draw a question and to answer it. */
export interface Board {
	/** Whether an action is on its way: until the view shows it nothing else is taken. */
	readonly busy: boolean;
	/** Whether this answer may be given now: to the open question, or to an earlier one anew. */
	readonly can: (asks: string, answer?: string) => boolean;
	/** Whether it was given already and stands. */
	readonly picked: (asks: string, answer: string) => boolean;
	/** The answer given to a question; null while there is none. */
	readonly answer: (asks: string) => string | null;
	/** Marks the place where what is next is chosen as the act: `true` while that is drawn there, and no button stands for it. */
	readonly here: true | null;
	/** Whether this question is open now. */
	readonly asks: (question: string) => boolean;
	/** Gives an answer; the one that stands already is taken back, or played where it is the last of a whole action. */
	readonly choose: (asks: string, answer?: string) => Promise<void>;
	/** Plays what is spelled out; nothing while something is missing. */
	readonly play: () => Promise<void>;
}

interface Given<Action> {
	readonly legal: readonly Action[];
	readonly split: Split<Action>;
	readonly act: (action: Action) => Promise<boolean>;
	readonly confirm: (action: Action) => unknown;
	/** The word of a button; null for what the board draws. */
	readonly word: (step: Step) => string | null;
}

const NOTHING = { ways: [], picked: [] };

export class Picker<Action> implements Board {
	readonly #given: () => Given<Action>;
	#last: Picking<Action> = $state.raw(NOTHING);
	/** What could be done when the action on its way was played; null while none is. */
	#played: readonly Action[] | null = $state.raw(null);

	constructor(given: () => Given<Action>) {
		this.#given = given;
	}

	/** All that follows at once: one thing to hear of where a board has hundreds of squares that listen. */
	readonly #stands = $derived.by(() => {
		const { legal, split } = this.#given();
		// the game has gone on, though the server's own answer is still to come: what is tapped now counts
		const done = this.#played !== null && legal !== this.#played;
		const busy = this.#played !== null && !done;
		const fresh = done || this.#last.picked.length === 0;
		const now = fresh ? begin(legal, split) : renew(this.#last, legal, split);
		return {
			busy,
			now,
			path: taken(now),
			next: busy ? [] : offers(now),
			ready: busy ? null : spelled(now),
			takes: taker(now)
		};
	});

	get busy(): boolean {
		return this.#stands.busy;
	}
	/** The answers so far. */
	get path(): readonly Step[] {
		return this.#stands.path;
	}
	/** The answers that may be given next. */
	get next(): readonly Step[] {
		return this.#stands.next;
	}
	/** The action that is spelled out in full. */
	get ready(): Action | null {
		return this.#stands.ready;
	}

	get here(): true | null {
		const { word } = this.#given();
		return (this.ready === null && this.next.some((step) => word(step) === null)) || null;
	}

	readonly can = (asks: string, answer = ''): boolean =>
		!this.busy && this.#stands.takes({ asks, answer });

	readonly picked = (asks: string, answer: string): boolean => this.answer(asks) === answer;

	readonly answer = (asks: string): string | null =>
		this.path.find((step) => step.asks === asks)?.answer ?? null;

	readonly asks = (question: string): boolean => this.next.some(({ asks }) => asks === question);

	readonly choose = async (asks: string, answer = ''): Promise<void> => {
		if (this.busy) return;
		const last = this.path.at(-1);
		const whole = this.ready !== null && this.next.length === 0;
		if (whole && last?.asks === asks && last.answer === answer) return this.play();
		this.#last = pick(this.#stands.now, { asks, answer });
		this.#played = null;
		const more = this.next.length > 0;
		if (this.ready !== null && !more && this.#given().confirm(this.ready) === null) {
			await this.play();
		}
	};

	readonly back = (): void => {
		if (!this.busy) this.#last = back(this.#stands.now);
	};

	/** Plays what is spelled out; where the server refuses, the last pick is open again. */
	readonly play = async (): Promise<void> => {
		const action = this.ready;
		if (action === null) return;
		const { legal, act } = this.#given();
		this.#played = legal;
		let done = false;
		try {
			done = await act(action);
		} finally {
			// what has been picked meanwhile stays picked
			if (this.#played === legal) {
				this.#last = done ? NOTHING : back(this.#last);
				this.#played = null;
			}
		}
	};
}
