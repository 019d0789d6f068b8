/** npm run lab -- bench-lesson [--seats 4] [--rounds 3]: how long a round of phase 1 takes in both tempos, and in how many of its seconds each child has something of its own to do, with the words that its screen shows. What was read once is not read again. Nobody talks in it: a table takes longer. */
import { parseArgs } from 'node:util';
import { anyModule } from '../src/lib/engine/module.ts';
import { dealing, open, play, type Position } from '../src/lib/engine/referee.ts';
import { seededSource } from '../src/lib/engine/random.ts';
import { suggestions } from '../src/lib/games/biome/challenges/catalogue.ts';
import { biome } from '../src/lib/games/biome/index.ts';
import type { SeatAction, State } from '../src/lib/games/biome/rules/state.ts';
import { tasksOf, toAct } from '../src/lib/games/biome/rules/toAct.ts';
import { phones, wordsIn } from './phoneWords.ts';

/** Words a minute that a child of twelve reads, and writes on a phone. */
const PACE = { reads: 150, writes: 20 };
/** Words of an answer, of the name of a Resource, of the sentence for the history. */
const WORDS = { answer: 12, name: 2, sentence: 10 };
/** Seconds from one tap to the next; until five dice lie still. */
const TAKES = { tap: 2, dice: 1.5 };
/** Taps that a plan asks for: stat, RP and Resource; its steps. */
const PLAN_TAPS = 6;

const { values } = parseArgs({
	options: {
		seats: { type: 'string', default: '4' },
		rounds: { type: 'string', default: '3' }
	}
});
const seats = Number(values.seats);
const module = anyModule(biome);
const screens = await phones();
const reading = (words: number) => (words / PACE.reads) * 60;
const writing = (words: number) => (words / PACE.writes) * 60;

/** What each child has read already. */
class Readers {
	/** How many words a step shows where it is met first. */
	readonly steps = new Map<string, number>();
	readonly #read = Array.from({ length: seats }, () => new Set<string>());

	/** Seconds for what stands on a child's screen and is new to it. */
	async secondsOf(view: State, seat: number): Promise<number> {
		const texts = await screens.textsOn(module.view(view, seat), seat);
		return reading(wordsIn(texts.filter((text) => !this.#read[seat]?.has(text))));
	}

	/** It has read what stands there. */
	async hasRead(view: State, seat: number): Promise<void> {
		const texts = await screens.textsOn(module.view(view, seat), seat);
		for (const text of texts) this.#read[seat]?.add(text);
		const { step } = tasksOf(view, seat)[0] ?? view;
		const what = toAct(view).includes(seat) ? step : 'waiting';
		if (!this.steps.has(what)) this.steps.set(what, wordsIn(texts));
	}
}

/** Somebody who does something of their own, from and until, in seconds. */
interface Work {
	readonly seat: number;
	readonly from: number;
	readonly until: number;
}

interface Task {
	readonly action: SeatAction;
	readonly seconds: number;
}

/** What a seat does next and how many seconds that takes beside reading. */
function taskOf(view: State, seat: number): Task | null {
	const at = tasksOf(view, seat)[0] ?? view;
	const named = view.step === 'prepare' ? { for: at.active } : {};
	switch (at.step) {
		case 'sphere':
			return { action: { type: 'rollSphere' }, seconds: TAKES.tap + TAKES.dice };
		case 'pickSphere':
			return { action: { type: 'pickSphere', sphere: 'biosphere' }, seconds: TAKES.tap };
		case 'challenge': {
			const [first] = suggestions({ ...view, ...at });
			const action = { type: 'setChallenge', catalogue: first?.id ?? null, ...named } as const;
			return { action, seconds: TAKES.tap };
		}
		case 'plan': {
			const stat = 'resilience';
			const plan = { type: 'plan', stat, rp: 1, resource: { name: 'roots' } } as const;
			const seconds = writing(WORDS.answer + WORDS.name) + PLAN_TAPS * TAKES.tap;
			return { action: { ...plan, solution: answerOf(seat) }, seconds };
		}
		case 'agree':
			return { action: { type: 'agree', ok: true, ...named }, seconds: TAKES.tap };
		case 'roll':
			return { action: { type: 'roll' }, seconds: TAKES.tap + TAKES.dice };
		case 'mixed':
			return { action: { type: 'chooseMixed', give: 'rp' }, seconds: TAKES.tap };
		default:
			return null;
	}
}

/** As long as children write, and new to whoever reads it. */
let answers = 0;
const answerOf = (seat: number): string =>
	Array.from({ length: WORDS.answer }, () => `${seat}-${answers++}`).join(' ');

/** Plays a number of rounds: how many seconds each took, and what everybody did. */
async function lesson(tempo: 'turns' | 'together', rounds: number) {
	const deal = dealing(seededSource(7));
	const options = { tempo, unaided: 'always', startRp: 10, agreement: 'one' };
	const opened = open(module, seats, options, deal);
	if ('refused' in opened) throw new Error(opened.refused.code);
	let { position } = opened;
	const biomes = ['forest', 'desert', 'tundra', 'aquatic', 'grassland'] as const;
	for (let seat = 0; seat < seats; seat += 1) {
		position = done(position, seat, { type: 'chooseBiome', biome: biomes[seat % 5] ?? 'forest' });
	}
	position = done(position, 'facilitator', { type: 'advance' });
	const works: Work[] = [];
	const ends: number[] = [];
	const free = Array.from({ length: seats }, () => 0);
	const guessed = new Set<string>();
	const readers = new Readers();
	let now = 0;
	/** When the last action was done: while all prepare, `now` stands still. */
	let clock = 0;
	const stateOf = () => position.state as State;
	while (ends.length < rounds) {
		const view = stateOf();
		const tasks: { seat: number; task: Task; from: number }[] = [];
		for (const seat of toAct(view)) {
			const task = taskOf(view, seat);
			if (!task) continue;
			const seconds = task.seconds + (await readers.secondsOf(view, seat));
			tasks.push({ seat, task: { ...task, seconds }, from: Math.max(now, free[seat] ?? 0) });
		}
		const [next] = tasks.toSorted(
			(one, other) => one.from + one.task.seconds - other.from - other.task.seconds
		);
		if (!next) throw new Error(`nobody knows what to do in ${view.step}`);
		await guesses({ view, now: Math.max(now, clock), works, free, guessed, readers });
		const { seat, task, from } = next;
		await readers.hasRead(view, seat);
		const until = from + task.seconds;
		works.push({ seat, from, until });
		free[seat] = until;
		clock = until;
		const turns = turnsIn(view);
		const { round } = view;
		position = done(position, seat, task.action);
		now = Math.max(now, view.step === 'prepare' ? now : until);
		if (turnsIn(stateOf()) > turns) {
			now = Math.max(now, until);
			// all read what the dice did; whose turn it was goes on to write of it
			let own = 0;
			for (let one = 0; one < seats; one += 1) {
				const seconds = await readers.secondsOf(stateOf(), one);
				works.push({ seat: one, from: now, until: now + seconds });
				await readers.hasRead(stateOf(), one);
				if (one === seat) own = seconds;
			}
			now += own;
			works.push({ seat, from: now, until: now + writing(WORDS.sentence) });
			if (tempo === 'turns') now += writing(WORDS.sentence);
		}
		if (view.step === 'prepare' && stateOf().step !== 'prepare') now = Math.max(...free);
		if (stateOf().round > round) ends.push(now);
	}
	return { ends, works, now, steps: readers.steps };
}

const turnsIn = ({ history }: State) => history.filter(({ kind }) => kind === 'turn').length;

interface Waiting {
	readonly view: State;
	readonly now: number;
	readonly works: Work[];
	readonly free: readonly number[];
	readonly guessed: Set<string>;
	readonly readers: Readers;
}

/** Who waits while a plan stands reads it and guesses how its dice fall: once for each plan, beside the turn. */
async function guesses({ view, now, works, free, guessed, readers }: Waiting) {
	if (!['prepare', 'roll', 'agree'].includes(view.step)) return;
	for (let seat = 0; seat < seats; seat += 1) {
		if (toAct(view).includes(seat) || (free[seat] ?? 0) > now) continue;
		const seconds = await readers.secondsOf(view, seat);
		const key = `${seat} ${turnsIn(view)}`;
		const guess = seat !== view.active && !guessed.has(key) ? TAKES.tap : 0;
		if (seconds + guess === 0) continue;
		guessed.add(key);
		works.push({ seat, from: now, until: now + seconds + guess });
		await readers.hasRead(view, seat);
	}
}

function done(
	position: Position,
	actor: number | 'facilitator',
	action: SeatAction | { type: 'advance' }
) {
	const played = play(module, position, actor, action, dealing(seededSource(position.log.length)));
	if ('refused' in played) throw new Error(`${action.type}: ${played.refused.code}`);
	return played.position;
}

/** The share of the seconds in which a child does something of its own, on average. */
function busy(works: readonly Work[], end: number): number {
	let own = 0;
	for (let seat = 0; seat < seats; seat += 1) {
		const mine = works.filter((one) => one.seat === seat);
		for (let second = 0; second < end; second += 1) {
			if (mine.some(({ from, until }) => from <= second && second < until)) own += 1;
		}
	}
	return own / (Math.ceil(end) * seats);
}

/** What a lesson of four who prepare together is held to: minutes of a round, and the share of the seconds with something of one's own. */
const HOLDS = { seats: 4, minutes: 5, own: 0.8 };

for (const tempo of ['turns', 'together'] as const) {
	const { ends, works, now, steps } = await lesson(tempo, Number(values.rounds));
	const lengths = ends.map((end, index) => (end - (ends[index - 1] ?? 0)) / 60);
	const own = busy(works, now);
	console.log(
		`${tempo.padEnd(9)} ${seats} children: rounds of ${lengths.map((one) => one.toFixed(1)).join(', ')} min; something of one's own to do in ${Math.round(own * 100)} % of the seconds`
	);
	console.log(`  words: ${[...steps].map(([step, words]) => `${step} ${words}`).join(', ')}`);
	const isHeld = Math.max(...lengths) <= HOLDS.minutes && own >= HOLDS.own;
	if (tempo === 'together' && seats === HOLDS.seats && !isHeld) {
		console.error(
			`  a round may take ${HOLDS.minutes} min, with ${HOLDS.own * 100} % of one's own`
		);
		process.exitCode = 1;
	}
}
await screens.close();
