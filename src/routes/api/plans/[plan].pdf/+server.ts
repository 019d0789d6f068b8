import { networkOf } from '$lib/server/base/networks.ts';
import { limited, refuseDoor, refuseField } from '$lib/server/http/requests.ts';
import { pdfAnswer, stockOf } from '$lib/server/http/pdfAnswer.ts';
import * as m from '$lib/paraglide/messages.js';
import { planRecord } from '../../../plans/planRecord.ts';
import { LENGTHS, planOf } from '../../../plans/plans.ts';
import type { RequestHandler } from './$types';

/** A plan of three lessons on two pages: `?minutes=45` (as without it), 60 or 90 for each. */
export const GET: RequestHandler = async (event) => {
	const stock = stockOf(event.url);
	const asked = event.url.searchParams.get('minutes') ?? String(LENGTHS[0]);
	const minutes = LENGTHS.find((one) => String(one) === asked) ?? refuseField('minutes');
	const plan = (await planOf(event.params.plan, minutes)) ?? refuseDoor(404, 'no-such-door');
	const network = networkOf(event.getClientAddress());
	limited('pages', `plans ${network}`);
	const from = { workshop: network, who: 'plan' };
	return pdfAnswer(
		from,
		() => ({ record: planRecord(plan), name: m.plans_file({ plan: plan.name }) }),
		stock
	);
};
