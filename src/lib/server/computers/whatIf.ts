/** "What if": a branch of a table that plays on by itself, and one turn played many times. Neither changes the real game. */
import { hasHands, refusal, type Refusal } from '../../engine/module.ts';
import { cryptoSource } from '../../engine/random.ts';
import { headOf, lineTo, stateAt, type Position } from '../../engine/referee.ts';
import { guideOf } from '../../games/guides.ts';
import { wordsOf } from '../../games/words.ts';
import * as m from '../../paraglide/messages.js';
import { RUNS } from '../../table/branches.ts';
import { newToken } from '../base/tokens.ts';
import type { Table } from '../storage/storage.ts';
import { hostedAt, seatsIn, type HostedTable } from '../tables/hosted.ts';
import { host, newRecord, setAt } from '../tables/tables.ts';
import type { World } from './manyWorlds.ts';
import { dropRuns, runOf } from './runs.ts';
import { seatEverywhere } from './seating.ts';

/** Seconds before each action in a branch. */
const PACE = 1;

host.leaving.push(dropRuns);

/** Opens a table that goes on from before entry `entry` by itself. Null for an unknown table. */
export async function openBranch(
	table: string,
	entry: number
): Promise<{ table: Table } | { refused: Refusal } | null> {
	const hosted = await host.table(table);
	if (!hosted) return null;
	const { game, position } = hosted;
	if (position.log[entry]?.deed.kind !== 'action')
		return { refused: refusal('no-such-entry', { to: entry }) };
	if (hasHands(game) && !game.outcome(position.state)) return { refused: refusal('branch-hidden') };
	const before = positionBefore(hosted, entry);
	const seats = seatsIn(game, before);
	const { workshop, title } = hosted.table;
	const record = await newRecord(workshop, {
		...{ game, seats, dice: 'app' },
		title: m.whatif_title({ title }).slice(0, 80)
	});
	const branch: Table = { ...record, locked: true };
	await host.add(hostedAt(branch, game, before));
	const { hidden } = hosted.facilitation; // perhaps since that entry
	if (hidden.length > 0) await setAt(branch.id, newToken(), { hidden });
	await seatEverywhere(branch.id, 'plays', PACE);
	return { table: branch };
}

/** The game as it stood before an entry, with a log of its own: what was taken back is not in it. */
function positionBefore({ game, position, trail }: HostedTable, entry: number): Position {
	const to = headOf(position.log, entry);
	const log = lineTo(position.log, to).map((one, seq) => ({ ...one, seq, id: `branch.${seq}` }));
	return { log, head: headOf(log), state: stateAt(game, position.log, to, trail) };
}

/** How the worlds have ended so far. */
export interface Runs {
	readonly times: number;
	readonly done: boolean;
	/** Each way: what it is called, how many worlds have ended, and how. */
	readonly ways: readonly {
		readonly says: string;
		readonly worlds: number;
		readonly ends: readonly { readonly says: string; readonly count: number }[];
	}[];
}

/** Plays the turn that begins with entry `entry` many times, or says how far that has come. Null for an unknown table; rejects with LineFull where enough of its workshop's are played. */
export async function runAt(
	table: string,
	entry: number
): Promise<Runs | { refused: Refusal } | null> {
	const hosted = await host.table(table);
	if (!hosted) return null;
	const { game, position } = hosted;
	const deed = position.log[entry]?.deed;
	if (deed?.kind !== 'action' || deed.actor === 'facilitator') {
		return { refused: refusal('no-such-entry', { to: entry }) };
	}
	const { actor: seat, action } = deed;
	const { whatIf } = await guideOf(game.id);
	const used = whatIf && (action as Record<string, unknown>)[whatIf.field];
	const without = whatIf && used !== undefined && used !== null ? whatIf : null;
	const field = without?.field ?? null;
	// what is hidden is dealt anew until the game has ended, and not after that
	const hidden = game.outcome(position.state) === null;
	const moment = () => ({ ...momentAt(hosted, entry), hidden, seat, action, without: field });
	const name = `${table} ${entry} ${hidden}`;
	const running = runOf({ workshop: hosted.table.workshop, who: table }, name, moment);
	const way = (which: World['way'], says: string) => wayOf(running.worlds, which, says, game.id);
	const played = way('played', without?.played() ?? m.whatif_as_played());
	const otherwise = way('otherwise', without?.otherwise() ?? m.whatif_otherwise());
	return { times: RUNS, done: running.done, ways: [played, otherwise] };
}

const momentAt = ({ game, position, trail }: HostedTable, entry: number) => ({
	game: game.id,
	state: stateAt(game, position.log, headOf(position.log, entry), trail),
	times: RUNS,
	seed: cryptoSource(2 ** 32)
});

function wayOf(
	worlds: readonly World[],
	which: World['way'],
	says: string,
	game: string
): Runs['ways'][number] {
	const own = worlds.filter(({ way }) => way === which);
	const counts = new Map<string | null, number>();
	for (const { end } of own) counts.set(end, (counts.get(end) ?? 0) + 1);
	const ends = [...counts]
		.sort(([, a], [, b]) => b - a)
		.map(([end, count]) => ({ says: endSaid(game, end), count }));
	return { says, worlds: own.length, ends };
}

const endSaid = (game: string, end: string | null): string =>
	end === null ? m.whatif_no_end() : (wordsOf(game)?.end(end) ?? end);
