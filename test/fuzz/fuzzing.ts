/** Fuzzing: inputs from a seed for as long as asked, each of which must be answered, and soon. */
import { seededSource, type Source } from '../../src/lib/engine/random.ts';

/** `npm run lab -- fuzz --minutes N --seed S` says how long and with which inputs; a test run takes a few seconds of the same ones. */
const MINUTES = Number(process.env['FUZZ_MINUTES'] ?? 0);
const SEED = Number(process.env['SEED'] ?? 1);

/** Milliseconds of its thread's work for which anything may hold up the others at most; a test run says nothing of time. */
const HANG = MINUTES > 0 ? 100 : Infinity;

/** Whole numbers below n, the same ones for the same seed. */
export type Dice = Source;

export const pick = <Value>(dice: Dice, from: readonly Value[]): Value => {
	const one = from[dice(from.length)];
	if (one === undefined) throw new Error('nothing to pick from');
	return one;
};

/** What became of a run. */
export interface Fuzzed {
	readonly inputs: number;
	/** What took too long, again and again. */
	readonly hangs: readonly string[];
}

/**
 * Gives one input after the other to `answer`, `few` of them or for its `share` of the minutes asked for. What `answer`
 * throws ends the run. What takes long is tried thrice more: it may have been compiled meanwhile, or memory been swept.
 * Where others get their turn in between, `answer` yields: only its longest stretch counts.
 */
export async function fuzz<Input>(
	what: string,
	{ few, share }: { few: number; share: number },
	make: (dice: Dice) => Input,
	answer: (input: Input) => unknown
): Promise<Fuzzed> {
	const dice = seededSource(SEED);
	const until = Date.now() + MINUTES * 60_000 * share;
	const hangs: string[] = [];
	let inputs = 0;
	let slowest = 0;
	for (; inputs < few || Date.now() < until; inputs += 1) {
		const input = make(dice);
		let took = await timed(answer, input, what, inputs);
		for (let again = 0; again < 3 && took > HANG; again += 1) {
			took = Math.min(took, await timed(answer, input, what, inputs));
		}
		slowest = Math.max(slowest, took);
		if (took > HANG) hangs.push(`${what}, input ${inputs} of seed ${SEED}: ${Math.round(took)} ms`);
		if (inputs % 1_000 === 999) await new Promise(setImmediate);
	}
	if (MINUTES > 0) {
		console.log(`${what}: ${inputs} inputs, the slowest ${slowest.toFixed(1)} ms`);
	}
	return { inputs, hangs };
}

async function timed<Input>(
	answer: (input: Input) => unknown,
	input: Input,
	what: string,
	inputs: number
): Promise<number> {
	try {
		let begun = worked();
		const said = answer(input);
		if (!isStretches(said)) {
			await said;
			return worked() - begun;
		}
		let longest = 0;
		for (
			let done: boolean | undefined = false;
			!done;
			longest = Math.max(longest, worked() - begun)
		) {
			begun = worked();
			({ done } = said.next());
		}
		return longest;
	} catch (cause) {
		throw new Error(`${what}, input ${inputs} of seed ${SEED}`, { cause });
	}
}

/** Milliseconds that this thread has worked: what else the machine does counts for nothing. */
function worked(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1_000;
}

const isStretches = (said: unknown): said is Iterator<unknown> =>
	typeof said === 'object' && said !== null && 'next' in said;

const ODD_TEXTS = [
	'',
	' ',
	'__proto__',
	'constructor',
	'toString',
	'../../etc/passwd',
	'=1+1',
	'@SUM(A1)',
	'<script>alert(1)</script>',
	'{{7*7}}',
	'%00',
	'\0\u0007',
	'\u202Eevil\u202C',
	'\ud800',
	'e\u0301'.repeat(40),
	'\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
	'שלום عليكم',
	'x'.repeat(5_000),
	'\r\nSet-Cookie: a=b',
	"'; DROP TABLE workshops; --"
];
const ODD_NUMBERS = [0, -1, 1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 99, 100, 1_000_001, 5e-324];

/** Any JSON value, of the kinds that trip programs up. */
export function oddValue(dice: Dice, depth = 0): unknown {
	switch (dice(depth > 4 ? 4 : 7)) {
		case 0:
			return pick(dice, ODD_TEXTS);
		case 1:
			return pick(dice, ODD_NUMBERS);
		case 2:
			return pick(dice, [null, true, false]);
		case 3:
			return dice(100) - 10;
		case 4:
			return Array.from({ length: dice(5) }, () => oddValue(dice, depth + 1));
		case 5:
			return nested(dice(300), dice);
		default:
			return oddObject(dice, depth + 1);
	}
}

function oddObject(dice: Dice, depth: number): unknown {
	const entries = Array.from({ length: dice(4) }, () => [
		pick(dice, [...ODD_TEXTS.slice(0, 6), 'type', 'id', 'name', 'seat', 'title']),
		oddValue(dice, depth)
	]);
	// parsed, so that `__proto__` is a key like any other
	return JSON.parse(
		`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`
	);
}

function nested(depth: number, dice: Dice): unknown {
	let value: unknown = 1;
	for (let level = 0; level < depth; level += 1) value = dice(2) ? [value] : { a: value };
	return value;
}

/** A JSON value with some of its parts exchanged, left out or added. */
export function altered(dice: Dice, value: unknown, odds = 4): unknown {
	if (dice(odds * 3) === 0) return oddValue(dice);
	if (Array.isArray(value)) {
		const items = (value as unknown[]).map((item) => altered(dice, item, odds * 2));
		if (dice(odds * 2) === 0) items.push(oddValue(dice));
		if (dice(odds * 2) === 0) items.shift();
		return items;
	}
	if (typeof value !== 'object' || value === null) {
		return dice(odds) === 0 ? oddValue(dice) : value;
	}
	const entries = Object.entries(value)
		.filter(() => dice(odds * 2) > 0)
		.map(([key, inner]) => [key, altered(dice, inner, odds * 2)] as [string, unknown]);
	if (dice(odds * 2) === 0) entries.push([pick(dice, ODD_TEXTS), oddValue(dice)]);
	return Object.fromEntries(entries);
}

/** Bytes with some of them exchanged, cut off or said twice. */
export function alteredBytes(dice: Dice, whole: Uint8Array): Uint8Array {
	if (dice(8) === 0) return Uint8Array.from({ length: dice(60) }, () => dice(256));
	const cut = dice(3) === 0 ? dice(whole.length + 1) : whole.length;
	const bytes = Uint8Array.from(whole.subarray(0, cut));
	for (let changes = dice(4); changes > 0 && bytes.length > 0; changes -= 1) {
		bytes[dice(bytes.length)] = dice(3) === 0 ? pick(dice, [0, 127, 128, 255]) : dice(256);
	}
	return dice(10) === 0
		? Uint8Array.from([...bytes, ...whole.subarray(dice(whole.length + 1))])
		: bytes;
}
