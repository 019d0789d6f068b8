/** §2, §5 Who knows what: choices before all are shown, and the shells that others have left. */
import type { Audience, GameEvent } from 'borrowed-earth/engine/module.ts';
import type { Random } from 'borrowed-earth/engine/random.ts';
import { poolsOf } from './pools.ts';
import { HIDDEN, SHELLS, type Choice, type Shown, type State, type TideEvent } from './state.ts';

/** What an audience sees: of others only whether they have chosen; their shells where the table says so. */
export const view = (state: State, audience: Audience): State => ({
	...state,
	chosen: state.chosen.map((choice, seat) =>
		choice === null || seat === audience ? choice : HIDDEN
	),
	shells: state.shells.map((shells, seat) =>
		state.open || state.over || seat === audience ? shells : shells.map(() => null)
	)
});

/** A game that this audience cannot tell from the real one: other shells, other choices. */
export function redeal(known: State, _audience: Audience, random: Random): State {
	const free = poolsOf(known, null);
	const shells = known.shells.map((left, seat) => {
		if (!left.includes(null)) return left;
		const spent = known.last.find((choice) => choice.seat === seat)?.shell;
		return random.shuffle(SHELLS.filter((shell) => shell !== spent)).slice(0, left.length);
	});
	const chosen = known.chosen.map((choice, seat): Choice | null => {
		if (choice !== HIDDEN) return choice;
		const [shell] = random.shuffle(shells[seat] ?? []);
		const [pool] = random.shuffle(free);
		return { shell: shell ?? 1, pool: pool ?? [0, 0] };
	});
	return { ...known, shells, chosen };
}

/** §5 Where shells are hidden, what was shown is remembered by whoever paid attention, not looked up. */
export const faded = {
	view: (known: State): State => (known.open ? known : { ...known, last: known.last.map(dimmed) }),
	event: (event: GameEvent): GameEvent => {
		const told = event as TideEvent;
		if (told.type !== 'shown' || told.open) return event;
		return { ...told, choices: told.choices.map(dimmed) };
	}
};

const dimmed = (choice: Shown): Shown => ({ ...choice, shell: null });
