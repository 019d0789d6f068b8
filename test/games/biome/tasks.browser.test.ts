/** One screen, one task: whatever comes, a phone stands at what is to be done, and its button is in view. */
import { expect, test } from 'vitest';
import { biome } from '../../../src/lib/games/biome/index.ts';
import { anyModule } from '../../../src/lib/engine/module.ts';
import type { PlayedTable } from '../../components/table.svelte.ts';
import { PHONE, resize, until } from '../../components/mounting.ts';
import { actsOutOfView, inView, LETTERS, setLetters, visible } from '../../components/seen.ts';
import { arrived, showPhone } from '../../components/tables.ts';
import { isWhole } from '../../whole.ts';

const game = anyModule(biome);
/** The facilitator gives a seat to somebody who comes late. */
const LATE = { type: 'addSeat', biome: 'desert' };
/** A size, and how many games are played there. */
const SIZES = [
	[PHONE, isWhole ? 4 : 1],
	[{ width: 320, height: 568 }, 4],
	[{ width: 390, height: 844 }, 2],
	[{ width: 844, height: 390 }, 2],
	[{ width: 768, height: 1024 }, 2],
	[{ width: 1440, height: 900 }, 2]
] as const;

/** The task that stands there, its first line and its buttons; where they are not in view, what is. */
function seen() {
	const tasks = visible('[data-task]').filter((one) => one.dataset['task'] !== '');
	const hidden = tasks.map((one) => one.querySelector('p') ?? one).filter((one) => !inView(one));
	return {
		task: tasks[0]?.dataset['task'] ?? '',
		out: [
			...hidden.map((one) => one.outerHTML.slice(0, 120)),
			...(tasks.length > 0 ? actsOutOfView() : [])
		]
	};
}

/** Lets the table go on where it waits for the facilitator. */
function goOn({ game }: PlayedTable): boolean {
	const word = game.module.facilitate?.resumed?.(game.view('table'));
	return word !== undefined && game.act('facilitator', word);
}

interface Setting {
	readonly letters?: (typeof LETTERS)[number];
	/** The fewest unless said. */
	readonly seats?: number;
	/** One turn after the other unless said. */
	readonly tempo?: 'together';
}

/** Plays a game to its end, each time from the worst place of the page; the steps whose tasks came. */
async function played(
	size: typeof PHONE,
	seed: number,
	{ letters = {}, seats, tempo }: Setting = {}
) {
	const table = await showPhone(game, size, seed, seats, tempo ? { tempo } : {});
	setLetters(letters);
	// what dice decide is said at once
	document.documentElement.dataset['motion'] = 'still';
	const steps = new Set<string>();
	let before = seen().task;
	for (let turn = 0; turn < 80 * table.game.seats && !table.game.over; turn++) {
		// of four, a fifth comes late
		if (turn === 30 && seats !== undefined) table.game.act('facilitator', LATE);
		window.scrollTo(0, document.documentElement.scrollHeight);
		if (!table.playOn() && !goOn(table)) break;
		await arrived();
		const { task } = seen();
		if (task !== '' && task !== before) {
			await until(seen, ({ out }) => out.length === 0);
			steps.add(task.split(' ').at(-2) ?? '');
		}
		before = task;
	}
	return steps;
}

test.each(isWhole ? SIZES : SIZES.slice(0, 1))(
	'§13 in games at %o the task and its button are in view at each step',
	async (size, games) => {
		const steps = new Set<string>();
		for (let seed = 1; seed <= games; seed++)
			for (const step of await played(size, seed)) steps.add(step);
		const most = ['sphere', 'challenge', 'plan', 'agree', 'roll'];
		expect([...steps]).toEqual(expect.arrayContaining(most));
	}
);

test.runIf(isWhole).each(SIZES)(
	'§13 in games of four with a late joiner at %o the task and its button are in view at each step, loans and prices too',
	async (size, games) => {
		const steps = new Set<string>();
		for (let seed = 1; seed <= games; seed++)
			for (const step of await played(size, seed, { seats: 4 })) steps.add(step);
		const most = ['sphere', 'challenge', 'plan', 'agree', 'roll', 'mixed'];
		expect([...steps]).toEqual(expect.arrayContaining(most));
	}
);

/** As a class plays: at the size of most phones always, at every other one with all the rest. */
test.each(isWhole ? SIZES.map(([size]) => size) : [PHONE])(
	'§13.2 in a lesson of four who prepare together at %o the task and its button are in view at each step',
	async (size) => {
		const steps = await played(size, 1, { seats: 4, tempo: 'together' });
		const most = ['sphere', 'challenge', 'plan', 'agree', 'roll'];
		expect([...steps]).toEqual(expect.arrayContaining(most));
	}
);

test.each(isWhole ? LETTERS : LETTERS.slice(-1))(
	'with letters set to %o the task and its button are in view on a phone',
	async (letters) => {
		const steps = await played({ width: 390, height: 844 }, 1, { letters });
		expect(steps.size).toBeGreaterThan(2);
	}
);

test('at 200 % the task and its button are in view on a phone', async () => {
	const steps = await played({ width: 195, height: 422 }, 1);
	expect(steps.size).toBeGreaterThan(2);
});

test('the head of a page of 320 px says the phase alone; where there is room, the round too', async () => {
	const table = await showPhone(game, { width: 320, height: 568 });
	const said = () => {
		const [words] = visible('.title .caps');
		const round = words?.querySelector('span');
		return [words?.textContent.trim(), (round?.getBoundingClientRect().width ?? 0) > 1];
	};
	for (let done = 0; done < 40 && said()[0] !== 'Phase 1 · round 1'; done++) {
		if (!table.playOn()) goOn(table);
		await arrived();
	}
	expect(said()).toEqual(['Phase 1 · round 1', false]);
	await resize(PHONE);
	expect(said()).toEqual(['Phase 1 · round 1', true]);
});
