import { isObject } from '$lib/engine/json.ts';
import { answerPlayed, answerRewound } from '$lib/server/http/answers.ts';
import { askedAt } from '$lib/server/http/leading.ts';
import { refuseDoor, refuseField } from '$lib/server/http/requests.ts';
import { ActionId, Minutes, Note, Seq, View } from '$lib/server/base/shapes.ts';
import { setBackOn } from '$lib/server/tables/settingBack.ts';
import { findTable, host, setAt } from '$lib/server/tables/tables.ts';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Clock = v.strictObject({ of: v.picklist(['turn', 'phase', 'table']), minutes: Minutes });
/** Two tables, or none. */
const Pair = v.pipe(
	v.array(v.string()),
	v.check(({ length }) => length === 0 || length === 2),
	v.check((tables) => new Set(tables).size === tables.length)
);
const Screen = v.pipe(
	v.custom<object>(isObject),
	v.strictObject({
		view: v.optional(View),
		size: v.optional(v.picklist([1, 1.25, 1.5])),
		code: v.optional(v.boolean()),
		table: v.optional(v.nullable(v.string())),
		compare: v.optional(Pair),
		point: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
		clocks: v.optional(v.boolean()),
		bell: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))))
	})
);

const Setting = v.strictObject({
	id: ActionId,
	paused: v.optional(v.boolean()),
	note: v.optional(v.nullable(Note)),
	clocks: v.optional(v.pipe(v.array(Clock), v.maxLength(3))),
	screen: v.optional(Screen),
	hidden: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(4000))), v.maxLength(100))),
	approve: v.optional(v.boolean()),
	reactions: v.optional(v.boolean()),
	tutor: v.optional(v.boolean()),
	hand: v.optional(v.null()),
	pace: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)))
});

/** Sets something at the table beside its game; what is left out stays. A repeated `id` is answered from the log. */
export const POST: RequestHandler = async (event) => {
	const table = event.params.table;
	const { sent, hosted } = await askedAt(event, Setting);
	const { id, ...setting } = sent;
	if (Object.keys(setting).length === 0) refuseField('body');
	await checkScreen(table, 'table', [setting.screen?.table ?? []].flat());
	await checkScreen(table, 'compare', setting.screen?.compare ?? []);
	return answerPlayed(hosted.game.id, await setAt(table, id, setting));
};

const Taken = v.strictObject({ id: ActionId, seq: Seq });

/** Takes back what entry `seq` has set; 409 `moved-on` where the desk has set it anew since. */
export const DELETE: RequestHandler = async (event) => {
	const { table } = event.params;
	const { sent, hosted } = await askedAt(event, Taken);
	return answerRewound(hosted.game.id, await setBackOn(host, table, sent.id, sent.seq));
};

/** A projector only shows tables that the same facilitator leads. */
async function checkScreen(
	here: string,
	field: 'table' | 'compare',
	shown: readonly string[]
): Promise<void> {
	const one = await findTable(here);
	for (const id of shown) {
		const other = await findTable(id);
		if (!other || one?.workshop !== other.workshop) {
			refuseDoor(400, 'no-such-screen-table', {}, { field: `screen.${field}` });
		}
	}
}
