/** The three moments at which each game is tried: true to its rules, and good. */
import { describe, expect, test } from 'vitest';
import { play, replay, type Entry, type Position } from '../../src/lib/engine/referee.ts';
import { replaying } from '../../src/lib/engine/random.ts';
import { worthOf } from '../../src/lib/engine/worth.ts';
import { sameJson } from '../../src/lib/engine/json.ts';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import { positionOf, TRIES, type TryName } from '../../src/lib/games/kit/tries.ts';
import { triesOf } from '../../src/lib/games/tries.ts';
import { gamesWith } from './having.ts';

/** A moment before the good move, and after all that came of it. */
async function moment(game: AnyModule, name: TryName) {
	const tries = await triesOf(game.id);
	if (!tries) throw new Error(`${game.id} cannot be tried in the middle`);
	const { seat, before, after } = positionOf(tries, name);
	const at = before.reduce<Position | null>((now, entry) => played(game, now, entry), null);
	if (!at) throw new Error('a game begins with its set-up');
	return { seat, at, after, end: after.reduce((now, entry) => played(game, now, entry), at) };
}

/** The position after one more entry, which the rules must let pass. */
function played(game: AnyModule, now: Position | null, { deed, draws }: Entry): Position {
	if (!now) return replay(game, [{ seq: 0, id: '0', deed, draws, told: [] }]);
	if (deed.kind !== 'action') throw new Error('only actions follow the set-up');
	const dealt = (drawn: number[]) => {
		drawn.push(...draws);
		return replaying(draws);
	};
	const answer = play(game, now, deed.actor, deed.action, dealt);
	if ('refused' in answer) throw new Error(`refused: ${answer.refused.code}`);
	return answer.position;
}

const tried = gamesWith('tries.json');

describe.each(tried.map((game) => [game.id, game] as const))('%s', (_id, game) => {
	test.each(TRIES)(
		'%s: the game plays again, and the good move is one of several',
		async (name) => {
			const { seat, at, after } = await moment(game, name);
			expect(game.toAct(game.view(at.state, 'table'))).toContain(seat);
			const open = [...game.legal(game.view(at.state, seat), seat)];
			expect(open.length).toBeGreaterThan(1);
			const [good] = after;
			const action = good?.deed.kind === 'action' ? good.deed.action : null;
			expect(open.some((one) => sameJson(one, action))).toBe(true);
		}
	);

	test('what is taken helps at once, what lies in wait later, and the last wins', async () => {
		const rise = async (name: TryName) => {
			const { seat, at, end } = await moment(game, name);
			return worthOf(game, end.state, seat) - worthOf(game, at.state, seat);
		};
		expect(await rise('take')).toBeGreaterThan(0);
		expect(await rise('trap')).toBeGreaterThan(0);
		const { seat, at, end } = await moment(game, 'win');
		expect(game.outcome(at.state)).toBeNull();
		expect(game.outcome(end.state)?.winners).toContain(seat);
	});
});
