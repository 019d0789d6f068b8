/** What every part of the desk is given, and which numbers it may correct. */
import * as m from '../../../../paraglide/messages.js';
import type { Seat } from '../../../../engine/module.ts';
import { phaseWords } from '../../words/phase.ts';
import { refuse } from '../../rules/rules.ts';
import { toldSeats } from '../../rules/sheets.ts';
import { STATS, type Action, type CorrectField, type Stat, type State } from '../../rules/state.ts';
import { explain } from '../../words/refusals.ts';
import { statusOf } from '../../words/status.ts';
import { statName } from '../../words/terms.ts';

export interface DeskPart {
	readonly view: State;
	readonly names: (seat: Seat) => string;
	readonly act: (action: Action) => Promise<boolean>;
	/** Why the desk may not do this now, as a sentence; null when it may. */
	readonly why: (action: Action) => string | null;
}

/** Why the desk may not do this now; null when it may. */
export function whyNot(view: State, action: Action): string | null {
	const refusal = refuse(view, 'facilitator', action);
	return refusal && explain(refusal);
}

/** A number on a sheet that may be corrected. */
export interface Figure {
	readonly name: string;
	readonly value: number;
	readonly field: CorrectField;
	readonly stat: Stat | null;
	readonly id: string | null;
}

/** §8.1 The numbers of a seat's sheet, in the order of the sheet. */
export function figuresOf(view: State, seat: Seat): Figure[] {
	const sheet = view.sheets[seat];
	if (!sheet) return [];
	const pool: Figure = {
		name: m.desk_correct_pool(),
		value: sheet.pool,
		field: 'pool',
		stat: null,
		id: null
	};
	return [
		...(view.phase === 'setup' || view.phase === 'build' ? [pool] : []),
		...Object.entries(sheet.resources).map(([id, { name, rp }]): Figure => ({
			name: m.desk_correct_rp({ name }),
			value: rp,
			field: 'rp',
			stat: null,
			id
		})),
		...STATS.flatMap((stat): Figure[] => [
			{
				name: m.desk_correct_mod({ stat: statName(stat) }),
				value: sheet.mod[stat],
				field: 'mod',
				stat,
				id: null
			},
			{
				name: m.desk_correct_base({ stat: statName(stat) }),
				value: sheet.base[stat],
				field: 'base',
				stat,
				id: null
			}
		])
	];
}

/** What differs between two moments of a table, as rows of what it is, what it is now and what it would be. */
export function changedRows(now: State, then: State, names: (seat: Seat) => string): string[][] {
	const waits = (view: State) => (view.phase === 'over' ? '' : statusOf(view, null, names).act);
	const seats = [...new Set([...toldSeats(now), ...toldSeats(then)])];
	return [
		[m.desk_turn(), phaseWords(now), phaseWords(then)],
		[m.undo_waits(), waits(now), waits(then)],
		...seats.flatMap((seat) => figureRows(now, then, seat, names(seat)))
	].filter(([, before, after]) => before !== after);
}

/** Resources may share a name, and be renamed by nobody: their ids tell them apart. */
function figureRows(now: State, then: State, seat: Seat, who: string): string[][] {
	const keyed = (view: State) =>
		new Map(figuresOf(view, seat).map((one) => [`${one.field}.${one.stat}.${one.id}`, one]));
	const [before, after] = [keyed(now), keyed(then)];
	return [...new Map([...before, ...after])].map(([key, { name }]) => [
		m.undo_figure({ who, name }),
		String(before.get(key)?.value ?? m.undo_none()),
		String(after.get(key)?.value ?? m.undo_none())
	]);
}
