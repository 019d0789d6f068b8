import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { examinedApart } from '../../scripts/games/apart.ts';

const folder = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
afterAll(() => {
	rmSync(folder, { recursive: true });
});

/** A process that says this, and then does that. */
function script(said: readonly unknown[], then: string): string {
	const file = join(folder, 'examining.mjs');
	const lines = said.map((one) => `process.send(${JSON.stringify(one)});`);
	// who has nothing more to do lets go of the channel
	writeFileSync(file, [...lines, then, 'process.disconnect();'].join('\n'));
	return file;
}

test('a rule that never ends is stopped, and is told with seed and log', async () => {
	const said = [
		{ start: { seats: 2, options: {}, seed: 7 } },
		{ move: { actor: 0, action: { type: 'tried' } }, after: 1 },
		{ move: { actor: 0, action: { type: 'played' } }, after: 1 },
		{ move: { actor: 1, action: { type: 'endless' } }, after: 2 }
	];
	const { keeps, lines } = await examinedApart('tide', [], 1500, script(said, 'for (;;) {}'));
	expect(keeps).toBe(false);
	expect(lines.join('\n')).toMatch(
		/tide: bound: stopped after 1.5 s in one game: does a rule never end\? It began as .*"seed":7.*\n\[\{.*"played".*"endless"\}\}\]$/
	);
	expect(lines.join('\n')).not.toContain('tried');
});

test('a process that ends early is no game that keeps the contract', async () => {
	const { keeps, lines } = await examinedApart('tide', [], 60_000, script([], 'process.exit(3)'));
	expect(keeps).toBe(false);
	expect(lines.join('\n')).toContain('its process ended early');
});

test('what it reports is handed on', async () => {
	const report = { lines: ['tide: 3 games'], keeps: true, prints: [] };
	expect(await examinedApart('tide', [], 60_000, script([report], ''))).toEqual(report);
});
