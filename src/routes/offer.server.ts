/** What a table of a game can be opened with, in the reader's words, and how the form of it is read. */
import type { AnyModule, Refusal, Seat } from '$lib/engine/module.ts';
import type { Option } from '$lib/engine/options.ts';
import { hasBoard } from '$lib/games/parts.ts';
import { gameOf, games } from '$lib/games/registry.ts';
import { listingOf } from '$lib/games/listings.ts';
import { wordsOf } from '$lib/games/words.ts';
import * as m from '$lib/paraglide/messages.js';

/** A value of an option, as a form sends it and as it is called. */
export interface ValueOffer {
	readonly value: string;
	readonly name: string;
}

/** An option that a form asks for. */
export interface OptionOffer {
	readonly option: string;
	readonly name: string;
	/** What stands when nobody says. */
	readonly standard: string;
	readonly values: readonly ValueOffer[];
	/** Or a number of one's own from here to there. */
	readonly number: { readonly least: number; readonly most: number } | null;
}

export interface PresetOffer {
	readonly id: string;
	readonly name: string;
	readonly more: string;
	/** What fits, by the length of a lesson; empty where a preset does not ask for it. */
	readonly lengths: readonly LengthOffer[];
}

/** A length of a lesson, and what fits into it at each number of seats. */
export interface LengthOffer {
	readonly minutes: number;
	readonly says: Readonly<Record<string, string>>;
}

export interface TableOffer {
	readonly game: string;
	readonly title: string;
	readonly seats: readonly Seat[];
	/** The number of seats that is chosen beforehand. */
	readonly usual: number;
	/** What to know before that; empty for nothing. */
	readonly seatsHint: string;
	readonly presets: readonly PresetOffer[];
	readonly recommended: string;
	readonly options: readonly OptionOffer[];
	/** Whether people may roll dice of their own. */
	readonly dice: boolean;
	/** All games, this one too. */
	readonly games: readonly { readonly id: string; readonly title: string }[];
}

/** How many play, when nobody says: of what the game allows, the number nearest to it. At a table of four all get their turns in a lesson. */
const USUAL = 4;

/** What can be chosen for a table of this game, for this many people if it is for them; of the first game where there is no such game. */
export function offerOf(id: string | null, people = USUAL): TableOffer {
	const asked = id === null ? undefined : gameOf(id);
	const game = asked && hasBoard(asked.id) ? asked : first();
	const { about, options } = game;
	const { dice, players } = listingOf(game.id);
	return {
		game: game.id,
		title: about.title,
		seats: about.seats,
		usual: about.seats.toSorted((a, b) => Math.abs(a - people) - Math.abs(b - people))[0] ?? 1,
		seatsHint: players?.() ?? '',
		presets: presetsOf(game),
		recommended: options.recommended,
		options: optionsOffered(game),
		dice,
		games: games
			.filter((one) => hasBoard(one.id))
			.map((one) => ({ id: one.id, title: one.about.title }))
	};
}

/** The game that the front door offers first. */
function first(): AnyModule {
	const [found] = games;
	if (!found) throw new Error('there is no game');
	return found;
}

/** The presets of a game by their names. */
export const presetsOf = ({ id: game, about, options }: AnyModule): PresetOffer[] =>
	options.presets.map((preset) => ({
		id: preset.id,
		name: preset.id,
		more: '',
		...wordsOf(game)?.preset(preset.id),
		lengths: preset.fitting
			? LESSONS.map((minutes) => lengthOf(game, about.seats, preset.id, minutes))
			: []
	}));

/** Lessons are as long as this, in minutes. */
const LESSONS = [30, 40, 45, 50, 60, 75, 90, 120, 180];
/** A lesson, when nobody says. */
const USUAL_LESSON = 45;

const lengthOf = (
	game: string,
	seats: readonly Seat[],
	preset: string,
	minutes: number
): LengthOffer => ({
	minutes,
	says: Object.fromEntries(
		seats.map((count) => [String(count), wordsOf(game)?.fits(preset, minutes, count) ?? ''])
	)
});

/** The options of a game that a form asks for. */
export const optionsOffered = (game: AnyModule): OptionOffer[] =>
	fieldsOf(game).flatMap(([name, { ask, default: standard }]) => {
		if (ask.kind === 'none') return [];
		const values = ask.kind === 'choice' ? ask.values : ask.words;
		return {
			option: name,
			name: wordsOf(game.id)?.option(name) ?? name,
			standard: valueName(game.id, name, standard),
			values: values.map((value) => ({
				value: String(value),
				name: valueName(game.id, name, value)
			})),
			number: ask.kind === 'whole' ? { least: ask.least, most: ask.most } : null
		};
	});

const fieldsOf = ({ options }: AnyModule): [string, Option<unknown>][] =>
	Object.entries(options.fields);

const valueName = (game: string, option: string, value: unknown): string =>
	wordsOf(game)?.value(option, value) ?? String(value);

/** A form's fields by name. */
type Entered = Readonly<Record<string, string>>;

/** A table as it was asked for. */
export interface AskedTable {
	readonly game: string;
	readonly seats: number;
	readonly options: Readonly<Record<string, unknown>>;
	readonly dice: 'app' | 'real';
	/** Whether the desk is to be its only device: then people roll dice of their own, where the game lets them. */
	readonly single: boolean;
}

/** What is wrong with a form: beside the number of players, beside an option (its name), or on the whole. */
export interface TableProblems {
	readonly seats?: string;
	readonly option?: string;
	readonly whole?: string;
}

/** The table to open by what was entered, or what is wrong with it. */
export function readTable(
	entered: Entered,
	{ led }: { led: boolean }
): AskedTable | { problems: TableProblems } {
	const game = entered['game'] === undefined ? first() : gameOf(entered['game']);
	const seats = Number(entered['seats']);
	if (!game?.about.seats.includes(seats)) return { problems: { seats: m.home_seats_wrong() } };
	const preset = game.options.presets.find(({ id }) => id === entered['preset']);
	const own = fieldsOf(game).flatMap(([name, { ask }]) => {
		const value = readOption(name, ask, entered);
		return value === undefined ? [] : [[name, value] as const];
	});
	const options = {
		...preset?.options,
		...preset?.fitting?.(lessonIn(entered) ?? USUAL_LESSON, seats),
		...(led ? preset?.led : {}),
		...Object.fromEntries(own)
	};
	const filled = game.options.fill(options, seats);
	if ('refused' in filled) return { problems: sayWrong(game, filled.refused) };
	const single = led && entered['single'] === 'yes';
	const real = single || entered['dice'] === 'real';
	const dice = real && listingOf(game.id).dice ? 'real' : 'app';
	return { game: game.id, seats, options, dice, single };
}

/** What can be chosen for a game that is played on one device, and what an address has chosen of it. */
export function offeredAt(game: string, { searchParams }: URL) {
	const offer = offerOf(game);
	if (!searchParams.has('seats')) return { offer };
	const entered: Readonly<Record<string, string>> = { ...Object.fromEntries(searchParams), game };
	const asked = readTable(entered, { led: false });
	return 'problems' in asked
		? { offer, entered, problems: asked.problems }
		: { offer, entered, asked };
}

/** How long a form says that the lesson is, in minutes; null where it says nothing that is offered. */
export function lessonIn(entered: Entered): number | null {
	const minutes = Number(entered['minutes']);
	return LESSONS.includes(minutes) ? minutes : null;
}

function sayWrong(game: AnyModule, refused: Refusal): TableProblems {
	const { option } = refused.params ?? {};
	if (fieldsOf(game).some(([name, { ask }]) => name === option && ask.kind !== 'none')) {
		return { option: String(option) };
	}
	return { whole: wordsOf(game.id)?.explain(refused) ?? m.home_option_wrong() };
}

/** What was entered for an option: a number of one's own counts before a value picked; nothing leaves it as it is. */
function readOption(name: string, ask: Option<unknown>['ask'], entered: Entered): unknown {
	if (ask.kind === 'none') return undefined;
	const number = entered[`number.${name}`] ?? '';
	if (ask.kind === 'whole' && number !== '') return Number(number);
	const picked = entered[`option.${name}`] ?? '';
	const values: readonly unknown[] = ask.kind === 'choice' ? ask.values : ask.words;
	return picked === '' ? undefined : values.find((value) => String(value) === picked);
}
