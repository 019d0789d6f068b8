import { openBranch } from '$lib/server/computers/whatIf.ts';
import { bodyOf, leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { Seq } from '$lib/server/base/shapes.ts';
import { isDoorCode } from '$lib/server/base/codes.ts';
import { findTable } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const From = v.strictObject({ entry: Seq });

/** Opens a table that goes on by itself from before an entry; the real game stays as it is. */
export const POST: RequestHandler = async (event) => {
	const table = await leadingTable(event);
	const { entry } = await bodyOf(event.request, From);
	const { workshop } = (await findTable(table)) ?? refuseDoor(404, 'no-such-table');
	limited('tables', workshop);
	const opened = (await openBranch(table, entry)) ?? refuseDoor(404, 'no-such-table');
	if ('refused' in opened) {
		const { code } = opened.refused;
		return refuseDoor(409, isDoorCode(code) ? code : 'broken');
	}
	return json({ table: opened.table.id }, { status: 201 });
};
