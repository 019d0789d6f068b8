import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Figure, LabelMark, PathMark } from '../../../src/lib/engine/record.ts';
import {
	flowChart,
	flowTable,
	statChart,
	statTable
} from '../../../src/lib/games/biome/history/charts.ts';
import { rpChart, rpSlim, rpTable } from '../../../src/lib/games/biome/history/rpChart.ts';
import { worldNow, worlds, type World } from '../../../src/lib/games/biome/history/ledger.ts';
import { newSheet, toldSeats, totalsOf } from '../../../src/lib/games/biome/rules/sheets.ts';
import { BIOMES, type State } from '../../../src/lib/games/biome/rules/state.ts';
import {
	RING,
	WALL,
	wallWheel,
	wheelTable,
	worldRing,
	worldWheel
} from '../../../src/lib/games/biome/history/wheel.ts';
import { arcsOf } from '../../../src/lib/games/biome/history/wheelArcs.ts';
import { game, momentsOf } from './play.ts';

const telling = { names: { 0: 'Kim', 1: 'Aino, Pekka' } };

const moments = momentsOf({ most: 120 });

/** A world of which only the RP and the loans matter. */
const worldsOfAnyKind = fc
	.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 8 })
	.chain((held) =>
		fc.record({
			held: fc.constant(held),
			loans: fc.array(
				fc.record({
					lender: fc.nat({ max: held.length - 1 }),
					borrower: fc.nat({ max: held.length - 1 }),
					count: fc.integer({ min: 1, max: 9 })
				}),
				{ maxLength: 6 }
			)
		})
	);

function worldOf(
	held: readonly number[],
	loans: World['loans'] = []
): { view: State; world: World } {
	const sheets = Object.fromEntries(
		held.map((rp, seat) => {
			const biome = BIOMES[seat % BIOMES.length] ?? 'forest';
			return [String(seat), { ...newSheet(rp), biome, facet: `part ${String(seat)}` }];
		})
	);
	const { start } = game(3, 1);
	const view: State = { ...start, seats: held.length, sheets, phase: 'society', round: 2 };
	return { view, world: { ...worldNow(view), loans } };
}

const paths = ({ marks }: Figure) => marks.filter((mark): mark is PathMark => mark.kind === 'path');
const labels = ({ marks }: Figure) =>
	marks.filter((mark): mark is LabelMark => mark.kind === 'label');

const arcOf = /^M([\d.-]+) ([\d.-]+)A(?:\d+) (?:\d+) 0 ([01]) 1 ([\d.-]+) ([\d.-]+)L/;
/** Where the letters of a line end that go below it. */
const bottomOf = (line: LabelMark | undefined) => (line ? line.y + 0.22 * line.size : 0);

const angle = (x: number, y: number) => Math.atan2(x - 450, 320 - y);

/** The angles of the filled arcs, in order round the ring. */
const arcs = (figure: Figure) =>
	paths(figure).flatMap(({ d }) => {
		const found = arcOf.exec(d)?.slice(1).map(Number);
		if (!found) return [];
		const [x1 = 0, y1 = 0, large = 0, x2 = 0, y2 = 0] = found;
		const span = (angle(x2, y2) - angle(x1, y1) + 4 * Math.PI) % (2 * Math.PI);
		expect(large).toBe(span > Math.PI ? 1 : 0);
		return [span];
	});

const GAP = 0.035;
const EMPTY = 0.09;

describe('the world wheel', () => {
	test('gives everybody with RP an arc as wide as their share', () => {
		fc.assert(
			fc.property(worldsOfAnyKind, ({ held, loans }) => {
				const { view, world } = worldOf(held, loans);
				const total = held.reduce((sum, rp) => sum + rp, 0);
				const rich = held.filter((rp) => rp > 0);
				const circle = 2 * Math.PI - EMPTY * (held.length - rich.length);
				const spans = arcs(worldWheel(view, telling, world));
				expect(spans).toHaveLength(rich.length);
				rich.forEach((rp, index) => {
					expect(Math.abs((spans[index] ?? 0) + GAP - (rp / total) * circle)).toBeLessThan(0.01);
				});
			})
		);
	});

	test('says by words and numbers what it shows by colour: biome, part, RP, and the loans', () => {
		fc.assert(
			fc.property(worldsOfAnyKind, ({ held, loans }) => {
				const { view, world } = worldOf(held, loans);
				const figure = worldWheel(view, telling, world);
				const texts = labels(figure).map(({ text }) => text);
				held.forEach((rp, seat) => {
					expect(texts.filter((text) => text === `${String(rp)} RP`).length).toBeGreaterThan(0);
					expect(figure.alt).toContain(`${String(rp)} RP, `);
					if (held.length > 5 && seat % 5 === 0)
						expect(figure.alt).toContain(`part ${String(seat)}`);
				});
				for (const { count } of loans) expect(figure.alt).toContain(`(${String(count)}×)`);
				expect(figure.alt.includes('Nobody has borrowed')).toBe(loans.length === 0);
			})
		);
	});

	test('keeps its labels inside the picture and apart from each other', () => {
		fc.assert(
			fc.property(worldsOfAnyKind, ({ held }) => {
				const { view, world } = worldOf(held);
				const figure = worldWheel(view, telling, world);
				for (const anchor of ['start', 'end']) {
					const here = labels(figure).filter((one) => one.anchor === anchor);
					const lines = here.toSorted((a, b) => a.y - b.y);
					for (const [index, { y, size }] of lines.entries()) {
						expect(y - 0.75 * size).toBeGreaterThanOrEqual(
							index === 0 ? 0 : bottomOf(lines[index - 1])
						);
						expect(bottomOf(lines[index])).toBeLessThanOrEqual(figure.height);
					}
				}
			})
		);
	});

	test('on a wall has an emblem at every part, inside what is shown, and the part of whoever is at turn stands out', () => {
		fc.assert(
			fc.property(worldsOfAnyKind, fc.nat(), ({ held }, pick) => {
				const { view, world } = worldOf(held);
				const active = pick % held.length;
				const at = (figure: Figure) => paths(figure).flatMap((mark) => mark.at ?? []);
				const emblems = at(wallWheel(view, telling, world, active));
				expect(emblems.length).toBeGreaterThanOrEqual(held.length);
				for (const { x, y, scale } of emblems) {
					expect(Math.min(x - WALL.x, y - WALL.y)).toBeGreaterThanOrEqual(0);
					expect(x + 24 * scale).toBeLessThanOrEqual(WALL.x + WALL.width);
					expect(y + 24 * scale).toBeLessThanOrEqual(WALL.y + WALL.height);
				}
				expect(emblems).not.toEqual(at(wallWheel(view, telling, world, null)));
			})
		);
	});

	test('draws a band in the lender’s colour for every pair that lent', () => {
		const { view, world } = worldOf([3, 3, 3], [{ lender: 1, borrower: 2, count: 2 }]);
		const bands = paths(worldWheel(view, telling, world)).filter(({ d }) => d.includes('Q'));
		const strokes = bands.filter(({ at }) => !at).map(({ stroke }) => stroke);
		expect(strokes).toEqual(['paper', BIOMES[1]]);
	});

	test('stands when nobody holds anything, and when one holds all', () => {
		const empty = worldOf([0, 0, 0]);
		expect(arcs(worldWheel(empty.view, telling, empty.world))).toEqual([]);
		expect(wheelTable(empty.view, telling, empty.world).rows.map((row) => row[2])).toEqual([
			'0%',
			'0%',
			'0%'
		]);
		const one = worldOf([9, 0, 0]);
		expect(arcs(worldWheel(one.view, telling, one.world))[0]).toBeGreaterThan(6);
	});

	test('for a narrow screen has each seat’s number in place of names, inside its square', () => {
		fc.assert(
			fc.property(worldsOfAnyKind, ({ held }) => {
				const { view, world } = worldOf(held);
				const outer = labels(worldRing(view, telling, world)).filter(({ size }) => size === 26);
				expect(outer.map(({ text }) => text)).toEqual(held.map((_, seat) => String(seat + 1)));
				for (const { x, y } of outer) {
					expect(x - 12).toBeGreaterThan(RING.x);
					expect(x + 12).toBeLessThan(RING.x + RING.width);
					expect(y - 22).toBeGreaterThan(RING.y);
					expect(y).toBeLessThan(RING.y + RING.height);
				}
			})
		);
	});
});

describe('every picture', () => {
	test('can be drawn at any moment of any game, with words for those who do not see it', () => {
		fc.assert(
			fc.property(moments, (view) => {
				for (const draw of [worldWheel, worldRing, rpChart, rpSlim, flowChart, statChart]) {
					const { marks, title, alt, height } = draw(view, telling);
					expect(height).toBeGreaterThan(0);
					expect(title).not.toBe('');
					expect(alt).toMatch(/\.$/);
					expect(JSON.stringify(marks)).not.toMatch(/NaN|Infinity|undefined|null/);
				}
			}),
			{ numRuns: 40 }
		);
	});

	test('has its numbers as a table: a cell for every column, named rows', () => {
		fc.assert(
			fc.property(moments, (view) => {
				for (const tell of [wheelTable, rpTable, flowTable, statTable]) {
					const { head, rows } = tell(view, telling);
					for (const row of rows) {
						expect(row).toHaveLength(head.length);
						expect(row[0]).not.toBe('');
					}
				}
				expect(wheelTable(view, telling).rows.map((row) => Number(row[1]))).toEqual(
					toldSeats(view).map((seat) => totalsOf(view)[String(seat)])
				);
			}),
			{ numRuns: 40 }
		);
	});

	test('of RP by round ends its lines with names that do not touch', () => {
		fc.assert(
			fc.property(moments, (view) => {
				for (const figure of [rpChart(view, telling), rpSlim(view)]) {
					const names = labels(figure).filter(({ face }) => face === 'bold');
					expect(names).toHaveLength(toldSeats(view).length);
					names.forEach((name, index) => {
						expect(bottomOf(name)).toBeLessThan(figure.height);
						expect(name.y - 0.75 * name.size).toBeGreaterThanOrEqual(bottomOf(names[index - 1]));
					});
				}
			}),
			{ numRuns: 40 }
		);
	});
});

test('the lines of a phone can be read in a window of 320 px', () => {
	/** What is left of 320 px beside the page's and the card's margins. */
	const ROOM = 256;
	fc.assert(
		fc.property(moments, (view) => {
			const figure = rpSlim(view);
			for (const { size } of labels(figure)) {
				expect((size * ROOM) / figure.width).toBeGreaterThanOrEqual(12);
			}
		}),
		{ numRuns: 10 }
	);
});

describe('the ledger', () => {
	test('agrees with the RP that the game itself noted at the end of every round (§11)', () => {
		let rounds = 0;
		for (let seed = 1; seed <= 25; seed++) {
			const { start, moves } = game(2 + (seed % 5), seed, { interfering: false });
			const view = moves.at(-1)?.after ?? start;
			const all = worlds(view);
			expect(all.at(-1)?.rp).toEqual(totalsOf(view));
			for (const entry of view.history) {
				if (entry.kind !== 'round') continue;
				rounds++;
				const world = all.find(({ when, round }) => when === 'society' && round === entry.round);
				expect(world?.rp).toEqual(entry.totals);
			}
		}
		expect(rounds).toBeGreaterThan(20);
	});

	test('shares all RP of every moment among the seats that have a story, and no other has a place', () => {
		const shareOf = ([, , share = '']: readonly string[]) => Number.parseFloat(share);
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 400 }),
				fc.integer({ min: 2, max: 6 }),
				(seed, seats) => {
					const { start, moves } = game(seats, seed, {
						options: { start: 'facilitator' },
						most: 120
					});
					const view = moves.at(-1)?.after ?? start;
					const told = toldSeats(view).map(String);
					for (const world of worlds(view)) {
						expect(Object.keys(world.rp)).toEqual(told);
						const held = Object.values(world.rp).reduce((all, rp) => all + rp, 0);
						const shares = wheelTable(view, telling, world).rows.map(shareOf);
						const all = shares.reduce((sum, share) => sum + share, 0);
						// each is rounded by itself
						if (held > 0) expect(Math.abs(all - 100)).toBeLessThanOrEqual(shares.length / 2);
					}
				}
			),
			{ numRuns: 40 }
		);
	});

	test('counts every loan once, in every moment all until then', () => {
		fc.assert(
			fc.property(moments, (view) => {
				const borrowed = view.history.filter(
					(entry) => entry.kind === 'turn' && 'borrow' in entry.plan && entry.plan.borrow
				);
				const counts = worlds(view).map(({ loans }) =>
					loans.reduce((sum, { count }) => sum + count, 0)
				);
				expect(counts.at(-1)).toBe(borrowed.length);
				expect(counts).toEqual(counts.toSorted((a, b) => a - b));
			}),
			{ numRuns: 40 }
		);
	});
});

test('each part of the wheel can be pressed by a finger, however little somebody holds', () => {
	fc.assert(
		fc.property(worldsOfAnyKind, ({ held }) => {
			const { view } = worldOf(held);
			const parts = arcsOf(view);
			expect(parts.map(({ seat }) => seat)).toEqual(held.map((_, seat) => seat));
			for (const { d } of parts) {
				const [x1 = 0, y1 = 0, , x2 = 0, y2 = 0] = (arcOf.exec(d) ?? []).slice(1).map(Number);
				const span = (angle(x2, y2) - angle(x1, y1) + 4 * Math.PI) % (2 * Math.PI);
				expect(span).toBeGreaterThan(0.05);
			}
		})
	);
});
