/** What every screen is held to, whoever uses it. */
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The narrowest phone, and a text zoom of 400 % on a desk. */
const NARROW = 320;

interface Axe {
	readonly run: (options: RunOptions) => Promise<AxeResults>;
}

/** Holds that axe finds nothing, and that nothing must be scrolled sideways at 320 px. */
export async function fit(page: Page): Promise<void> {
	expect(await faults(page)).toEqual([]);
	const before = page.viewportSize();
	if (!before) return;
	await page.setViewportSize({ ...before, width: NARROW });
	// once the page has taken its new width
	await expect.poll(() => page.evaluate(beyond, NARROW)).toEqual([]);
	await page.setViewportSize(before);
}

/** What reaches beyond this width, where the page is wider. */
async function beyond(width: number): Promise<{ right: number; is: string }[]> {
	// letters that have not come yet stand in others, which may be wider
	await document.fonts.ready;
	if (document.documentElement.scrollWidth <= width) return [];
	return Array.from(document.body.querySelectorAll('*'), (element) => ({
		right: element.getBoundingClientRect().right,
		is: element.outerHTML.slice(0, 120)
	})).filter(({ right }) => right > width);
}

/** What axe finds, a line each. */
export async function faults(page: Page): Promise<string[]> {
	await page.waitForFunction(isStill);
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
	return page.evaluate(audit);
}

/** Whether nothing moves: a card that slides in is half transparent for a moment. */
const isStill = () => document.getAnimations().every(({ playState }) => playState !== 'running');

/** What axe finds, in a page that has it. */
async function audit(): Promise<string[]> {
	const { run } = (window as unknown as { axe: Axe }).axe;
	// what is in order is not listed element by element, and no style sheet is fetched again, which takes most of the time
	const { violations } = await run({ resultTypes: ['violations'], preload: false });
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)
	);
}
