/** What every screen is held to, whoever uses it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { beyond, LETTERS, setLetters } from '../components/seen.ts';
import { ENGINE } from './engines/open.ts';

/** The narrowest phone, and a text zoom of 400 % on a desk. */
const NARROW = 320;

/** The small one: a browser reads all of it on every page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
	readonly run: (options: RunOptions) => Promise<AxeResults>;
}

/** Holds that axe finds nothing, and that nothing must be scrolled sideways at 320 px. */
export async function fit(page: Page): Promise<void> {
	expect(await faults(page)).toEqual([]);
	await fitNarrow(page);
}

/** Holds that nothing must be scrolled sideways at 320 px. */
export async function fitNarrow(page: Page): Promise<void> {
	const before = page.viewportSize();
	if (!before) return;
	await page.setViewportSize({ ...before, width: NARROW });
	// once the page has taken its new width
	await expect.poll(() => page.evaluate(beyond, NARROW)).toEqual([]);
	await page.setViewportSize(before);
}

/** Holds that nothing is wider than the screen, whatever somebody has set letters to. */
export async function fitAllLetters(page: Page, widths: readonly number[]): Promise<void> {
	const before = page.viewportSize();
	for (const width of widths) {
		await page.setViewportSize({ width, height: before?.height ?? 0 });
		for (const letters of LETTERS) {
			await page.evaluate(setLetters, letters);
			const message = `${String(width)} px, ${JSON.stringify(letters)}`;
			await expect.poll(() => page.evaluate(beyond, width), { message }).toEqual([]);
		}
	}
	await page.evaluate(setLetters, {});
	if (before) await page.setViewportSize(before);
}

/** What axe finds, a line each. Firefox 153 ends where axe looks at what a form has just brought, so that there only `engines/three` asks it. */
export async function faults(page: Page): Promise<string[]> {
	if (ENGINE === 'firefox') return [];
	await page.waitForFunction(isStill, undefined, { polling: 50 });
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
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
