/** What conform tries beside listed actions: altered, another's, from earlier, malformed, the host's own. */
import { isObject } from '../json.ts';
import type { Actor, Seat } from '../module.ts';
import type { Random } from '../random.ts';
import type { Move } from './flaw.ts';

/** What there is to try with. */
export interface Stock {
	/** Listed at this position, and by whom. */
	readonly listed: readonly Attempted[];
	/** From earlier positions, and examples of what `legal` never lists. */
	readonly earlier: readonly Attempted[];
	readonly waiting: readonly Seat[];
	readonly seats: number;
}

export interface Attempted {
	readonly actor: Actor;
	readonly action: unknown;
}

/** Values that careless rules trip over; a text of them is parsed, so that `__proto__` is a key of its own. */
const HOSTILE: readonly unknown[] = [
	...[-1, 0, 0.5, 1, 2, 7, 99, 1e9, 2 ** 53, -(2 ** 53), 1e308, true, false, null],
	...['', ' ', '0', '__proto__', 'constructor', 'toString', 'é'.repeat(3000), '\u202e\u0000'],
	...[-0, [], [null], {}, [[]]],
	JSON.parse('{"__proto__":{"polluted":true}}')
];

const MALFORMED: readonly unknown[] = [
	...[null, 7, 'roll', [], [{ type: 'roll' }], {}, { type: null }, { type: 7 }],
	...[{ type: '' }, { type: '__proto__' }, { type: 'constructor' }, { type: 'no-such-action' }],
	{ type: ['pause'] },
	JSON.parse('{"type":"pause","__proto__":{"type":"resume"}}')
];

/** What the host plays too, where a module has it. */
const HOSTS: readonly unknown[] = [
	{ type: 'pause' },
	{ type: 'resume' },
	{ type: 'setClock', minutes: 10 },
	{ type: 'setClock', minutes: null },
	{ type: 'noteUndo', what: 'a roll' }
];

/** One move to try. */
export function oneTry(stock: Stock, chance: Random): Move {
	return { ...drawn(stock, chance), dice: chance.die(2 ** 31) };
}

function drawn(stock: Stock, chance: Random): Attempted {
	const { listed, earlier, waiting, seats } = stock;
	const now = pick(listed, chance) ?? pick(earlier, chance);
	const past = pick(earlier, chance);
	const someSeat = chance.die(seats) - 1;
	const someActor = chance.die(seats + 1) === 1 ? ('facilitator' as const) : someSeat;
	const due = pick(waiting, chance) ?? someSeat;
	switch (chance.die(8)) {
		case 1:
			return { actor: someActor, action: now?.action ?? null };
		case 2:
		case 3:
			return { actor: now?.actor ?? due, action: altered(now?.action ?? {}, chance) };
		case 4:
			return { actor: someActor, action: altered(now?.action ?? {}, chance) };
		case 5:
			return { actor: due, action: past?.action ?? null };
		case 6:
			return past ?? { actor: due, action: null };
		case 7:
			return { actor: someActor, action: pick(MALFORMED, chance) };
		default:
			return { actor: 'facilitator', action: hosts(seats, someSeat, now?.action, chance) };
	}
}

function hosts(seats: number, seat: Seat, action: unknown, chance: Random): unknown {
	const forSeat = [
		{ type: 'actFor', seat, action },
		{ type: 'actFor', seat: seats, action },
		{ type: 'reassign', seat, to: 'Robin' }
	];
	return pick([...HOSTS, ...forSeat], chance);
}

/** The value with one part replaced, dropped or added. */
function altered(value: unknown, chance: Random): unknown {
	if (Array.isArray(value) && value.length > 0 && chance.die(3) > 1) {
		const place = chance.die(value.length) - 1;
		return value.with(place, altered(value[place], chance));
	}
	if (isObject(value) && chance.die(8) > 1) return alteredObject(value, chance);
	if (typeof value === 'number' && chance.die(2) === 1) return value + chance.die(3) - 2;
	return pick(HOSTILE, chance);
}

function alteredObject(value: Record<string, unknown>, chance: Random): unknown {
	const key = pick(Object.keys(value), chance);
	if (key === undefined || chance.die(6) === 1) {
		const added = pick(['extra', 'seat', 'length', 'toString'], chance) ?? 'extra';
		return { ...value, [added]: pick(HOSTILE, chance) };
	}
	const { [key]: part, ...rest } = value;
	// another type of action with the same fields is as likely as a field that is wrong
	return chance.die(6) === 1 ? rest : { ...value, [key]: altered(part, chance) };
}

/** One of the items; undefined when there are none. */
export const pick = <Item>(items: readonly Item[], chance: Random): Item | undefined =>
	items[chance.die(Math.max(1, items.length)) - 1];

/** At most so many of the items. */
export const some = <Item>(items: readonly Item[], most: number, chance: Random): Item[] =>
	items.length <= most ? [...items] : chance.shuffle(items).slice(0, most);
