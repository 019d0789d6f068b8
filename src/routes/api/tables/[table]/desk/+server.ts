import { isObject } from '$lib/engine/json.ts';
import {
	answerPlayed,
	bodyOf,
	leadingTable,
	limited,
	refuseDoor,
	refuseField
} from '$lib/server/doors.ts';
import { ActionId, Note } from '$lib/server/shapes.ts';
import { findTable, setAt, standingOf } from '$lib/server/tables.ts';
import { SCREEN_VIEWS } from '$lib/table/leading.ts';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600));
const Clock = v.strictObject({ of: v.picklist(['turn', 'phase', 'table']), minutes: Minutes });
const Screen = v.pipe(
	v.custom<object>(isObject),
	v.strictObject({
		view: v.optional(v.picklist(SCREEN_VIEWS)),
		size: v.optional(v.picklist([1, 1.25, 1.5])),
		code: v.optional(v.boolean()),
		table: v.optional(v.nullable(v.string()))
	})
);

const Setting = v.strictObject({
	id: ActionId,
	paused: v.optional(v.boolean()),
	note: v.optional(v.nullable(Note)),
	clocks: v.optional(v.pipe(v.array(Clock), v.maxLength(3))),
	screen: v.optional(Screen),
	hidden: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(4000))), v.maxLength(100))),
	approve: v.optional(v.boolean())
});

/** Sets something at the table beside its game; what is left out stays. A repeated `id` is answered from the log. */
export const POST: RequestHandler = async (event) => {
	const table = event.params.table;
	await leadingTable(event, table);
	const { id, ...setting } = await bodyOf(event.request, Setting);
	if (Object.keys(setting).length === 0) refuseField('body');
	limited('actions', `facilitator ${table}`);
	const { game } = (await standingOf(table)) ?? refuseDoor(404, 'no-such-table');
	await checkScreen(table, setting.screen?.table);
	return answerPlayed(game.id, await setAt(table, id, setting));
};

/** A projector is only sent to a table that the same facilitator leads. */
async function checkScreen(here: string, there: string | null | undefined): Promise<void> {
	if (typeof there !== 'string') return;
	const [one, other] = [await findTable(here), await findTable(there)];
	if (!other || one?.workshop !== other.workshop) {
		refuseDoor(400, 'no-such-screen-table', {}, { field: 'screen.table' });
	}
}
