/** §7 The options of a table: what they may be, and what stands when nobody says. */
import { choice, given, optionsOf, seated, whole, type ValuesOf } from '../../../engine/options.ts';

export type SetName = 'rainbow' | 'xeno';
type Sets = [SetName, SetName];

const SETS: readonly Sets[] = [
	['rainbow', 'xeno'],
	['rainbow', 'rainbow'],
	['xeno', 'xeno'],
	['xeno', 'rainbow']
];

const isSets = (value: unknown): value is Sets =>
	Array.isArray(value) &&
	value.length === 2 &&
	value.every((set) => set === 'rainbow' || set === 'xeno');

const fields = {
	sets: given<Sets>(['rainbow', 'xeno'], isSets, SETS),
	firstSeat: whole(0, 3, 0),
	draft: choice(['choose', 'blind'], 'choose')
};

/** §7 The options of a table, all filled in. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields, { check: seated('firstSeat', '§7') });
