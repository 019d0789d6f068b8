/** What became of RP and stats in a turn, drawn in its margin. */
import { comma } from '../../../../pieces/lists.ts';
import * as m from '../../../../paraglide/messages.js';
import { sheetAt } from '../../rules/sheets.ts';
import { statName } from '../../words/terms.ts';
import type { ShownTurn } from '../story.ts';
import { pips, pipsWide, type Pip } from './emblems.ts';
import type { Setting } from './grid.ts';
import { LEAD, type Part, type Told } from './part.ts';
import { put, say, SMALL, SMALL_BOLD } from './type.ts';

/** Which points a Resource shows: those it kept, what came, what went. */
export const pipsOf = (before: number, after: number): Pip[] => [
	...Array<Pip>(Math.min(before, after)).fill('kept'),
	...Array<Pip>(Math.max(0, after - before)).fill('new'),
	...Array<Pip>(Math.max(0, before - after)).fill('lost')
];

/** Points in words, for who does not see them. */
function pipWords(kinds: readonly Pip[]): string {
	const count = (kind: Pip) => kinds.filter((one) => one === kind).length;
	const parts = [
		count('kept') > 0 ? m.book_pips_kept({ count: count('kept') }) : '',
		count('new') > 0 ? m.book_pips_new({ count: count('new') }) : '',
		count('lost') > 0 ? m.book_pips_lost({ count: count('lost') }) : ''
	];
	return parts.filter((part) => part !== '').join(comma());
}

export function drawPips(setting: Setting, kinds: readonly Pip[], x: number, y: number): void {
	if (kinds.length === 0) return;
	setting.canvas.figure(pipWords(kinds), [x, y - 1.5, pipsWide(kinds.length), 3], () => {
		pips(setting.canvas, kinds, x, y);
	});
}

/** What became of RP and, where `whole`, of the stat that was rolled. */
export function became(setting: Setting, told: Told, whole: boolean): Part[] {
	const { turn } = told;
	const borrow = turn.plan?.borrow ?? null;
	const own = turn.plan && 'own' in turn.plan ? turn.plan.own?.id : undefined;
	const changed = turn.changes.flatMap((change) =>
		change.what === 'rp' && change.id !== borrow?.id ? [change] : []
	);
	const touched = changed.map(({ seat, id }) => [id, seat] as const);
	const rows = new Map([...touched, ...(own === undefined ? [] : [[own, turn.seat] as const])]);
	return [
		...Array.from(rows, ([id, seat]) => resource(setting, told, seat, id)),
		...(turn.phase === 'build' ? pool(setting, turn) : []),
		...turn.changes.flatMap((change) =>
			change.what === 'mod' && (whole || change.stat !== turn.plan?.stat)
				? [fallen(setting, statName(change.stat), change.by)]
				: []
		)
	];
}

function resource(setting: Setting, { at }: Told, seat: number, id: string): Part {
	const { canvas, grid, tale } = setting;
	const name = sheetAt(tale.view, seat).resources[id]?.name ?? '';
	const rows = canvas.rows(name, SMALL_BOLD, grid.marginWidth - 2);
	const { before = {}, after = {} } = tale.held[at] ?? {};
	const kinds = pipsOf(before[id] ?? 0, after[id] ?? 0);
	const last = rows.at(-1)?.width ?? 0;
	const fits = last + 2 + pipsWide(kinds.length) < grid.marginWidth;
	const simple = rows.length === 1 && fits;
	return {
		height: (rows.length + (fits ? 0 : 1)) * LEAD,
		...(simple ? { width: last + 1.6 + pipsWide(kinds.length) } : {}),
		draw: (y, x = grid.margin) => {
			put(setting, 'P', rows, SMALL_BOLD, { x, y: y + 3 });
			const down = (rows.length - (fits ? 1 : 0)) * LEAD;
			drawPips(setting, kinds, x + (fits ? last + 1.6 : 0), y + 1.9 + down);
		}
	};
}

/** §3.5 RP that were put forward and lost, and the one that a strong success brings. */
function pool(setting: Setting, { changes, roll }: ShownTurn): Part[] {
	const sum = (what: 'pool' | 'rp', sign: number) =>
		changes.reduce((all, one) => all + (one.what === what && one.by * sign > 0 ? one.by : 0), 0);
	const strong = roll?.band === 'strong';
	const back = strong ? 0 : sum('pool', 1);
	const lost = -sum('pool', -1) - back - sum('rp', 1);
	return [
		...(lost > 0 ? [point(setting, Array<Pip>(lost).fill('lost'), m.book_lost())] : []),
		...(strong ? [point(setting, ['new'], m.book_another_day())] : [])
	];
}

function point(setting: Setting, kinds: readonly Pip[], text: string): Part {
	const wide = pipsWide(kinds.length) + 1.2;
	return {
		height: LEAD,
		width: wide + setting.canvas.widthOf(text, SMALL),
		draw: (y, x = setting.grid.margin) => {
			drawPips(setting, kinds, x, y + 1.9);
			say(setting, 'P', text, SMALL, { x: x + wide, y: y + 3 });
		}
	};
}

function fallen(setting: Setting, stat: string, by: number): Part {
	const { canvas, grid } = setting;
	const text = m.book_fallen({ stat, by: Math.abs(by) });
	return {
		height: LEAD,
		width: 4.2 + canvas.widthOf(text, SMALL),
		draw: (y, x = grid.margin) => {
			canvas.shape(`M${x + 0.3} ${y + 0.9}h2.6l-1.3 2.2Z`, { fill: 'warn' });
			say(setting, 'P', text, SMALL, { x: x + 4.2, y: y + 3 });
		}
	};
}
