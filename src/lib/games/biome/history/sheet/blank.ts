/** A leaf for play on paper: the sheet's places, with room to write and to draw. */
import * as m from '../../../../paraglide/messages.js';
import { BIOMES, SPHERES, STATS } from '../../rules/state.ts';
import { biomeName, statName } from '../../words/terms.ts';
import { circle, disc, ring } from '../book/emblems.ts';
import type { Ground } from '../book/grid.ts';
import { EDGE, QUIET, RULE } from '../book/inks.ts';
import * as type from '../book/type.ts';
import { cardBox } from './belongings.ts';
import { dial } from './dial.ts';
import { placesOf, type Places } from './front.ts';
import { foldOf, guide } from './guide.ts';

export function blank(setting: Ground): void {
	const { canvas } = setting;
	canvas.turnPage();
	canvas.bookmark(m.print_blank_title(), 1, 16);
	front(setting);
	canvas.turnPage();
	back(setting);
}

const quiet = (setting: Ground, text: string, x: number, y: number, align = 0) => {
	type.say(setting, 'P', text, type.SMALL, { x, y, ink: QUIET, align });
};

/** Lines to write on. */
function rules(
	{ canvas }: Ground,
	...lines: readonly (readonly [x: number, y: number, to: number])[]
) {
	canvas.aside(() => {
		for (const [x, y, to] of lines) canvas.shape(`M${x} ${y}H${to}`, { stroke: RULE, width: 0.3 });
	});
}

function front(setting: Ground): void {
	const { grid } = setting;
	const places = placesOf(setting);
	const foot = { x: grid.left, y: grid.foot, ink: QUIET };
	type.say(setting, 'H1', m.leaf_for_paper(), type.SMALL, foot);
	about(setting);
	frame(setting, places);
	stats(setting, places);
	cards(setting, places.belongings - 3);
}

/** Who it is: a circle to draw in, biomes to choose from, names, and RP. */
function about(setting: Ground): void {
	const { canvas, grid } = setting;
	const [x, right] = [grid.left + 76, grid.right];
	const middle = grid.left + 34;
	canvas.shape(circle(middle, 50, 34), { stroke: EDGE, width: 0.5 });
	type.say(setting, 'P', m.leaf_our_biome(), type.sized(type.TOLD, 12), {
		x: middle,
		y: 50,
		ink: QUIET,
		align: 0.5
	});
	quiet(setting, m.leaf_draw(), middle, 56, 0.5);
	type.say(setting, 'P', m.leaf_circle(), type.sized(type.SMALL_BOLD, 9.5), { x, y: 20 });
	BIOMES.forEach((biome, index) => {
		const at = x + 5 + index * 21;
		disc(canvas, biome, { x: at, y: 28, r: 4.2 });
		type.say(setting, 'P', biomeName(biome), type.SMALL, { x: at, y: 36.6, align: 0.5 });
	});
	[m.leaf_part(), m.leaf_society(), m.leaf_told()].forEach((text, index) => {
		quiet(setting, text, x, 42.6 + index * 12);
		rules(setting, [x, 49.6 + index * 12, right]);
	});
	quiet(setting, m.leaf_pool(), x, 80);
	circles(setting, 10, { x: x + 3, y: 85.8, step: 10, r: 2.6 });
}

function circles(
	{ canvas }: Ground,
	count: number,
	{ x, y, step, r }: { x: number; y: number; step: number; r: number }
): void {
	canvas.aside(() => {
		for (let one = 0; one < count; one++) {
			canvas.shape(circle(x + one * step, y, r), { stroke: QUIET, width: 0.35 });
		}
	});
}

function frame(setting: Ground, { frame: top, frameHeight }: Places): void {
	const { canvas, grid } = setting;
	const height = frameHeight - 2;
	canvas.shape(`M${grid.left} ${top + 2}h92v${height}h-92Z`, { stroke: EDGE, width: 0.5 });
	const at = { x: grid.left + 46, y: top + height - 2, ink: QUIET, align: 0.5 };
	type.say(setting, 'P', m.leaf_lives(), type.sized(type.TOLD, 11), at);
}

function stats(setting: Ground, { frame: top, dials }: Places): void {
	const { canvas, grid } = setting;
	const step = dials - 3;
	STATS.forEach((stat, index) => {
		const x = grid.left + 114 + (index % 2) * 44;
		const y = top + 17 + Math.floor(index / 2) * step;
		canvas.aside(() => dial(setting, { x, y }, null));
		type.say(setting, 'P', statName(stat), type.sized(type.NAME, 11), {
			x,
			y: y + 13.6,
			align: 0.5
		});
		rules(setting, [x - 18, y + 21, x + 18]);
	});
	const y = top + 17 + step + 27;
	type.say(setting, 'P', m.leaf_dials(), type.SMALL_SLANT, {
		x: grid.right,
		y,
		ink: QUIET,
		align: 1
	});
}

/** Cards for six Resources. */
function cards(setting: Ground, top: number): void {
	const { canvas, grid } = setting;
	type.say(setting, 'H2', m.leaf_have(), type.HEADING, { x: grid.left, y: top });
	for (let one = 0; one < 6; one++) {
		const x = grid.left + (one % 2) * 92;
		const y = top + 5 + Math.floor(one / 2) * 26;
		canvas.shape(cardBox({ x, y }, 23), { stroke: QUIET, width: 0.4 });
		const [stat, origin] = [m.leaf_stat(), m.leaf_origin()];
		const after = (name: string, least: number) =>
			x + Math.max(least, 6.5 + canvas.widthOf(name, type.SMALL));
		rules(
			setting,
			[x + 5, y + 9, x + 81],
			[after(stat, 12), y + 14.8, x + 44],
			[after(origin, 13.6), y + 20.8, x + 81]
		);
		quiet(setting, stat, x + 5, y + 14.4);
		quiet(setting, origin, x + 5, y + 20.4);
		circles(setting, 6, { x: x + 52, y: y + 13.6, step: 5.6, r: 1.9 });
	}
}

/** Where the table of turns begins, and how high each of its rows is. */
const TABLE = { top: 35.2, row: 19.4 };

/** A table for turns, and the guide. */
function back(setting: Ground): void {
	const { canvas, grid } = setting;
	const left = grid.left;
	type.say(setting, 'H2', m.leaf_story(), type.sized(type.CHAPTER, 26), { x: left - 0.4, y: 26 });
	const heads = [
		[0, m.leaf_when()],
		[14, m.leaf_sphere()],
		[52, m.leaf_what()],
		[134, m.leaf_dice()],
		[152, m.leaf_came()]
	] as const;
	for (const [x, text] of heads)
		type.say(setting, 'P', text, type.SMALL_BOLD, { x: left + x, y: 33.4 });
	const rows = Math.floor((foldOf(setting) - 8 - TABLE.top) / TABLE.row);
	for (let one = 0; one < rows; one++) turn(setting, TABLE.top + one * TABLE.row);
	canvas.aside(() => {
		canvas.shape(`M${left} ${TABLE.top}H${grid.right}`, { stroke: EDGE, width: 0.35 });
		for (const x of [12, 50, 132, 150]) {
			const d = `M${left + x} ${TABLE.top}v${rows * TABLE.row}`;
			canvas.shape(d, { stroke: RULE, width: 0.2 });
		}
	});
	guide(setting);
}

/** Room for one turn. */
function turn(setting: Ground, y: number): void {
	const { canvas, grid } = setting;
	const { left, right } = grid;
	canvas.aside(() => {
		SPHERES.forEach((sphere, index) => {
			ring(canvas, sphere, { x: left + 17 + index * 6.9, y: y + 6.4, r: 2.7 });
		});
		for (let die = 0; die < 6; die++) {
			const x = left + 134 + (die % 3) * 5.2;
			const d = `M${x} ${y + 4 + Math.floor(die / 3) * 6.2}h4v4.6h-4Z`;
			canvas.shape(d, { stroke: QUIET, width: 0.3 });
		}
	});
	quiet(setting, m.leaf_asked(), left + 14, y + 16);
	const write = [y + 8.2, y + 15.8].flatMap((line) => [
		[left + 52, line, left + 130] as const,
		[left + 152, line, right] as const
	]);
	const asked = Math.max(14, canvas.widthOf(m.leaf_asked(), type.SMALL) + 1.4);
	rules(setting, [left + 14 + asked, y + 16.2, left + 48], ...write, [left, y + TABLE.row, right]);
}
