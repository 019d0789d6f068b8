import { credentialsOf, refuseDoor } from '$lib/server/http/requests.ts';
import { metrics } from '$lib/server/base/metrics.ts';
import { hashOf } from '$lib/server/base/tokens.ts';
import type { RequestHandler } from './$types';

/** The server's figures for Prometheus. There is no such door unless METRICS_TOKEN is set, and for nobody without it. */
export const GET: RequestHandler = async (event) => {
	const wanted = process.env['METRICS_TOKEN'] ?? '';
	const [given = ''] = credentialsOf(event).bearer;
	// hashes, so that the time of the comparison says nothing of the token
	if (wanted === '' || hashOf(given) !== hashOf(wanted)) return refuseDoor(404, 'no-such-door');
	const { type, text } = await metrics();
	return new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
};
