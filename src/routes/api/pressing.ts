/** What every door of prints shares: the paper, and the answer from the press. */
import type { RecordDocument } from '$lib/engine/record.ts';
import { dispositionOf } from '$lib/print/prints.ts';
import { press, PressBusy } from '$lib/print/press.ts';
import { refuseDoor, refuseField } from '$lib/server/doors.ts';

type Paper = Parameters<typeof press>[1];

/** After how many seconds a busy press may be asked again. */
const BUSY = 5;

/** `?paper=a4` (as without it) or `letter`. */
export function paperOf({ searchParams }: URL): Paper {
	const paper = searchParams.get('paper') ?? 'a4';
	return paper === 'a4' || paper === 'letter' ? paper : refuseField('paper');
}

/** The record as a PDF to download under this name. */
export async function pressed(
	record: RecordDocument,
	paper: Paper,
	name: string,
	tell?: (made: number) => void
): Promise<Response> {
	const bytes = await press(record, paper, tell).catch((cause: unknown) => {
		if (cause instanceof PressBusy)
			return refuseDoor(429, 'too-many', { seconds: BUSY }, { seconds: BUSY });
		throw cause;
	});
	return new Response(Buffer.from(bytes), {
		headers: {
			'content-type': 'application/pdf',
			'content-disposition': dispositionOf(name),
			'cache-control': 'private, no-store'
		}
	});
}
