/** §11 The life of every Resource as the history tells it: where it came from, and what became of it. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import { placeOf, type Telling } from './printed.ts';
import {
	isBuildPlan,
	type Entry,
	type Resource,
	type State,
	type TurnEntry
} from '../rules/state.ts';
import { timeOf } from './story.ts';
import { shortened, titleOf } from '../challenges/titles.ts';
import { comma } from '../../../pieces/lists.ts';

/** How many letters of a challenge stand beside what it made. */
const TITLE = 60;

/** What happened to one Resource. */
export interface ResourceHistory {
	readonly seat: Seat;
	readonly id: string;
	readonly resource: Resource;
	/** The turn that made it or gave its people the copy; null where it came without a roll. */
	readonly birth: TurnEntry | null;
	/** RP it began with. */
	readonly first: number;
	/** RP it gained and lost by turns after that. */
	readonly gained: number;
	readonly lost: number;
	/** RP the facilitator added, or took away. */
	readonly corrected: number;
	/** How often its own people put it in, and how often others borrowed it. */
	readonly used: number;
	readonly lent: number;
	/** Who holds a copy of it. */
	readonly copies: readonly Seat[];
	/** The turn that took its last RP; null while it has any. */
	readonly end: TurnEntry | null;
}

/** The life of a seat's Resources, in the order in which they came. */
export function resourceHistoriesOf(view: State, seat: Seat): ResourceHistory[] {
	const held = Object.entries(view.sheets[seat]?.resources ?? {});
	const turns = view.history.filter((entry) => entry.kind === 'turn');
	return held.map(([id, resource]) => historyOf(view, turns, seat, id, resource));
}

function historyOf(
	view: State,
	turns: readonly TurnEntry[],
	seat: Seat,
	id: string,
	resource: Resource
): ResourceHistory {
	const touched = turns.flatMap((turn) =>
		turn.changes.flatMap((change) =>
			change.what === 'rp' && change.id === id ? [{ turn, by: change.by }] : []
		)
	);
	const [begun] = touched;
	const made = begun && isBirth(begun.turn, seat, id, resource) ? begun : null;
	const later = made ? touched.slice(1) : touched;
	const sum = (all: readonly { by: number }[]) => all.reduce((total, { by }) => total + by, 0);
	const gained = sum(later.filter(({ by }) => by > 0));
	const lost = -sum(later.filter(({ by }) => by < 0));
	const corrected = correctionOf(view.history, id);
	return {
		seat,
		id,
		resource,
		birth: made?.turn ?? null,
		first: resource.rp - gained + lost - corrected,
		gained,
		lost,
		corrected,
		used: turns.filter((turn) => turn.seat === seat && usesOwn(turn, id)).length,
		lent: turns.filter(({ plan }) => plan.borrow?.seat === seat && plan.borrow.id === id).length,
		copies: holdersOfCopies(view, seat, id),
		end: resource.rp === 0 ? (later.findLast(({ by }) => by < 0)?.turn ?? null) : null
	};
}

/** §3.5, §5.5 Whether this turn brought it: as a new Resource of phase 1, or as a copy. */
function isBirth({ plan, seat }: TurnEntry, owner: Seat, id: string, { from }: Resource): boolean {
	if (seat !== owner) return false;
	return isBuildPlan(plan) ? 'name' in plan.resource : from !== null && plan.own?.id !== id;
}

const usesOwn = ({ plan }: TurnEntry, id: string): boolean =>
	isBuildPlan(plan) ? 'id' in plan.resource && plan.resource.id === id : plan.own?.id === id;

const correctionOf = (history: readonly Entry[], id: string): number =>
	history.reduce(
		(sum, entry) =>
			entry.kind === 'correct' && entry.field === 'rp' && entry.id === id
				? sum + entry.to - entry.from
				: sum,
		0
	);

function holdersOfCopies(view: State, seat: Seat, id: string): Seat[] {
	const isCopy = ({ from }: Resource) => from?.seat === seat && from.id === id;
	return Object.entries(view.sheets).flatMap(([holder, { resources }]) =>
		Object.values(resources).some(isCopy) ? [Number(holder)] : []
	);
}

/** Where it came from, in words: "Made in Age 2, against bark beetles". */
export function originLine(
	view: State,
	{ birth, resource }: ResourceHistory,
	telling: Telling
): string {
	const when = birth ? timeOf(birth.phase, birth.round) : '';
	const { from } = resource;
	if (from) {
		const name = view.sheets[from.seat]?.resources[from.id]?.name ?? '';
		const copied = { name, who: placeOf(view, from.seat, telling) };
		return birth ? m.life_copied({ ...copied, when }) : m.sheet_copied(copied);
	}
	if (!birth) return m.life_given();
	return m.life_made({ when, challenge: shortened(titleOf(birth.challenge), TITLE) });
}

/** What became of it, in words; the last ones say how it stands now. */
export function fateLine(view: State, life: ResourceHistory, telling: Telling): string {
	const { used, lent, gained, lost, corrected, copies, first, end, resource } = life;
	const who = copies.map((seat) => placeOf(view, seat, telling)).join(comma());
	const told = [
		...(used > 0 ? [m.life_used({ count: used })] : []),
		...(lent > 0 ? [m.life_lent({ count: lent })] : []),
		...(copies.length > 0 ? [m.life_copies({ who })] : []),
		...(gained > 0 ? [m.life_gained({ rp: gained })] : []),
		...(lost > 0 ? [m.life_lost({ rp: lost })] : []),
		...(corrected === 0 ? [] : [m.life_corrected()])
	];
	const whole = told.length === 0 ? [m.life_kept()] : told;
	if (resource.rp > 0) {
		const now = { rp: resource.rp, first };
		return [...whole, first === resource.rp ? m.life_now(now) : m.life_now_from(now)].join(' · ');
	}
	return [...told, end ? m.life_end({ when: timeOf(end.phase, end.round) }) : m.life_spent()].join(
		' · '
	);
}
