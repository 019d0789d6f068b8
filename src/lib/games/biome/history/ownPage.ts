/** §11 A seat on one page, to take home: its society, and its own words. Nothing on it is of another seat. */
import type { Block, RecordDocument } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import type { Occasion } from '../../kit/prints.ts';
import { sheetAt } from '../rules/sheets.ts';
import { STATS, type State } from '../rules/state.ts';
import { signed, statName } from '../words/terms.ts';
import { givenOf } from './book/given.ts';
import { contributions } from './contributions.ts';
import type { Own } from './own/portrait.ts';
import { placeOf } from './printed.ts';
import { identity, picture, pips } from './sheetRecord.ts';
import { heading, quiet } from './turns.ts';

/** The page of a seat that is there. */
export function ownPage(view: State, seat: number, occasion: Occasion): RecordDocument {
	const place = placeOf(view, seat, occasion);
	const { society } = sheetAt(view, seat);
	const under = [society === '' ? '' : place, occasion.table, occasion.date];
	return {
		title: society || place,
		subtitle: under.filter(Boolean).join(' · '),
		language: getLocale(),
		fit: true,
		blocks: blocksOf(view, seat, occasion)
	};
}

/** The same as a page of paper, in the book's hand; its name alone is on it. */
export function pagedOwnPage(view: State, seat: number, occasion: Occasion): RecordDocument {
	const { notes = '', caption = '' } = occasion.written?.[seat] ?? {};
	const picture = occasion.pictures?.[seat] ?? null;
	const name = occasion.names[seat];
	const alone = { ...occasion, names: name === undefined ? {} : { [seat]: name } };
	const own: Own = {
		table: givenOf(view, alone),
		leaf: { seat, notes: notes.trim(), caption: caption.trim(), picture }
	};
	const { society } = sheetAt(view, seat);
	return {
		title: society || placeOf(view, seat, alone),
		language: getLocale(),
		blocks: [],
		book: { game: 'biome', told: { own }, shows: picture ? [picture] : [] }
	};
}

const blocksOf = (view: State, seat: number, occasion: Occasion): Block[] => [
	...who(view, seat, occasion),
	...picture(seat, occasion),
	...stats(view, seat),
	...resources(view, seat),
	heading(2, m.class_own_words()),
	...words(view, seat)
];

/** Who it is, and where, as far as the page's name does not say so. */
function who(view: State, seat: number, occasion: Occasion): Block[] {
	const { facet, society } = sheetAt(view, seat);
	const named = placeOf(view, seat, occasion);
	return identity(view, seat, occasion).map((block) =>
		block.kind === 'facts'
			? {
					...block,
					facts: block.facts.filter(
						({ value }) => value !== society && !(value === facet && named.endsWith(`: ${facet}`))
					)
				}
			: block
	);
}

/** What it is good at now; in its own words where it has found some, so that a phone shows it all. */
function stats(view: State, seat: number): Block[] {
	const { base, mod } = sheetAt(view, seat);
	const told = STATS.some((stat) => view.glossary[stat] !== '');
	const rows = STATS.map((stat) => [
		statName(stat),
		signed(base[stat] + mod[stat]),
		...(told ? [view.glossary[stat]] : [])
	]);
	const columns = [m.print_col_stat(), m.print_col_now()];
	const head = told ? [...columns, m.print_col_our_words()] : columns;
	return [
		heading(2, m.print_sheet_stats()),
		{ kind: 'table', caption: '', head, rows, align: ['start', 'end', 'start'] }
	];
}

/** What it has, without where that came from: others had a part in it. */
function resources(view: State, seat: number): Block[] {
	const rows = Object.values(sheetAt(view, seat).resources).map((resource) => [
		resource.name,
		statName(resource.stat),
		pips(resource)
	]);
	const head = heading(2, m.print_sheet_resources());
	if (rows.length === 0) return [head, quiet(m.print_no_resources())];
	const columns = [m.print_col_resource(), m.print_col_stat(), m.print_col_rp()];
	return [head, { kind: 'table', caption: '', head: columns, rows }];
}

function words(view: State, seat: number): Block[] {
	const parts = contributions(view).find((one) => one.seat === seat)?.parts ?? [];
	if (parts.length === 0) return [quiet(m.class_sheets_no_words())];
	const head = [m.class_col_what(), m.class_col_when(), m.class_col_text()];
	const rows = parts.map(({ what, when, text }) => [what, when, text]);
	return [{ kind: 'table', caption: '', head, rows }];
}
