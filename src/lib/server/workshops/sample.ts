/** The sample workshop: a finished world to look at, and one that the computer is playing, told in the visitor's language. */
import { setImmediate } from 'node:timers/promises';
import type { AnyModule, Seat } from '../../engine/module.ts';
import { cryptoSource, randomFrom, replaying } from '../../engine/random.ts';
import { open, play, toldTo, type Position } from '../../engine/referee.ts';
import { BUDGET } from '../../engine/search/decide.ts';
import type { Drawn, Sample } from '../../games/kit/sample.ts';
import { hasSample, sampleOf, sampleWordsOf, speechOf } from '../../games/parts.ts';
import { gameOf, games } from '../../games/registry.ts';
import * as m from '../../paraglide/messages.js';
import type { Locale } from '../../paraglide/runtime.js';
import { nameOf } from '../../table/documents.ts';
import type { Computer } from '../../table/facilitation.ts';
import { newToken } from '../base/tokens.ts';
import type { Table, Workshop } from '../storage/storage.ts';
import { noteSet } from '../tables/facilitation.ts';
import { hostedAt } from '../tables/hosted.ts';
import { writtenIn } from '../tables/projection.ts';
import { host, newRecord } from '../tables/tables.ts';
import { imageIn } from '../pictures/picture.ts';
import { hangPicture } from '../pictures/pictures.ts';
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

/** Whether a game has one. */
export const hasSamples = (): boolean => games.some(({ id }) => hasSample(id));

/** The finished world of the first game that has a sample, in the visitor's language; null where no game has one. */
export async function finishedWorld(): Promise<({ readonly game: AnyModule } & Told) | null> {
	for (const game of games) {
		const sample = await sampleOf(game.id);
		if (sample) return { game, ...(await playedTo(game, sample, sample.actions.length)) };
	}
	return null;
}

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
	const told = await playedTo(game, sample, Math.floor(sample.actions.length * part));
	const table = await newRecord(workshop, { game, seats, title, dice: 'app' });
	const story = writtenIn(nameOf({ kind: 'story', table: table.id }), told.story);
	const drawn = (await sampleWordsOf(id))?.drawn?.() ?? [];
	const captions = drawn.flatMap(({ seat, words: caption }) =>
		writtenIn(nameOf({ kind: 'sheet', table: table.id, seat }), { caption })
	);
	await host.add(hostedAt(table, game, inTime(told.position)), [...story, ...captions]);
	await hung(table.id, drawn);
	const computers = Array.from({ length: seats }, (_, seat): Computer => ({
		seat,
		level: 'plays',
		budget: BUDGET.plays
	}));
	await noteSet(host, table.id, newToken(), () => ({ computers, pace: PACE }));
	return table;
}

/** Hangs what players drew on their sheets. */
async function hung(table: string, drawn: readonly Drawn[]): Promise<void> {
	for (const { seat, png } of drawn) {
		const image = await imageIn(Buffer.from(png, 'base64'));
		if (image) await hangPicture(table, seat, image);
	}
}

/** A part of the sample, played: where it stands, and the fields of its story. */
interface Told {
	readonly position: Position;
	readonly story: Readonly<Record<string, string>>;
}

/** The first `count` actions of the sample, with what its players wrote. */
async function playedTo(game: AnyModule, sample: Sample, count: number): Promise<Told> {
	const words = await sampleWordsOf(game.id);
	const speech = words?.speech ?? (await speechOf(game.id));
	const chance = randomFrom(cryptoSource);
	const made = open(game, sample.seats, sample.options, () => replaying(sample.draws));
	if ('refused' in made) throw new Error(made.refused.code);
	let { position } = made;
	const storyNow = () => words?.story(game.view(position.state, 'table')) ?? {};
	for (const { seat, action } of words?.first?.() ?? []) {
		position = wentOn(game, position, seat, action, []);
	}
	for (const [index, { seat, action, draws }] of sample.actions.slice(0, count).entries()) {
		const said = speech?.(game.view(position.state, seat), seat, action, chance) ?? action;
		position = wentOn(game, position, seat, said, draws);
		position = kept(game, position, storyNow());
		if (index % AT_ONCE === 0) await setImmediate();
	}
	const log = position.log.map((entry) => ({ seq: entry.seq, told: toldTo(entry, 'table') }));
	const answers = words?.answers?.(game.view(position.state, 'table'), log) ?? {};
	return { position, story: { ...storyNow(), ...answers } };
}

/** The position once what stands in the story by now is in the game, as where people write it. */
function kept(game: AnyModule, position: Position, story: Told['story']): Position {
	const drafts = game.drafts?.(game.view(position.state, 'table')) ?? [];
	return drafts.reduce((now, draft) => {
		const action = draft.keep(story[draft.name] ?? '');
		return action ? wentOn(game, now, draft.seat, action, []) : now;
	}, position);
}

/** The position after one more action. Throws where the rules do not take it any more. */
function wentOn(
	game: AnyModule,
	position: Position,
	seat: Seat,
	action: { type: string },
	draws: readonly number[]
): Position {
	const deal = (drawn: number[]) => {
		drawn.push(...draws);
		return replaying(draws);
	};
	const answer = play(game, position, seat, action, deal, { by: 'computer', spent: true });
	if ('refused' in answer) throw new Error(answer.refused.code);
	return answer.position;
}

/** The same with a time for each entry, the last one now. */
function inTime(position: Position): Position {
	const now = Date.now();
	const last = position.log.length - 1;
	const log = position.log.map((entry) => ({ ...entry, at: now - (last - entry.seq) * BETWEEN }));
	return { ...position, log };
}
