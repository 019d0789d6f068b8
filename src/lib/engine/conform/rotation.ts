/** Options in turn, so that each value of each option is played as often as any other. */
import type { AnyModule, Seat } from '../module.ts';
import type { Option } from '../options.ts';

/** The options of game number `index`: each option has the next of its values; what does not go together stands as when nobody says. */
export function optionsInTurn(module: AnyModule, seats: Seat, index: number): unknown {
	const fields: [string, Option<unknown>][] = Object.entries(module.options.fields);
	const fits = (given: object) => 'options' in module.options.fill(given, seats);
	const turned = fields.map(([name, { spread }], place) => {
		const round = Math.floor(index / Math.max(1, spread.length));
		return [name, spread[(index + place * round) % Math.max(1, spread.length)]] as const;
	});
	const all = Object.fromEntries(turned);
	if (fits(all)) return all;
	// the options take turns in having their way
	const first = index % Math.max(1, fields.length);
	let given: Record<string, unknown> = {};
	for (const [name, value] of [...turned.slice(first), ...turned.slice(0, first)]) {
		const more = { ...given, [name]: value };
		if (fits(more)) given = more;
	}
	return given;
}
