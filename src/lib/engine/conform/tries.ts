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
	/** What the host plays too, around an action of a seat. */
	readonly hosts: (seat: Seat, action: unknown) => readonly unknown[];
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
	{ type: ['roll'] },
	JSON.parse('{"type":"roll","__proto__":{"type":"move"}}')
];

/** One move to try. */
export function oneTry(stock: Stock, chance: Random): Move {
	return { ...drawn(stock, chance), dice: chance.die(2 ** 31) };
}

function drawn({ listed, earlier, waiting, seats, hosts }: Stock, chance: Random): Attempted {
	const now = pick(listed, chance) ?? pick(earlier, chance) ?? { actor: 0, action: {} };
	const past = pick(earlier, chance) ?? now;
	const other = pick(listed, chance) ?? past;
	const someSeat = chance.die(seats) - 1;
	const someActor = chance.die(seats + 1) === 1 ? ('facilitator' as const) : someSeat;
	switch (chance.die(9)) {
		case 1:
			return { actor: someActor, action: now.action };
		case 2:
		case 3:
			return { actor: now.actor, action: altered(now.action, chance) };
		case 4:
			return { actor: someActor, action: altered(past.action, chance) };
		case 5:
			return { actor: now.actor, action: crossed(now.action, other.action, chance) };
		case 6:
			return { actor: now.actor, action: crossed(now.action, past.action, chance) };
		case 7:
			return past;
		case 8:
			return { actor: pick(waiting, chance) ?? someSeat, action: past.action };
		default:
			return chance.die(2) === 1
				? { actor: someActor, action: pick(MALFORMED, chance) }
				: {
						actor: 'facilitator',
						action: pick(hosts(someSeat, now.action), chance) ?? past.action
					};
	}
}

/** The value with one part replaced, dropped or added. */
function altered(value: unknown, chance: Random): unknown {
	if (Array.isArray(value) && value.length > 0 && chance.die(3) > 1) {
		const place = chance.die(value.length) - 1;
		return value.with(place, altered(value[place], chance));
	}
	if (isObject(value) && chance.die(8) > 1) return alteredObject(value, chance);
	if (typeof value === 'number' && chance.die(2) === 1) return value + chance.die(5) - 3;
	return pick(HOSTILE, chance);
}

function alteredObject(value: Record<string, unknown>, chance: Random): unknown {
	// what has no type is malformed, however well the rest is chosen
	const keys = Object.keys(value).filter((key) => key !== 'type' || chance.die(8) === 1);
	const key = pick(keys, chance);
	if (key === undefined || chance.die(8) === 1) {
		const added = pick(['extra', 'seat', 'length', 'toString'], chance) ?? 'extra';
		return { ...value, [added]: pick(HOSTILE, chance) };
	}
	const { [key]: part, ...rest } = value;
	return chance.die(8) === 1 ? rest : { ...value, [key]: altered(part, chance) };
}

/** One value with a part of another. */
function crossed(one: unknown, other: unknown, chance: Random): unknown {
	if (!isObject(one) || !isObject(other)) return other;
	const key = pick(Object.keys(other), chance);
	if (key === undefined) return other;
	const deeper = Object.hasOwn(one, key) && isObject(one[key]) && chance.die(2) === 1;
	return { ...one, [key]: deeper ? crossed(one[key], other[key], chance) : other[key] };
}

/** One of the items; undefined when there are none. */
export const pick = <Item>(items: readonly Item[], chance: Random): Item | undefined =>
	items[chance.die(Math.max(1, items.length)) - 1];

/** At most `most` of the items. */
export const some = <Item>(items: readonly Item[], most: number, chance: Random): Item[] =>
	items.length <= most ? [...items] : chance.shuffle(items).slice(0, most);
