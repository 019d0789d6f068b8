/** What processes of this machine use, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

const PAGE = 4_096;
/** Of a second: what Linux counts processor time in. */
const TICKS = 100;

/** Bytes of memory that are theirs. */
export const weightOf = (pids: readonly number[]): number =>
	pids.reduce((sum, pid) => sum + Number(read(pid, 'statm').split(' ')[1] ?? 0) * PAGE, 0);

/** Seconds of processor time that they have used, with those they had started and that have ended. */
export const spentBy = (pids: readonly number[]): number =>
	pids.reduce((sum, pid) => sum + lineOf(pid).spent / TICKS, 0);

/** The processes of this name that a process has started, and those that these have. */
export function below(pid: number, name: string): number[] {
	const all = readdirSync('/proc').map(Number).filter(Boolean);
	const under = (parent: number): number[] =>
		all
			.filter((one) => lineOf(one).parent === parent && read(one, 'comm').trim() === name)
			.flatMap((one) => [one, ...under(one)]);
	return under(pid);
}

function lineOf(pid: number) {
	const line = read(pid, 'stat');
	// the name, in brackets, may hold anything
	const fields = line
		.slice(line.lastIndexOf(')') + 2)
		.split(' ')
		.map(Number);
	// its own time in the program and in the system, and that of children it has waited for
	const spent = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0);
	return { parent: fields[1], spent };
}

/** What Linux says of a process; nothing where it is gone. */
function read(pid: number, what: string): string {
	try {
		return readFileSync(`/proc/${pid}/${what}`, 'utf8');
	} catch {
		return '';
	}
}
