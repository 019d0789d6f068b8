/** §11 What the book reads from a game: its seats, its ages and rounds, what every Resource held before and after each turn. */
import type { Seat } from '../../../../engine/module.ts';
import { sheetAt, toldSeats } from '../../rules/sheets.ts';
import type { Biome, State } from '../../rules/state.ts';
import { lineKey } from '../bookTexts.ts';
import { holdings, type Holdings } from '../holdings.ts';
import { worlds } from '../ledger.ts';

/** A question about the game, and what the group answered. */
export interface Talked {
	readonly title: string;
	readonly when: string;
	readonly text: string;
	readonly question: string;
	readonly answer: string;
	/** Who it is about; null where it is about all. */
	readonly seat: Seat | null;
	readonly drawn: Drawn | null;
}

/** What is drawn beside a question: the hands that a Resource went through, RP that were lost, the world after a round. */
export type Drawn =
	| { readonly kind: 'hands'; readonly seats: readonly Seat[] }
	| { readonly kind: 'lost'; readonly rp: number }
	| { readonly kind: 'round'; readonly round: number };

/** What the print worker is given: plain JSON. */
export interface Given {
	readonly view: State;
	readonly title: string;
	readonly date: string;
	/** By seat; empty where names are not to be printed. */
	readonly names: Readonly<Record<string, string>>;
	/** What the table wrote about each age and round, by its field; '' where it wrote nothing. */
	readonly lines: Readonly<Record<string, string>>;
	/** The sentence on the cover; '' where none was told. */
	readonly cover: string;
	readonly points: readonly Talked[];
	readonly closing: Talked;
}

/** A loan between two seats, by their places in the book. */
export interface Loan {
	readonly lender: number;
	readonly borrower: number;
}

/** The world at the end of an age or a round; RP in the order of the seats. */
export interface Ring {
	readonly people: boolean;
	readonly round: number;
	/** "in which everything learns to wait"; '' where nothing was written. */
	readonly line: string;
	readonly rp: readonly number[];
	readonly loans: readonly Loan[];
}

export interface Tale extends Given, Holdings {
	/** Those who have a biome and a story. */
	readonly seats: readonly Seat[];
	readonly biomes: readonly Biome[];
	/** How many seats before have the same biome. */
	readonly twins: readonly number[];
	/** RP before the first turn. */
	readonly start: readonly number[];
	readonly rings: readonly Ring[];
}

/** What is to be told, ready for the pages. */
export function taleOf(given: Given): Tale {
	const { view } = given;
	const seats = toldSeats(view).filter((seat) => sheetAt(view, seat).biome !== null);
	const biomes = seats.flatMap((seat) => sheetAt(view, seat).biome ?? []);
	const moments = worlds(view);
	const heldBy = (rp: Readonly<Record<string, number>>) => seats.map((seat) => rp[seat] ?? 0);
	const rings = moments.flatMap(({ when, round, rp }): Ring[] => {
		if (when !== 'build' && when !== 'society') return [];
		const loans = loansIn(view, seats, when, round);
		const line = given.lines[lineKey({ phase: when, round })] ?? '';
		return [{ people: when === 'society', round, line, rp: heldBy(rp), loans }];
	});
	return {
		...given,
		seats,
		biomes,
		twins: biomes.map((biome, index) => biomes.slice(0, index).filter((b) => b === biome).length),
		start: heldBy(moments[0]?.rp ?? {}),
		...holdings(view),
		rings
	};
}

function loansIn(view: State, seats: readonly Seat[], phase: string, round: number): Loan[] {
	return view.history.flatMap((entry) => {
		if (entry.kind !== 'turn' || entry.phase !== phase || entry.round !== round) return [];
		const lender = seats.indexOf(entry.plan.borrow?.seat ?? -1);
		const borrower = seats.indexOf(entry.seat);
		return lender < 0 || borrower < 0 ? [] : [{ lender, borrower }];
	});
}
