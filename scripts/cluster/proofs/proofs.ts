/** What is held of several servers on one database, by number; each says in a line what it has seen, or throws. */
import { seededSource } from '../../../src/lib/engine/random.ts';
import { startDatabase } from '../postgres.ts';
import { alone } from './alone.ts';
import * as lessons from './lessons.ts';
import { race } from './race.ts';
import * as visits from './visits.ts';

/** How much of each is done: bounded in `npm test`, in full by `npm run cluster -- --prove`. */
export interface Counts {
	readonly appends: number;
	readonly kills: number;
	readonly standstills: number;
	readonly crashes: number;
	readonly rounds: number;
	readonly guesses: number;
	readonly letters: number;
	readonly actions: number;
	/** Tables of five phones each in a lesson. */
	readonly tables: number;
	/** How often everybody who is cut off asks. */
	readonly cuts: number;
	/** Whether times are held, too: on a machine that does nothing else. */
	readonly timed: boolean;
}

export const BOUNDED: Counts = {
	...{ appends: 400, kills: 2, standstills: 1, crashes: 2, rounds: 1 },
	...{ guesses: 60, letters: 40, actions: 40, tables: 2, cuts: 1, timed: false }
};
export const FULL: Counts = {
	...{ appends: 10_000, kills: 100, standstills: 5, crashes: 20, rounds: 3 },
	...{ guesses: 300, letters: 500, actions: 400, tables: 6, cuts: 6, timed: true }
};

export interface Proof {
	readonly number: number;
	readonly title: string;
	readonly run: (counts: Counts) => Promise<string>;
}

const hold = (right: boolean, what: string): void => {
	if (!right) throw new Error(what);
};
const dice = (number: number) => seededSource(100 + number);
const seconds = (time: number) => `${(time / 1_000).toFixed(1)} s`;
const at = (times: readonly number[], part: number): number =>
	times.toSorted((a, b) => a - b)[Math.ceil((times.length - 1) * part)] ?? 0;
const spread = (times: readonly number[]) =>
	`median ${seconds(at(times, 0.5))}, at worst ${seconds(at(times, 1))}`;

/** What every lesson has to show. */
function whole({ actions, edits, faults }: lessons.Shown): string {
	hold(faults.length === 0, faults.slice(0, 5).join('; '));
	hold(actions > 0 && edits > 0, 'nothing was played or written');
	return `${actions} actions and ${edits} edits, none lost or doubled`;
}

export const PROOFS: readonly Proof[] = [
	{
		number: 1,
		title: 'three owners race, with pauses beyond their leases',
		async run({ appends }) {
			const server = await startDatabase();
			try {
				const { appended, fenced, faults } = await race(server, appends, dice(1));
				hold(faults.length === 0, faults.slice(0, 5).join('; '));
				hold(appended >= appends && fenced > 0, 'nobody came too late');
				return `${appended} entries, each once and in order; ${fenced} stale writes, all refused`;
			} finally {
				await server.stop();
			}
		}
	},
	{
		number: 2,
		title: 'the owner is killed under phones that play and write',
		async run({ kills, timed, tables }) {
			const shown = await lessons.kills(kills, { dice: dice(2), tables });
			hold(!timed || at(shown.times, 1) <= lessons.BACK, `back only after ${spread(shown.times)}`);
			return `${kills} kills: ${whole(shown)}; all back and on: ${spread(shown.times)}`;
		}
	},
	{
		number: 3,
		title: 'the owner stands still for two leases, and goes on',
		async run({ standstills, tables }) {
			const shown = await lessons.standstill(standstills, { dice: dice(3), tables });
			return `${standstills} times: ${whole(shown)}; on elsewhere: ${spread(shown.times)}`;
		}
	},
	{
		number: 4,
		title: 'PostgreSQL crashes in the middle of play',
		async run({ crashes, tables }) {
			const shown = await lessons.crashes(crashes, { dice: dice(4), tables });
			hold(shown.out === 0, `${shown.out} phones were apart at once`);
			return `${crashes} crashes: ${whole(shown)}; no phone was thrown out; on: ${spread(shown.times)}`;
		}
	},
	{
		number: 5,
		title: 'a black hole in place of the way to PostgreSQL',
		async run({ timed, tables }) {
			const shown = await lessons.blackHole({ dice: dice(5), tables });
			const answered = shown.times[0] ?? 0;
			hold(!timed || answered <= 6_000, `the owner still answered after ${seconds(answered)}`);
			return `the owner answered nobody after ${seconds(answered)}; ${whole(shown)}`;
		}
	},
	{
		number: 6,
		title: 'the ways between the processes are cut while the lease lives',
		async run({ cuts, tables }) {
			const shown = await lessons.cutLinks(cuts, { dice: dice(6), tables });
			hold(
				shown.times.every((status) => status === 503),
				`answers ${[...new Set(shown.times)].join(', ')}`
			);
			return `${shown.times.length} times 503, one owner throughout; ${whole(shown)}`;
		}
	},
	{
		number: 7,
		title: 'all three are begun anew under load, one after the other',
		async run({ rounds, tables }) {
			const shown = await lessons.rolling(rounds, { dice: dice(7), tables });
			return `${rounds} rounds: ${whole(shown)}; pause between two saves of a phone: p99 ${seconds(at(shown.times, 0.99))}, at worst ${seconds(at(shown.times, 1))}`;
		}
	},
	{
		number: 8,
		title: 'guesses spread over three processes meet one budget',
		async run({ guesses }) {
			const { told, budget, asked } = await visits.guesses(guesses);
			hold(asked === 3, `only ${asked} processes were asked`);
			hold(told >= 30 && told <= budget, `${told} answered, ${budget} allowed`);
			return `${guesses} guesses at ${asked} processes: ${told} answered, one budget allows ${budget}`;
		}
	},
	{
		number: 9,
		title: 'sockets and requests through a balancer that picks at random for each',
		async run({ letters }) {
			const { asked } = await visits.wires(letters);
			return `${2 * letters} letters by both wires, all at both phones; ${asked} processes were asked`;
		}
	},
	{
		number: 10,
		title: 'the whole main job, from opening to the printed history',
		async run({ actions }) {
			const job = await visits.mainJob(actions, dice(10));
			hold(job.deleted, 'the workshop was not deleted');
			return `${job.actions} actions, a history of ${Math.round(job.printed / 1024)} KiB, deleted`;
		}
	},
	{
		number: 11,
		title: 'the owner of a table is killed at which only the computer plays',
		run: async ({ kills }) => `${kills} kills; on elsewhere: ${spread(await alone(kills))}`
	}
];
