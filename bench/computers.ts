/** npm run lab -- bench-computers [--seconds 30]: thirty phones play and write, by turns alone and beside six strong computer players; how much longer they wait. */
import { parseArgs } from 'node:util';
import { seededSource } from '../src/lib/engine/random.ts';
import { Student } from '../test/e2e/crowd.ts';
import { demand, openHouse } from '../test/e2e/house.ts';
import { at, spread } from './spread.ts';
import { pause } from './pause.ts';

const [TABLES, SEATS] = [6, 5];
/** Milliseconds in which each phone does something once. */
const PACE = 1_000;
/** Tables at which two computers play against each other. */
const MATCHES = 3;
/** How often each is measured, by turns. */
const ROUNDS = 3;
/** Of the design: milliseconds by which the 95th percentile may move. */
const BAR = 20;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
const dice = seededSource(7);

interface Waits {
	/** From the press until the answer, in milliseconds. */
	readonly turns: number[];
	/** From a letter until it is stored. */
	readonly edits: number[];
}

const house = await openHouse();
const { workshop = '', token = '' } = await demand(house, 'workshops', { body: { title: '7b' } });
const students = await class7b();
const matches = await Promise.all(Array.from({ length: MATCHES }, match));
const alone: Waits = { turns: [], edits: [] };
const beside: Waits = { turns: [], edits: [] };
await played({ turns: [], edits: [] }); // what a process does for the first time is not measured
for (let round = 0; round < ROUNDS; round++) {
	await played(alone);
	await thinking(true);
	await played(beside);
	await thinking(false);
}
for (const student of students) student.leave();
await house.close();
report();

/** Another table of the workshop. */
function table(body: object): Promise<{ table: string; code: string }> {
	return demand(house, `workshops/${workshop}/tables`, { body, token });
}

async function class7b(): Promise<Student[]> {
	const all: Student[] = [];
	const options = { collapsePercent: 'off', equilibriumRounds: 3, graceRounds: 3, startRp: 10 };
	for (let number = 0; number < TABLES; number++) {
		const { table: id, code } = await table({ game: 'biome', seats: SEATS, options });
		for (let seat = 0; seat < SEATS; seat++) {
			const body = { code, name: `Student ${seat}`, seat };
			const joined = await demand(house, 'join', { body });
			all.push(new Student(house, id, seat, joined['token'] ?? ''));
		}
	}
	return all;
}

async function match(): Promise<string> {
	const { table: id } = await table({ game: 'timberland', seats: 2 });
	return id;
}

/** Gives the seats of the matches to strong computers that act once in a second, or takes them away. */
async function thinking(on: boolean): Promise<void> {
	for (const id of matches) {
		await demand(house, `tables/${id}/rehearsal`, { body: { on, seconds: 1 }, token });
		for (let seat = 0; on && seat < 2; seat++) {
			const body = { level: 'strong' };
			await demand(house, `tables/${id}/computers/${seat}`, { method: 'PUT', body, token });
		}
	}
}

/** Everybody plays and writes for a while. */
async function played(waits: Waits): Promise<void> {
	const until = Date.now() + Number(values.seconds) * 1_000;
	await Promise.all(
		students.map(async (student, place) => {
			await pause((PACE / students.length) * place);
			while (Date.now() < until) {
				await Promise.all([turn(student, waits), edit(student, waits), pause(PACE)]);
			}
		})
	);
}

async function turn(student: Student, { turns }: Waits): Promise<void> {
	const { size } = student.acted;
	const began = performance.now();
	await student.act(dice);
	if (student.acted.size > size) turns.push(performance.now() - began);
}

async function edit(student: Student, { edits }: Waits): Promise<void> {
	const began = performance.now();
	student.write();
	const { written } = student;
	while (student.saved < written) await pause(1);
	edits.push(performance.now() - began);
}

function report(): void {
	for (const what of ['turns', 'edits'] as const) {
		const moved = at(beside[what], 0.95) - at(alone[what], 0.95);
		const [without, besideSix] = [spread(alone[what], 1), spread(beside[what], 1)];
		console.log(`${what}: alone ${without}; beside six computers ${besideSix}`);
		console.log(`the 95th percentile moves by ${moved.toFixed(1)} ms (at most ${BAR} ms)`);
		if (moved > BAR) process.exitCode = 1;
	}
}
