/** node bench/print.ts: how long a sheet and a long history take to set, warm, as PDF: by the clock, and of the processor. */
import { history, sheet } from '../src/lib/games/biome/record.ts';
import type { State } from '../src/lib/games/biome/state.ts';
import { pdfOf } from '../src/lib/print/pdf.ts';
import { toldGame } from '../test/print/told.ts';

const ENTRIES = 200;
const BARS = { sheet: 30, history: 120 };
const RUNS = 15;

const occasion = {
	table: 'The long river',
	date: '21 November 2026',
	names: { 0: 'Łukasz', 1: 'Şule', 2: 'Ελένη', 3: 'Дмитро', 4: 'Hoà', 5: 'Quiet Heron' }
};

const short = toldGame({ seats: 4, seed: 3 });
const long = longGame();

console.log(`sheet: a game of ${String(short.history.length)} entries`);
await measure(BARS.sheet, () => pdfOf(sheet(short, 0, occasion), 'a4'));
console.log(`history: a game of ${String(long.history.length)} entries`);
await measure(BARS.history, () => pdfOf(history(long, occasion), 'a4'));

/** A game that was not over before it had so many entries, cut off there. */
function longGame(): State {
	for (let seed = 1; ; seed++) {
		const options = { graceRounds: 3, collapsePercent: 'off', equilibriumRounds: 3, startRp: 10 };
		const view = toldGame({ seats: 6, seed, options, turns: ENTRIES });
		if (view.history.length >= ENTRIES) {
			return { ...view, history: view.history.slice(0, ENTRIES) };
		}
	}
}

/** Prints the median of some runs once the fonts are read and the code is hot. */
async function measure(bar: number, set: () => Promise<Uint8Array>): Promise<void> {
	const times: number[] = [];
	const works: number[] = [];
	let size = 0;
	for (let run = -RUNS; run < RUNS; run++) {
		const [began, work] = [performance.now(), process.cpuUsage()];
		size = (await set()).length;
		if (run < 0) continue;
		times.push(performance.now() - began);
		const { user, system } = process.cpuUsage(work);
		works.push((user + system) / 1000);
	}
	console.log(`  ${spread(times)} (bar ${String(bar)}), ${(size / 1024).toFixed(0)} KiB`);
	console.log(`  ${spread(works)} of the processor`);
}

function spread(times: number[]): string {
	times.sort((a, b) => a - b);
	const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);
	return `median ${at(0.5)} ms, least ${at(0)}, most ${at(1)}`;
}
