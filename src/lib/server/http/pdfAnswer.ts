/** What every door of prints shares: the paper, and the answer once it is printed. */
import type { RecordDocument } from '../../engine/record.ts';
import { dispositionOf } from '../../print/disposition.ts';
import type { Paper } from '../../print/page.ts';
import { inTurn, refuseField } from './requests.ts';
import { printLater } from '../prints/printQueue.ts';
import type { From } from '../base/orders.ts';

/** How it is put on paper: its size, without colours, two pages beside each other to be folded. */
interface Stock extends Pick<RecordDocument, 'grey' | 'folded'> {
	readonly paper: Paper;
}

/** `?paper=a4` (as without it) or `letter`, `?ink=colour` (as without it) or `black`, `?fold=no` (as without it) or `yes`, which is refused where pages are not set for half a sheet. */
export function stockOf({ searchParams }: URL, foldable = false): Stock {
	const paper = searchParams.get('paper') ?? 'a4';
	if (paper !== 'a4' && paper !== 'letter') return refuseField('paper');
	const ink = searchParams.get('ink') ?? 'colour';
	if (ink !== 'colour' && ink !== 'black') return refuseField('ink');
	const fold = searchParams.get('fold') ?? 'no';
	if (fold !== 'no' && !(fold === 'yes' && foldable)) return refuseField('fold');
	return { paper, grey: ink === 'black', folded: fold === 'yes' };
}

/** What is to be printed, and what its file is called without its ending. */
interface Made {
	readonly record: RecordDocument;
	readonly name: string;
}

/** Pages for a browser to show and print, of a record that its game sets page by page. */
export const svgAnswer = async (
	from: From,
	record: RecordDocument,
	paper: Paper
): Promise<string> => {
	const bytes = await inTurn(printLater(from, () => record, paper, undefined, 'svg'));
	return Buffer.from(bytes).toString();
};

/** A PDF to download, of what `make` puts together when its turn comes. */
export async function pdfAnswer(
	from: From,
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
	const bytes = await inTurn(printLater(from, named, paper, tell));
	return new Response(Buffer.from(bytes), {
		headers: {
			'content-type': 'application/pdf',
			'content-disposition': dispositionOf(name),
			'cache-control': 'private, no-store'
		}
	});
}
