/** Which plan of somebody else's was opened at the wheel. */
import type { Seat } from '../../../../../engine/module.ts';
import { lensOf, preparing } from '../../../rules/together/prepared.ts';
import type { State } from '../../../rules/state.ts';

/** Null for none. */
export const opened = $state<{ seat: Seat | null }>({ seat: null });

/** Each turn of the others' that has a plan to read, as if it were the one in progress; the one in progress is read already. */
export const toRead = (view: State, seat: Seat | null): State[] =>
	preparing(view)
		.filter((one) => one !== seat && !(view.step === 'roll' && one === view.active))
		.flatMap((one) => lensOf(view, one) ?? [])
		.filter(({ current }) => current?.plan);
