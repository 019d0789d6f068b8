/** At the desk it is seen at once who of the class list is not there, by table. */
import { expect, test } from 'vitest';
import * as m from '../../../../src/lib/paraglide/messages.js';
import Missing from '../../../../src/routes/workshop/[workshop]/list/Missing.svelte';
import { show } from '../../../components/mounting.ts';

const list = {
	...{ apart: [], seed: null },
	pupils: [
		...['Anna', 'Ben', 'Cem & Co'].map((name) => ({ name, table: 'oak' })),
		...['Dora', 'Emil'].map((name) => ({ name, table: 'ash' })),
		{ name: 'Finn', table: 'gone' }
	]
};
const line = (table: string, title: string, names: string[], absent: string[] = []) => ({
	...{ table, title, names, absent }
});
const said = () =>
	[...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent.trim());

test('who never came and who is offline are missing; who shares a seat, or sits elsewhere, is not', async () => {
	const lines = [
		line('oak', 'Oak', ['Zoe', 'ben & Cem & Co', '']),
		line('ash', 'Ash', ['Dora', 'Emil'], ['Dora'])
	];
	await show(Missing, { workshop: 'w', list, lines });
	expect(document.querySelector('summary')?.textContent.trim()).toBe(
		m.pupils_here({ here: 3, all: 6 })
	);
	expect(said()).toEqual(['Oak', 'Anna', 'Ash', 'Dora', m.pupils_no_table(), 'Finn']);
	expect(document.querySelector('dt a')?.getAttribute('href')).toBe('?table=oak&tab=people');
});

test('without a list there is only the way to it', async () => {
	await show(Missing, { workshop: 'w', list: null, lines: [line('oak', 'Oak', ['Anna'])] });
	expect(document.body.innerText.trim()).toBe(m.pupils_title());
	expect(document.querySelector('a')?.getAttribute('href')).toBe('/workshop/w/list');
});
