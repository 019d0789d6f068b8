/** Whether the date can be trusted: a machine without a clock of its own begins each day in the past, until the network tells it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { trouble, warn } from './logger.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Look {
	/** The date at the last look, in milliseconds since 1970. */
	readonly seen: number;
	/** Milliseconds of running before the date is trusted again. */
	readonly wait: number;
}

export class Calendar {
	readonly #file: string | null;
	#last: Look | null;
	/** How long the process had run at the last look. */
	#ran: number;

	/** With the file in which it is noted when somebody last looked, across restarts; null where there is none to note it in. */
	constructor(file: string | null, ran = performance.now()) {
		this.#file = file;
		this.#last = file === null ? null : lookIn(file);
		this.#ran = ran;
	}

	/** Looks at the date. Where it is more than a day off what was to be expected, it is believed only after a day of running. */
	isBelieved(now = Date.now(), ran = performance.now()): boolean {
		const passed = ran - this.#ran;
		const { seen, wait } = this.#last ?? { seen: now - passed, wait: 0 };
		const left = Math.max(0, wait - passed);
		const off = now - (seen + passed);
		const jumped = left === 0 && wait === 0 && Math.abs(off) > DAY;
		if (jumped) {
			warn(
				'the clock has jumped, or the server stood still: for a day of running nothing is out of date',
				{
					hours: Math.round(off / 3_600_000)
				}
			);
		}
		this.#last = { seen: now, wait: jumped ? DAY : left };
		this.#ran = ran;
		this.#note(this.#last);
		return this.#last.wait === 0;
	}

	#note(look: Look): void {
		if (this.#file === null) return;
		try {
			writeFileSync(this.#file, JSON.stringify(look), { mode: 0o600 });
		} catch (error) {
			trouble('the date could not be noted', error); // on a full disk all the more has to be deleted
		}
	}
}

/** What is noted there; null where nothing is, or nothing that can be read. */
function lookIn(file: string): Look | null {
	try {
		const { seen, wait } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Look>;
		return typeof seen === 'number' && typeof wait === 'number' ? { seen, wait } : null;
	} catch {
		return null;
	}
}
