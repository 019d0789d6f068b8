/** Which seats and options games are examined with. */
import type { AnyModule, Seat } from '../module.ts';
import type { Option } from '../options.ts';
import type { Random } from '../random.ts';
import { flaw, impure, meet, type Exam, type Flaw } from './flaw.ts';
import { pick } from './tries.ts';

const MOST_DRAWS = 8;

/** Options for a game: the plain ones, a preset, or some drawn from the spread of each. */
export function someOptions(module: AnyModule, seats: Seat, chance: Random): unknown {
	const kind = chance.die(4);
	if (kind === 1) return {};
	const preset = pick(module.options.presets, chance);
	if (kind === 2 && preset) {
		return 'options' in module.options.fill(preset.options, seats) ? preset.options : {};
	}
	for (let draw = 0; draw < MOST_DRAWS; draw++) {
		const given = drawnOptions(fieldsOf(module), chance);
		if ('options' in module.options.fill(given, seats)) return given;
	}
	return {};
}

function drawnOptions(fields: readonly [string, Option<unknown>][], chance: Random): unknown {
	const few = chance.die(2) === 1;
	const given = fields
		.filter(() => !few || chance.die(4) === 1)
		.map(([name, { spread }]) => [name, pick(spread, chance)]);
	return Object.fromEntries(given);
}

/** The options of a module by name; their own types do not matter here. */
const fieldsOf = (module: AnyModule): [string, Option<unknown>][] =>
	Object.entries(module.options.fields);

const MALFORMED: readonly unknown[] = [
	...[null, 7, 'options', [], { 'no-such-option': true }],
	JSON.parse('{"__proto__":{"startRp":9}}')
];

/** The schema of options fills in what is missing at any number of seats, and refuses what is malformed. */
export function* optionFlaws(exam: Exam): Generator<Flaw> {
	const { options, about } = exam.module;
	for (const [name, { ask }] of fieldsOf(exam.module)) {
		meet(exam, { kind: 'option', name });
		const named = ask.kind === 'choice' ? ask.values : ask.kind === 'whole' ? ask.words : [];
		for (const value of named) meet(exam, { kind: 'value', option: name, value });
	}
	for (const seats of about.seats) {
		yield* defaultFlaws(options, seats);
		for (const given of MALFORMED) {
			const filled = options.fill(given, seats);
			if ('options' in filled) yield flaw('options', `${JSON.stringify(given)} passes`);
			else meet(exam, { kind: 'refusal', refusal: filled.refused });
		}
	}
	for (const [name, option] of fieldsOf(exam.module)) {
		const odd = option.spread.find((value) => !about.seats.some((at) => option.allows(value, at)));
		if (option.spread.length === 0) yield flaw('options', `"${name}" has no values to try`);
		else if (odd !== undefined) {
			yield flaw('options', `"${name}" does not allow ${JSON.stringify(odd)} of its own spread`);
		}
	}
	yield* presetFlaws(exam.module);
}

function* defaultFlaws(options: AnyModule['options'], seats: number): Generator<Flaw> {
	const plain = options.fill({}, seats);
	if ('refused' in plain) {
		yield flaw('options', `no defaults for ${seats} seats`);
		return;
	}
	const wrong = impure(plain.options, 'options');
	if (wrong) yield wrong;
	if ('refused' in options.fill(plain.options, seats)) {
		yield flaw('options', `the defaults for ${seats} seats are refused when given`);
	}
}

function* presetFlaws({ about, options }: AnyModule): Generator<Flaw> {
	for (const { id, options: given } of options.presets) {
		const fits = about.seats.some((seats) => 'options' in options.fill(given, seats));
		if (!fits) yield flaw('options', `the preset "${id}" fits no number of seats`);
	}
	const { presets, recommended } = options;
	if (presets.length > 0 && !presets.some(({ id }) => id === recommended)) {
		yield flaw('options', `"${recommended}" is recommended and no preset`);
	}
}
