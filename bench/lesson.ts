/** npm run lab -- bench-lesson [--seats 6] [--rounds 3]: how long a round of phase 1 takes in both tempos, and how much of it each child has something of its own to do. Nobody talks in it: a table takes longer. */
import { parseArgs } from 'node:util';
import { anyModule } from '../src/lib/engine/module.ts';
import { dealing, open, play, type Position } from '../src/lib/engine/referee.ts';
import { seededSource } from '../src/lib/engine/random.ts';
import { suggestions } from '../src/lib/games/biome/challenges/catalogue.ts';
import { biome } from '../src/lib/games/biome/index.ts';
import type { SeatAction, State } from '../src/lib/games/biome/rules/state.ts';
import { tasksOf, toAct } from '../src/lib/games/biome/rules/toAct.ts';

/** Words a minute that a child of twelve reads, and writes on a phone. */
const PACE = { reads: 150, writes: 20 };
/** Words of an answer, of the name of a Resource, of the sentence for the history. */
const WORDS = { answer: 12, name: 2, sentence: 10 };
/** Seconds from one tap to the next; until five dice lie still; until what they did is read. */
const TAKES = { tap: 2, dice: 1.5, result: 15 };
/** Taps that a plan asks for: stat, RP and Resource; its steps. */
const PLAN_TAPS = 6;

const { values } = parseArgs({
	options: {
		seats: { type: 'string', default: '6' },
		rounds: { type: 'string', default: '3' }
	}
});
const seats = Number(values.seats);
const module = anyModule(biome);
const reading = (words: number) => (words / PACE.reads) * 60;
const writing = (words: number) => (words / PACE.writes) * 60;
const wordsIn = (text: string) => text.split(/\s+/u).length;

/** Somebody who does something of their own, from and until, in seconds. */
interface Work {
	readonly seat: number;
	readonly from: number;
	readonly until: number;
}

/** What a seat does next and how many seconds it takes; what it does beside the turn follows in `aside`. */
function taskOf(view: State, seat: number): { action: SeatAction; seconds: number } | null {
	const at = tasksOf(view, seat)[0] ?? view;
	const named = view.step === 'prepare' ? { for: at.active } : {};
	switch (at.step) {
		case 'sphere':
			return { action: { type: 'rollSphere' }, seconds: 2 * TAKES.tap + TAKES.dice };
		case 'pickSphere':
			return { action: { type: 'pickSphere', sphere: 'biosphere' }, seconds: 2 * TAKES.tap };
		case 'challenge': {
			const [first] = suggestions({ ...view, ...at });
			const words = suggestions({ ...view, ...at }).map(({ title, text }) => `${title} ${text}`);
			const action = { type: 'setChallenge', catalogue: first?.id ?? null, ...named } as const;
			return { action, seconds: reading(wordsIn(words.join(' '))) + TAKES.tap };
		}
		case 'plan': {
			const stat = 'resilience';
			const plan = { type: 'plan', stat, rp: 1, resource: { name: 'roots' } } as const;
			const seconds = reading(20) + writing(WORDS.answer + WORDS.name) + PLAN_TAPS * TAKES.tap;
			return { action: { ...plan, solution: 'Deep roots hold the ground' }, seconds };
		}
		case 'agree':
			return {
				action: { type: 'agree', ok: true, ...named },
				seconds: reading(20 + WORDS.answer + WORDS.name) + TAKES.tap
			};
		case 'roll':
			return { action: { type: 'roll' }, seconds: TAKES.tap + TAKES.dice };
		case 'mixed':
			return { action: { type: 'chooseMixed', give: 'rp' }, seconds: reading(20) + TAKES.tap };
		default:
			return null;
	}
}

/** Plays a number of rounds: how many seconds each took, and what everybody did. */
function lesson(tempo: 'turns' | 'together', rounds: number) {
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
	let now = 0;
	const stateOf = () => position.state as State;
	while (ends.length < rounds) {
		const view = stateOf();
		const next = toAct(view)
			.flatMap((seat) => {
				const task = taskOf(view, seat);
				return task ? [{ seat, task, from: Math.max(now, free[seat] ?? 0) }] : [];
			})
			.toSorted((one, other) => one.from + one.task.seconds - other.from - other.task.seconds)[0];
		if (!next) throw new Error(`nobody knows what to do in ${view.step}`);
		guesses(view, now, works, free, guessed);
		const { seat, task, from } = next;
		const until = from + task.seconds;
		works.push({ seat, from, until });
		free[seat] = until;
		const turns = turnsIn(view);
		const { round } = view;
		position = done(position, seat, task.action);
		now = Math.max(now, view.step === 'prepare' ? now : until);
		if (turnsIn(stateOf()) > turns) {
			now = Math.max(now, until) + TAKES.result;
			works.push({ seat, from: now, until: now + writing(WORDS.sentence) });
			if (tempo === 'turns') now += writing(WORDS.sentence);
		}
		if (view.step === 'prepare' && stateOf().step !== 'prepare') now = Math.max(...free);
		if (stateOf().round > round) ends.push(now);
	}
	return { ends, works, now };
}

const turnsIn = ({ history }: State) => history.filter(({ kind }) => kind === 'turn').length;

/** Who waits while a plan stands guesses how its dice fall: once for each roll, beside the turn. */
function guesses(view: State, now: number, works: Work[], free: number[], guessed: Set<string>) {
	if (view.step !== 'roll' && view.step !== 'agree') return;
	for (let seat = 0; seat < seats; seat += 1) {
		const key = `${seat} ${turnsIn(view)}`;
		if (seat === view.active || guessed.has(key) || (free[seat] ?? 0) > now) continue;
		guessed.add(key);
		works.push({ seat, from: now, until: now + reading(20 + WORDS.answer) + TAKES.tap });
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

/** The share of the minutes in which a child does something of its own, on average. */
function busy(works: readonly Work[], end: number): number {
	const minutes = Math.ceil(end / 60);
	let own = 0;
	for (let seat = 0; seat < seats; seat += 1) {
		for (let minute = 0; minute < minutes; minute += 1) {
			const [from, until] = [minute * 60, minute * 60 + 60];
			if (works.some((one) => one.seat === seat && one.from < until && one.until > from)) own += 1;
		}
	}
	return own / (minutes * seats);
}

for (const tempo of ['turns', 'together'] as const) {
	const { ends, works, now } = lesson(tempo, Number(values.rounds));
	const lengths = ends.map((end, index) => ((end - (ends[index - 1] ?? 0)) / 60).toFixed(1));
	console.log(
		`${tempo.padEnd(9)} rounds of ${lengths.join(', ')} min; something of one's own to do in ${Math.round(busy(works, now) * 100)} % of the minutes`
	);
}
