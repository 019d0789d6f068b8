/** §11 Looking back: the turns at which a game turned, found in its history, each with a question to talk about. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import type { LogLine, TurningPoint } from '../../kit/guide.ts';
import { textOf } from '../challenges/titles.ts';
import { collapseLine } from '../rules/ending.ts';
import { worldNow } from './ledger.ts';
import { placeOf, type Telling } from './printed.ts';
import { isActive, resourceOf } from '../rules/sheets.ts';
import { isBuildPlan, type RoundEntry, type State, type TurnEntry } from '../rules/state.ts';
import { timeOf } from './story.ts';

/** Something that happened, with its place in the history. */
interface Moment<Entry> {
	readonly index: number;
	readonly entry: Entry;
}

/** A seat that lost RP in one turn. */
export interface Loss extends Moment<TurnEntry> {
	readonly seat: Seat;
	readonly rp: number;
}

/** A loan; `chain` are the players through whose hands the Resource went, the borrower last. */
export interface Chain extends Moment<TurnEntry> {
	readonly chain: readonly Seat[];
	readonly name: string;
}

/** A round that ended with so much in one hand, and the world did not fall. */
export interface Close extends Moment<RoundEntry> {
	readonly seat: Seat;
	/** Of the existing RP, rounded down. */
	readonly percent: number;
}

const turnsOf = (view: State): Moment<TurnEntry>[] =>
	view.history.flatMap((entry, index) => (entry.kind === 'turn' ? [{ index, entry }] : []));

/** The first of those that come out highest. */
const highest = <Item>(items: readonly Item[], height: (item: Item) => number): Item | null =>
	items.reduce<Item | null>(
		(best, item) => (best === null || height(item) > height(best) ? item : best),
		null
	);

/** All RP that one player lost in one turn. What only moves from the pool into a Resource is not lost. */
export const losses = (view: State): Loss[] =>
	turnsOf(view).flatMap(({ index, entry }) => {
		const balance = new Map<Seat, number>();
		for (const { seat, what, by } of entry.changes) {
			if (what !== 'mod') balance.set(seat, (balance.get(seat) ?? 0) + by);
		}
		return [...balance].flatMap(([seat, by]) => (by < 0 ? { index, entry, seat, rp: -by } : []));
	});

export const largestLoss = (view: State): Loss | null => highest(losses(view), ({ rp }) => rp);

/** §5.3 The loan of the Resource that had already gone through most hands. */
export function longestChain(view: State): Chain | null {
	const loans = turnsOf(view).flatMap(({ index, entry }): Chain[] => {
		if (isBuildPlan(entry.plan) || !entry.plan.borrow) return [];
		const { seat, id } = entry.plan.borrow;
		const name = resourceOf(view, seat, id)?.name ?? '';
		return [{ index, entry, chain: [...handsOf(view, seat, id), entry.seat], name }];
	});
	return highest(loans, ({ chain }) => chain.length);
}

/** §5.3 Those who lent most often, and how often each of them did; null where nobody lent. */
export function mostLent(view: State): { seats: readonly Seat[]; count: number } | null {
	const lent = new Map<Seat, number>();
	for (const { lender, count } of worldNow(view).loans) {
		lent.set(lender, (lent.get(lender) ?? 0) + count);
	}
	const count = Math.max(0, ...lent.values());
	const seats = [...lent].flatMap(([seat, times]) => (times === count ? [seat] : []));
	return count === 0 ? null : { seats, count };
}

/** §5.3 Whose Resource it was first, and who had a copy of a copy until this one. */
function handsOf(view: State, seat: Seat, id: string): Seat[] {
	const from = resourceOf(view, seat, id)?.from;
	return [...(from ? handsOf(view, from.seat, from.id) : []), seat];
}

/** §6.3 The round that ended nearest to collapse and was not its cause. None where no share brings collapse. */
export function closestCall(view: State): Close | null {
	if (collapseLine(view) === null) return null;
	const survived = view.history.flatMap((entry, index): Close[] => {
		if (entry.kind !== 'round' || entry.existing === 0) return [];
		const fatal = view.result?.reason === 'collapse' && isLastRound(view, index);
		const top = highest(
			Object.entries(entry.totals).filter(([seat]) => isActive(view, Number(seat))),
			([, rp]) => rp
		);
		if (fatal || !top) return [];
		const percent = Math.floor((100 * top[1]) / entry.existing);
		return [{ index, entry, seat: Number(top[0]), percent }];
	});
	return highest(survived, ({ percent }) => percent);
}

const isLastRound = ({ history }: State, index: number) =>
	history.findLastIndex(({ kind }) => kind === 'round') === index;

/** §4 The first turn that two players met together: with a loan, or with another’s stat. */
export function firstCooperation(view: State): Moment<TurnEntry> | null {
	const together = ({ entry: { plan } }: Moment<TurnEntry>) =>
		!isBuildPlan(plan) && (plan.borrow !== null || plan.statFrom !== 'own');
	return turnsOf(view).find(together) ?? null;
}

/** The turning points in the order in which they happened. */
export function turningPoints(
	view: State,
	log: readonly LogLine[],
	telling: Telling
): TurningPoint[] {
	const found = [
		lossPoint(view, telling),
		chainPoint(view, telling),
		closePoint(view, telling),
		firstPoint(view, telling)
	].filter((point) => point !== null);
	const seqs = seqsOf(view, log);
	return found
		.toSorted((a, b) => a.index - b.index)
		.flatMap(({ index, kind, ...said }) => {
			const seq = seqs.get(index);
			return seq === undefined ? [] : [{ ...said, seq, key: `${kind}.${String(seq)}` }];
		});
}

type Found = Omit<TurningPoint, 'key' | 'seq'> & { readonly index: number; readonly kind: string };

/** What a turn was about, in the words of those who told it. */
const story = ({ narration, challenge, plan }: TurnEntry) =>
	narration || (challenge ? textOf(challenge) : plan.solution);

const whenOf = ({ phase, round }: TurnEntry | RoundEntry) => timeOf(phase, round);

function lossPoint(view: State, telling: Telling): Found | null {
	const loss = largestLoss(view);
	if (!loss) return null;
	const { index, entry, seat, rp } = loss;
	const who = placeOf(view, seat, telling);
	return {
		index,
		kind: 'loss',
		when: whenOf(entry),
		title: m.debrief_loss_title(),
		text: m.debrief_loss({ who, points: rp, story: story(entry) }),
		question: m.debrief_loss_question({ who })
	};
}

function chainPoint(view: State, telling: Telling): Found | null {
	const found = longestChain(view);
	if (!found) return null;
	const { index, entry, chain, name } = found;
	const hands = chain
		.map((seat) => placeOf(view, seat, telling))
		.reduce((before, next) => m.debrief_hands({ before, next }));
	return {
		index,
		kind: 'chain',
		when: whenOf(entry),
		title: chain.length > 2 ? m.debrief_chain_title() : m.debrief_loan_title(),
		text: [m.debrief_chain({ name, hands, count: chain.length - 1 }), lentWords(view, telling)]
			.join(' ')
			.trim(),
		question: m.debrief_chain_question()
	};
}

/** Who lent most often; nothing where there was one loan in all, which the chain has told. */
function lentWords(view: State, telling: Telling): string {
	const lender = mostLent(view);
	if (!lender || lender.count < 2) return '';
	const who = lender.seats
		.map((seat) => placeOf(view, seat, telling))
		.reduce((before, next) => m.debrief_both({ before, next }));
	return m.debrief_lent({ who, count: lender.count });
}

function closePoint(view: State, telling: Telling): Found | null {
	const close = closestCall(view);
	if (!close) return null;
	const { index, entry, seat, percent } = close;
	return {
		index,
		kind: 'close',
		when: whenOf(entry),
		title: m.debrief_close_title(),
		text: m.debrief_close({
			who: placeOf(view, seat, telling),
			percent,
			line: collapseLine(view) ?? 100
		}),
		question: m.debrief_close_question()
	};
}

function firstPoint(view: State, telling: Telling): Found | null {
	const first = firstCooperation(view);
	if (!first) return null;
	const { index, entry } = first;
	const { plan, seat } = entry;
	if (isBuildPlan(plan)) return null;
	const other = plan.borrow?.seat ?? (typeof plan.statFrom === 'number' ? plan.statFrom : seat);
	return {
		index,
		kind: 'first',
		when: whenOf(entry),
		title: m.debrief_first_title(),
		text: m.debrief_first({
			who: placeOf(view, seat, telling),
			other: placeOf(view, other, telling),
			story: story(entry)
		}),
		question: m.debrief_first_question()
	};
}

/** Which entry of the log each turn and round of the history came from: what was taken back is left out. */
function seqsOf(view: State, log: readonly LogLine[]): ReadonlyMap<number, number> {
	const kept = { turn: lastLine(log, 'turn-ended'), round: lastLine(log, 'round-ended') };
	const seqs = new Map<number, number>();
	const seen = { turn: 0, round: 0 };
	view.history.forEach(({ kind }, index) => {
		if (kind !== 'turn' && kind !== 'round') return;
		const seq = kept[kind][seen[kind]++];
		if (seq !== undefined) seqs.set(index, seq);
	});
	return seqs;
}

/** The entries that told this event, on the line of play that counts in the end. */
function lastLine(log: readonly LogLine[], type: string): readonly number[] {
	const lines = new Map<number, readonly number[]>();
	let line: readonly number[] = [];
	for (const { seq, to, told } of log) {
		if (to !== undefined) line = lines.get(to) ?? [];
		else if (told.some((event) => event.type === type)) line = [...line, seq];
		lines.set(seq, line);
	}
	return line;
}
