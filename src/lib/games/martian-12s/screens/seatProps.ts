/** What a row of somebody who plays is given, on a phone and on the wall. */
import type { Seat } from '../../../engine/module.ts';
import type { PartProps } from '../../kit/pictures.ts';
import type { State } from '../rules/state.ts';

export interface SeatProps extends PartProps<State> {
	readonly seat: Seat;
	/** Its last pyramid was pulled just now. */
	readonly last: boolean;
}
