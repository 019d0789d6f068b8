/** One screen, one task: through a game of every board the act is in view wherever the page was scrolled to, its sentence is whole, and the board stays. */
import { expect, test } from 'vitest';
import { PHONE, resize, until } from '../components/mounting.ts';
import { visible } from '../components/seen.ts';
import { showPhone } from '../components/tables.ts';
import { isWhole, partOf } from '../whole.ts';
import { boards, played } from './taskByTask.ts';

const PHONES = [PHONE, { width: 320, height: 568 }, { width: 844, height: 390 }];
const OTHERS = [
	{ width: 390, height: 844 },
	{ width: 768, height: 1024 },
	{ width: 1440, height: 900 }
];
/** Every game at every size where there is time; else some, each at one of a phone's. */
const sized = partOf(boards).flatMap(([id, game], place) =>
	(isWhole ? [...PHONES, ...OTHERS] : PHONES.slice(place % 3, (place % 3) + 1)).map(
		(size) => [id, size, game] as const
	)
);

test.each(sized)(
	'%s at %o: the task and its button are in view at each step, the sentence is whole and the board stays',
	async (_id, size, game) => {
		const { tops, tasks } = await played(await showPhone(game, size));
		expect(tasks).toBeGreaterThan(0);
		expect([...tops]).toHaveLength(1);
	}
);

test('a status that lost its lines on a small phone has them again in a large window', async () => {
	const [, game] = boards.find(([id]) => id === 'wrecktangle') ?? [];
	if (!game) throw new Error('wrecktangle is a game');
	const table = await showPhone(game, { width: 320, height: 568 });
	while (!table.game.toAct.includes(0)) table.playOn();
	const opens = () => visible('.status [aria-expanded]').length;
	await until(opens, (count) => count === 1);
	await resize({ width: 844, height: 390 });
	await resize({ width: 1440, height: 900 });
	await until(opens, (count) => count === 0);
	const rules = document.querySelector('.status .rules');
	expect(rules?.scrollHeight).toBe(rules?.clientHeight);
	expect(rules?.textContent.trim()).not.toBe('');
});
