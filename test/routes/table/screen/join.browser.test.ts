/** How the wall says how to join: one code for the whole room, before play and in it. */
import { expect, test } from 'vitest';
import Join from '../../../../src/routes/table/[table]/screen/Join.svelte';
import { PROJECTOR, show } from '../../../components/mounting.ts';
import { INVITATION } from '../../../components/tables.ts';

const invitation = { ...INVITATION, places: [] };
const given = { table: 'Oak', code: 'JC4M7P', invitation, hidden: false };
const workshop = { title: 'Class 6b', code: 'WXYZ23', invitation };

test.each([true, false])(
	'where there are more tables, the large code is the workshop’s; large: %o',
	async (large) => {
		await show(Join, { ...given, workshop, large }, PROJECTOR);
		expect(document.querySelector('b')?.innerText).toBe('WXY Z23');
	}
);

test('a table of its own has its own code', async () => {
	await show(Join, { ...given, workshop: null, large: false }, PROJECTOR);
	expect(document.querySelector('b')?.innerText).toBe('JC4 M7P');
});
