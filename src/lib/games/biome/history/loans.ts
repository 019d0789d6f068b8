/** Who borrowed from whom, as a square of numbers. */
import type { Table } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { worldNow } from './ledger.ts';
import { placeOf, type Telling } from './printed.ts';
import { toldSeats } from '../rules/sheets.ts';
import type { State } from '../rules/state.ts';

/** §5.3 A row for each player who borrows, a column for each who lends; null while nobody has borrowed. */
export function loanSquare(view: State, telling: Telling): Table | null {
	const { loans } = worldNow(view);
	if (loans.length === 0) return null;
	const seats = toldSeats(view);
	const place = (seat: number) => placeOf(view, seat, telling);
	const count = (borrower: number, lender: number) =>
		loans.find((one) => one.borrower === borrower && one.lender === lender)?.count ?? 0;
	const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
	/** Nobody borrows from themselves, and a page of noughts hides the numbers that count. */
	const cell = (number: number) => (number === 0 ? '–' : String(number));
	return {
		caption: m.seeing_loans_caption(),
		head: [m.seeing_loans_borrower(), ...seats.map(place), m.seeing_loans_borrowed()],
		rows: [
			...seats.map((borrower) => {
				const numbers = seats.map((lender) => count(borrower, lender));
				return [place(borrower), ...numbers.map(cell), String(sum(numbers))];
			}),
			[
				m.seeing_loans_lent(),
				...seats.map((lender) => String(sum(seats.map((one) => count(one, lender))))),
				String(sum(loans.map((loan) => loan.count)))
			]
		],
		align: ['start', ...seats.map(() => 'end' as const), 'end']
	};
}
