/** The history in sentences: what a turn was, what it changed, and one line for every kind of entry. */
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import type { Seat } from '../../../engine/module.ts';
import { titleOf } from '../challenges/titles.ts';
import { personOf, placeOf, type Telling } from './printed.ts';
import { resourceOf, hasStory } from '../rules/sheets.ts';
import {
	isBuildPlan,
	type Change,
	type Entry,
	type Plan,
	type Roll,
	type State,
	type TurnEntry,
	type TurnPhase
} from '../rules/state.ts';
import { bandName, biomeName, signed, statName } from '../words/terms.ts';
import { comma } from '../../../pieces/lists.ts';

/** Who is who, from the function that pictures are given. */
export const whoIsWho = (view: State, names: (seat: Seat) => string): Telling => ({
	names: Object.fromEntries(Object.keys(view.sheets).map((seat) => [seat, names(Number(seat))]))
});

/** A turn as far as it has come: the one in progress and one of the history tell the same things. */
export type ShownTurn = Omit<TurnEntry, 'kind' | 'round' | 'sphereRoll' | 'plan' | 'roll'> & {
	readonly plan: Plan | null;
	readonly roll: Roll | null;
};

/** The turn a room looks at: the one in progress from its sphere on, until then the one before. */
export function shownTurn(view: State): ShownTurn | null {
	const { current, active, phase } = view;
	if (current?.sphere && (phase === 'build' || phase === 'society')) {
		return { ...current, seat: active, phase, narration: '' };
	}
	return view.history.findLast((entry) => entry.kind === 'turn') ?? null;
}

/** "Age 2" in phase 1, "Round 2" in phase 2. */
export const timeOf = (phase: TurnPhase, round: number): string =>
	phase === 'build' ? m.chronicle_age({ round }) : m.chronicle_round({ round });

/** "2 passes: success". */
export const resultOf = ({ passes, band }: Pick<Roll, 'passes' | 'band'>): string =>
	m.chronicle_result({ passes: passesWords(passes), band: bandName(band) });

const counted = new Map<string, string>();
/** A chronicle counts passes in every line, and counting in words is slow. */
function passesWords(count: number): string {
	const key = `${getLocale()} ${String(count)}`;
	const words = counted.get(key) ?? m.chronicle_passes({ count });
	counted.set(key, words);
	return words;
}

/** A seat's plan, where there is one. */
export type Planned = Pick<ShownTurn, 'seat' | 'plan'>;

/** What the acting player puts in: RP of the pool, a Resource of their own, a loan, or nothing. */
export function meansOf(view: State, { seat, plan }: Planned, telling: Telling): string {
	if (!plan) return '';
	if (isBuildPlan(plan)) {
		const { rp, resource } = plan;
		const name = 'name' in resource ? resource.name : nameOf(view, seat, resource.id);
		return m.chronicle_puts({ rp, name });
	}
	const { own, borrow } = plan;
	const parts = [
		...(own ? [m.chronicle_uses({ rp: own.rp, name: nameOf(view, seat, own.id) })] : []),
		...(borrow
			? [
					m.chronicle_borrows({
						rp: borrow.rp,
						name: nameOf(view, borrow.seat, borrow.id),
						who: placeOf(view, borrow.seat, telling)
					})
				]
			: [])
	];
	return parts.length > 0 ? parts.join(' · ') : m.chronicle_unaided();
}

const nameOf = (view: State, seat: Seat, id: string) => resourceOf(view, seat, id)?.name ?? '';

/** One thing a turn changed. */
export interface Consequence {
	readonly seat: Seat;
	/** Without whom it befell. */
	readonly what: string;
	readonly text: string;
	readonly good: boolean;
}

/** What a turn changed, in the order it happened; RP that only moved from the pool into a Resource are told once. */
export function consequencesOf(view: State, turn: ShownTurn, telling: Telling): Consequence[] {
	const lost = lostFromPool(turn);
	const pool: Consequence[] =
		lost > 0 ? [tell(view, telling, turn.seat, m.chronicle_loses_pool({ rp: lost }), false)] : [];
	return [...pool, ...turn.changes.flatMap((change) => consequence(view, turn, change, telling))];
}

/** §3.5 RP put forward that became no Resource and did not come back. */
function lostFromPool({ phase, roll, changes }: ShownTurn): number {
	if (phase !== 'build' || !roll) return 0;
	const fresh = roll.band === 'strong';
	return changes.reduce((lost, { what, by }) => {
		if (what === 'mod' || (what === 'pool' && by > 0 && fresh)) return lost;
		return lost - by;
	}, 0);
}

function consequence(view: State, turn: ShownTurn, change: Change, telling: Telling) {
	const { seat, by } = change;
	const say = (text: string) => [tell(view, telling, seat, text, by > 0)];
	switch (change.what) {
		case 'mod':
			return say(m.chronicle_stat_falls({ stat: statName(change.stat), by: signed(by) }));
		case 'pool':
			return by > 0 && turn.roll?.band === 'strong' ? say(m.chronicle_gains_pool({ rp: by })) : [];
		case 'rp': {
			const resource = resourceOf(view, seat, change.id);
			const name = resource?.name ?? '';
			if (by < 0) return say(m.chronicle_loses({ rp: -by, name }));
			const stat = resource ? statName(resource.stat) : '';
			return say(m.chronicle_gains({ rp: by, name, stat }));
		}
	}
}

const tell = (view: State, telling: Telling, seat: Seat, what: string, good: boolean) => ({
	seat,
	what,
	text: m.chronicle_who({ who: placeOf(view, seat, telling), what }),
	good
});

/** A loan as the borrower's or the lender's sheet tells it. */
export function loanLine(view: State, entry: TurnEntry, seat: Seat, telling: Telling): string {
	const { borrow } = entry.plan;
	if (!borrow) return '';
	const name = nameOf(view, borrow.seat, borrow.id);
	return entry.seat === seat
		? m.sheet_borrowed({ name, who: placeOf(view, borrow.seat, telling) })
		: m.sheet_lent({ name, who: placeOf(view, entry.seat, telling) });
}

/** What the facilitator does with a seat, and what is about it alone. */
const OF_SEATS: ReadonlySet<Entry['kind']> = new Set(['join', 'leave', 'reassign', 'skip']);

/** Whether an entry belongs in the story: nobody misses a seat that left before it had played. */
export const isTold = (view: State, entry: Entry): boolean =>
	!OF_SEATS.has(entry.kind) || !('seat' in entry) || hasStory(view, entry.seat);

/** Any entry of the history as one line. */
export function lineOf(view: State, entry: Entry, telling: Telling): string {
	switch (entry.kind) {
		case 'turn':
			return turnLine(view, entry, telling);
		case 'round':
			return roundLine(view, entry, telling);
		case 'join':
			return m.chronicle_join({
				who: personOf(entry.seat, telling),
				biome: biomeName(entry.biome),
				rp: entry.rp
			});
		case 'reassign':
			return m.chronicle_reassign({ who: placeOf(view, entry.seat, telling), to: entry.to });
		case 'undo':
			return m.chronicle_undo({ what: entry.what });
		case 'endPhase':
			return withReason(m.chronicle_end_phase(), entry.reason);
		case 'endGame':
			return withReason(m.chronicle_end_game(), entry.reason);
		default:
			return sheetLine(view, entry, telling);
	}
}

type SheetEntry = Extract<Entry, { kind: 'skip' | 'leftover' | 'discard' | 'correct' | 'leave' }>;

function sheetLine(view: State, entry: SheetEntry, telling: Telling): string {
	const chosen = view.sheets[entry.seat]?.biome;
	const who = chosen ? placeOf(view, entry.seat, telling) : personOf(entry.seat, telling);
	switch (entry.kind) {
		case 'skip':
			return skipLine(who, entry.reason);
		case 'leftover':
			return m.chronicle_leftover({ who, rp: entry.rp, stat: statName(entry.stat) });
		case 'discard':
			return m.chronicle_discard({ who, rp: entry.rp });
		case 'leave':
			return withReason(m.chronicle_leave({ who }), entry.reason);
		case 'correct':
			return withReason(correction(view, entry, who), entry.reason);
	}
}

/** §8 The rules themselves give two reasons for sitting out; any other is the facilitator's own words. */
function skipLine(who: string, reason: string): string {
	if (reason === 'left') return m.chronicle_skip_left({ who });
	if (reason === 'no-rp') return m.chronicle_skip_empty({ who });
	return withReason(m.chronicle_skip({ who }), reason);
}

function correction(view: State, entry: Extract<Entry, { kind: 'correct' }>, who: string): string {
	const { seat, field, stat, id, from, to } = entry;
	const what = {
		pool: () => m.chronicle_field_pool(),
		rp: () => nameOf(view, seat, id ?? ''),
		base: () => m.chronicle_field_base({ stat: stat ? statName(stat) : '' }),
		mod: () => m.chronicle_field_mod({ stat: stat ? statName(stat) : '' })
	}[field]();
	return m.chronicle_correct({ who, what, from, to });
}

const withReason = (line: string, reason: string): string =>
	reason === '' ? line : m.chronicle_because({ line, reason });

/** Whether a text ends as a sentence does, perhaps within quotes. */
const ENDS = /[.!?…。؟]["'”’»“)]*$/u;

/** What people wrote, so that another sentence may follow. */
const asSentence = (text: string): string =>
	ENDS.test(text.trim()) ? text.trim() : `${text.trim()}.`;

function turnLine(view: State, entry: TurnEntry, telling: Telling): string {
	const who = placeOf(view, entry.seat, telling);
	if (entry.narration) return m.chronicle_who({ who, what: entry.narration });
	const what = asSentence(titleOf(entry.challenge));
	return m.chronicle_turn({ who, what, band: entry.roll.band });
}

function roundLine(view: State, entry: Extract<Entry, { kind: 'round' }>, telling: Telling) {
	const held = Object.entries(entry.totals).filter(([seat]) => hasStory(view, Number(seat)));
	const list = held.map(([seat, rp]) =>
		m.chronicle_total({ who: placeOf(view, seat, telling), rp })
	);
	const largest = Math.max(0, ...held.map(([, rp]) => rp));
	const percent = entry.existing === 0 ? 0 : Math.floor((100 * largest) / entry.existing);
	return m.chronicle_round_line({ round: entry.round, totals: list.join(comma()), percent });
}
