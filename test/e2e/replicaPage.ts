/** A page in which several write into one text, each in a frame of their own, over a network that delays and reorders. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { replicaScript, type Bundle } from './replicaScript.ts';

let script: Promise<string> | null = null;

/** Gives a page a number of frames, a replica to be opened in each. */
export async function layFrames(page: Page, people: number): Promise<void> {
	script ??= replicaScript();
	const content = await script;
	await page.goto('about:blank');
	await page.setContent('<iframe srcdoc="<body></body>"></iframe>'.repeat(people));
	await page.addScriptTag({ content });
	for (const frame of page.frames().slice(1, people + 1)) await frame.addScriptTag({ content });
}

export const seen = (page: Page) => page.evaluate(() => (window as unknown as Bundle).play.seen());

/** 600 edits by each of three: holds that all are equal, no caret is astray, no character halved. */
export async function playOut(page: Page, seed: number): Promise<void> {
	await layFrames(page, 3);
	await page.evaluate((seed) => {
		const here = window as unknown as Bundle;
		const frames = Array.from({ length: 3 }, (_, at) => window.frames[at] as unknown as Bundle);
		here.play = new here.Play(frames, seed);
		here.play.run(600);
	}, seed);
	const people = await seen(page);
	expect(people.flatMap(({ faults }) => faults)).toEqual([]);
	expect(people.every(({ checks }) => checks > 600)).toBe(true);
	const [first] = people;
	expect(first?.text.length).toBeGreaterThan(100);
	for (const { field, text } of people) expect([field, text]).toEqual([first?.text, first?.text]);
}
