/** Which task a seat has, so that its page goes there when another one comes. */
import type { Seat } from '../../../../engine/module.ts';
import { whenOf } from '../../history/whenOf.ts';
import type { State } from '../../rules/state.ts';
import { toAct } from '../../rules/toAct.ts';

/** A name for what this seat is asked to do at a turn: another one at each step, and at each turn; empty while it waits. */
export const taskOf = (view: State, seat: Seat | null): string =>
	seat === null || view.paused || view.phase === 'over' || !toAct(view).includes(seat)
		? ''
		: [view.phase, whenOf(view), view.active, view.step, view.current?.back?.why ?? ''].join(' ');
