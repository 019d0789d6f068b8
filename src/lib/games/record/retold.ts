/** The turns of a board game in sentences, each with the dice that it began with. */
import type { GameEvent, Typed } from '../../engine/module.ts';
import type { LogLine } from '../kit/guide.ts';
import type { Names } from '../kit/words.ts';
import type { BoardGame, Die } from './boardGame.ts';

/** A turn: what it is in words, the dice that it began with, and what was told of it. */
export interface Retold {
	readonly text: string;
	readonly dice: readonly Die[];
	readonly told: readonly GameEvent[];
	/** The entry of the log with its last event, and how much was told until then. */
	readonly seq: number;
	readonly until: number;
}

/** Something that was told, with the entry that told it. */
export interface Counted {
	readonly seq: number;
	readonly event: GameEvent;
}

/** What was told on the line of play that counts in the end. */
export function countedOf(log: readonly LogLine[]): Counted[] {
	const lines = new Map<number, readonly Counted[]>();
	let line: readonly Counted[] = [];
	for (const { seq, to, told } of log) {
		if (to !== undefined) line = lines.get(to) ?? [];
		else if (told.length > 0) line = [...line, ...told.map((event) => ({ seq, event }))];
		lines.set(seq, line);
	}
	return [...line];
}

/** The turns; what was told before the first one began is a turn of its own. One of which nothing is said is left out. */
export function turnsOf<State, Event extends Typed>(
	game: BoardGame<State, Event>,
	counted: readonly Counted[],
	names: Names
): Retold[] {
	const { begins, dice = () => [] } = game;
	const turns: Counted[][] = [];
	for (const one of counted) {
		if (begins.includes(one.event.type) || turns.length === 0) turns.push([]);
		turns.at(-1)?.push(one);
	}
	let until = 0;
	return turns
		.map((turn) => {
			const told = turn.map(({ event }) => event);
			until += told.length;
			return {
				text: sentences(game, told, names).join(' '),
				// what was told is this game's own
				dice: told.flatMap((event) => dice(event as Typed as Event)),
				told,
				seq: turn.at(-1)?.seq ?? 0,
				until
			};
		})
		.filter(({ text }) => text !== '');
}

/** What a turn says, equal steps that follow each other in one sentence. */
function sentences<State, Event extends Typed>(
	{ told: { words }, passes = [], steps }: BoardGame<State, Event>,
	told: readonly GameEvent[],
	names: Names
): string[] {
	const said: string[] = [];
	let row: GameEvent[] = [];
	// what was told is this game's own
	const own = (event: GameEvent) => event as Typed as Event;
	const kindOf = (event?: GameEvent) => (event && steps ? steps.kind(own(event)) : null);
	const close = () => {
		const [first] = row;
		if (first === undefined || !steps) return;
		const one = row.length === 1 ? words.event(first, names) : steps.say(row.map(own), names);
		if (one !== null) said.push(one);
		row = [];
	};
	for (const event of told) {
		const kind = kindOf(event);
		if (kind === null || kind !== kindOf(row.at(-1))) close();
		if (kind !== null) {
			row.push(event);
			continue;
		}
		const sentence = passes.includes(event.type) ? null : words.event(event, names);
		if (sentence !== null) said.push(sentence);
	}
	close();
	return said;
}
