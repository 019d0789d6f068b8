/** A log walked through from its set-up, what was taken back too: each entry judged anew, and what was rolled in it. */
import { copyJson } from './json.ts';
import type { AnyModule } from './module.ts';
import { randomFrom, type Random } from './random.ts';
import { judge, type Entry, type Told } from './referee.ts';

/** Dice that were thrown together. */
export interface Roll {
	readonly sides: number;
	readonly dice: readonly number[];
}

/** An entry as the rules let it happen: options filled in, and told anew. */
interface Step<Kind extends Entry> {
	readonly entry: Kind;
	readonly rolls: readonly Roll[];
}

/** Thrown where a log does not follow from the rules: at which entry, counted from the set-up. */
export class LogBroken extends Error {
	readonly at: number;
	constructor(at: number, cause?: unknown) {
		super(`entry ${String(at)} does not follow from the rules`, { cause });
		this.at = at;
	}
}

/** What a draw needs to be heard: the rolls so far, and whether all that the log drew was asked for. */
interface Heard {
	readonly random: Random;
	readonly rolls: Roll[];
	spent(): boolean;
}

/**
 * The entries of a log in turn, each judged as if it were played now. Throws LogBroken at the first that the rules
 * refuse. What entries say they told is not believed: the rules tell it again.
 */
export function* retrace<Kind extends Entry>(
	module: AnyModule,
	log: readonly Kind[]
): Generator<Step<Kind>> {
	const returns = new Set(log.flatMap(({ deed }) => (deed.kind === 'rewind' ? [deed.to] : [])));
	const kept = new Map<number, string>();
	const seats = log[0]?.deed.kind === 'setup' ? log[0].deed.seats : 0;
	let state: unknown;
	for (const [at, entry] of log.entries()) {
		const heard = hearing(entry.draws);
		const told: Told[] = [];
		let deed;
		try {
			if (entry.seq !== at) throw new Error('entries are numbered from 0');
			({ state, deed } = after(module, at, entry.deed, { state, seats, kept, heard, told }));
			if (!heard.spent()) throw new Error('more was drawn than was asked for');
		} catch (cause) {
			throw new LogBroken(at, cause);
		}
		if (returns.has(at) && (deed.kind === 'setup' || deed.kind === 'action')) {
			kept.set(at, JSON.stringify(state));
		}
		yield { entry: { ...entry, deed, told }, rolls: heard.rolls };
	}
}

interface Before {
	readonly state: unknown;
	/** How many there were at the set-up. */
	readonly seats: number;
	/** The states to which later entries return, as JSON: so they take the least room. */
	readonly kept: ReadonlyMap<number, string>;
	readonly heard: Heard;
	readonly told: Told[];
}

/** The state after a deed, and the deed as it should be. Throws where the rules or the order of a log forbid it. */
function after(
	module: AnyModule,
	at: number,
	deed: Entry['deed'],
	before: Before
): { state: unknown; deed: Entry['deed'] } {
	if ((deed.kind === 'setup') !== (at === 0)) throw new Error('a log begins with its set-up');
	switch (deed.kind) {
		case 'setup':
			return setUp(module, deed, before);
		case 'action':
			return acted(module, deed, before);
		case 'rewind': {
			const there = before.kept.get(deed.to);
			if (there === undefined) throw new Error('the game never stood there');
			return { deed, state: JSON.parse(there) };
		}
		case 'desk':
			return { deed, state: before.state };
	}
}

type Setup = Extract<Entry['deed'], { kind: 'setup' }>;
type Act = Extract<Entry['deed'], { kind: 'action' }>;

function setUp(module: AnyModule, { seats, options }: Setup, { heard }: Before) {
	const filled = module.options.fill(options, seats);
	if ('refused' in filled || !module.about.seats.includes(seats)) throw new Error('no such set-up');
	const state = module.setup(seats, copyJson(filled.options), heard.random);
	return { state, deed: { kind: 'setup', seats, options: filled.options } as const };
}

function acted(module: AnyModule, deed: Act, { state, seats, heard, told }: Before) {
	const { actor } = deed;
	if (actor !== 'facilitator' && actor >= (module.seated?.(state) ?? seats)) {
		throw new Error('no such seat');
	}
	const parsed = module.action.parse(deed.action);
	if ('field' in parsed) throw new Error(`no such action: ${parsed.field}`);
	const { action } = parsed;
	const refused = judge(module, state, actor, action);
	if (refused) throw new Error(refused.code);
	module.apply(state, actor, copyJson(action), {
		random: heard.random,
		tell(event, seats) {
			told.push({ event: copyJson(event), ...(seats ? { seats: [...seats] } : {}) });
		}
	});
	return { state, deed: { ...deed, action } };
}

/** Gives a log's numbers again, and notes which of them were dice. Throws where they do not fit. */
function hearing(draws: readonly number[]): Heard {
	let next = 0;
	const rolls: Roll[] = [];
	const plain = randomFrom((below) => {
		const drawn = draws[next++];
		if (drawn === undefined || drawn >= below) throw new Error('the dice do not fit');
		return drawn;
	});
	const noted = (sides: number, dice: number[]) => {
		rolls.push({ sides, dice });
		return dice;
	};
	return {
		rolls,
		spent: () => next === draws.length,
		random: {
			die: (sides) => noted(sides, plain.dice(1, sides))[0] ?? 1,
			dice: (count, sides) => [...noted(sides, plain.dice(count, sides))],
			shuffle: (items) => plain.shuffle(items)
		}
	};
}
