/** What the sheets of the wall show and say: the beginning, ages and rounds, the end. */
import * as m from '../../../../paraglide/messages.js';
import { comma } from '../../../../pieces/lists.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { TurnEntry, TurnPhase } from '../../rules/state.ts';
import { viewAfter } from '../../world/after.ts';
import type { Layout } from '../../world/layout/stage.ts';
import { sceneOf, type Scene } from '../../world/scene.ts';
import { people, peopleTop, wholeFirst } from '../book/cover.ts';
import { subtitleOf } from '../poster/subtitle.ts';
import { titleOf, whyWords } from '../book/ending.ts';
import type { Setting } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import * as type from '../book/type.ts';
import { chapterName, nameOf, placeName } from '../book/words.ts';
import { lineKey } from '../bookTexts.ts';
import type { Apart } from '../poster/stage.ts';
import { namesIn, namesOver, setNames, type Names } from './names.ts';
import { eachFits, setTold } from './told.ts';
import { chaptersOf } from '../chapters.ts';
import type { Tale } from '../book/tale.ts';

/** What stands on a sheet: a moment of the world, and what was told until then since the sheet before. */
interface WallSheet {
	readonly phase: TurnPhase;
	readonly round: number;
	/** Whether its age or round has begun on another sheet. */
	readonly goesOn: boolean;
	readonly told: readonly TurnEntry[];
	readonly scene: Scene;
}

/** How many of these sentences, the first ones, have room on a sheet below this land; one at least. */
type Room = (told: readonly TurnEntry[], scene: Scene) => number;

/** The sheets of all ages and rounds that were played, the first one first. */
export function sheetsOf(tale: Tale, room: Room): WallSheet[] {
	return chaptersOf(tale.view.history, null).flatMap(({ phase, round, entries }): WallSheet[] => {
		if (phase === null) return [];
		const turns = entries.flatMap(({ at, entry }) =>
			entry.kind === 'turn' && entry.narration.trim() !== '' ? [{ at, entry }] : []
		);
		const last = entries.at(-1)?.at ?? 0;
		const sheets: WallSheet[] = [];
		const sceneAt = (at: number) =>
			sceneOf(viewAfter(tale.view, tale.held.slice(0, at + 1), { phase, round }));
		const end = sceneAt(last);
		let rest = turns;
		do {
			const all = rest.map(({ entry }) => entry);
			const here = rest.slice(0, room(all, end));
			rest = rest.slice(here.length);
			const told = here.map(({ entry }) => entry);
			const scene = rest.length > 0 ? sceneAt(here.at(-1)?.at ?? last) : end;
			sheets.push({ phase, round, goesOn: sheets.length > 0, told, scene });
		} while (rest.length > 0);
		return sheets;
	});
}

/** A land, where everything on it stands, and the names for which it has no room. */
export interface Land {
	readonly scene: Scene;
	readonly layout: Layout;
	readonly apart: readonly Apart[];
}

/** A sheet: the land on it, what is said on its sky, and what stands below; without land, that has its room as well. */
export interface Part {
	/** Laid out, or bare where it is not. */
	readonly land: { readonly scene: Scene; readonly layout?: Layout } | null;
	readonly name: string;
	readonly line: string;
	readonly level: 1 | 2;
	readonly below: (top: number, height: number) => void;
}

const QUOTES = [type.QUOTED, type.sized(type.QUOTED, 13, 5.6), type.sized(type.QUOTED, 9.5, 4)];

/** The bare land, the world's name, who told it, and how the sheets are joined. */
export function beginning(setting: Setting, frame: Frame): Part[] {
	const { canvas, grid, tale } = setting;
	const how = canvas.rows(m.book_wall_how(), type.SMALL, grid.width);
	const high = (how.length - 1) * type.SMALL.leading;
	const above = peopleTop(setting) - 9 - high;
	const fits = above >= frame.below + type.SMALL.leading;
	// where names are too long for their places: whole ones in columns
	const top = frame.below + 5 + high + AFTER;
	const names = namesIn(setting, everybody(setting));
	const below = top + names.height <= frame.foot;
	const part: Part = {
		...{ name: tale.title.trim(), line: subtitleOf(tale), level: 1 },
		land: { scene: sceneOf(viewAfter(tale.view, [], { phase: 'build', round: 1 })) },
		below: () => {
			const y = fits ? above : frame.below + 5;
			type.put(setting, 'P', how, type.SMALL, { x: grid.left, y, ink: QUIET });
			if (fits) people(setting);
			else if (below) setNames(setting, names, top);
		}
	};
	const name = m.book_who();
	return [
		part,
		...(fits || below ? [] : listed(setting, frame, { name, line: '' }, everybody(setting)))
	];
}

/** Where what is written may stand: below the land, and on a sheet that has none. */
export interface Frame {
	readonly below: number;
	readonly alone: number;
	readonly foot: number;
}

/** Everybody by biome, with the name of a person or of a people. */
function everybody({ tale }: Setting): Apart[] {
	return tale.seats.flatMap((seat) => {
		const { biome, society } = sheetAt(tale.view, seat);
		if (!biome) return [];
		const text = [placeName(tale, seat), nameOf(tale, seat), society];
		const said = text.filter((one) => one.trim() !== '').join(comma());
		return [{ biome, number: '', text: said }];
	});
}

/** Names on sheets of their own. */
const listed = (
	setting: Setting,
	{ alone, foot }: Frame,
	said: Pick<Part, 'name' | 'line'>,
	names: readonly Apart[]
): Part[] =>
	namesOver(setting, names, foot - alone).map((some) => ({
		...{ ...said, land: null, level: 2 },
		below: (top: number) => setNames(setting, some, top)
	}));

/** An age or a round, or what of it has room, with its loans; and what the land has no room to name, below it or on the sheet behind. */
export function ageOf(
	setting: Setting,
	frame: Frame,
	{ phase, round, goesOn, told }: WallSheet,
	land: Land
): Part[] {
	const { apart } = land;
	const { lines } = setting.tale;
	const name = chapterName({ people: phase === 'society', round });
	const line = goesOn ? m.book_goes_on() : (lines[lineKey({ phase, round })] ?? '');
	const names = namesBelow(setting, frame, told, apart);
	const part: Part = {
		...{ name, level: 2, line, land },
		below: (top, height) => {
			if (names) setNames(setting, names, top);
			const taken = names ? names.height + AFTER : 0;
			setTold(setting, told, top + taken, height - taken);
		}
	};
	if (apart.length === 0 || names) return [part];
	return [part, ...listed(setting, frame, { name, line: m.book_goes_on() }, apart)];
}

/** Between names and what is told below them. */
const AFTER = 2;

/** Names that stand below the land, above what is told; null where that leaves no room for a sentence. */
function namesBelow(
	setting: Setting,
	{ below, foot }: Frame,
	told: readonly TurnEntry[],
	apart: readonly Apart[]
): Names | null {
	if (apart.length === 0) return null;
	const names = namesIn(setting, apart);
	const rest = foot - below - names.height - AFTER;
	return rest >= 0 && eachFits(setting, told, rest) ? names : null;
}

/** How much of a sheet is left for what is told. */
export function roomBelow(
	setting: Setting,
	frame: Frame,
	told: readonly TurnEntry[],
	apart: readonly Apart[]
): number {
	const names = namesBelow(setting, frame, told, apart);
	return frame.foot - frame.below - (names ? names.height + AFTER : 0);
}

/** How it ended, and the sentence that was picked for its cover; nothing while it goes on. */
export function ends(setting: Setting, frame: Frame, land: Land): Part[] {
	const { apart } = land;
	const { canvas, grid, tale } = setting;
	const { result } = tale.view;
	if (!result) return [];
	const names = namesBelow(setting, frame, [], apart);
	const taken = names ? names.height + AFTER : 0;
	const below = (top: number, height: number) => {
		const whole = wholeFirst(tale.cover.trim()).flatMap((text) =>
			QUOTES.map((style) => ({
				style,
				rows: canvas.even(m.book_quote({ text }), style, grid.width)
			}))
		);
		if (names) setNames(setting, names, top);
		const fits = whole.find(({ rows, style }) => rows.length * style.leading <= height - taken - 4);
		const said = fits ?? (names ? null : whole.at(-1));
		if (!said || tale.cover.trim() === '') return;
		const middle = { x: (grid.left + grid.right) / 2, align: 0.5 };
		type.put(setting, 'BlockQuote', said.rows, said.style, { ...middle, y: top + taken + 8 });
	};
	const name = titleOf(result);
	const part: Part = { land, below, level: 2, name, line: whyWords(setting, result) };
	if (apart.length === 0 || names) return [part];
	return [part, ...listed(setting, frame, { name, line: m.book_goes_on() }, apart)];
}
