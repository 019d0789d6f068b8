/** Computer players at their tables: each process plays for those of the tables it keeps, at the pace of people. */
import { setImmediate } from 'node:timers/promises';
import type { Seat } from '../../engine/module.ts';
import { cryptoSource, randomFrom } from '../../engine/random.ts';
import { speechOf } from '../../games/parts.ts';
import { inWorkshopsLanguage } from '../storage/language.ts';
import { Due } from '../base/due.ts';
import { trouble } from '../base/logger.ts';
import { isAway } from '../base/away.ts';
import { storage } from '../storage/store.ts';
import { computerToAct, type HostedTable } from '../tables/hosted.ts';
import type { Played } from '../tables/playing.ts';
import { host, play } from '../tables/tables.ts';
import { decidedSurely } from './decider.ts';
import { heldSeats } from '../tables/handOver.ts';

/** Milliseconds after which an action that did not come about is thought over again, whatever the pace. */
const AGAIN = 1_000;

const chance = randomFrom(cryptoSource);
/** Tables at which a computer player is about to act, or thinks. */
const acting = new Due('a computer player could not act', beat);

/** Plays from now on wherever the desk has given a seat to the computer, as soon as the table comes into memory. */
export function watchComputers(): void {
	host.watchers.push((hosted) => {
		const { id } = hosted.table;
		if (!acting.has(id) && computerToAct(hosted)) acting.in(id, pauseAt(hosted));
	});
	host.leaving.push((table) => acting.drop(table));
}

/** Looks at every table at which the computer plays or a turn has a date: a process that begins anew goes on where the one before it ended. */
export async function goOn(): Promise<void> {
	for (const table of (await storage().tablesOnTheirOwn?.()) ?? []) {
		await host.table(table).catch((cause: unknown) => {
			trouble('a table could not go on by itself', cause, { table });
		});
		await setImmediate(); // lets requests that came meanwhile be answered
	}
}

/** Milliseconds before the next action. People are never equally fast: half of the pace to one and a half. */
const pauseAt = ({ facilitation: { pace } }: HostedTable): number =>
	pace * 1_000 * (0.5 + chance.die(100) / 100);

/** One action, and the next as soon as it is due. */
async function beat(table: string): Promise<void> {
	let done = false;
	try {
		done = await act(table);
	} catch (cause) {
		if (isAway(cause)) throw cause;
		trouble('a computer player could not act', cause, { table });
	}
	const hosted = await host.table(table);
	if (!hosted || !computerToAct(hosted) || !acting.has(table)) return; // or it is another process's by now
	acting.in(table, done ? pauseAt(hosted) : Math.max(AGAIN, pauseAt(hosted)));
}

/** Thinks, and acts if it is still to. False where it did not come about: somebody was faster, or the table is paused. */
async function act(table: string): Promise<boolean> {
	const hosted = await host.table(table);
	const computer = hosted && computerToAct(hosted);
	if (!computer) return true;
	const { seat, budget } = computer;
	const action = await decidedSurely(hosted, seat, budget);
	if (!action || !(await stillPlays(table, seat))) return false;
	return playFor(hosted, seat, action);
}

/** Plays an action for a seat in the computer's name, with the words that people would write. False where somebody was faster. */
export async function playFor(
	hosted: HostedTable,
	seat: Seat,
	action: { type: string }
): Promise<boolean> {
	const said = await spoken(hosted, seat, action);
	// several processes may play for the same entry: the id is the same, so one of them does
	const id = `computer.${hosted.position.log.length}.${seat}`;
	return (await acted(hosted.table.id, seat, id, said))?.kind === 'stored';
}

/** Whether the seat is the computer's still, now that it has thought. */
async function stillPlays(table: string, seat: Seat): Promise<boolean> {
	const hosted = await host.table(table);
	const plays = hosted?.facilitation.computers.some((one) => one.seat === seat) ?? false;
	return plays && !(await heldSeats(table)).has(seat);
}

/** The action with sentences where people would write some, in the workshop's language. */
const spoken = (
	{ table, game, position }: HostedTable,
	seat: Seat,
	action: { type: string }
): Promise<{ type: string }> =>
	inWorkshopsLanguage(table.workshop, async () => {
		const speech = await speechOf(game.id);
		return speech?.(game.view(position.state, seat), seat, action, chance) ?? action;
	});

/** Where people roll by hand the computer does so too. */
async function acted(
	table: string,
	seat: Seat,
	id: string,
	action: { type: string }
): Promise<Played | null> {
	let dice: readonly number[] | undefined;
	for (;;) {
		const answer = await play(table, seat, id, action, { by: 'computer', dice });
		if (answer?.kind !== 'dice-needed') return answer;
		dice = [...answer.given, ...chance.dice(answer.count, answer.sides)];
	}
}
