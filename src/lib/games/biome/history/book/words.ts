/** §11 The sentences of the book: answers, names, and the short lines between the turns. */
import type { Seat } from '../../../../engine/module.ts';
import * as m from '../../../../paraglide/messages.js';
import type { Canvas } from '../../../kit/canvas.ts';
import { resourceOf, sheetAt } from '../../rules/sheets.ts';
import { isBuildPlan, type Band, type Entry, type RoundEntry } from '../../rules/state.ts';
import { collapseLine } from '../../rules/ending.ts';
import { biomeName, statName } from '../../words/terms.ts';
import { isTold, type ShownTurn } from '../story.ts';
import { ended } from '../bookTexts.ts';
import type { Ring, Tale } from './tale.ts';
import { comma } from '../../../../pieces/lists.ts';

/** A number in a sentence: up to ten as a word. */
export const inWords = (count: number): string => m.book_number({ n: String(count) });

/** "age three", "round two". */
export const timeName = ({ people, round }: Pick<Ring, 'people' | 'round'>): string =>
	people ? m.book_round_small({ n: inWords(round) }) : m.book_age_small({ n: inWords(round) });

/** "Age one", "Round two". */
export const chapterName = ({ people, round }: Pick<Ring, 'people' | 'round'>): string =>
	people ? m.book_round({ n: inWords(round) }) : m.book_age({ n: inWords(round) });

/** How many letters a facet, or who plays it, has at most beside the name of a biome; page 2 has all of it. */
const BESIDE = 24;

/** The biome of a seat; where another seat has the same one, with its facet, or who plays it, or its number where both are long: nothing is cut. */
export function placeName(tale: Tale, seat: Seat): string {
	const { biome, facet } = sheetAt(tale.view, seat);
	if (!biome) return m.print_seat({ seat: seat + 1 });
	const name = biomeName(biome);
	if (!isTwin(tale, seat)) return name;
	const short = [facet, nameOf(tale, seat)].find(
		(text) => text !== '' && Array.from(text).length <= BESIDE
	);
	return m.book_twin({ biome: name, which: short ?? m.print_seat({ seat: seat + 1 }) });
}

/** Whether another seat has the same biome. */
export const isTwin = ({ view, biomes }: Tale, seat: Seat): boolean =>
	biomes.filter((one) => one === sheetAt(view, seat).biome).length > 1;

/** Who sits there; '' where names are not printed. */
export const nameOf = ({ names }: Tale, seat: Seat): string => names[seat] ?? '';

/** Whether a seat's number stands for a name that no typeface can set: it has the seat's emblem beside it. */
export const isNumbered = (tale: Tale, seat: Seat): boolean =>
	nameOf(tale, seat) === m.print_seat({ seat: seat + 1 });
/** The names that can be set; a seat's number where there is no typeface for one. */
export const settableNames = (
	canvas: Pick<Canvas, 'knows'>,
	names: Readonly<Record<string, string>>
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(names).map(([seat, name]) => [
			seat,
			canvas.knows(name) ? name : m.print_seat({ seat: Number(seat) + 1 })
		])
	);

const resourceName = ({ view }: Tale, seat: Seat, id: string) =>
	resourceOf(view, seat, id)?.name ?? '';

/** What was answered; without words, what was answered with. */
export function answerOf(tale: Tale, { plan, seat }: ShownTurn): string {
	if (!plan) return '';
	if (plan.solution.trim() !== '') return plan.solution.trim();
	if (isBuildPlan(plan)) {
		const { resource } = plan;
		return 'name' in resource ? resource.name : resourceName(tale, seat, resource.id);
	}
	const { own, borrow } = plan;
	if (own) return resourceName(tale, seat, own.id);
	return borrow ? resourceName(tale, borrow.seat, borrow.id) : '';
}

const BAND: Readonly<Record<Band, () => string>> = {
	failure: m.book_failure,
	mixed: m.book_mixed,
	success: m.book_success,
	strong: m.book_strong
};
export const bandWords = (band: Band): string => BAND[band]();

/** The short lines of the history; null for what the book does not tell. */
export function shortLine(tale: Tale, entry: Entry, at: number): string | null {
	if (!isTold(tale.view, entry)) return null;
	const who = 'seat' in entry ? placeName(tale, entry.seat) : '';
	switch (entry.kind) {
		case 'leftover': {
			const into = tale.placed.get(at)?.name ?? statName(entry.stat);
			return ended(m.book_leftover({ who, count: entry.rp, n: inWords(entry.rp), into }));
		}
		case 'discard':
			return ended(m.book_discard({ who, count: entry.rp, n: inWords(entry.rp) }));
		case 'skip':
			return becauseOf(m.book_skip({ who }), OWN_REASONS.has(entry.reason) ? '' : entry.reason);
		case 'join':
			return m.book_join({ who });
		case 'leave':
			return becauseOf(m.book_leave({ who }), entry.reason);
		case 'endPhase':
			return becauseOf(m.book_end_phase(), entry.reason);
		case 'endGame':
			return becauseOf(m.book_end_game(), entry.reason);
		case 'turn':
		case 'round':
		case 'reassign':
		case 'correct':
		case 'undo':
			return null;
	}
}

/** §8 Reasons that the rules give, no person. */
const OWN_REASONS = new Set(['left', 'no-rp']);

const becauseOf = (line: string, reason: string): string =>
	reason.trim() === '' ? ended(line) : m.book_because({ line, reason: reason.trim() });

/** The names of all of them, in a row. */
export function listed(names: readonly string[]): string {
	const last = names.at(-1) ?? '';
	const others = names.slice(0, -1).join(comma());
	return others === '' ? last : m.debrief_both({ before: others, next: last });
}

/** The line that closes a round: who held most, and what that means; '' where it means nothing, and the strip has the numbers. */
export function roundLine(tale: Tale, { totals, existing, heavy }: RoundEntry): string {
	const line = collapseLine(tale.view);
	if (line === null) return '';
	const held = tale.seats.map((seat) => totals[seat] ?? 0);
	const most = Math.max(0, ...held);
	const holders = tale.seats.filter((_, index) => held[index] === most);
	const who = listed(holders.map((seat) => placeName(tale, seat)));
	const share = { who, rp: most, existing, count: holders.length };
	const then = { share: shareWords(line) };
	const said = heavy.length > 0 ? m.book_round_tips(then) : m.book_round_holds(then);
	return `${m.book_round_share(share)} ${said}`;
}

/** A share of the world in words: half, three quarters, or so much of a hundred. */
export const shareWords = (percent: number): string =>
	percent === 50
		? m.book_half()
		: percent === 75
			? m.book_three_quarters()
			: m.book_percent({ percent });
