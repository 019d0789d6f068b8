import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { examinedApart } from '../../scripts/games/apart.ts';
import { triedIn, watchIn } from '../../scripts/games/watching.ts';
import type { Watched } from '../../src/lib/engine/conform.ts';
import { newFolder } from '../folder.ts';

const folder = newFolder();
afterAll(() => {
	rmSync(folder, { recursive: true });
});

const WATCHING = pathToFileURL(resolve('scripts/games/watching.ts')).href;

/** A process that tries this, and then does that. */
function script(tried: readonly Watched[], then: string): string {
	const file = join(folder, 'examining.mjs');
	const lines = tried.map((next) => `watch(${JSON.stringify(next)});`);
	const head = [
		`import { watchIn } from ${JSON.stringify(WATCHING)};`,
		'const watch = watchIn(process.argv[3]);'
	];
	// who has nothing more to do lets go of the channel
	writeFileSync(file, [...head, ...lines, then, 'process.disconnect();'].join('\n'));
	return file;
}

const move = (type: string, after: number): Watched => ({
	move: { actor: 0, action: { type }, dice: 1 },
	after
});
const begun = (seed: number): Watched => ({ start: { seats: 2, options: {}, seed } });

test('a rule that never ends is stopped, and is told with seed and log', async () => {
	const tried = [begun(6), move('earlier', 1), begun(7)];
	const then = [move('tried', 1), move('played', 1), move('endless', 2)];
	const endless = script([...tried, ...then], 'for (;;) {}');
	const { keeps, lines } = await examinedApart('tide', [], 1500, endless);
	expect(keeps).toBe(false);
	expect(lines.join('\n')).toMatch(
		/tide: bound: stopped after 1.5 s in one game: does a rule never end\? It began as .*"seed":7.*\n\[\{[^[\]]*"played"[^[\]]*"endless"[^[\]]*\}\]$/
	);
	expect(lines.join('\n')).not.toMatch(/tried|earlier/);
});

test('all of a game is kept that was tried in a burst, faster than anybody reads', () => {
	const place = mkdtempSync(join(folder, 'burst-'));
	const watch = watchIn(place);
	watch(begun(7));
	for (let after = 1; after <= 5_000; after++) watch(move(`m${String(after)}`, after));
	expect(triedIn(place).line).toHaveLength(5_000);
});

test('a process that ends early is no game that keeps the contract', async () => {
	const { keeps, lines } = await examinedApart('tide', [], 60_000, script([], 'process.exit(3)'));
	expect(keeps).toBe(false);
	expect(lines.join('\n')).toContain('its process ended early');
});

test('what it reports is handed on', async () => {
	const report = { lines: ['tide: 3 games'], keeps: true, sayings: [] };
	expect(
		await examinedApart('tide', [], 60_000, script([], `process.send(${JSON.stringify(report)});`))
	).toEqual(report);
});
