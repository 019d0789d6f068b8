/** The desk: what it is asked for, and what leads the table, is in view whatever tab is open and wherever the page stands. */
import { expect, test } from 'vitest';
import { anyModule } from '../../../../src/lib/engine/module.ts';
import { biome } from '../../../../src/lib/games/biome/index.ts';
import { games } from '../../../../src/lib/games/registry.ts';
import { TABS } from '../../../../src/routes/workshop/[workshop]/table/tabs.ts';
import { showDesk } from '../../../components/desk.ts';
import { faults } from '../../../components/axe.ts';
import { drawn, PHONE, speak } from '../../../components/mounting.ts';
import { beyond, inView, LETTERS, setLetters } from '../../../components/seen.ts';
import { arrived } from '../../../components/tables.ts';

const game = anyModule(biome);
const DESK = { width: 1440, height: 900 };
const SIZES = [PHONE, DESK, { width: 320, height: 568 }];

/** What of the desk's task is out of view, from the top and from the end of the page. */
async function hidden(): Promise<string[]> {
	const found: string[] = [];
	for (const top of [0, document.documentElement.scrollHeight]) {
		window.scrollTo(0, top);
		await drawn();
		const parts = [...document.querySelectorAll('[data-task], [data-act]')];
		found.push(...parts.filter((one) => !inView(one)).map((one) => one.outerHTML.slice(0, 120)));
	}
	return found;
}
/** What leads a table, without what its dialogs hold. */
const ways = () => [...document.querySelectorAll('.lead .ways button:not(dialog button)')];
const task = () => document.querySelector<HTMLElement>('[data-task]')?.dataset['task'] ?? '';

test.each(SIZES)('at %o what the desk is asked for and its button are in view', async (size) => {
	const table = await showDesk(game, size, { wait: 20 });
	const seen = new Set<string>();
	for (let turn = 0; turn < 60 && seen.size < 2; turn++) {
		if (task() !== '') seen.add(task());
		expect(await hidden()).toEqual([]);
		if (!table.playOn()) table.game.act('facilitator', { type: 'advance' });
		if (turn === 20) table.game.act('facilitator', { type: 'endPhase' });
		await arrived();
	}
	expect([...seen]).toEqual(['start setup', 'start between']);
	table.pausedAt = 1;
	await arrived();
	expect(task()).toBe('paused');
	expect(document.querySelectorAll('[data-act]')).toHaveLength(1);
	expect(await hidden()).toEqual([]);
});

test.each(LETTERS)(
	'with letters set to %j what the desk is asked for and its button are in view on a phone',
	async (letters) => {
		await showDesk(game, { width: 390, height: 844 });
		setLetters(letters);
		await arrived();
		expect(document.querySelectorAll('[data-act]')).toHaveLength(1);
		expect(await hidden()).toEqual([]);
	}
);

test('at 200 % what the desk is asked for and its button are in view on a phone', async () => {
	await showDesk(game, { width: 195, height: 422 });
	expect(document.querySelectorAll('[data-act]')).toHaveLength(1);
	expect(await hidden()).toEqual([]);
});

test.each(TABS)('nothing of %s is wider than a phone at 200 %', async (tab) => {
	await showDesk(game, { width: 195, height: 422 }, { tab, others: 1 });
	expect(await beyond(195)).toEqual([]);
});

test.each(['en', 'ar'] as const)(
	'in %s axe finds nothing in what the desk leads now, by day and by night',
	async (locale) => {
		speak(locale);
		await showDesk(game, PHONE);
		document.documentElement.dataset['light'] = 'day';
		expect(await faults('part')).toEqual([]);
		document.documentElement.dataset['light'] = 'night';
		await drawn();
		expect(await faults('part', 'colours')).toEqual([]);
	}
);

test.each(TABS)(
	'a stop, a step back, a word and acting for a seat are there on %s',
	async (tab) => {
		const table = await showDesk(game, PHONE, { tab });
		while (table.game.view('table')['phase'] === 'setup') table.playOn();
		await arrived();
		const names = ways().map(({ textContent }) => textContent.trim().split(' ')[0]);
		expect(names).toEqual(['Eyes', 'Undo', 'Note', 'Skip', 'Act']);
		expect(document.documentElement.scrollWidth).toBe(PHONE.width);
	}
);

test('a game without words of the desk’s has the same row', async () => {
	const hunt = games.find(({ id }) => id === 'hunt');
	if (!hunt) throw new Error('hunt is a game');
	await showDesk(hunt, PHONE);
	expect(ways()).toHaveLength(4);
	expect(document.querySelector('[data-task]:not([data-task=""])')).toBeNull();
});

test.each([
	[0, 'JC4 M7P'],
	[1, 'WXY Z23']
])('beside %i other tables the large code is %s', async (others, large) => {
	await showDesk(game, DESK, { others });
	const join = document.querySelector('section[aria-labelledby="invite"]');
	expect(join?.querySelector('p.font-display')?.textContent.trim()).toBe(large);
	// the table's own is said beside the workshop's
	expect(join?.textContent).toContain('JC4 M7P');
});
