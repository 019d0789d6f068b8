/** What a person does with a page in any engine: looks for words, taps, goes by Tab, types. */
import { isAwake } from '../house.ts';
import { wantedOf, wordsThat } from '../phone.ts';
import { DriverFault, type Driver } from './driver.ts';
import { look, type Looking, type Seen } from './look.ts';

/** The longest that anything is waited for, in milliseconds. */
const PATIENCE = 30_000;

const KEYS: Readonly<Record<string, string>> = {
	Tab: '\uE004',
	Enter: '\uE007',
	Control: '\uE009',
	End: '\uE010',
	ArrowLeft: '\uE012',
	ArrowUp: '\uE013',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015'
};

/** What is looked for: a kind of element, and words of its name, letters small or large. */
export interface Target {
	readonly css: string;
	readonly words: string | RegExp;
}

export const button = (words: string | RegExp): Target => ({ css: 'button, summary', words });
export const choice = (words: string | RegExp): Target => ({ css: 'input[type="radio"]', words });
export const field = (words: string | RegExp): Target => ({
	css: 'textarea:not([readonly]), input:not([type="radio"], [type="checkbox"])',
	words
});
/** The sentence that says what is to be done. */
export const sentence = (words: string | RegExp): Target => ({ css: '.sentence', words });

export class Page {
	readonly #driver: Driver;

	constructor(driver: Driver) {
		this.#driver = driver;
	}

	get complaints(): readonly string[] {
		return this.#driver.complaints;
	}

	/** Opens an address, and comes back once the page answers to whoever presses something. */
	async go(url: string): Promise<void> {
		await this.#driver.go(url);
		await this.until('the page is awake', isAwake, null);
	}

	/** Calls a function in the page: it may use nothing from outside itself. */
	async evaluate<Argument, Answer>(
		run: (argument: Argument) => Answer | Promise<Answer>,
		argument: Argument
	): Promise<Answer> {
		const answer = await this.#driver.call(String(run), JSON.stringify(argument));
		return (answer === null ? undefined : JSON.parse(answer)) as Answer;
	}

	/** Runs a script in the page, whatever its policy allows. */
	async add(script: string): Promise<void> {
		await this.#driver.call(`() => {${script}\n}`, 'null');
	}

	/** What a function of the page answers, as soon as that is anything but null or false. */
	async until<Argument, Answer>(
		what: string,
		run: (argument: Argument) => Answer | Promise<Answer>,
		argument: Argument
	): Promise<Exclude<Answer, null | false | undefined>> {
		const end = performance.now() + PATIENCE;
		let fault: DriverFault | null = null;
		while (performance.now() < end) {
			// a page that just goes over into the next one cannot be asked
			const answer = await this.evaluate(run, argument).catch((error: unknown) => {
				if (!(error instanceof DriverFault)) throw error;
				fault = error;
				return null;
			});
			if (answer !== null && answer !== undefined && answer !== false)
				return answer as Exclude<Answer, null | false | undefined>;
			await new Promise((again) => setTimeout(again, 50));
		}
		const said = await this.words().catch((error: unknown) => String(error));
		throw new Error(`not seen: ${what}. The page says: ${said.slice(0, 600)}`, { cause: fault });
	}

	/** Everything that the page says, white space folded. */
	words(): Promise<string> {
		return this.evaluate(() => document.body.innerText.replace(/\s+/g, ' '), null);
	}

	/** Waits until the page says this somewhere. */
	async says(words: string | RegExp): Promise<void> {
		await this.until(`“${String(words)}”`, wordsThat, wantedOf(words));
	}

	/** The first of its kind that can be seen and reached, as soon as there is one. */
	at(target: Target, then: Looking['then'] = 'stay'): Promise<Seen> {
		return this.until(`${target.css} “${String(target.words)}”`, look, {
			css: target.css,
			words: patternOf(target.words),
			then
		});
	}

	async tap(target: Target): Promise<void> {
		const { x, y } = await this.at(target, 'show');
		await this.#driver.perform({
			type: 'pointer',
			id: 'finger',
			actions: [
				{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
				{ type: 'pointerDown', button: 0 },
				{ type: 'pointerUp', button: 0 }
			]
		});
	}

	/** Presses a key by its name, with Control where that stands before a plus. */
	async press(names: string): Promise<void> {
		const values = names.split('+').map((name) => KEYS[name] ?? name);
		await this.#keys([
			...values.map((value) => ({ type: 'keyDown', value })),
			...values.toReversed().map((value) => ({ type: 'keyUp', value }))
		]);
	}

	/** Types letters, one after the other, where the focus is. */
	async type(words: string): Promise<void> {
		const strokes = Array.from(words, (value) => [
			{ type: 'keyDown', value },
			{ type: 'keyUp', value }
		]);
		await this.#keys(strokes.flat());
	}

	#keys(actions: readonly { readonly type: string; readonly value: string }[]): Promise<void> {
		return this.#driver.perform({ type: 'key', id: 'keyboard', actions });
	}

	/** Tabs on until the target, or another of its radio buttons, has the focus. */
	async reach(target: Target): Promise<void> {
		for (let tabs = 0; tabs < 120; tabs++) {
			const { hasFocus } = await this.at(target);
			if (hasFocus) return;
			await this.press('Tab');
		}
		throw new Error(`no Tab leads to ${String(target.words)}`);
	}

	/** Goes there by Tab and presses Enter. */
	async enter(target: Target): Promise<void> {
		await this.reach(target);
		await this.press('Enter');
	}

	/** Chooses one of a group of radio buttons by arrows. */
	async choose(target: Target): Promise<void> {
		await this.reach(target);
		for (let steps = 0; !(await this.at(target)).isChecked; steps++) {
			if (steps > 40) throw new Error(`the arrows do not lead to ${String(target.words)}`);
			// the space bar chooses the one that has the focus where none is chosen yet
			await this.press(steps === 0 ? ' ' : 'ArrowDown');
		}
	}

	/** Goes to a field by Tab and types at the end of what stands there. */
	async write(target: Target, words: string): Promise<void> {
		await this.reach(target);
		await this.press('Control+End');
		await this.type(words);
	}

	/** Goes to a field by Tab and types in place of what stands there. */
	async fill(target: Target, words: string): Promise<void> {
		await this.reach(target);
		await this.press('Control+a');
		await this.type(words);
	}

	/** What stands in a field. */
	async valueOf(target: Target): Promise<string> {
		return (await this.at(target)).value;
	}
}

/** A pattern as it can be handed to the page. */
function patternOf(words: string | RegExp): Looking['words'] {
	if (words instanceof RegExp) return { source: words.source, flags: words.flags };
	return { source: words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags: 'i' };
}
