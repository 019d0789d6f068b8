/** How a process knows a request of another one: by the cluster's secret, compared in a time that says nothing of it. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hashOf } from '../base/tokens.ts';

/** The header that goes along from process to process, and never to a visitor. */
export const RELAYED = 'x-borrowed-earth-cluster';

export const secret = (): string => process.env['CLUSTER_SECRET'] ?? '';

/** Whether another process of the cluster has sent this. The header is taken out: nothing behind this sees it. */
export function isRelayed(headers: IncomingHttpHeaders): boolean {
	const { [RELAYED]: given } = headers;
	Reflect.deleteProperty(headers, RELAYED);
	if (typeof given !== 'string' || secret() === '') return false;
	const [one, other] = [given, secret()].map((word) => Buffer.from(hashOf(word)));
	return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
