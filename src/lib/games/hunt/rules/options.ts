/** §7 The options of a table: what they may be, and what stands when nobody says. */
import { refusal } from '../../../engine/module.ts';
import { choice, given, optionsOf, whole, type OptionsSchema } from '../../../engine/options.ts';
import type { Options, SetName } from './state.ts';

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

export const options: OptionsSchema<Options> = optionsOf(fields, {
	check: ({ firstSeat }, seats) =>
		firstSeat < seats ? null : refusal('bad-option', { option: 'firstSeat' }, '§7')
});
