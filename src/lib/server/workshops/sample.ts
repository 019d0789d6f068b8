/** The sample workshop: a finished world to look at, and one that the computer is playing, told in the visitor's language. */
import { setImmediate } from 'node:timers/promises';
import type { AnyModule } from '../../engine/module.ts';
import { cryptoSource, randomFrom, replaying } from '../../engine/random.ts';
import { open, play, type Position } from '../../engine/referee.ts';
import { BUDGET } from '../../engine/search/decide.ts';
import type { Sample } from '../../games/kit/sample.ts';
import { sampleOf, speechOf } from '../../games/parts.ts';
import { gameOf, games } from '../../games/registry.ts';
import * as m from '../../paraglide/messages.js';
import type { Locale } from '../../paraglide/runtime.js';
import type { Computer } from '../../table/facilitation.ts';
import { newToken } from '../base/tokens.ts';
import type { Table, Workshop } from '../storage/storage.ts';
import { noteSet } from '../tables/facilitation.ts';
import { hostedAt } from '../tables/hosted.ts';
import { host, newRecord } from '../tables/tables.ts';
import { openWorkshop, removeWorkshop } from './workshops.ts';

/** How long a sample is kept, in days. */
const DAYS = 2;
/** What part of the sample has been played at the table where the computer goes on. */
const HALF = 0.45;
/** Seconds before each action of the computer: slow enough to follow. */
const PACE = 4;
/** How many actions are played at a time: visitors are answered in between. */
const AT_ONCE = 10;
/** Milliseconds between two entries, as if people had played. */
const BETWEEN = 15_000;

/** Opens it, in this language. Rejects where the rules do not take the sample any more. */
export async function openSample(
	language: Locale
): Promise<{ workshop: Workshop; token: string; tables: Table[] }> {
	const opened = await openWorkshop(m.sample_workshop(), DAYS, language);
	try {
		const tables: Table[] = [];
		for (const { id } of games) {
			const sample = await sampleOf(id);
			if (!sample) continue;
			tables.push(await openPart(opened.workshop.id, id, m.sample_finished(), sample, 1));
			tables.push(await openPart(opened.workshop.id, id, m.sample_playing(), sample, HALF));
		}
		return { ...opened, tables };
	} catch (cause) {
		await removeWorkshop(opened.workshop.id);
		throw cause;
	}
}

/** A table at which so much of the sample has been played. */
async function openPart(
	workshop: string,
	id: string,
	title: string,
	sample: Sample,
	part: number
): Promise<Table> {
	const game = gameOf(id);
	if (!game) throw new Error(`there is no game ${id}`);
	const { seats } = sample;
	const position = await told(game, sample, Math.floor(sample.actions.length * part));
	const table = await newRecord(workshop, { game, seats, title, dice: 'app' });
	await host.add(hostedAt(table, game, inTime(position)));
	const computers = Array.from({ length: seats }, (_, seat): Computer => ({
		seat,
		level: 'plays',
		budget: BUDGET.plays
	}));
	await noteSet(host, table.id, newToken(), () => ({ computers, pace: PACE }));
	return table;
}

/** The first `count` actions of the sample, each with sentences where players would have written some. */
async function told(game: AnyModule, sample: Sample, count: number): Promise<Position> {
	const speech = await speechOf(game.id);
	const chance = randomFrom(cryptoSource);
	const made = open(game, sample.seats, sample.options, () => replaying(sample.draws));
	if ('refused' in made) throw new Error(made.refused.code);
	let { position } = made;
	for (const [index, { seat, action, draws }] of sample.actions.slice(0, count).entries()) {
		const said = speech?.(game.view(position.state, seat), seat, action, chance) ?? action;
		const deal = (drawn: number[]) => {
			drawn.push(...draws);
			return replaying(draws);
		};
		const answer = play(game, position, seat, said, deal, { by: 'computer', spent: true });
		if ('refused' in answer) throw new Error(answer.refused.code);
		position = answer.position;
		if (index % AT_ONCE === 0) await setImmediate();
	}
	return position;
}

/** The same with a time for each entry, the last one now. */
function inTime(position: Position): Position {
	const now = Date.now();
	const last = position.log.length - 1;
	const log = position.log.map((entry) => ({ ...entry, at: now - (last - entry.seq) * BETWEEN }));
	return { ...position, log };
}
