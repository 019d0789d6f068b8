/** How many movement points a Time Stack is away from an arrangement, if nobody else is in the way. */

const CENTER_ROW = 2;

/** What one move or dig makes of an arrangement such as `32/1/`, and what it costs. */
function steps(name: string): { name: string; cost: number }[] {
	const rows = name.split('/');
	return rows.flatMap((sizes, row) =>
		Array.from(sizes).flatMap((size, height) => {
			const without = rows.with(row, sizes.replace(size, ''));
			const onto = (to: number) => ({
				name: without.with(to, `${without[to] ?? ''}${size}`).join('/'),
				cost: Number(size)
			});
			if (height === sizes.length - 1) {
				return [row - 1, row + 1].filter((to) => to >= 0 && to <= CENTER_ROW).map(onto);
			}
			return row === CENTER_ROW ? [onto(row)] : [];
		})
	);
}

/** The fewest points from an arrangement to every other. */
function costsFrom(start: string): Map<string, number> {
	const costs = new Map([[start, 0]]);
	const open = [start];
	for (let name = open.shift(); name !== undefined; name = open.shift()) {
		const so = costs.get(name) ?? 0;
		for (const step of steps(name)) {
			if ((costs.get(step.name) ?? Infinity) <= so + step.cost) continue;
			costs.set(step.name, so + step.cost);
			open.push(step.name);
		}
	}
	return costs;
}

/** Worked out when first asked for: three pieces stand in no more than 60 arrangements. */
const known = new Map<string, ReadonlyMap<string, number>>();

/** The fewest points from one arrangement to another; none where the pieces differ. */
export function pointsBetween(from: string, to: string): number {
	const costs = known.get(from) ?? costsFrom(from);
	known.set(from, costs);
	return costs.get(to) ?? 0;
}
