/** Rehearsal: the computer plays the seats that nobody holds, at the pace of people, until the game is over. */
import { choose } from '../../engine/playout.ts';
import { cryptoSource, randomFrom } from '../../engine/random.ts';
import type { AnyModule, Seat } from '../../engine/module.ts';
import type { Position } from '../../engine/referee.ts';
import { trouble } from '../process/logger.ts';
import type { Played } from './playing.ts';
import { storage } from '../storage/store.ts';
import { play, hostedTable } from './tables.ts';
import { newToken } from '../people/tokens.ts';

const chance = randomFrom(cryptoSource);
/** Tables at which the computer plays. Kept by this process alone: after a restart a rehearsal is begun again. */
const running = new Map<string, { timer: NodeJS.Timeout | undefined; pause: number }>();

/** Lets the computer play, with about so many milliseconds before each action; at a table where it does, only the pace changes. */
export function beginRehearsal(table: string, pause: number): void {
	const before = running.get(table);
	if (before) before.pause = pause;
	else {
		running.set(table, { timer: undefined, pause });
		wait(table);
	}
}

/** Whether the computer plays there. */
export const isRehearsed = (table: string): boolean => running.has(table);

export function endRehearsal(table: string): void {
	clearTimeout(running.get(table)?.timer);
	running.delete(table);
}

/** People are never equally fast: half of the pause to one and a half. */
function wait(table: string): void {
	const rehearsal = running.get(table);
	if (!rehearsal) return;
	const pause = rehearsal.pause * (0.5 + chance.die(100) / 100);
	rehearsal.timer = setTimeout(() => void beat(table), pause).unref();
}

async function beat(table: string): Promise<void> {
	try {
		if (await played(table)) wait(table);
		else endRehearsal(table);
	} catch (cause) {
		endRehearsal(table);
		trouble('a rehearsal has ended', cause, { table });
	}
}

/** One action of a seat that nobody holds, where one is to act. False once there is nothing more to play. */
async function played(table: string): Promise<boolean> {
	const hosted = await hostedTable(table);
	if (!hosted || hosted.table.closed || hosted.down) return false;
	const { game, position } = hosted;
	if (game.outcome(position.state)) return false;
	if (game.toAct(game.view(position.state, 'table')).length === 0) return true; // paused
	const { seat, action } = decided(game, position);
	const members = await storage().membersOf(table);
	if (!members.some((member) => member.seat === seat)) await playFor(table, seat, action);
	return true;
}

/** By worth where a game knows it. Else a kind of action first: who may choose among many small things would never be ready. */
function decided(game: AnyModule, position: Position): ReturnType<typeof choose> {
	const { seat, action } = choose(game, position, chance, true);
	if (game.worth) return { seat, action };
	const actions = chance.shuffle([...game.legal(game.view(position.state, seat), seat)]);
	const [kind] = chance.shuffle([...new Set(actions.map(({ type }) => type))]);
	return { seat, action: actions.find(({ type }) => type === kind) ?? action };
}

/** What is refused now (somebody was faster, or the table is paused) is thought over again at the next beat. */
async function playFor(table: string, seat: Seat, action: { type: string }): Promise<void> {
	const id = newToken();
	let dice: readonly number[] | undefined;
	let answer: Played | null;
	do {
		answer = await play(table, seat, id, action, { byFacilitator: true, dice });
		dice = answer?.kind === 'dice-needed' ? thrown(answer) : undefined;
	} while (dice);
}

/** Where people roll by hand the computer does so too. */
const thrown = ({ given, count, sides }: Extract<Played, { kind: 'dice-needed' }>) => [
	...given,
	...chance.dice(count, sides)
];
