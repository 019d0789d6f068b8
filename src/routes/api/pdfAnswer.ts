/** What every door of prints shares: the paper, and the answer once it is printed. */
import type { RecordDocument } from '$lib/engine/record.ts';
import { dispositionOf } from '$lib/print/disposition.ts';
import { printLater, PrintQueueFull } from '$lib/print/printQueue.ts';
import { refuseDoor, refuseField } from '$lib/server/http/requests.ts';

/** How it is put on paper: its size, without colours, two pages beside each other to be folded. */
interface Stock extends Pick<RecordDocument, 'grey' | 'folded'> {
	readonly paper: Parameters<typeof printLater>[1];
}

/** After how many seconds a full queue may be asked again. */
const BUSY = 5;

/** `?paper=a4` (as without it) or `letter`, `?ink=colour` (as without it) or `black`, `?fold=no` (as without it) or `yes`. */
export function stockOf({ searchParams }: URL): Stock {
	const paper = searchParams.get('paper') ?? 'a4';
	if (paper !== 'a4' && paper !== 'letter') return refuseField('paper');
	const ink = searchParams.get('ink') ?? 'colour';
	if (ink !== 'colour' && ink !== 'black') return refuseField('ink');
	const fold = searchParams.get('fold') ?? 'no';
	if (fold !== 'no' && fold !== 'yes') return refuseField('fold');
	return { paper, grey: ink === 'black', folded: fold === 'yes' };
}

/** What is to be printed, and what its file is called without its ending. */
interface Made {
	readonly record: RecordDocument;
	readonly name: string;
}

/** A PDF to download, of what `make` puts together when its turn comes. */
export async function pdfAnswer(
	make: () => Made | Promise<Made>,
	{ paper, ...stock }: Stock,
	tell?: (made: number) => void
): Promise<Response> {
	let name = '';
	const named = async () => {
		const made = await make();
		({ name } = made);
		return { ...made.record, ...stock };
	};
	const bytes = await printLater(named, paper, tell).catch((cause: unknown) => {
		if (cause instanceof PrintQueueFull)
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
