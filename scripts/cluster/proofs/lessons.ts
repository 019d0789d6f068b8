/** 2 to 7: phones play and write while processes, the database and the ways between them fail. */
import { openCluster, type Cluster } from '../cluster.ts';
import { Lesson, type Findings } from '../lesson.ts';
import { openTunnel, type Tunnel } from '../tunnel.ts';

const pause = (time: number) => new Promise((go) => setTimeout(go, time));

/** Who plays, and what chance does. */
interface Scene {
	readonly dice: (n: number) => number;
	/** Of five phones each. */
	readonly tables: number;
}

/** Milliseconds: of a lease, and within which everybody is back after an owner was killed. */
const LEASE = 6_000;
export const BACK = 12_000;

export interface Shown extends Findings {
	/** Milliseconds of each pause, or until each return. */
	readonly times: readonly number[];
}

/** A lesson on three processes, in which `happens` does what it does to them. */
async function lesson(
	{ dice, tables }: Scene,
	happens: (cluster: Cluster, lesson: Lesson) => Promise<number[]>,
	opened: Promise<Cluster> = openCluster()
): Promise<Shown> {
	const cluster = await opened;
	try {
		const going = new Lesson(cluster, dice);
		await going.begin(tables);
		await going.goesOn();
		const times = await happens(cluster, going);
		return { ...(await going.end()), times };
	} finally {
		await cluster.close();
	}
}

/** 2: the owner is killed again and again. Times until all are back and go on. */
export const kills = (times: number, scene: Scene): Promise<Shown> =>
	lesson(scene, async (_, going) => {
		const back: number[] = [];
		for (let kill = 0; kill < times; kill += 1) {
			await pause(50 + scene.dice(700));
			const owner = await going.owner();
			const begun = performance.now();
			await owner.kill();
			await going.goesOn();
			await going.allBack();
			back.push(performance.now() - begun);
			await owner.restart();
		}
		return back;
	});

/** 3: the owner stands still for two leases, and goes on. Times until the phones play on elsewhere. */
export const standstill = (times: number, scene: Scene): Promise<Shown> =>
	lesson(scene, async (_, going) => {
		const elsewhere: number[] = [];
		for (let still = 0; still < times; still += 1) {
			const owner = await going.owner();
			const begun = performance.now();
			owner.pause();
			await pause(2 * LEASE);
			await going.goesOn();
			elsewhere.push(performance.now() - begun);
			if ((await going.owner()) === owner) throw new Error('who stands still owns a workshop');
			owner.resume();
			await going.goesOn();
		}
		return elsewhere;
	});

/** 4: PostgreSQL crashes and begins again in the middle of play. Times until all goes on, then how many phones were thrown out at once although no lease could run out. */
export const crashes = (times: number, scene: Scene): Promise<Shown & { readonly out: number }> => {
	let out = 0;
	return lesson(scene, async ({ server }, going) => {
		const back: number[] = [];
		for (let crash = 0; crash < times; crash += 1) {
			await pause(50 + scene.dice(700));
			const owner = await going.owner();
			const begun = performance.now();
			let apart = 0;
			const watching = setInterval(() => {
				apart = Math.max(apart, going.students.length - going.connected);
			}, 20);
			await server.crash();
			await going.goesOn();
			clearInterval(watching);
			const time = performance.now() - begun;
			back.push(time);
			// on a very busy machine a lease can run out meanwhile
			if (time < LEASE && (await going.owner()) === owner) out = Math.max(out, apart);
		}
		return back;
	}).then((shown) => ({ ...shown, out }));
};

/** 5: the way from the owner to PostgreSQL becomes a black hole. Milliseconds until the owner answers nobody any more. */
export async function blackHole(scene: Scene): Promise<Shown> {
	const tunnels: Tunnel[] = [];
	const opened = openCluster({
		reach: (url, process) => {
			const own = new URL(url);
			own.port = String(tunnels[process]?.port ?? own.port);
			return own.href;
		},
		before: async (url) => {
			for (let one = 0; one < 3; one += 1)
				tunnels.push(await openTunnel(() => Number(new URL(url).port)));
		}
	});
	const shown = await lesson(
		scene,
		async (cluster, going) => {
			const owner = await going.owner();
			const at = cluster.members.indexOf(owner);
			const begun = performance.now();
			tunnels[at]?.swallow();
			const asked = `http://127.0.0.1:${owner.port}/api/workshops/${going.workshop}`;
			let answered = 0;
			while (performance.now() - begun < 2 * LEASE) {
				const { status } = await fetch(asked, { signal: AbortSignal.timeout(15_000) });
				if (status < 500) answered = performance.now() - begun;
				await pause(50);
			}
			await going.goesOn();
			if ((await going.owner()) === owner) throw new Error('who sees no database owns a workshop');
			tunnels[at]?.mend();
			await going.goesOn();
			return [answered];
		},
		opened
	);
	for (const tunnel of tunnels) await tunnel.close();
	return shown;
}

/** 6: the ways between the processes are cut while the lease lives. How many asked of whom got 503, and how many owners there were. */
export async function cutLinks(times: number, scene: Scene): Promise<Shown> {
	const ports: number[] = [];
	const links: Tunnel[] = [];
	const opened = openCluster({
		before: async () => {
			for (let one = 0; one < 3; one += 1) links.push(await openTunnel(() => ports[one] ?? 0));
		},
		address: (port, process) => {
			ports[process] = port;
			return `127.0.0.1:${links[process]?.port ?? port}`;
		}
	});
	const shown = await lesson(
		scene,
		async (cluster, going) => {
			const owner = await going.owner();
			for (const link of links) link.swallow();
			const statuses: number[] = [];
			const others = cluster.members.filter((one) => one !== owner);
			for (let cut = 0; cut < times; cut += 1) {
				for (const { port } of others) {
					const { status } = await fetch(
						`http://127.0.0.1:${port}/api/workshops/${going.workshop}`
					);
					statuses.push(status);
				}
				if ((await going.owner()) !== owner) throw new Error('there were two owners');
			}
			for (const link of links) link.mend();
			await going.goesOn();
			return statuses;
		},
		opened
	);
	for (const link of links) await link.close();
	return shown;
}

/** 7: all three are begun anew, one after the other, under load. Milliseconds for which each phone heard nothing of being saved. */
export const rolling = (times: number, scene: Scene): Promise<Shown> =>
	lesson(scene, async ({ members }, going) => {
		const pauses: number[] = [];
		const last = new Map(
			going.students.map((one) => [one, { saved: one.saved, at: performance.now() }])
		);
		const watching = setInterval(() => {
			for (const [student, seen] of last) {
				if (student.saved === seen.saved) continue;
				pauses.push(performance.now() - seen.at);
				last.set(student, { saved: student.saved, at: performance.now() });
			}
		}, 5);
		for (let round = 0; round < times; round += 1) {
			for (const member of members) {
				await member.stop();
				await going.goesOn();
				await member.restart();
				await pause(1_000);
			}
		}
		clearInterval(watching);
		return pauses;
	});
