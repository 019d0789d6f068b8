/** What the host asks every game, whichever it is: where it stands, whether it is over, how it is led. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/lib/engine/playout.ts';
import { seededSource } from '../../src/lib/engine/random.ts';
import { dealing, open, type Position } from '../../src/lib/engine/referee.ts';
import { guideOf } from '../../src/lib/games/guides.ts';
import { games } from '../../src/lib/games/registry.ts';
import { hostedAt } from '../../src/lib/server/tables/hosted.ts';
import { deskLineOf } from '../../src/lib/server/tables/projection.ts';
import type { Table } from '../../src/lib/server/storage/storage.ts';
import { summaryOf } from '../../src/routes/workshop/[workshop]/deskLines.ts';

const table = { title: 'Moss', code: 'K7WZTD', opened: 0, closed: false } as Table;
const nobody = { members: [], removed: [], pictures: [], reports: [], called: '' };

describe.each(games.map((game) => [game.id, game] as const))('a table of %s', (id, game) => {
	/** The positions of a game from its set-up to its end. */
	function positions(): Position[] {
		const seats = game.about.seats.find((count) => count > 1) ?? 1;
		const opened = open(game, seats, {}, dealing(seededSource(3)));
		if ('refused' in opened) throw new Error(opened.refused.code);
		const all: Position[] = [opened.position];
		// play writes on in the position that it shows
		const watch = (position: Position) => all.push(structuredClone(position));
		playOut(game, { seats, options: {}, seed: 3, watch });
		return all;
	}
	const lineOf = (position: Position) => ({
		...deskLineOf(hostedAt({ ...table, game: id }, game, position), nobody, new Set()),
		table: 'a',
		people: 1
	});

	test('gathers until somebody plays, then never again', () => {
		const lines = positions().map(lineOf);
		expect(lines[0]?.gathering).toBe(true);
		const first = lines.findIndex(({ gathering }) => !gathering);
		expect(first).toBeGreaterThan(0);
		expect(lines.slice(first).some(({ gathering }) => gathering)).toBe(false);
	});

	test('has a line at the desk that says where it stands, to the end', () => {
		for (const position of positions()) {
			const line = lineOf(position);
			const { where, says } = summaryOf(line, line.at);
			for (const text of [where, ...says.map((saying) => saying.text)]) {
				expect(text).not.toMatch(/undefined|null|NaN|[{}]/);
			}
			expect(line.round ?? 1).toBeGreaterThan(0);
			expect(line.outcome !== null).toBe(game.outcome(position.state) !== null);
			if (line.outcome !== null) expect(where).not.toBe('');
		}
	});

	test('is led by a guide that has a cue for every moment, and gives looking back a question', async () => {
		const guide = await guideOf(id);
		const titles = guide.cues().map(({ title }) => title);
		for (const [at, { state }] of positions().entries()) {
			const over = game.outcome(state) !== null;
			const cue = guide.cueAt(game.view(state, 'table'), { begun: at > 0, over });
			expect(titles).toContain(cue.title);
		}
	});
});
