/** What an action would bring, before it is confirmed. */
import type { Seat } from '../../../engine/module.ts';
import * as pieces from '../../../pieces/picking/preview.ts';
import { apply } from '../rules/rules.ts';
import type { Action, HuntEvent, State } from '../rules/state.ts';

export type Preview = pieces.Preview<State, HuntEvent>;

/** Plays a legal action that needs no die on a copy. */
export const previewOf = (view: State, seat: Seat, action: Action): Preview =>
	pieces.preview(apply, view, seat, action);

/** How many pieces a seat loses. */
export const lossOf = (events: readonly HuntEvent[], seat: Seat): number =>
	events.filter((event) => event.type === 'struck' && event.seat === seat).length;
