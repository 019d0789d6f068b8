/** A loan as light: over the lender's screen, then the wall, then the borrower's. Each plays its own part from the entry of the log; no clock goes between devices. */
import type { Attachment } from 'svelte/attachments';
import type { Seat } from '../../../engine/module.ts';
import type { Told } from '../../../pieces/trail.ts';
import { wantsStill } from '../../../ui/look.ts';
import { partOf } from './shared/parts.ts';
import type { SceneLoan } from '../world/loans.ts';
import { isBuildPlan, type Plan, type State } from '../rules/state.ts';

/** Milliseconds after the entry at which each screen begins, and how long its part takes. */
const BEGINS = { lender: 0, wall: 700, borrower: 1400 };
const LASTS = 900;

/** The loan with which dice were thrown last; null where nothing was borrowed, and where that was before the page was opened. */
export function lentIn(view: State, { events, old }: Told): SceneLoan | null {
	const rolled = old ? undefined : events.find(({ type }) => type === 'rolled');
	if (typeof rolled?.['seat'] !== 'number') return null;
	const borrower = rolled['seat'];
	const plan = planOf(view, borrower);
	if (!plan || isBuildPlan(plan) || !plan.borrow) return null;
	return { lender: plan.borrow.seat, id: plan.borrow.id, borrower };
}

/** The plan that a seat has just rolled for: its turn goes on, or has ended with that. */
function planOf({ current, active, history }: State, seat: Seat): Plan | null {
	if (active === seat && current?.roll) return current.plan;
	const turn = history.findLast((entry) => entry.kind === 'turn');
	return turn?.seat === seat ? turn.plan : null;
}

/** A bar of light runs over a screen, from the lender up and down to the borrower; where nothing moves it comes and goes. */
export const passing =
	(role: 'lender' | 'borrower'): Attachment<HTMLElement> =>
	(bar) => {
		const away = role === 'lender' ? -1 : 1;
		const run = [{ translate: `0 ${-away * 100}%` }, { translate: `0 ${away * 100}%` }];
		const fade = [0, 0.4, 0].map((opacity) => ({ opacity, translate: '0 0' }));
		return begun(bar, wantsStill() ? fade : run, BEGINS[role]);
	};

/** A loan's thread, as a part of the stage is called: the same loan has the same, whenever the wall is told of it. */
export const threadOf = (loan: SceneLoan | null): string | null =>
	loan && `thread ${loan.id} ${String(loan.borrower)}`;

/** A thread shines on the wall. */
export const shining =
	(part: string | null): Attachment =>
	(stage) => {
		const thread = part !== null && partOf(stage, part);
		if (!thread) return;
		const shine = { filter: 'brightness(1.7) drop-shadow(0 0 10px #fffcf4)' };
		return begun(
			thread,
			[{}, { ...shine, offset: 0.3 }, { ...shine, offset: 0.7 }, {}],
			BEGINS.wall
		);
	};

function begun(element: Element, frames: Keyframe[], delay: number): () => void {
	const going = element.animate(frames, {
		delay,
		duration: LASTS,
		easing: 'ease-in-out',
		fill: 'backwards'
	});
	return () => going.cancel();
}
