/** Which table a row belongs to that stands on a page of its own: told by what its columns hold. */
import { newCode } from '../../base/tokens.ts';
import type { Row, Value } from './records.ts';

/** A row under the names of its columns, as today's schema has them. */
export interface Found {
	readonly table: string;
	readonly place: number;
	readonly columns: Readonly<Record<string, Value>>;
}

type Test = (value: Value) => boolean;

/** A column: what it holds and, where earlier versions had none, what its rows have of it. */
interface Column {
	readonly name: string;
	readonly is: Test;
	readonly missing?: () => Value;
}

const isText: Test = (value) => typeof value === 'string';
const isBytes: Test = (value) => typeof value === 'object' && value !== null;
const isNumber: Test = (value) => typeof value === 'number';
const isId: Test = (value) => typeof value === 'string' && /^[\w-]{22}$/.test(value);
/** Milliseconds since 1970: no seat has such a number. */
const isTime: Test = (value) => typeof value === 'number' && value >= 1000;
const isSeat: Test = (value) => typeof value === 'number' && value >= 0 && value < 1000;
const isDocument: Test = (value) => typeof value === 'string' && /^[\w-]{22}\//.test(value);
const orNull =
	(is: Test): Test =>
	(value) =>
		value === null || is(value);

const columns = (tests: Readonly<Record<string, Test>>): Column[] =>
	Object.entries(tests).map(([name, is]) => ({ name, is }));
const later = (name: string, is: Test, missing: () => Value): Column => ({ name, is, missing });

interface Kind {
	readonly table: string;
	/** Whether its rows stand by their key, without a place. */
	readonly keyed?: true;
	readonly columns: readonly Column[];
}

const KINDS: readonly Kind[] = [
	{
		table: 'workshops',
		columns: [
			...columns({ id: isId, title: isText, opened: isTime, expires: isTime }),
			later('code', isText, newCode),
			later('picks', isNumber, () => 0),
			later('approve', isNumber, () => 0),
			later('marks', isText, () => '[]'),
			later('language', isText, () => 'en')
		]
	},
	{
		table: 'tables',
		columns: [
			...columns({ id: isId, workshop: isId, code: isText, title: isText, game: isText }),
			...columns({ version: isNumber, seats: isSeat, dice: isText, locked: isNumber }),
			...columns({ closed: isNumber, epoch: isNumber, open: isText, opened: isTime }),
			later('next', orNull(isId), () => null),
			later('agree', isNumber, () => 0),
			later('single', isNumber, () => 0)
		]
	},
	{
		table: 'members',
		columns: [
			...columns({ id: isId, table: isId, name: isText, seat: orNull(isSeat), joined: isTime }),
			later('standing', isText, () => 'seated'),
			later('since', isNumber, () => 0),
			later('next', orNull(isId), () => null)
		]
	},
	{
		table: 'tokens',
		columns: columns({ hash: isText, member: orNull(isId), workshop: orNull(isId) })
	},
	{
		table: 'links',
		columns: columns({
			...{ hash: isText, table: orNull(isId), workshop: orNull(isId), as: isText },
			...{ seat: orNull(isSeat), member: orNull(isId), expires: isTime }
		})
	},
	{
		table: 'links', // before version 4 none led to a workshop
		columns: columns({
			...{ hash: isText, table: isId, as: isText },
			...{ seat: orNull(isSeat), member: orNull(isId), expires: isTime }
		})
	},
	{
		table: 'entries',
		keyed: true,
		columns: columns({ table: isId, seq: isNumber, id: isText, body: isText })
	},
	{ table: 'updates', columns: columns({ document: isDocument, seq: isNumber, bytes: isBytes }) },
	{
		table: 'reports',
		columns: [
			...columns({ id: isId, table: isId, text: isText, at: isTime }),
			later('picture', orNull(isSeat), () => null)
		]
	},
	{
		table: 'pictures',
		columns: columns({
			...{ table: isId, seat: isSeat, mark: isText, type: isText },
			...{ width: isNumber, height: isNumber, bytes: isBytes }
		})
	},
	{ table: 'packs', columns: columns({ workshop: isId, ready: isText, own: isText }) },
	{
		table: 'pages',
		columns: columns({ hash: isText, table: isId, seat: orNull(isSeat), made: isTime })
	}
];

/** The row's table and columns; null for one of an index, or of nothing of ours. */
export function foundIn({ place, values }: Row): Found | null {
	for (const { table, keyed = false, columns: of } of KINDS) {
		if (keyed !== (place === null) || !fits(of, values)) continue;
		const named = of.map(({ name, missing }, at) => [name, values[at] ?? missing?.() ?? null]);
		return { table, place: place ?? 0, columns: Object.fromEntries(named) as Found['columns'] };
	}
	return null;
}

const fits = (of: readonly Column[], values: readonly Value[]): boolean =>
	values.length <= of.length &&
	of.every(({ is, missing }, at) => {
		const value = values[at];
		return value === undefined ? missing !== undefined : is(value);
	});

/** What an index says was there, though it may be gone: an entry of a table, or an update of a document. */
export interface Listed {
	readonly of: string;
	readonly seq: number;
}

/** An entry that is listed by its id. */
export function entryIn({ place, values }: Row): Listed | null {
	const [table = null, id = null, seq = null] = values;
	if (place !== null || values.length !== 3 || !isId(table) || !isText(id)) return null;
	return typeof seq === 'number' ? { of: String(table), seq } : null;
}

/** An update that is listed by its number. */
export function updateIn({ place, values }: Row): Listed | null {
	const [document = null, seq = null, at = null] = values;
	if (place !== null || values.length !== 3 || !isDocument(document) || !isNumber(at)) return null;
	return typeof seq === 'number' ? { of: String(document), seq } : null;
}
