/** Read by a tested server before anything else: its dice and shuffles follow the list in `CHANCE` while that lasts, then the seed. Shared documents draw names of their own. Whoever began it may send another list. */
import { rmSync } from 'node:fs';
import { seededSource } from '../../src/lib/engine/random.ts';

/** All limits on what somebody may ask for have run out by then, in milliseconds. */
const LATER = 600_000;

/** Nobody asked for a list: a benchmark has the chance that a class has. */
const alone = process.env['CHANCE'] === 'null';
let list: number[];
let words: ReturnType<typeof seededSource>;
deal(process.env['CHANCE'] ?? '[]');

function deal(numbers: string): void {
	list = (JSON.parse(numbers) as number[] | null) ?? [];
	words = seededSource(Number(process.env['SEED'] ?? 1));
}

const real = crypto.getRandomValues.bind(crypto);
/** Whether the library of shared documents asks. */
function forDocuments(): boolean {
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 3; // this, the one below, and who asked: a long stack would cost more than the document
	const { stack = '' } = new Error();
	Error.stackTraceLimit = stackTraceLimit;
	return /node_modules[/]lib0/.test(stack);
}

crypto.getRandomValues = (into) => {
	if (alone || !(into instanceof Uint32Array) || forDocuments()) return real(into);
	into[0] = list.shift() ?? words(2 ** 32);
	return into;
};

let ahead = 0;
const now = performance.now.bind(performance);
performance.now = () => now() + ahead;

process.on('message', (numbers: string) => {
	deal(numbers);
	ahead += LATER;
	process.send?.('dealt');
});
process.on('disconnect', () => {
	rmSync(process.env['DATA_DIR'] ?? '', { recursive: true, force: true });
	process.exit();
});
