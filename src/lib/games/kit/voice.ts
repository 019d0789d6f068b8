/** What a computer player says where a person would write: sentences in the language of whoever asks. */
import type { Seat } from '../../engine/module.ts';

export interface Voice {
	/** The action with texts where `legal` lists an example of one; itself where there is nothing to say. */
	worded(view: unknown, seat: Seat, action: { type: string }): { type: string };
	/** What the seat tells, as an action, once there is something to tell; null while there is not. */
	telling?(view: unknown, seat: Seat): { type: string } | null;
}
