/** As much of Playwright's locators as the tests use, in WebKitGTK. */
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { Agent, Given, Need, Place, Seen } from './agent.ts';
import { givenOf, type File } from './files.ts';
import type { WebKitPage } from './page.ts';
import { anded, chained, filters, ored, type Filter } from './selectors.ts';

/** The longest that the page itself looks before it is asked again, in ms: nothing else can be asked meanwhile. */
const GLANCE = 150;

interface Waiting {
	readonly timeout?: number;
}

export class WebKitLocator {
	readonly #page: WebKitPage;
	readonly selector: string;

	constructor(page: WebKitPage, selector: string) {
		this.#page = page;
		this.selector = selector;
	}

	page(): WebKitPage {
		return this.#page;
	}

	toString(): string {
		return `locator(${this.selector})`;
	}

	#and(more: string): WebKitLocator {
		return new WebKitLocator(this.#page, `${this.selector} >> ${more}`);
	}

	locator(css: string | WebKitLocator, filter?: Filter): WebKitLocator {
		return this.#and(typeof css === 'string' ? css : chained(css)).filter(filter);
	}

	getByRole(...by: Parameters<typeof getByRoleSelector>): WebKitLocator {
		return this.#and(getByRoleSelector(...by));
	}

	getByText(...by: Parameters<typeof getByTextSelector>): WebKitLocator {
		return this.#and(getByTextSelector(...by));
	}

	getByLabel(...by: Parameters<typeof getByLabelSelector>): WebKitLocator {
		return this.#and(getByLabelSelector(...by));
	}

	filter(filter: Filter = {}): WebKitLocator {
		return filters(filter).reduce<WebKitLocator>((one, more) => one.#and(more), this);
	}

	and(other: WebKitLocator): WebKitLocator {
		return this.#and(anded(other));
	}

	or(other: WebKitLocator): WebKitLocator {
		return this.#and(ored(other));
	}

	first = () => this.nth(0);
	last = () => this.nth(-1);
	nth = (at: number) => this.#and(`nth=${String(at)}`);

	/** Calls a function of the page with what stands there for tests, and an argument. */
	#call<Answer>(run: (agent: Agent, argument: never) => unknown, argument: unknown) {
		return this.#page.call<Answer>(
			`(argument) => (${String(run)})(window.agent, argument)`,
			argument
		);
	}

	/** Waits until the one element is as it has to be, or gone. */
	async #wait(needs: readonly Need[], isIt: 'there' | 'gone', timeout?: number): Promise<void> {
		const { selector } = this;
		await this.#page.until(
			`${String(this)} ${isIt} ${needs.join(', ')}`,
			async () => {
				const seen = await this.#call<Seen>(
					(agent, { selector, needs, isIt, glance }: Look) =>
						agent.watch(selector, needs, isIt, glance),
					{ selector, needs, isIt, glance: GLANCE }
				);
				if (seen.count > 1)
					throw new Error(`${String(this)} is ${String(seen.count)}: ${seen.are.join(' | ')}`);
				return (seen.count > 0 && seen.lacks.length === 0) === (isIt === 'there');
			},
			timeout
		);
	}

	/** Waits for the element and calls a function of the page with it. */
	async #with<Answer>(
		run: (element: never, argument: never) => unknown,
		argument: unknown = null,
		{ timeout }: Waiting = {},
		needs: readonly Need[] = []
	): Promise<Answer> {
		const written = `({ selector, argument }) => (${String(run)})(window.agent.one(selector), argument)`;
		// it may be drawn anew between the two
		for (let tries = 0; ; tries++) {
			await this.#wait(needs, 'there', timeout);
			try {
				return await this.#page.call<Answer>(written, { selector: this.selector, argument });
			} catch (error) {
				if (tries > 5 || !String(error).includes('nothing is there')) throw error;
			}
		}
	}

	async waitFor({
		state = 'visible',
		timeout
	}: Waiting & { state?: 'visible' | 'attached' | 'hidden' | 'detached' } = {}): Promise<void> {
		const needs: Need[] = state === 'visible' || state === 'hidden' ? ['visible'] : [];
		await this.#wait(
			needs,
			state === 'visible' || state === 'attached' ? 'there' : 'gone',
			timeout
		);
	}

	async click({ force = false, timeout }: Waiting & { force?: boolean } = {}): Promise<void> {
		await this.#page.press(await this.#place(force, timeout));
	}

	/** Where a pointer meets it, once it stands still. */
	#place(force = false, timeout?: number): Promise<Place> {
		const needs: Need[] = force ? ['visible'] : ['visible', 'enabled'];
		let round = 0;
		return this.#page.until(
			`a place to press ${String(this)}`,
			async () => {
				await this.#wait(needs, 'there', timeout);
				return this.#call<Place | null>(
					(
						agent,
						{ selector, round, force }: { selector: string; round: number; force: boolean }
					) => agent.place(selector, round, force),
					{ selector: this.selector, round: round++, force }
				).catch((error: unknown) => {
					if (String(error).includes('nothing is there')) return null;
					throw error;
				});
			},
			timeout
		);
	}

	async hover(): Promise<void> {
		await this.#page.point(await this.#place());
	}

	tap(): Promise<void> {
		return this.#with(
			(one: Element) => {
				(window as unknown as { agent: Agent }).agent.touch(one);
			},
			null,
			{},
			['visible', 'enabled']
		);
	}

	async dblclick(): Promise<void> {
		for (let times = 0; times < 2; times++) await this.click();
	}

	async check(): Promise<void> {
		await this.setChecked(true);
	}

	async uncheck(): Promise<void> {
		await this.setChecked(false);
	}

	async setChecked(wanted: boolean): Promise<void> {
		if ((await this.isChecked()) === wanted) return;
		await this.click();
		await this.#page.until(
			`${String(this)} checked`,
			async () => (await this.isChecked()) === wanted
		);
	}

	fill(words: string): Promise<void> {
		return this.#with(
			(field: HTMLInputElement, words: string) => {
				(window as unknown as { agent: Agent }).agent.fill(field, words);
			},
			words,
			{},
			['visible', 'enabled', 'editable']
		);
	}

	clear(): Promise<void> {
		return this.fill('');
	}

	focus(): Promise<void> {
		return this.#with((element: HTMLElement) => {
			element.focus();
		});
	}

	blur(): Promise<void> {
		return this.#with((element: HTMLElement) => {
			element.blur();
		});
	}

	async press(names: string): Promise<void> {
		await this.focus();
		await this.#page.keyboard.press(names);
	}

	async pressSequentially(words: string): Promise<void> {
		await this.focus();
		await this.#page.keyboard.type(words);
	}

	selectOption(wanted: string | { label?: string; value?: string; index?: number }): Promise<void> {
		return this.#with(
			(list: HTMLSelectElement, wanted: string) => {
				(window as unknown as { agent: Agent }).agent.select(list, wanted);
			},
			wanted,
			{},
			['visible', 'enabled']
		);
	}

	async setInputFiles(...files: readonly File[]): Promise<void> {
		const given = await Promise.all(files.map(givenOf));
		await this.#with((field: HTMLInputElement, given: Given[]) => {
			(window as unknown as { agent: Agent }).agent.give(field, given);
		}, given);
	}

	async isVisible(): Promise<boolean> {
		const seen = await this.#call<Seen>(
			(agent, selector: string) => agent.watch(selector, ['visible'], 'there', 0),
			this.selector
		);
		return seen.count === 1 && seen.lacks.length === 0;
	}

	async isHidden(): Promise<boolean> {
		return !(await this.isVisible());
	}

	isChecked(): Promise<boolean> {
		return this.#with(
			(one: HTMLInputElement) => one.checked || one.getAttribute('aria-checked') === 'true'
		);
	}

	async isEnabled(): Promise<boolean> {
		return !(await this.isDisabled());
	}

	isDisabled(): Promise<boolean> {
		return this.#with((one: Element) => one.matches(':disabled, [aria-disabled="true"]'));
	}

	innerText(): Promise<string> {
		return this.#with((one: HTMLElement) => one.innerText);
	}

	textContent(): Promise<string | null> {
		return this.#with((one: Element) => one.textContent);
	}

	inputValue(options?: Waiting): Promise<string> {
		return this.#with(
			(one: HTMLInputElement | HTMLLabelElement) =>
				((one as HTMLLabelElement).control as HTMLInputElement | null)?.value ??
				(one as HTMLInputElement).value,
			null,
			options
		);
	}

	getAttribute(name: string): Promise<string | null> {
		return this.#with((one: Element, name: string) => one.getAttribute(name), name);
	}

	boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
		return this.#with((one: Element) => {
			const { x, y, width, height } = one.getBoundingClientRect();
			return { x, y, width, height };
		});
	}

	dispatchEvent(type: string, how: object = {}): Promise<void> {
		return this.#with(
			(one: Element, { type, how }: { type: string; how: object }) => {
				(window as unknown as { agent: Agent }).agent.fire(one, type, how);
			},
			{ type, how }
		);
	}

	evaluate<Answer>(run: (element: never, argument: never) => Answer, argument?: unknown) {
		return this.#with<Answer>(run, argument);
	}

	evaluateAll<Answer>(run: (elements: never, argument: never) => Answer, argument: unknown = null) {
		return this.#page.call<Answer>(
			`({ selector, argument }) => (${String(run)})(window.agent.all(selector), argument)`,
			{ selector: this.selector, argument }
		);
	}

	count(): Promise<number> {
		return this.#call((agent, selector: string) => agent.all(selector).length, this.selector);
	}

	async all(): Promise<WebKitLocator[]> {
		return Array.from({ length: await this.count() }, (_, at) => this.nth(at));
	}

	allInnerTexts(): Promise<string[]> {
		return this.evaluateAll((all: HTMLElement[]) => all.map(({ innerText }) => innerText));
	}

	allTextContents(): Promise<string[]> {
		return this.evaluateAll((all: Element[]) => all.map(({ textContent }) => textContent));
	}

	/** The element that stands there now, whatever comes into its place later. */
	async elementHandle(): Promise<Pick<WebKitLocator, 'evaluate'>> {
		await this.#wait([], 'there');
		const number = await this.#call(
			(agent, selector: string) => agent.keep(selector),
			this.selector
		);
		return {
			evaluate: (run, argument = null) =>
				this.#page.call(
					`({ number, argument }) => (${String(run)})(window.agent.kept[number], argument)`,
					{ number, argument }
				)
		};
	}
}

interface Look {
	readonly selector: string;
	readonly needs: readonly Need[];
	readonly isIt: 'there' | 'gone';
	readonly glance: number;
}
